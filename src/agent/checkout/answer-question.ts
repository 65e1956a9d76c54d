import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { type FieldKind, findSinglePayment, realOptions, type SnapshotElement } from '../perception/index.ts';
import { isOffer, isRefusal } from '../refusals/decline-extras.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import { radioQuestions } from '../view/radio-questions.ts';
import type { View } from '../view/view.ts';
import type { Goal, GoalResult } from './goal.ts';
import { isOnShelf } from './is-on-shelf.ts';

interface Answer {
  /** The radio button, or the list that holds the answer. */
  element: SnapshotElement;
  text: string;
  value: string;
}

/** A question that nothing in the order answers: private or business, the day of delivery, where one heard of the shop. */
interface Question {
  key: string;
  answers: Answer[];
}

/**
 * A checkout goes no further until such a question is answered, and no answer of it may cost anything: answers that speak
 * of money or of something on sale are never taken. An answer that opens further empty fields (a company's name, a tax
 * number) was the wrong one for a private person, and the next is taken.
 */
export const answerQuestion: Goal = {
  name: 'answerQuestion',
  appliesWhen: (run, view) => questionsToAnswer(run, view).length > 0,
  act,
  choosesOffer: true,
  changesPage: true,
};

/**
 * Where nothing leads on, a question that nobody marked may be what the page waits for. Null where none is open.
 */
export async function answerAnything(run: Run, view: View): Promise<View | null> {
  return answerNamed(run, view, new Set(unansweredQuestions(view).map(({ key }) => key)));
}

/** The first of these questions that is still open. Null where none is. */
export async function answerNamed(run: Run, view: View, keys: ReadonlySet<string>): Promise<View | null> {
  const open = unansweredQuestions(view).filter(
    ({ key, answers }) => keys.has(key) && answers.every(({ element }) => !isOnShelf(run, view, element)),
  );
  const result = await answerFirst(run, view, open);
  return typeof result === 'object' ? result : null;
}

/** Marked or not: what nothing in the order answers, and nobody did. */
export function unansweredQuestions(view: View): Question[] {
  return questionsOf(view).filter(isOpen);
}

/** A page that draws itself anew after each block forgets the answer. */
const MOST_TIMES = 4;

function act(run: Run, view: View): Promise<GoalResult> {
  return answerFirst(run, view, questionsToAnswer(run, view));
}

async function answerFirst(run: Run, view: View, questions: readonly Question[]): Promise<GoalResult> {
  const question = questions.find(({ key }) => run.tries.mayTry(`question ${key}`, MOST_TIMES));
  if (!question) return 'idle';
  let seen = view;
  for (let at = 0; ; at += 1) {
    const [answer, another] = ranked(question.answers).slice(at);
    if (!answer) return seen;
    await give(run, seen, answer);
    const after = await look(run);
    if (!another || !opensFields(view, after)) return after;
    const again = questionsOf(after).find(({ key }) => key === question.key);
    if (!again) return after;
    question.answers = again.answers;
    seen = after;
  }
}

async function give(run: Run, view: View, { element, value }: Answer): Promise<void> {
  if (element.tag === 'select') await setValues(run, view, [{ element, text: value }]);
  else await press(run, view, element);
}

/** What programs call an answer that commits to nothing; it is the same in every language of the page. */
const PLAIN = /^(other|none|no|any|na|unspecified)$/i;
/** And one that buys for oneself. */
const PRIVATE = /^(private?|personal|individual|person|consumer|customer|b2c|residential|residence)$/i;

function ranked(answers: readonly Answer[]): Answer[] {
  const weight = ({ text, value }: Answer) =>
    Number(isRefusal(text) || PLAIN.test(value) || PRIVATE.test(value) || PRIVATE.test(text.trim()));
  return answers.toSorted((a, b) => weight(b) - weight(a));
}

function questionsToAnswer(run: Run, view: View): Question[] {
  return openQuestions(view).filter(({ answers }) => answers.every(({ element }) => !isOnShelf(run, view, element)));
}

export function openQuestions(view: View): Question[] {
  const refused = view.snapshot.messages.some(({ kind }) => kind === 'error');
  return unansweredQuestions(view).filter((question) => refused || isDemanded(view, question));
}

function questionsOf(view: View): Question[] {
  const ours = view.snapshot.elements.filter((element) => isAsked(view, element));
  // A list of instalments has one answer: everything at once.
  const lists = ours
    .filter(({ tag }) => tag === 'select')
    .map((element): Question => {
      const once = findSinglePayment(element.options);
      if (once) return { key: keyOf(element), answers: [{ element, text: '', value: once.value }] };
      return {
        key: keyOf(element),
        answers: realOptions(element.options).map(({ text, value }) => ({ element, text, value })),
      };
    });
  const radios = ours.filter(({ type, group }) => type === 'radio' && group !== '');
  const groups = radioQuestions(radios).flatMap((members): Question[] => {
    const answers = members.map((element) => ({ element, text: element.label || element.text, value: element.value }));
    return members.slice(0, 1).map((first) => ({ key: keyOf(first), answers }));
  });
  return [...lists, ...groups].filter(
    ({ answers }) =>
      answers.length > 0 && answers.length <= MOST_ANSWERS && answers.every(({ text }) => !isOffer(text)),
  );
}

/** More answers than a person would read are a list of places or things. */
const MOST_ANSWERS = 60;

const keyOf = ({ frame, form, group, name, id, label }: SnapshotElement) =>
  `${frame} ${form} ${group || name || id || label}`;

/** "Extra" may be a misreading of one short name; answers that speak of money are left out anyway. */
const UNKNOWN = new Set<FieldKind>(['other', 'extra']);

const FOREIGN = new Set(['login', 'register', 'newsletter', 'search', 'cart', 'product']);

/** In the form of the checkout's own questions, and no question that another goal knows. */
function isAsked(view: View, element: SnapshotElement): boolean {
  if (!element.visible || element.disabled || element.covered) return false;
  if (element.tag !== 'select' && element.type !== 'radio') return false;
  const field = view.fields.get(element.ref);
  if (field && (!UNKNOWN.has(field.kind) || FOREIGN.has(field.section))) return false;
  return isInCheckout(view, element) && !element.landmark.match(/header|footer|nav/) && !asksPassword(view, element);
}

/**
 * Pages that scripts draw often have no form at all. Outside of one the checkout's own question is known by its arithmetic,
 * the parts in which the order is paid, or by its effect: the shop complains of just this field.
 */
function isInCheckout(view: View, element: SnapshotElement): boolean {
  if (element.form >= 0 || findSinglePayment(element.options)) return true;
  return view.snapshot.messages.some(({ kind, ref }) => kind === 'error' && ref === element.ref);
}

/** A sign-in. A form that asks for the address offers an account beside. */
function asksPassword(view: View, { frame, form }: SnapshotElement): boolean {
  const own = view.snapshot.elements.filter((each) => each.frame === frame && each.form === form);
  const isStreet = ({ ref, visible }: SnapshotElement) => visible && view.fields.get(ref)?.kind === 'street';
  return own.some(({ type }) => type === 'password') && !own.some(isStreet);
}

function isOpen({ answers }: Question): boolean {
  const [first] = answers;
  if (first?.element.tag !== 'select') return answers.every(({ element }) => element.checked === false);
  return !first.element.filled;
}

const PERSONAL = new Set<FieldKind>(['lastName', 'fullName', 'street', 'cardNumber']);

/**
 * Marked as required; or radio buttons of which none is set, or a list that asks who is buying, amid the fields of the
 * person or the card.
 */
function isDemanded(view: View, { answers }: Question): boolean {
  const [first] = answers;
  if (!first) return false;
  const { element } = first;
  const names = [
    element.tag === 'select' ? element.label : '',
    element.groupLabel,
    element.tag === 'select' ? '' : element.section,
  ];
  if (element.required || findSinglePayment(element.options) || names.some((name) => /[*＊]\s*$/.test(name)))
    return true;
  if (element.tag === 'select' && !answers.some(({ value }) => PRIVATE.test(value))) return false;
  return view.snapshot.elements.some(
    (each) =>
      each.frame === element.frame &&
      each.form === element.form &&
      PERSONAL.has(view.fields.get(each.ref)?.kind ?? 'other'),
  );
}

/** Empty boxes that were not there before and that the order has nothing for. */
function opensFields(before: View, after: View): boolean {
  const empty = (view: View) =>
    view.snapshot.elements.filter(
      ({ role, visible, filled, ref }) =>
        role === 'textbox' && visible && !filled && UNANSWERED.has(view.fields.get(ref)?.kind ?? 'other'),
    );
  const known = new Set(empty(before).map(keyOf));
  return empty(after).some((element) => !known.has(keyOf(element)));
}

const UNANSWERED = new Set<FieldKind>(['other', 'company', 'vatId', 'personalId']);
