import { foldText } from '../../words/fold-text.ts';
import { pricesIn, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import type { View } from '../view/view.ts';

/**
 * The ticked box at the head of a line of the cart keeps what was ordered in the order. It is named by its row: just the
 * product, or with the price of that line. What is offered along with a product has more to say, or costs something else.
 */
export function isLineSwitch(run: Pick<Run, 'memory'>, view: View, box: SnapshotElement): boolean {
  const words = box.label || box.text;
  const prices = pricesIn(words, '').map(({ amountMinor }) => amountMinor);
  if (box.checked !== true || run.memory.addedItems.length === 0) return false;
  const named = ` ${foldText(words)} `;
  return matchCart(cartLines(run, view), run.memory.addedItems).matched.some(({ line }) => {
    const [own, title] = [[line.unitPrice?.amountMinor, line.lineTotal?.amountMinor], ` ${foldText(line.title)} `];
    if (prices.length === 0) return named === title;
    return named.startsWith(title) && prices.some((price) => own.includes(price));
  });
}
