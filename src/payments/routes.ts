import type { Engine } from '../engine/index.ts';
import type { Sql } from '../platform/database.ts';
import type { Handlers } from '../platform/http/index.ts';
import { createPaymentSession } from './create-payment-session.ts';
import { readPaymentPage, writePaymentPage } from './payment-page-store.ts';
import { listPaymentSessions, readPaymentSession } from './read-payment-session.ts';
import type { EmailCodes } from './remembered/email-codes.ts';

type PaymentHandlers = Pick<
  Handlers,
  'createPaymentSession' | 'listPaymentSessions' | 'readPaymentSession' | 'readPaymentPage' | 'updatePaymentPage'
>;

export function createPaymentHandlers(deps: {
  engine: Pick<Engine, 'enqueue'>;
  codes: Pick<EmailCodes, 'readTestCodes'>;
  publicUrl(): string;
}): PaymentHandlers {
  const reading = (sql: Sql) => ({ sql, publicUrl: deps.publicUrl(), readTestCodes: deps.codes.readTestCodes });
  return {
    createPaymentSession: ({ sql, caller, input }) =>
      createPaymentSession({ sql, engine: deps.engine, publicUrl: deps.publicUrl() }, caller, input),
    listPaymentSessions: ({ sql, caller, input }) => listPaymentSessions(reading(sql), caller, input),
    readPaymentSession: ({ sql, caller, input }) => readPaymentSession(reading(sql), caller, input.sessionId),
    readPaymentPage: ({ sql, caller }) => readPaymentPage(sql, caller),
    updatePaymentPage: ({ sql, caller, input }) => writePaymentPage(sql, caller, input),
  };
}
