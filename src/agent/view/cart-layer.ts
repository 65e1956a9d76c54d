import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { LIKELY } from './certainty.ts';
import { isLayerUndrawn, layerOf } from './layer-of.ts';
import { leadsHere } from './leads-here.ts';
import { candidates, pageScore, type View } from './view.ts';

const OPENING_MS = 6_000;
const LONGEST_TITLE = 60;

/**
 * Right after something was put into the cart, a layer that names the product is the cart itself. So is one that is named
 * after the cart, also while it is still empty: most shops open it first and fill it when the merchant has answered.
 */
export function isCartOpening(run: Pick<Run, 'memory'>, view: View, control: SnapshotElement): boolean {
  if (Date.now() - run.memory.addedAt > OPENING_MS) return false;
  const isInLayer = layerOf(view, control);
  const leadsOn = candidates(view, 'goToCheckout').filter(isInLayer);
  if (run.memory.cartVerified && leadsOn.some((element) => leadsHere(view, element))) return false;
  if (candidates(view, 'declineOffer').some((element) => element.dialog === control.dialog)) return false;
  const words = view.snapshot.texts
    .filter((text) => isInLayer(text) && !text.covered)
    .map((text) => foldText(text.text));
  const names = run.memory.addedItems.map(({ title }) => foldText(title)).filter((title) => title !== '');
  if (words.some((text) => names.some((name) => text.includes(name)))) return true;
  if (isLayerUndrawn(view, control)) return true;
  return (
    words.some((text) => text.length <= LONGEST_TITLE && says('cart', text)) &&
    !words.some((text) => says('addedToCart', text))
  );
}

/** The page says that the cart is empty, which it did not say before the press: the answer is still on its way. */
export function saysEmptyMeanwhile(before: View, after: View): boolean {
  return pageScore(after, 'emptyCart') >= LIKELY && pageScore(before, 'emptyCart') < LIKELY;
}
