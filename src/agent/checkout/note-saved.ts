import { describe } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

const ANSWERS = new Set(['textbox', 'select', 'combobox', 'radio', 'checkbox', 'spinbutton']);

/**
 * On a page of blocks each block has a button that saves it and stays. What the merchant has taken is not sent again: it
 * may well throw away what was chosen since.
 */
export function noteSaved(
  run: Pick<Run, 'requests' | 'tries'>,
  before: View,
  after: View,
  pressed: SnapshotElement,
  sentBefore: number,
): void {
  const writes = run.requests.writesSince(sentBefore);
  const isTaken = writes.length > 0 && writes.every(({ answered }) => answered) && run.requests.failedData() === null;
  const complains =
    after.snapshot.messages.some(({ kind }) => kind === 'error') ||
    after.snapshot.elements.some((element) => element.visible && (element.invalid || element.error !== ''));
  if (!isTaken || complains || answersBeside(before, pressed).length === 0) return;
  run.tries.add(savedKey(before, pressed));
}

/** The same control of the same block with the same answers. */
export function savedKey(view: View, element: SnapshotElement): string {
  return `saved ${view.snapshot.url} ${describe(element)} ${answersBeside(view, element).join('|')}`;
}

function answersBeside(view: View, { frame, form }: SnapshotElement): string[] {
  if (form < 0) return [];
  return view.snapshot.elements
    .filter((each) => each.frame === frame && each.form === form && each.visible && ANSWERS.has(each.role))
    .map((each) => `${each.name || each.id}=${each.masked ? each.filled : each.value}${each.checked}`);
}
