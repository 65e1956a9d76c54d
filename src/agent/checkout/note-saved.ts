import { describe } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { ANSWERS, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { candidates, type View } from '../view/view.ts';

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
  if (!isTaken || complains || answersBeside(before, pressed).length === 0 || losesAnswer(before, after, pressed))
    return;
  run.tries.add(savedKey(before, pressed));
  // The merchant may have written an answer in its own way. The next step may stand in the same place with other questions.
  const same = after.snapshot.elements.find((each) => each.order === pressed.order && each.tag === pressed.tag);
  const isSameBlock = same && questionsBeside(after, same).join('|') === questionsBeside(before, pressed).join('|');
  if (isSameBlock && after.snapshot.url === before.snapshot.url) run.tries.add(savedKey(after, same));
}

/** A block that comes back with an answer gone has not been taken, though nothing says so. */
function losesAnswer(before: View, after: View, pressed: SnapshotElement): boolean {
  const given = fieldsBeside(before, pressed).filter(
    ({ filled, role, masked }) => filled && !masked && role !== 'radio',
  );
  return given.some(({ name, id, tag, frame }) =>
    after.snapshot.elements.some(
      (each) =>
        (name || id) !== '' &&
        each.name === name &&
        each.id === id &&
        each.tag === tag &&
        each.frame === frame &&
        each.visible &&
        !each.filled,
    ),
  );
}

/**
 * The same control of the same block with the same answers. Its place tells it, not its words: many say "Saved" then. Where
 * the one that was pressed is gone, as what asked for the deliveries once they are shown, the next has not taken its place.
 */
export function savedKey(view: View, element: SnapshotElement): string {
  const answers = answersBeside(view, element);
  const beside = view.snapshot.elements.filter(
    (each) => each.role === 'button' && each.frame === element.frame && each.form === element.form,
  );
  const name =
    answers.length > 0 ? `${element.form} ${beside.indexOf(element)} of ${beside.length}` : describe(element);
  return `saved ${view.snapshot.url} ${name} ${answers.join('|')}`;
}

/**
 * Whether a block above the card is still to be saved. Its answer may redraw the page and lose the card, so the card
 * comes after it.
 */
export function hasUnsavedBlock(run: Pick<Run, 'tries'>, view: View): boolean {
  const card = cardFields(view).map(({ element }) => element);
  const first = Math.min(...card.map(({ order }) => order));
  // A code is offered, not asked for.
  const coupons = candidates(view, 'applyCoupon');
  return candidates(view, 'continue').some(
    (element) =>
      !coupons.includes(element) &&
      element.frame === 0 &&
      element.form >= 0 &&
      element.order < first &&
      !card.some(({ frame, form }) => frame === 0 && form === element.form) &&
      answersBeside(view, element).length > 0 &&
      run.tries.hasLeft(savedKey(view, element), 1),
  );
}

/**
 * Whether a block above another one, each with a form of its own, is still to be saved. What the merchant answers draws the
 * page anew and forgets what was ticked below.
 */
export function waitsForBlockAbove(
  run: Pick<Run, 'tries'>,
  view: View,
  { frame, form, order }: SnapshotElement,
): boolean {
  if (form < 0) return false;
  const coupons = candidates(view, 'applyCoupon');
  return candidates(view, 'continue').some(
    (element) =>
      !coupons.includes(element) &&
      element.frame === frame &&
      element.form >= 0 &&
      element.form !== form &&
      element.order < order &&
      answersBeside(view, element).length > 0 &&
      run.tries.hasLeft(savedKey(view, element), 1),
  );
}

function answersBeside(view: View, control: SnapshotElement): string[] {
  return fieldsBeside(view, control).map(
    (each) => `${each.name || each.id}=${each.masked ? each.filled : each.value}${each.checked}`,
  );
}

function questionsBeside(view: View, control: SnapshotElement): string[] {
  return fieldsBeside(view, control).map(({ name, id, label }) => name || id || label);
}

function fieldsBeside(view: View, { frame, form }: SnapshotElement): SnapshotElement[] {
  if (form < 0) return [];
  return view.snapshot.elements.filter(
    (each) => each.frame === frame && each.form === form && each.visible && ANSWERS.has(each.role),
  );
}
