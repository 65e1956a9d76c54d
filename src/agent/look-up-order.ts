import type { PurchaseOrder } from '../orders/index.ts';
import { searchOrderPages } from './placing/search-order-pages.ts';
import type { PlaceOutcome } from './proof/place-outcome.ts';
import type { AgentDeps } from './run/agent-deps.ts';
import type { PlacementTrace } from './run/order-trace.ts';
import { browserFor, startRun } from './run/start-run.ts';

/**
 * Looks for an order whose placement was begun by a process that died: returns with that visitor's cookies and reads
 * the merchant's pages. Only reads; nothing is pressed or filled.
 */
export async function lookUpOrder(
  deps: AgentDeps,
  order: PurchaseOrder,
  trace: PlacementTrace,
  signal: AbortSignal,
): Promise<PlaceOutcome> {
  try {
    const browser = await deps.browser.open({ ...browserFor(order), state: trace.state }, signal);
    try {
      const run = await startRun(deps, order, { signal, onStep: () => undefined, card: null }, browser);
      run.memory.agreedTotal = trace.total ?? null;
      return await searchOrderPages(run, trace);
    } finally {
      await browser.close();
    }
  } catch {
    return { kind: 'unknown', note: `the merchant could not be read; look for the order at ${trace.merchantOrigin}` };
  }
}
