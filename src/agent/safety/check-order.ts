import { readCartLines } from '../perception/index.ts';
import type { ReviewedTotals } from '../read-review.ts';
import type { Run } from '../run.ts';
import { Stop } from '../stop.ts';
import type { View } from '../view.ts';
import { matchCart } from './match-cart.ts';

/**
 * Only what was asked for may be in the order. The goods may not cost more than in the cart that was verified line by
 * line; where no cart was verified, the review itself has to list every item and nothing else.
 */
export function checkReviewedItems(run: Run, view: View, totals: ReviewedTotals): void {
  const cart = run.memory.cartSubtotal;
  if (cart && (cart.currency === '' || cart.currency === totals.currency) && totals.subtotal > cart.minor) {
    throw new Stop('price_limit_exceeded', 'the goods cost more at the review than in the cart');
  }
  if (run.memory.cartVerified) return;
  const lines = readCartLines(view.snapshot, view.fields, view.actions);
  const match = matchCart(lines, run.memory.seen);
  if (match.missing.length > 0) throw new Stop('agent_stuck', 'the order could not be checked line by line');
  const charged = match.extra.filter((line) => (line.lineTotal ?? line.unitPrice)?.amountMinor !== 0);
  if (charged.length > 0) throw new Stop('agent_stuck', 'the order holds something that was not ordered');
  const wrong = match.matched.find(({ expected, quantity }) => quantity !== expected.quantity);
  if (wrong)
    throw new Stop('insufficient_stock', `the order holds ${wrong.quantity} instead of ${wrong.expected.quantity}`);
}
