import { confirmedOrder } from '../proof/confirmed-order.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import type { OrderTrace } from '../run/order-trace.ts';
import { raceSignals } from '../run/race-signals.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import { searchOrderPages } from './search-order-pages.ts';

/**
 * After a click whose outcome is unknown: reads the page that is still open, then the merchant's other pages. The
 * caller's wish to stop and the budget of the purchase no longer count, because the order may exist.
 */
export async function findOrderAfterClick(run: Run, trace: OrderTrace): Promise<PlaceOutcome> {
  const patient: Run = {
    ...run,
    guard: (work) => raceSignals(work, [run.browser.died]),
    spendAction: () => undefined,
  };
  const view = await look(patient).catch(() => null);
  const here = view && confirmedOrder(patient, view);
  return here ?? (await searchOrderPages(patient, trace));
}
