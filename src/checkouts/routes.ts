import { preparePayment } from '../payments/index.ts';
import type { Handlers } from '../platform/http/index.ts';
import { createCheckoutQueue } from './checkout-queue.ts';
import type { CheckoutRuntime } from './checkout-runtime.ts';
import { cancelCheckout } from './requests/cancel-checkout.ts';
import { confirmCheckout } from './requests/confirm-checkout.ts';
import { createCheckout } from './requests/create-checkout.ts';
import { readMerchantAccount } from './requests/merchant-account.ts';
import { readCheckout } from './requests/read-checkout.ts';
import { readEvidence, readLiveView } from './requests/read-evidence.ts';
import { readHistory } from './requests/read-history.ts';

type CheckoutHandlers = Pick<
  Handlers,
  | 'createCheckout'
  | 'readCheckout'
  | 'cancelCheckout'
  | 'confirmCheckout'
  | 'readHistory'
  | 'readMerchantAccount'
  | 'readEvidence'
  | 'readLiveView'
>;

export function createCheckoutHandlers(deps: Pick<CheckoutRuntime, 'engine' | 'vault' | 'sealer'>): CheckoutHandlers {
  const { engine, vault, sealer } = deps;
  const queue = createCheckoutQueue(engine);
  return {
    createCheckout: async ({ sql, caller, input }) => {
      const { payment, ...customer } = input.customer;
      const prepared = await preparePayment({ vault }, caller, payment);
      return createCheckout({ sql, queue }, caller, { ...input, customer }, prepared);
    },
    readCheckout: ({ sql, caller, input }) => readCheckout({ sql }, caller, input.taskId),
    cancelCheckout: ({ sql, caller, input }) => cancelCheckout({ sql, vault }, caller, input),
    confirmCheckout: ({ sql, caller, input }) => confirmCheckout({ sql, engine }, caller, input),
    readHistory: ({ sql, caller, input }) => readHistory({ sql }, caller, input.taskId),
    readEvidence: ({ sql, caller, input }) => readEvidence({ sql }, caller, input),
    readLiveView: ({ sql, caller, input }) => readLiveView({ sql }, caller, input.taskId),
    readMerchantAccount: ({ sql, caller, input }) => readMerchantAccount({ sql, sealer }, caller, input.taskId),
  };
}
