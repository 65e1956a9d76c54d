import { findProductBox, realOptions, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';

const FILLED_MS = 7_000;

/**
 * A list beside the product that offers nothing but "please choose" gets its values from a script, which may be late: what
 * is not on offer is judged when it has come. Returns the later view; null where nothing is to be waited for.
 */
export async function awaitLists(run: Run, view: View, error: unknown): Promise<View | null> {
  if (!(error instanceof Stop) || error.code !== 'variant_not_found') return null;
  const empty = emptyLists(view);
  const key = `empty lists ${view.snapshot.url} ${empty.map(({ order }) => order).join(' ')}`;
  if (empty.length === 0 || !run.tries.mayTry(key, 1)) return null;
  const isFilled = (each: View) => emptyLists(each).length < empty.length;
  const later = await lookUntil(run, view, isFilled, FILLED_MS);
  return isFilled(later) ? later : null;
}

function emptyLists({ snapshot, actions }: View): SnapshotElement[] {
  const { holds } = findProductBox(snapshot, actions);
  return snapshot.elements.filter(
    (element) =>
      element.role === 'select' &&
      element.visible &&
      holds(element) &&
      element.options.length < 2 &&
      realOptions(element.options).length === 0,
  );
}
