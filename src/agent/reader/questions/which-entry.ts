import { z } from 'zod';
import { says } from '../../../words/says.ts';
import { describeElement, describePage, type Thing } from '../../model/index.ts';
import {
  type FieldClass,
  type FieldKind,
  pricesIn,
  realOptions,
  type SelectOption,
  type SnapshotElement,
} from '../../perception/index.ts';
import { tellApart } from '../../recipes/fingerprint.ts';
import { type EntryLesson, MOST_DAYS, textPrint } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { countryCode } from '../../spelling/countries.ts';
import { isSecretField, waysToPay } from '../../view/apply-lessons.ts';
import { isReadAsChoice } from '../../view/denied-choices.ts';
import { isBesidePassword } from '../../view/lone-email.ts';
import { radioQuestions } from '../../view/radio-questions.ts';
import type { View } from '../../view/view.ts';
import type { Pose } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_PARTS = 80;
/** More than that is a list of countries or towns, which the order answers. */
const MOST_ENTRIES = 40;
const DAY_MS = 24 * 60 * 60_000;

/** Something that may answer a question of the page. Without an option: a radio button, an open list's entry, a list or a box. */
interface Answer {
  element: SnapshotElement;
  option: SelectOption | null;
  is: 'entry' | 'closed list' | 'box';
}

/**
 * Which entry answers a question that nothing in the order answers: where one heard of the shop, the hour, the day of
 * delivery. What costs something is not among the answers, nor is anything about the payment or the delivery itself.
 */
export const whichEntry: Pose = (run, { view }) => {
  const answers = answersOf(view);
  if (answers.length === 0) return null;
  const days = Array.from({ length: MOST_DAYS + 1 }, (_, ahead) => isoDay(ahead));
  const schema = z.strictObject({
    answers: z.array(z.strictObject({ part: numbersUpTo(answers.length), day: z.enum(['none', ...days]) })),
  });
  return {
    question: {
      kind: 'entry',
      asks: 'The page may wait for an answer to a question of its own. Which numbered parts answer it?',
      rules: [
        'Name one part for each question that has to be answered before the page goes on, and none for the others. Of',
        'several that fit, take the one that commits to nothing, suits a private person, or is the earliest day.',
        'A closed list is named to see its entries. "day" is "none", but for a box that takes a day: there it is the',
        `earliest day that the page offers, such as "${isoDay(2)}". Today is ${isoDay(0)}.`,
      ],
      example: '{"answers":[{"part":"2","day":"none"}]}',
      schema,
      ...describePage(view.page, view.snapshot),
      things: answers.map((answer) => describeAnswer(view, answer)),
    },
    check: (answer) => {
      const asked = new Set<string>();
      const lessons = (answer as z.infer<typeof schema>).answers.flatMap(({ part, day }) => {
        const named = answers[Number(part)];
        const question = named && questionOf(named);
        if (!named || asked.has(question as string)) return [];
        asked.add(question as string);
        return lessonOf(run, view, named, day) ?? [];
      });
      return lessons.length > 0 ? lessons : null;
    },
    faultOf: (answer) =>
      (answer as z.infer<typeof schema>).answers.length > 0
        ? `a box takes a day from ${isoDay(0)} to ${isoDay(MOST_DAYS)}, written like that`
        : null,
  };
};

/** A native list, a group of radio buttons, or a box each ask one thing. */
function questionOf({ element }: Answer): string {
  return `${element.frame} ${element.group === '' ? element.ref : `${element.form} ${element.group}`}`;
}

function lessonOf(run: Pick<Run, 'recipe'>, view: View, answer: Answer, day: string): EntryLesson | null {
  const { element, option, is } = answer;
  const { elements } = view.snapshot;
  const printOf = (each: SnapshotElement) => tellApart(elements, each, run.recipe.printOf(each));
  const list = is === 'entry' && element.role === 'option' ? openList(view, element) : null;
  const [target, first] = [printOf(element), list && printOf(list)];
  if (!target) return null;
  const lesson = { of: 'entry', target, first, entry: null, daysAhead: null } as const;
  if (is === 'closed list') return lesson;
  if (is === 'entry') return { ...lesson, entry: entryOf(element, option) };
  const daysAhead = Math.round((Date.parse(day) - Date.parse(isoDay(0))) / DAY_MS);
  return daysAhead >= 0 && daysAhead <= MOST_DAYS ? { ...lesson, daysAhead } : null;
}

function entryOf(element: SnapshotElement, option: SelectOption | null): EntryLesson['entry'] {
  const print = textPrint(option?.text ?? nameOf(element));
  const alike = option ? element.options.filter(({ text }) => textPrint(text) === print) : [];
  return { print, nth: option ? alike.indexOf(option) : 0 };
}

/** The list that an entry of no native one came up for. */
function openList(view: View, entry: SnapshotElement): SnapshotElement | null {
  return (
    view.snapshot.elements.find((each) => isList(each) && each.expanded === true && each.ref !== entry.ref) ?? null
  );
}

/** As the calendar of the shop's customers has it; `YYYY-MM-DD`. */
export function isoDay(ahead: number): string {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}

function answersOf(view: View): Answer[] {
  const ours = view.snapshot.elements.filter((element) => mayAnswer(view, element));
  const free = radioQuestions(ours).filter(
    (group) => group.every(({ checked }) => checked === false) && !group.some((element) => costs(nameOf(element))),
  );
  const radios = new Set(free.flat());
  return ours.flatMap((element) => answersIn(element, radios)).slice(0, MOST_PARTS);
}

function answersIn(element: SnapshotElement, radios: ReadonlySet<SnapshotElement>): Answer[] {
  const isOpen = !element.filled || element.invalid || element.error !== '';
  if (element.tag === 'select') {
    const options = realOptions(element.options);
    if (!isOpen || options.length > MOST_ENTRIES) return [];
    return options
      .filter(({ selected, text }) => !selected && !costs(text))
      .map((option) => ({ element, option, is: 'entry' }));
  }
  if (element.role === 'radio') return radios.has(element) ? [{ element, option: null, is: 'entry' }] : [];
  if (element.role === 'option') return costs(nameOf(element)) ? [] : [{ element, option: null, is: 'entry' }];
  // What a list that scripts draw shows may be an answer, or the words that ask for one.
  if (isList(element)) return element.expanded === true ? [] : [{ element, option: null, is: 'closed list' }];
  if (!isOpen) return [];
  return element.role === 'textbox' && element.tag === 'input' ? [{ element, option: null, is: 'box' }] : [];
}

const FOREIGN = new Set(['login', 'register', 'newsletter', 'search', 'cart', 'product']);

/** In sight, no card, no password, no way to pay and no delivery: those are chosen by rules. Nor what the order answers. */
export function mayAnswer(view: View, element: SnapshotElement): boolean {
  const { ref, visible, disabled, covered, masked, landmark } = element;
  if (!visible || disabled || covered || masked || /header|footer|nav/.test(landmark)) return false;
  const field = view.fields.get(ref);
  if (isSecretField(field) || isReadAsChoice(field) || FOREIGN.has(field?.section ?? '')) return false;
  if (!isUnanswered(field) || isOfCountries(element)) return false;
  return !waysToPay(view.snapshot.elements, view.fields).includes(ref) && !isBesidePassword(view, element);
}

/** What nobody can make out, or takes for what the order does not know either: where goods go to is no question. */
function isUnanswered(field: FieldClass | undefined): boolean {
  return !field || UNANSWERED.has(field.kind);
}

const UNANSWERED: ReadonlySet<FieldKind> = new Set(['other', 'extra', 'birthDate']);

/** Whatever its name is, it asks where the goods go to. */
function isOfCountries({ role, options, text }: SnapshotElement): boolean {
  if (role === 'option') return countryCode(text) !== null;
  return options.filter(({ text, value }) => countryCode(text) ?? countryCode(value)).length > 1;
}

function isList({ role, tag, expanded }: SnapshotElement): boolean {
  return tag !== 'select' && (role === 'combobox' || role === 'select') && (tag !== 'input' || expanded !== null);
}

/** An answer that speaks of money buys something. */
export function costs(text: string): boolean {
  return pricesIn(text, '').length > 0 || /\p{Nd}\s?[%٪]/u.test(text) || says('extraOffer', text);
}

export function nameOf({ label, text, ariaLabel, title }: SnapshotElement): string {
  return label || text || ariaLabel || title;
}

function describeAnswer(view: View, { element, option, is }: Answer): Thing {
  const thing = describeElement(element, view.fields.get(element.ref) ?? NOT_READ);
  if (option)
    return { ...thing, text: `entry "${option.text}" of list "${nameOf(element) || element.name}"${stateOf(element)}` };
  return is === 'closed list' ? { ...thing, text: `${thing.text}, its entries are not in sight` } : thing;
}

function stateOf({ required, invalid }: SnapshotElement): string {
  return `${required ? ', required' : ''}${invalid ? ', refused' : ''}`;
}

const NOT_READ = { kind: 'other', confidence: 0, rivals: [] };
