import type { PageSnapshot, Totals } from '../seen/types.ts';
import { joinRows } from '../snapshot/join-rows.ts';
import { type ChosenDelivery, readTotals } from './read-totals.ts';

/**
 * The sums of a page that lie under a layer, as a person sees them through its veil. Good for telling whether they change;
 * never for what is agreed to: what is covered may be older than what lies over it.
 */
export function readTotalsBehind(snapshot: PageSnapshot, delivery: ChosenDelivery | null = null): Totals {
  const shown = readTotals(snapshot, delivery);
  if (shown.total || !snapshot.modal) return shown;
  const texts = snapshot.texts.map((text) => ({ ...text, covered: false }));
  return readTotals({ ...snapshot, texts, rows: joinRows(texts) }, delivery);
}
