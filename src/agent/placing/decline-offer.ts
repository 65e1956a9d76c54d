import { describe, press } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { isUnasked } from '../refusals/is-unasked.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { LIKELY, SURE, WEAK } from '../view/certainty.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * One more offer between the order and its confirmation. It is declined where the page says so plainly; the hands press
 * nothing that orders, and what adds to the order is never among the refusals.
 */
export async function declineOffer(run: Run, view: View, pressed: { documents: number; view: View }): Promise<boolean> {
  // Where one document holds the whole shop, another page of it is another address.
  const isElsewhere = view.snapshot.url !== pressed.view.snapshot.url;
  const isNew = run.requests.documentCount() > pressed.documents || view.snapshot.modal || isElsewhere;
  if (!isNew || !isMerchantUrl(run.site, view.snapshot.url) || cardFields(view).length > 0) return false;
  const refusal = refusalOf(view);
  if (!refusal || !run.tries.mayTry(`offer after the order ${view.snapshot.url} ${describe(refusal)}`, 2)) return false;
  run.deps.log('declining an offer after the order', { control: describe(refusal) });
  return press(run, view, refusal);
}

/**
 * "Not now" puts off anything, a bank's question too: it refuses an offer only beside the control that takes it. That may
 * be a single control that puts something into the cart; several of them are goods that the shop recommends.
 */
export function refusalOf(view: View): SnapshotElement | undefined {
  const inReach = (element: SnapshotElement) => element.frame === 0 && !element.covered;
  const [refusal] = candidates(view, 'declineOffer', SURE).filter((each) => inReach(each) && !isUnasked(each));
  if (refusal) return refusal;
  const adds = candidates(view, 'addToCart', WEAK).filter(inReach);
  const takers = [
    ...candidates(view, 'acceptOffer', SURE),
    ...view.snapshot.elements.filter(isUnasked),
    ...(adds.length === 1 ? adds : []),
  ].filter(inReach);
  return candidates(view, 'dismiss', adds.length === 1 ? LIKELY : SURE).find(
    (each) =>
      inReach(each) && !isUnasked(each) && takers.some((taker) => taker !== each && taker.dialog === each.dialog),
  );
}
