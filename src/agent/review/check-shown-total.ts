import { type ExceededLimit, findExceededLimit } from '../../orders/index.ts';
import { readShippingOptions, readTotals, type SnapshotElement, type Totals } from '../perception/index.ts';
import { isUnaskedCharge } from '../refusals/is-unasked.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { isCartAgain } from '../view/is-bare-cart.ts';
import { lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { announcesReview } from './announces-review.ts';
import { checkGoodsPrice, checkReviewedShipping } from './check-order.ts';

/** A shop may answer to an extra that was just refused a moment after its page is at rest. */
const RECOUNTING_MS = 3_000;

/**
 * From the card on any press may turn out to be the order, so what a page says it costs is compared with the cart, the
 * chosen delivery and the ceilings before `next` is pressed. Everything that can be refused on the page was refused by
 * then. An extra among the sums may still be refused on the review itself: where that page is plainly announced, and the
 * extra is small, the way goes on to it. There the order is compared with everything.
 */
export function checkShownTotal(run: Pick<Run, 'deps' | 'memory' | 'order'>, view: View, next: SnapshotElement): void {
  const { cardTyped } = run.memory;
  if (!cardTyped && !isCartAgain(run, view)) return;
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  const shown = excessOf(run, totals);
  // A cart that comes back leads on, as far as one can tell: its sums may be those of before the delivery.
  if (!cardTyped && shown) throw new Stop(shown.code, shown.note);
  if (!cardTyped) return;
  const excess = shown === undefined ? run.memory.shownExcess : shown;
  run.memory.shownExcess = excess;
  if (shown !== undefined) checkAgreed(run, view, totals);
  if (shown !== undefined && !areSmall(run, totals))
    throw new Stop('agent_stuck', `the order contains ${nameExtras(run, totals)}`);
  if (!excess) return;
  if (!announcesReview(run, view, next) || !mayFall(run, totals)) throw new Stop(excess.code, excess.note);
  run.deps.log('a total above the ceiling may still fall before the review', { note: excess.note });
}

/** Whether a page shows a total within every ceiling, and nothing that nobody asked for. */
export function isShownAsAgreed(run: Pick<Run, 'memory' | 'order'>, view: View): boolean {
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  const { total, currency, shipping, addsUp } = totals;
  if (!total || currency === '' || extrasOf(run, totals).length > 0) return false;
  if (addsUp === true) checkAgreed(run, view, totals);
  const charge = { currency, shipping: shipping?.amountMinor ?? 0, total: total.amountMinor };
  return findExceededLimit(run.order.limits, charge) === null;
}

/** What no answer on this page can still lower: the goods, and a delivery that is chosen elsewhere. */
function checkAgreed(run: Pick<Run, 'memory'>, view: View, { subtotal, currency, shipping }: Totals): void {
  if (subtotal) checkGoodsPrice(run, view, { subtotal: subtotal.amountMinor, currency });
  if (readShippingOptions(view.snapshot, view.fields).length === 0)
    checkReviewedShipping(run, view, shipping?.amountMinor ?? 0);
}

/** A page whose total is too high gets time to count again. Null when that changed nothing, or was not needed. */
export async function awaitLowerTotal(run: Run, view: View): Promise<View | null> {
  const isTooHigh = (each: View) => shownExcess(run, each) !== null;
  if (!run.memory.cardTyped || !isTooHigh(view)) return null;
  if (!run.tries.mayTry(`count again ${view.snapshot.url}`, 1)) return null;
  const later = await lookUntil(run, view, (each) => !isTooHigh(each), RECOUNTING_MS);
  return isTooHigh(later) ? null : later;
}

/** The ceiling that the sums of a page are above; null where they are within all of them, or do not plainly say. */
function shownExcess(run: Pick<Run, 'memory' | 'order'>, { snapshot }: View): ExceededLimit | null {
  return excessOf(run, readTotals(snapshot, chosenDelivery(run.memory))) ?? null;
}

/**
 * Undefined where the page does not plainly say what the order costs. A total that its parts do not make is doubtful, but
 * no reason to order above a ceiling: it counts where it is too high.
 */
function excessOf({ order }: Pick<Run, 'order'>, totals: Totals): ExceededLimit | null | undefined {
  const { total, currency, shipping, addsUp } = totals;
  if (!total || currency === '') return undefined;
  const sure = addsUp === true;
  const charge = { currency, shipping: sure ? (shipping?.amountMinor ?? 0) : 0, total: total.amountMinor };
  return findExceededLimit(order.limits, charge) ?? (sure ? null : undefined);
}

/** Extras are small beside the order; a charge that is not is a price. */
const MOST_OF_TOTAL = 1 / 4;
/** How far a page that may be lying about its review may show more than the ceiling allows. */
const MOST_ABOVE_CEILING = 1 / 7;

function extrasOf({ memory }: Pick<Run, 'memory'>, { fees }: Totals): Totals['fees'] {
  return fees.filter((fee) => isUnaskedCharge(memory, fee));
}

function sumOf(run: Pick<Run, 'memory'>, totals: Totals): number {
  const bare = extrasOf(run, totals).reduce((sum, { money }) => sum + money.amountMinor, 0);
  return bare + taxOn(bare, totals);
}

function areSmall(run: Pick<Run, 'memory'>, totals: Totals): boolean {
  return sumOf(run, totals) <= (totals.total?.amountMinor ?? 0) * MOST_OF_TOTAL;
}

function nameExtras(run: Pick<Run, 'memory'>, totals: Totals): string {
  const names = extrasOf(run, totals).map(({ label }) => label.slice(0, 80));
  return `charges that nobody asked for: ${names.join(', ')}`.slice(0, 180);
}

/** Without its extras the order is within every ceiling, and with them only a little above. */
export function mayFall(run: Pick<Run, 'memory' | 'order'>, totals: Totals): boolean {
  const { total, currency, shipping } = totals;
  const extras = sumOf(run, totals);
  if (!total || extras === 0) return false;
  const isWithin = (minor: number) =>
    findExceededLimit(run.order.limits, { currency, shipping: shipping?.amountMinor ?? 0, total: minor }) === null;
  return isWithin(total.amountMinor - extras) && isWithin(Math.ceil(total.amountMinor / (1 + MOST_ABOVE_CEILING)));
}

/** Where tax comes on top of the prices, an extra takes its share of it along. */
function taxOn(sum: number, { total, tax, taxIncluded }: Totals): number {
  const [all, added] = [total?.amountMinor ?? 0, taxIncluded ? 0 : Math.max(0, tax?.amountMinor ?? 0)];
  return all > added ? Math.round((added * sum) / (all - added)) : 0;
}
