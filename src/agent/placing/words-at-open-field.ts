import { ANSWERS, type SnapshotElement } from '../perception/index.ts';
import { finalControl } from '../review/final-control.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * What a page that kept the order to itself says about it, in any words: the control that was pressed is still there, and
 * beside an empty field of its form stands what was not there before. Only for a press that sent nothing at all.
 */
export function wordsAtOpenField(run: Pick<Run, 'memory'>, before: View, view: View): string | null {
  const control = finalControl(run, view)?.element;
  if (!control || control.text !== finalControl(run, before)?.element.text) return null;
  const { form, frame } = control;
  const known = new Set(before.snapshot.texts.map(({ text }) => text));
  const open = view.snapshot.elements.filter(
    (each) => each.visible && ANSWERS.has(each.role) && !each.filled && each.form === form && each.frame === frame,
  );
  const isBeside = (each: SnapshotElement, ancestors: readonly number[]) =>
    each.ancestors.slice(0, FIELD_DEPTH).some((wrapper) => ancestors.includes(wrapper));
  const said = view.snapshot.texts.find(
    ({ text, covered, frame: at, ancestors }) =>
      !covered && at === frame && !known.has(text) && open.some((each) => isBeside(each, ancestors)),
  );
  return form < 0 ? null : (said?.text ?? null);
}

/** Wrappers around a field that hold what is said of it. */
const FIELD_DEPTH = 2;
