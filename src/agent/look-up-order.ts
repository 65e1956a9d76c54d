import { openPage } from './actions/open-page.ts';
import { confirmedOrder } from './learn-outcome.ts';
import type { AgentDeps } from './prepare-purchase.ts';
import type { PlacementTrace, PlaceOutcome, PurchaseOrder } from './purchase.ts';
import { browserIdentity, startRun } from './start-run.ts';
import { pageScore } from './view.ts';

/**
 * Looks for an order whose placement was begun by a process that died: comes back with that visitor's cookies and reads
 * the page where the order was reviewed. Only reads; nothing is pressed or filled.
 */
export async function lookUpOrder(
  deps: AgentDeps,
  order: PurchaseOrder,
  trace: PlacementTrace,
  signal: AbortSignal,
): Promise<PlaceOutcome> {
  const unknown = (note: string): PlaceOutcome => ({
    kind: 'unknown',
    note: `${note}; look for it at ${trace.merchantOrigin}`,
  });
  try {
    const browser = await deps.browser.open({ ...browserIdentity(order), state: trace.state }, signal);
    try {
      const run = await startRun(deps, order, { signal, onStep: () => undefined, card: null }, browser);
      const view = await openPage(run, trace.reviewUrl);
      const found = confirmedOrder(run, view);
      if (found) return found;
      const emptied = pageScore(view, 'emptyCart') >= 0.6;
      return unknown(
        emptied ? 'the cart is empty now, so the order may well exist' : 'no confirmation of the order was found',
      );
    } finally {
      await browser.close();
    }
  } catch {
    return unknown('the merchant could not be read');
  }
}
