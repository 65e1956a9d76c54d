import { searchOrder } from './placing/search-order.ts';
import type { AgentDeps } from './prepare-purchase.ts';
import type { PlacementTrace, PlaceOutcome, PurchaseOrder } from './purchase.ts';
import { browserIdentity, startRun } from './run/start-run.ts';

/**
 * Looks for an order whose placement was begun by a process that died: comes back with that visitor's cookies and reads
 * the merchant's pages. Only reads; nothing is pressed or filled.
 */
export async function lookUpOrder(
  deps: AgentDeps,
  order: PurchaseOrder,
  trace: PlacementTrace,
  signal: AbortSignal,
): Promise<PlaceOutcome> {
  try {
    const browser = await deps.browser.open({ ...browserIdentity(order), state: trace.state }, signal);
    try {
      const run = await startRun(deps, order, { signal, onStep: () => undefined, card: null }, browser);
      return await searchOrder(run, trace);
    } finally {
      await browser.close();
    }
  } catch {
    return { kind: 'unknown', note: `the merchant could not be read; look for the order at ${trace.merchantOrigin}` };
  }
}
