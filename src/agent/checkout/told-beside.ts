import { foldText } from '../../words/fold-text.ts';
import { ANSWERS, type SnapshotElement, type TextBlock } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/** Wrappers around a field that may hold its complaint, how far from the field that stands, and its letters. */
const REACH = { wrappers: 3, pixels: 40, letters: 160 };

/** Fields, each with the words beside it that nothing marks as an error. */
export type Told = Map<SnapshotElement, string>;

/**
 * Many forms write what they refuse as plain text below the field. Where a press changed nothing else, words that came up
 * in the wrapper of one field alone speak of what it holds; `wasTold`: words that were told of it before may have stayed.
 * What is said of several fields at once, such as "looks good", refuses none.
 */
export function toldBeside(
  before: View,
  after: View,
  fields: readonly SnapshotElement[],
  wasTold: (field: SnapshotElement, text: string) => boolean,
): Told {
  const told: Told = new Map();
  if (questionsOf(before) !== questionsOf(after)) return told;
  const known = new Set(before.snapshot.texts.map(({ text }) => foldText(text)));
  for (const field of fields) {
    const isTold = ({ text }: TextBlock) => !known.has(foldText(text)) || wasTold(field, text);
    const words = textsBeside(after, field).find(isTold);
    if (words) told.set(field, words.text);
  }
  const all = [...told.values()];
  return new Map([...told].filter(([, text]) => all.filter((each) => each === text).length === 1));
}

/** Letters of a field's name by which a complaint elsewhere on the page is known to speak of it. */
const LEAST_NAME = { ideographs: 2, letters: 4 };

/**
 * A page that comes back with its complaints in one place calls each field by its name: "Telephone number: digits only".
 * New words that hold the name of one field alone, and of no longer one, speak of what it holds.
 */
export function toldByName(before: View, after: View, fields: readonly SnapshotElement[]): Told {
  const told: Told = new Map();
  if (questionsOf(before) !== questionsOf(after)) return told;
  const known = new Set(before.snapshot.texts.flatMap(linesOf));
  const named = answersOf(after)
    .map((element) => ({ element, name: foldText(element.label) }))
    .filter(({ name }) => isLongEnough(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const line of after.snapshot.texts.flatMap(linesOf)) {
    if (known.has(line)) continue;
    const [first, ...others] = named.filter(({ name }) => line !== name && holdsName(line, name));
    const isOne = first !== undefined && others.every(({ name }) => name.length < first.name.length);
    if (isOne && fields.includes(first.element)) told.set(first.element, line);
  }
  return told;
}

function linesOf({ text, lines = [] }: TextBlock): string[] {
  return (lines.length > 0 ? lines : [text]).filter((line) => line.length <= REACH.letters).map(foldText);
}

const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー ]+$/u;
const isLongEnough = (name: string): boolean =>
  name.length >= (IDEOGRAPHS.test(name) ? LEAST_NAME.ideographs : LEAST_NAME.letters);

const holdsName = (line: string, name: string): boolean =>
  IDEOGRAPHS.test(name) ? line.includes(name) : ` ${line} `.includes(` ${name} `);

/** What the page asks: where it asks something else than before, it has gone on. */
function questionsOf(view: View): string {
  return answersOf(view)
    .map(({ role, name, id, label }) => `${role} ${name || id || label}`)
    .join('|');
}

function answersOf({ snapshot }: View): SnapshotElement[] {
  return snapshot.elements.filter(({ visible, role }) => visible && ANSWERS.has(role));
}

function textsBeside(view: View, field: SnapshotElement): TextBlock[] {
  const others = answersOf(view).filter((each) => each !== field && each.frame === field.frame);
  const isShared = (wrapper: number) => others.some(({ ancestors }) => ancestors.includes(wrapper));
  const near = field.ancestors.slice(0, REACH.wrappers);
  const shared = near.findIndex(isShared);
  const own = shared < 0 ? near : near.slice(0, shared);
  const { y, height } = field.box;
  const isNear = ({ box }: TextBlock) =>
    box.y <= y + height + REACH.pixels && box.y + box.height >= y - REACH.pixels && box.height > 0;
  return view.snapshot.texts.filter(
    (text) =>
      text.frame === field.frame &&
      text.text.length <= REACH.letters &&
      /\p{L}{2}/u.test(text.text) &&
      text.ancestors.some((wrapper) => own.includes(wrapper)) &&
      isNear(text),
  );
}
