import { setValues } from '../actions/set-values.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/** A value of ours goes into this field: should it be the wrong one, it may be taken out again. */
export function noteTyped({ memory }: Pick<Run, 'memory'>, element: SnapshotElement): void {
  memory.typedInto.add(nameOf(element));
}

/**
 * Takes out what we typed into a field that is none of the order's, such as the street in a tax number that nobody has
 * to give. What the shop put into a field stays: it may be a quantity. False when there is nothing to take out.
 */
export async function emptyMistaken(run: Run, view: View): Promise<boolean> {
  const mistaken = view.snapshot.elements.filter(
    (element) =>
      view.taught?.leftAlone.has(element.ref) &&
      isTyped(element) &&
      run.memory.typedInto.has(nameOf(element)) &&
      run.tries.mayTry(`empty ${nameOf(element)}`, 1),
  );
  if (mistaken.length === 0) return false;
  await setValues(
    run,
    view,
    mistaken.map((element) => ({ element, text: '' })),
  );
  run.steps.record('ADDRESS_FILLING', `emptied ${mistaken.length} fields that are none of the order's`);
  return true;
}

/** What the shop insists on would only be asked for again. */
function isTyped({ role, visible, filled, required, readOnly, disabled }: SnapshotElement): boolean {
  return role === 'textbox' && visible && filled && !required && !readOnly && !disabled;
}

function nameOf({ frame, name, id, label }: SnapshotElement): string {
  return `${frame} ${name || id || label}`;
}
