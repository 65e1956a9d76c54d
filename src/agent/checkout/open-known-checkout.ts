import { openPage, tryToOpen } from '../actions/open-page.ts';
import type { PageKind } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { LIKELY } from '../view/certainty.ts';
import { pageScore, type View } from '../view/view.ts';

const CHECKOUT: readonly PageKind[] = ['address', 'shipping', 'payment', 'signInChoice'];

/**
 * For a verified cart that nothing on the page leads on from: the checkout by the address that it has on this platform.
 * Null when that is unknown, was tried, or the checkout has begun already.
 */
export async function openKnownCheckout(run: Run, view: View): Promise<View | null> {
  const address = run.hints.address('checkout');
  const begun = CHECKOUT.some((kind) => pageScore(view, kind) >= LIKELY) || run.hints.isCheckoutStep(view.snapshot.url);
  if (!address || begun || !run.memory.cartVerified || !run.tries.mayTry('checkout at its known address', 1))
    return null;
  const opened = await tryToOpen(run, address);
  if (opened && CHECKOUT.some((kind) => pageScore(opened, kind) >= LIKELY)) return opened;
  run.hints.drop('checkout', 'no checkout at its usual address');
  return openPage(run, run.memory.cartUrl ?? view.snapshot.url);
}
