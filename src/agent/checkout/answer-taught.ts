import { faceValue } from '../actions/choose-option.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readTotals, realOptions, type SnapshotElement } from '../perception/index.ts';
import { costs, mayAnswer, nameOf } from '../reader/index.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import { type EntryLesson, lessonKey, textPrint } from '../recipes/lesson.ts';
import { noteDone } from '../run/note-done.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { dayForm } from '../spelling/day-forms.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { pickDay } from './choose-day.ts';
import type { Goal, GoalResult } from './goal.ts';

/**
 * Answers a question of the page as a second reader said. It must cost nothing: an answer after which the total is higher is
 * taken back and not kept, and where that cannot be done the purchase ends.
 */
export const answerTaught: Goal = {
  name: 'answerTaught',
  appliesWhen: (run, view) => !run.memory.cardTyped && openAnswers(run, view).length > 0,
  act,
  choosesOffer: true,
  changesPage: true,
};

/** A page that draws itself anew after each block forgets the answer. */
const MOST_TIMES = 3;

interface OpenAnswer {
  lesson: EntryLesson;
  /** What is pressed or written to: the entry itself, or the list that it is in. */
  element: SnapshotElement;
}

async function act(run: Run, view: View): Promise<GoalResult> {
  const open = openAnswers(run, view).find(({ lesson }) => run.tries.mayTry(keyOf(lesson), MOST_TIMES));
  if (!open) return 'idle';
  const after = await give(run, view, open);
  const totalOf = ({ snapshot }: View) => readTotals(snapshot).total?.amountMinor ?? Number.NaN;
  if (!(totalOf(after) > totalOf(view))) return after;
  run.recipe.unlearn([open.lesson]);
  const chosen = open.element.options.find(({ selected }) => selected);
  if (!chosen) throw new Stop('agent_stuck', 'an answer that was to cost nothing raised the total');
  await setValues(run, after, [{ element: open.element, text: chosen.value }]);
  return look(run);
}

const keyOf = (lesson: EntryLesson): string => `taught ${lessonKey(lesson)}`;

/** A recipe may come from elsewhere: what may not be asked about is not answered either. */
function openAnswers(run: Pick<Run, 'recipe' | 'tries'>, view: View): OpenAnswer[] {
  const { snapshot } = view;
  return run.recipe.lessons().flatMap((lesson): OpenAnswer[] => {
    if (lesson.of !== 'entry' || !run.tries.hasLeft(keyOf(lesson), MOST_TIMES)) return [];
    const target = findByPrint(snapshot.elements, lesson.target);
    const element = target ?? (lesson.first && findByPrint(snapshot.elements, lesson.first));
    return element && mayAnswer(view, element) && isOpen(element, lesson) ? [{ lesson, element }] : [];
  });
}

function isOpen(element: SnapshotElement, { entry, daysAhead }: EntryLesson): boolean {
  const { tag, role, checked, filled, invalid, error } = element;
  if (daysAhead !== null) return tag === 'input' && (!filled || invalid || error !== '');
  if (!entry) return false;
  if (tag === 'select') return optionOf(element, entry)?.selected === false;
  if (role === 'radio') return checked === false && !costs(nameOf(element));
  if (role === 'option') return checked !== true;
  return textPrint(faceValue(element)) !== entry.print;
}

function optionOf({ options }: SnapshotElement, { print, nth }: NonNullable<EntryLesson['entry']>) {
  const alike = realOptions(options).filter(({ text }) => textPrint(text) === print && !costs(text));
  return alike[nth] ?? alike[0];
}

async function give(run: Run, view: View, { lesson, element }: OpenAnswer): Promise<View> {
  const { entry, daysAhead } = lesson;
  noteDone(run, 'answered a question of the page');
  if (daysAhead !== null) return giveDay(run, view, element, daysAhead);
  const option = entry && optionOf(element, entry);
  if (option) await setValues(run, view, [{ element, text: option.value }]);
  else await press(run, view, element);
  const after = await look(run);
  // What was pressed may have been the list alone: its entries are in sight now.
  const inside = lesson.first ? findByPrint(after.snapshot.elements, lesson.target) : null;
  if (inside?.role !== 'option' || element.role === 'option' || costs(nameOf(inside))) return after;
  await press(run, after, inside);
  return look(run);
}

/** In the calendar that the box opens, or written where it opens none. */
async function giveDay(run: Run, view: View, box: SnapshotElement, ahead: number): Promise<View> {
  const language = view.snapshot.language;
  const iso = dayForm(ahead, { type: 'date', pattern: '', language });
  const picked = box.type === 'date' ? { view, isSet: false } : await pickDay(run, view, box, Number(iso.slice(8)));
  if (picked.isSet || box.readOnly) return picked.view;
  const now = picked.view.snapshot.elements.find(({ ref }) => ref === box.ref) ?? box;
  const pattern = `${box.placeholder} ${box.label} ${box.nearby}`;
  await setValues(run, picked.view, [{ element: now, text: dayForm(ahead, { type: box.type, pattern, language }) }]);
  return look(run);
}
