import { preparePayment } from '../payments/index.ts';
import type { Handlers } from '../platform/http/index.ts';
import { createCheckoutQueue } from './checkout-queue.ts';
import type { CheckoutRuntime } from './checkout-runtime.ts';
import { listCheckouts } from './overview/list-checkouts.ts';
import { readUsage } from './overview/read-usage.ts';
import { readRehearsal } from './rehearsals/read-rehearsal.ts';
import { startRehearsal } from './rehearsals/start-rehearsal.ts';
import { cancelCheckout } from './requests/cancel-checkout.ts';
import { confirmCheckout } from './requests/confirm-checkout.ts';
import { createCheckout } from './requests/create-checkout.ts';
import { readMerchantAccount } from './requests/merchant-account.ts';
import { readCheckout } from './requests/read-checkout.ts';
import { readEvidence, readLiveView } from './requests/read-evidence.ts';
import { readHistory } from './requests/read-history.ts';
import { createTestLink, listTestLinks, revokeTestLink } from './test-links/manage-test-links.ts';

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
  | 'listCheckouts'
  | 'readUsage'
  | 'createTestLink'
  | 'listTestLinks'
  | 'revokeTestLink'
  | 'startRehearsal'
  | 'readRehearsal'
>;

export function createCheckoutHandlers(
  deps: Pick<CheckoutRuntime, 'engine' | 'vault' | 'sealer'> & { publicUrl(): string },
): CheckoutHandlers {
  const { engine, vault, sealer, publicUrl } = deps;
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
    listCheckouts: ({ sql, caller, input }) => listCheckouts({ sql }, caller, input),
    readUsage: ({ sql, caller, input }) => readUsage({ sql }, caller, input),
    createTestLink: ({ sql, caller, input }) => createTestLink({ sql, publicUrl }, caller, input),
    listTestLinks: ({ sql, caller }) => listTestLinks({ sql }, caller),
    revokeTestLink: ({ sql, caller, input }) => revokeTestLink({ sql }, caller, input.linkId),
    startRehearsal: ({ sql, caller, input }) => startRehearsal({ sql, engine }, caller, input),
    readRehearsal: ({ sql, caller, input }) => readRehearsal({ sql }, caller, input.rehearsalId),
    readMerchantAccount: ({ sql, caller, input }) => readMerchantAccount({ sql, sealer }, caller, input.taskId),
  };
}
