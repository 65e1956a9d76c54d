import { says } from '../../words/says.ts';
import { type CartLine, containedRate, HIGHEST_RATE, readShippingOptions, readTotals } from '../perception/index.ts';
import { findRepeatingAnswer } from '../refusals/find-repeating-answer.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { ReviewedTotals } from '../run/reviewed-totals.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { type CartMatch, isOtherVariant, matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import type { View } from '../view/view.ts';

/**
 * Only what was asked for may be in the order. The goods may not cost more than in the cart that was verified line by
 * line; where no such sum is known, the review itself has to list every item and nothing else.
 */
export function checkReviewedItems(run: Pick<Run, 'memory'>, view: View, totals: ReviewedTotals): void {
  checkGoodsPrice(run, view, totals);
  const repeating = findRepeatingAnswer(view.snapshot.elements);
  if (repeating)
    throw new Stop('agent_stuck', `the order contains a subscription: "${repeating.slice(0, 80)}" is selected`);
  const cart = run.memory.cartSubtotal;
  const lines = cartLines(run, view);
  checkLines(run, lines);
  const match = matchCart(lines, run.memory.addedItems);
  // A summary's words may hold a number that is no quantity ("4-piece set"); the same sum as in the cart settles it.
  const isSameSum = costsAsInCart(run, totals);
  const wrong = match.matched.find(
    ({ expected, line }) => line.quantity !== null && line.quantity !== expected.quantity,
  );
  if (wrong && !isSameSum)
    throw new Stop(
      'insufficient_stock',
      `the order holds ${wrong.line.quantity} instead of ${wrong.expected.quantity}`,
      false,
      wrong.expected.seen.item.url,
    );
  checkNothingLacks(match, totals);
  if (isSameSum || (run.memory.cartVerified && cart)) return;
  // Summaries leave out lines: what was verified in the cart may be missing, unless something else stands in its place.
  const mayLack = run.memory.cartVerified && match.extra.length === 0;
  if (match.missing.length > 0 && !mayLack)
    throw new Stop('agent_stuck', 'the order could not be checked line by line');
  const charged = match.extra.filter((line) => (line.lineTotal ?? line.unitPrice)?.amountMinor !== 0);
  if (charged.length > 0)
    throw new Stop(
      'agent_stuck',
      `the order contains something that was not ordered: ${charged[0]?.title.slice(0, 80)}`,
    );
  const unclear = match.matched.find(({ expected, quantity }) => quantity !== expected.quantity);
  if (unclear)
    throw new Stop('insufficient_stock', `the order holds ${unclear.quantity} instead of ${unclear.expected.quantity}`);
}

/** A cart that writes no sum of its goods has one all the same: that of the lines that were verified. */
function costsAsInCart({ memory }: Pick<Run, 'memory'>, { subtotal }: Pick<ReviewedTotals, 'subtotal'>): boolean {
  const cost = memory.cartSubtotal?.minor ?? memory.cartLinesCost ?? 0;
  return memory.cartVerified && cost > 0 && cost === subtotal;
}

/** A summary may leave out lines. Where those that it lists are worth just what the goods cost, the others are not in the order. */
function checkNothingLacks({ matched, missing }: CartMatch, { subtotal }: Pick<ReviewedTotals, 'subtotal'>): void {
  const [lacking] = missing;
  if (!lacking || matched.length === 0) return;
  const listed = matched.reduce((sum, { line }) => sum + (line.lineTotal?.amountMinor ?? Number.NaN), 0);
  if (listed === subtotal)
    throw new Stop('agent_stuck', `the order lacks "${lacking.seen.title.slice(0, 80)}"`, false, lacking.seen.item.url);
}

export function checkGoodsPrice(
  run: Pick<Run, 'memory'>,
  view: View,
  { subtotal, currency }: Pick<ReviewedTotals, 'subtotal' | 'currency'>,
): void {
  const cart = run.memory.cartSubtotal;
  if (cart && !isSameCurrency(cart.currency, currency)) {
    throw new Stop('merchant_error', `the cart was in ${cart.currency}, the review is in ${currency}`);
  }
  // A cart's own sum may leave out a tax that its lines contain.
  if (cart && subtotal > Math.max(cart.minor, run.memory.cartLinesCost ?? 0) && !isTaxedAnew(run, view, subtotal)) {
    throw new Stop('price_limit_exceeded', 'the goods cost more at the review than in the cart');
  }
}

/**
 * Prices that contain a tax follow the country of the address. Where cart and review both tell how much of them is tax, the
 * goods cost the same if they do so without it.
 */
function isTaxedAnew({ memory }: Pick<Run, 'memory'>, { snapshot }: View, subtotal: number): boolean {
  const { cartSubtotal: cart, cartRate: before } = memory;
  const now = containedRate(snapshot, readTotals(snapshot, chosenDelivery(memory)));
  if (!cart || before === null || now === null) return false;
  return subtotal / (1 + now) - cart.minor / (1 + before) <= ROUNDING;
}

/** Minor units by which two sums without their tax may differ, each worked out from a tax that was rounded. */
const ROUNDING = 1;

/** What no sum shows: another variant at the same price, and a subscription. */
function checkLines(run: Pick<Run, 'memory'>, lines: readonly CartLine[]): void {
  for (const { seen } of matchCart(lines, run.memory.addedItems).missing) {
    const other = lines.find((line) => isOtherVariant(line, seen));
    if (other)
      throw new Stop(
        'variant_not_found',
        `the order holds "${`${other.title} ${other.options}`.slice(0, 100)}" instead`,
      );
  }
  const repeats = lines.find((line) => says('recurring', `${line.title} ${line.options}`));
  if (repeats) throw new Stop('agent_stuck', `the order contains a subscription: ${repeats.title.slice(0, 80)}`);
}

/** A bare "$" of the cart may turn out to be another country's dollar, none of which is worth more; nothing else may change. */
function isSameCurrency(cart: string, review: string): boolean {
  if (cart === '' || cart === review) return true;
  return (cart === 'USD' && DOLLARS.has(review)) || (CROWNS.has(cart) && CROWNS.has(review));
}

const DOLLARS = new Set(['CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP']);
const CROWNS = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

/** The delivery that is charged is the one that was chosen, also where the merchant has changed it back. */
export function checkReviewedShipping(run: Pick<Run, 'memory'>, view: View, charged: number): void {
  const { shippingPrice } = run.memory;
  if (shippingPrice === null) return;
  // Prices of deliveries are often shown without the tax that is added later; nothing else makes one more expensive.
  if (charged > shippingPrice * (1 + HIGHEST_RATE) + 1)
    throw new Stop('merchant_error', 'the delivery costs more at the review than when it was chosen');
  const options = readShippingOptions(view.snapshot, view.fields);
  const now = options.find((option) => option.selected);
  if (now?.price && now.label !== run.memory.shippingOption && now.price.amountMinor > shippingPrice)
    throw new Stop('merchant_error', `the merchant changed the delivery to "${now.label.slice(0, 80)}"`);
}

/**
 * Choices that may be deliveries were said to be none, no other delivery was chosen, and the order charges one all the same:
 * a cheaper one may have been among them.
 */
export function checkDeniedDelivery({ memory }: Pick<Run, 'memory'>, charged: number): void {
  if (memory.deliveryDenied && memory.shippingOption === null && charged > 0)
    throw new Stop('no_shipping_method', 'a delivery is charged that nobody chose');
}

/** A delivery that was promised on the way has to be in the sums by now: a total without it is not the last one. */
export function checkPromisedDelivery({ memory }: Pick<Run, 'memory'>, isNamed: boolean): void {
  const isKnown = memory.shippingOption !== null || memory.shippingOffered || isNamed;
  if (memory.deliveryPromised && !isKnown)
    throw new Stop('agent_stuck', 'the deliveries were still to be shown, and the order names none');
}
