import { press } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import type { Goal, GoalResult } from './goal.ts';
import { isDemanded } from './is-demanded.ts';
import { isOnShelf } from './is-on-shelf.ts';

/**
 * The day of delivery: a box that has to be filled, that nothing in the order answers, and that opens a calendar when it is
 * pressed. The first day on offer is taken, as it is where days are entries of a list. Whatever opens no calendar is left
 * as it was.
 */
export const chooseDay: Goal = {
  name: 'chooseDay',
  appliesWhen: (run, view) => !run.memory.cardTyped && daysToChoose(run, view).length > 0,
  act,
  changesPage: true,
};

/** Days in a row that may look open and are not. */
const MOST_DAYS = 6;
/** A page that is drawn anew forgets the day. */
const MOST_TIMES = 2;

async function act(run: Run, view: View): Promise<GoalResult> {
  const box = daysToChoose(run, view).find((each) => run.tries.mayTry(keyOf(each), MOST_TIMES));
  if (!box) return 'idle';
  return (await pickDay(run, view, box)).view;
}

/** Takes the wanted day of the month where the calendar offers it, else the first that it does. */
export async function pickDay(
  run: Run,
  view: View,
  box: SnapshotElement,
  wanted: number | null = null,
): Promise<{ view: View; isSet: boolean }> {
  await press(run, view, box);
  let seen = await look(run);
  const known = new Set(view.snapshot.elements.map(placeOf));
  for (let at = 0; at < MOST_DAYS; at += 1) {
    const isWanted = ({ text }: SnapshotElement) => Number(text.trim()) === wanted;
    const day = openDays(seen, known).toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))[at];
    if (!day) break;
    await press(run, seen, day);
    seen = await look(run);
    if (seen.snapshot.elements.some((each) => keyOf(each) === keyOf(box) && each.filled))
      return { view: seen, isSet: true };
  }
  await run.guard(run.page.keyboard.press('Escape'));
  return { view: await look(run), isSet: false };
}

function daysToChoose(run: Run, view: View): SnapshotElement[] {
  return view.snapshot.elements.filter((element) => asksForDay(view, element) && !isOnShelf(run, view, element));
}

/** What other goals know is theirs, and so is what nobody has to fill. */
function asksForDay({ fields }: Pick<View, 'fields'>, element: SnapshotElement): boolean {
  const { role, tag, type, visible, disabled, covered, filled, masked, landmark, form } = element;
  if (role !== 'textbox' || tag !== 'input' || (type !== 'text' && type !== '')) return false;
  if (!visible || disabled || covered || filled || masked || form < 0 || /header|footer|nav/.test(landmark))
    return false;
  const field = fields.get(element.ref);
  return (!field || (field.kind === 'other' && !FOREIGN.has(field.section))) && isDemanded(element);
}

const FOREIGN = new Set(['login', 'register', 'newsletter', 'search', 'cart', 'product']);

/** Numbers from 1 to 31 that came up with the press, in the order of the page. */
function openDays({ snapshot }: View, known: ReadonlySet<string>): SnapshotElement[] {
  return snapshot.elements.filter(
    (element) =>
      element.visible &&
      !element.disabled &&
      !element.covered &&
      PRESSED.has(element.role) &&
      !/header|footer|nav/.test(element.landmark) &&
      /^(0?[1-9]|[12]\d|3[01])$/.test(element.text.trim()) &&
      !known.has(placeOf(element)),
  );
}

const PRESSED = new Set(['button', 'link', 'clickable', 'option', 'tab']);

const keyOf = ({ frame, form, name, id, label }: SnapshotElement) => `day ${frame} ${form} ${name || id || label}`;
/** Not by where it stands: pressing the box scrolls the page. */
const placeOf = ({ frame, tag, role, text, href, ancestors }: SnapshotElement) =>
  `${frame} ${tag} ${role} ${text} ${href} ${ancestors.length}`;
