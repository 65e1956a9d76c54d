import { foldText } from '../../words/fold-text.ts';
import { pricesIn, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import type { View } from '../view/view.ts';

/**
 * The ticked box at the head of a line of the cart keeps what was ordered in the order. It is named by its row: the product,
 * and the price of that line. What is offered along with a product costs something else.
 */
export function isLineSwitch(run: Pick<Run, 'memory'>, view: View, box: SnapshotElement): boolean {
  const words = box.label || box.text;
  const prices = pricesIn(words, '').map(({ amountMinor }) => amountMinor);
  if (box.checked !== true || prices.length === 0 || run.memory.addedItems.length === 0) return false;
  const named = ` ${foldText(words)} `;
  return matchCart(cartLines(run, view), run.memory.addedItems).matched.some(({ line }) => {
    const own = [line.unitPrice?.amountMinor, line.lineTotal?.amountMinor];
    return named.startsWith(` ${foldText(line.title)} `) && prices.some((price) => own.includes(price));
  });
}
