import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';

const SETTLE_MS = 2_000;

/** A choice that says of itself that it is not made may be pressed once more than one that says nothing. */
export function choiceTries(element: SnapshotElement): number {
  return element.checked === false ? 3 : 2;
}

/**
 * For a choice that was pressed and says that it is not made: many pages mark it only when the merchant has answered, and
 * a press meanwhile would be lost or take it back. Returns the later view, or null when it is time to press. `key` is
 * the one under which the presses are counted.
 */
export async function awaitChoice(
  run: Run,
  view: View,
  element: SnapshotElement,
  key: string,
  isChosen: (view: View) => boolean,
): Promise<View | null> {
  const presses = run.tries.count(key);
  if (element.checked !== false || presses === 0 || presses >= choiceTries(element)) return null;
  if (!run.tries.mayTry(`await ${presses} ${key}`, 1)) return null;
  return lookUntil(run, view, isChosen, SETTLE_MS);
}
