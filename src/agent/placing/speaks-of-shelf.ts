import { findPricedCards } from '../perception/index.ts';
import type { Complaint } from '../view/new-complaints.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * Whether what a page says after the order speaks of what else there is to buy. Confirmations show other products, and some
 * of those are sold out. A line of the order that is refused can be counted or taken out.
 */
export function speaksOfShelf(view: View, { code, text }: Complaint): boolean {
  if (!code.endsWith('_stock')) return false;
  const isOnCard = findPricedCards(view.snapshot);
  const said = view.snapshot.texts.filter((each) => each.text.replace(/\s+/g, ' ').trim().startsWith(text));
  if (said.length === 0 || !said.every(isOnCard)) return false;
  const counts = view.snapshot.elements.filter(({ ref }) => view.fields.get(ref)?.kind === 'quantity');
  return ![...counts, ...candidates(view, 'removeItem')].some(isOnCard);
}
