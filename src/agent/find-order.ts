import { confirmedOrder } from './learn-outcome.ts';
import type { PlaceOutcome } from './purchase.ts';
import type { Run } from './run.ts';
import { look } from './view.ts';

/** Looks at the page that is still open, and once more after a reload when a reload sends nothing again. */
export async function findOrder(run: Run): Promise<PlaceOutcome> {
  const unknown: PlaceOutcome = { kind: 'unknown', note: `look for the order at ${run.site.origin}` };
  const view = await look(run).catch(() => null);
  return (view && confirmedOrder(run, view)) ?? unknown;
}
