import type { Handlers } from '../platform/http/index.ts';
import { createPaymentSession } from './create-payment-session.ts';

export function createPaymentHandlers(deps: { publicUrl(): string }): Pick<Handlers, 'createPaymentSession'> {
  return {
    createPaymentSession: ({ sql, caller, input }) =>
      createPaymentSession({ sql, publicUrl: deps.publicUrl() }, caller, input),
  };
}
