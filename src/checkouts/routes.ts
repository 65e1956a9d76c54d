import type { Handlers } from '../platform/http/index.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { createCheckoutQueue } from './checkout-queue.ts';
import type { CheckoutRuntime } from './checkout-runtime.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { readMerchantAccount } from './merchant-account.ts';
import { listCheckouts } from './overview/list-checkouts.ts';
import { readUsage } from './overview/read-usage.ts';
import { readCheckout } from './read-checkout.ts';
import { readEvidence, readLiveView } from './read-evidence.ts';
import { readHistory } from './read-history.ts';
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
>;

export function createCheckoutHandlers(
  deps: Pick<CheckoutRuntime, 'engine' | 'vault' | 'sealer'> & { publicUrl(): string },
): CheckoutHandlers {
  const { engine, vault, sealer, publicUrl } = deps;
  const queue = createCheckoutQueue(engine);
  return {
    createCheckout: ({ sql, caller, input }) => createCheckout({ sql, vault, queue }, caller, input),
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
    readMerchantAccount: ({ sql, caller, input }) => readMerchantAccount({ sql, sealer }, caller, input.taskId),
  };
}
