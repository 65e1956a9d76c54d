import type { AgentDeps } from './prepare-purchase.ts';
import type { PlacementTrace, PlaceOutcome } from './purchase.ts';

/** Looks for an order whose placement was begun by a process that died. Only reads; never clicks anything that orders. */
export async function lookUpOrder(
  _deps: AgentDeps,
  trace: PlacementTrace,
  _signal: AbortSignal,
): Promise<PlaceOutcome> {
  return { kind: 'unknown', note: `look for the order at ${trace.merchantOrigin}` };
}
