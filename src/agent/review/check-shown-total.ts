import { type ExceededLimit, findExceededLimit } from '../../orders/index.ts';
import { readTotals, type SnapshotElement, type Totals } from '../perception/index.ts';
import { isUnaskedFee } from '../refusals/is-unasked.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { announcesReview } from './announces-review.ts';

/** A shop may answer to an extra that was just refused a moment after its page is at rest. */
const RECOUNTING_MS = 3_000;

/**
 * From the card on any press may turn out to be the order, so what a page says it costs is held against the ceilings
 * before `next` is pressed. Everything that can be refused on the page was refused by then. An extra among the sums may
 * still be refused on the review itself: where that page is plainly announced, and only a small extra is above the ceiling,
 * the way goes on to it. There the order is held against the ceilings in full.
 */
export function checkShownTotal(run: Pick<Run, 'deps' | 'memory' | 'order'>, view: View, next: SnapshotElement): void {
  if (!run.memory.cardTyped) return;
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  const shown = excessOf(run, totals);
  const excess = shown === undefined ? run.memory.shownExcess : shown;
  run.memory.shownExcess = excess;
  if (!excess) return;
  if (!announcesReview(view, next) || !mayFall(run, totals)) throw new Stop(excess.code, excess.note);
  run.deps.log('a total above the ceiling may still fall before the review', { note: excess.note });
}

/** A page whose total is too high gets time to count again. Null when that changed nothing, or was not needed. */
export async function awaitLowerTotal(run: Run, view: View): Promise<View | null> {
  const isTooHigh = (each: View) => Boolean(excessOf(run, readTotals(each.snapshot, chosenDelivery(run.memory))));
  if (!run.memory.cardTyped || !isTooHigh(view)) return null;
  if (!run.tries.mayTry(`count again ${view.snapshot.url}`, 1)) return null;
  const later = await lookUntil(run, view, (each) => !isTooHigh(each), RECOUNTING_MS);
  return isTooHigh(later) ? null : later;
}

/** Undefined where the page does not plainly say what the order costs. */
function excessOf({ order }: Pick<Run, 'order'>, totals: Totals): ExceededLimit | null | undefined {
  const { total, currency, shipping, addsUp } = totals;
  if (!total || addsUp !== true || currency === '') return undefined;
  return findExceededLimit(order.limits, {
    currency,
    shipping: shipping?.amountMinor ?? 0,
    total: total.amountMinor,
  });
}

/** Extras are small beside the order; a charge that is not is a price. */
const MOST_SHARE = 1 / 4;

export function mayFall({ order }: Pick<Run, 'order'>, totals: Totals): boolean {
  const { total, currency, shipping, fees } = totals;
  const extras = fees.filter(({ label }) => isUnaskedFee(label));
  const bare = extras.reduce((all, { money }) => all + Math.max(0, money.amountMinor), 0);
  const sum = bare + taxOn(bare, totals);
  if (!total || sum === 0 || sum > total.amountMinor * MOST_SHARE) return false;
  const rest = { currency, shipping: shipping?.amountMinor ?? 0, total: total.amountMinor - sum };
  return findExceededLimit(order.limits, rest) === null;
}

/** Where tax comes on top of the prices, an extra takes its share of it along. */
function taxOn(sum: number, { total, tax, taxIncluded }: Totals): number {
  const [all, added] = [total?.amountMinor ?? 0, taxIncluded ? 0 : Math.max(0, tax?.amountMinor ?? 0)];
  return all > added ? Math.round((added * sum) / (all - added)) : 0;
}
