import { ANSWERS, type PageSnapshot, type SnapshotElement } from '../perception/index.ts';
import { stepName } from './leads-here.ts';
import { isNumber } from './read-step-lists.ts';
import type { View } from './view.ts';

type TextBlock = PageSnapshot['texts'][number];

/**
 * The title of a step that can be opened ("6 Confirm order") orders nothing, whatever it says: it holds a heading, or is a
 * button in one. A link is one where it says nothing else, be it drawn like the titles of the other steps and no heading.
 */
export function isStepHeading({ snapshot, taught }: View, element: SnapshotElement): boolean {
  const { role, frame, text, box } = element;
  if (taught?.titles.has(element.ref)) return true;
  if (isOfNumberedRow(snapshot, element) || isOfListWithHeading(snapshot, element)) return true;
  if (isOfLineWithHeading(snapshot, element)) return true;
  const own = snapshot.texts.filter((title) => title.frame === frame);
  const titles = own.filter(({ heading }) => heading > 0);
  if (role === 'link') {
    const isSaidBy = (title: TextBlock) => stepName(title.text) === stepName(text) && isWithinHeight(box, title.box);
    return titles.some(isSaidBy) || own.some((title) => isSaidBy(title) && isDrawnAsTitle(own, title));
  }
  if (role === 'button') return titles.some((title) => isHeld(title, element));
  return role === 'clickable' && headingIn(titles, element) !== undefined;
}

/** What the title of a step says: a closed one may show the answer beside its heading, "Delivery · by post". */
export function wordsOfStep({ snapshot }: View, element: SnapshotElement): string {
  const titles = snapshot.texts.filter(({ frame, heading }) => heading > 0 && frame === element.frame);
  return (element.role === 'clickable' && headingIn(titles, element)?.text) || element.text;
}

function headingIn(titles: readonly TextBlock[], { text, box }: SnapshotElement): TextBlock | undefined {
  return titles.find((title) => text.includes(title.text) && isWithinHeight(title.box, box));
}

/** A button in a heading is what the heading says; one with a heading in it may do anything. */
function isHeld({ tag, text, box }: TextBlock, button: SnapshotElement): boolean {
  return !/^h[1-6]$/.test(tag) && button.text.includes(text) && isWithinHeight(box, button.box);
}

/**
 * "4. Payment", "5. Card", "6. Confirm order": controls made alike, or texts on one line, that count on from each other are
 * the list of steps, whether the number stands before or behind. The step one is at is often made in another way.
 */
function isOfNumberedRow({ elements, texts }: PageSnapshot, element: SnapshotElement): boolean {
  const own = numberOf(element);
  if (own === null) return false;
  const isAlike = ({ visible, frame, tag, role, ancestors }: SnapshotElement) =>
    visible &&
    frame === element.frame &&
    tag === element.tag &&
    role === element.role &&
    ancestors.length === element.ancestors.length;
  const isOnLine = ({ frame, box }: TextBlock) =>
    frame === element.frame && (isWithinHeight(box, element.box) || isWithinHeight(element.box, box));
  const numbers = new Set([...elements.filter(isAlike), ...texts.filter(isOnLine)].map(numberOf));
  const counted = (step: 1 | -1): number => {
    let at = own;
    while (numbers.has(at + step)) at += step;
    return Math.abs(at - own);
  };
  return counted(1) + counted(-1) >= 2;
}

/**
 * "Delivery 2 / 4 · Payment 3 / 4 · Place order 4 / 4": one of a list of short texts, another of which is the heading of what
 * the page asks just now. Those to come may be links that lead nowhere yet.
 */
function isOfListWithHeading({ elements, texts }: PageSnapshot, element: SnapshotElement): boolean {
  return element.ancestors.slice(0, ITEM_DEPTH).some((list) => {
    const isIn = (each: Pick<TextBlock, 'frame' | 'ancestors'>) =>
      each.frame === element.frame && each.ancestors.includes(list);
    // The number of a step may be a button beside its name.
    const items = texts.filter((each) => isIn(each) && !isNumber(each));
    const itemOf = ({ ancestors, order }: TextBlock) => ancestors[ancestors.indexOf(list) - 1] ?? `text ${order}`;
    if (items.length < FEWEST_STEPS || new Set(items.map(itemOf)).size < items.length) return false;
    if (elements.some((each) => isIn(each) && each.visible && ANSWERS.has(each.role))) return false;
    const headings = texts.filter((each) => each.heading > 0 && each.frame === element.frame && !isIn(each));
    return items.some(
      (item) => item.text !== element.text && headings.some(({ text }) => isNumberedLike(item.text, text)),
    );
  });
}

/**
 * "Delivery · Payment · Place order" as one text, of which all but the step that one is at are links: what no link says is the
 * heading of what the page asks.
 */
function isOfLineWithHeading(
  { elements, texts }: PageSnapshot,
  { frame, role, ancestors: [line] }: SnapshotElement,
): boolean {
  if (role !== 'link' || line === undefined) return false;
  const links = elements.filter((each) => each.role === role && each.frame === frame && each.ancestors[0] === line);
  const told = texts.find((each) => each.frame === frame && each.ancestors[0] === line);
  if (!told || links.length < FEWEST_STEPS - 1) return false;
  const rest = links.reduce((left, { text }) => left.replace(text, '\n'), told.text).split('\n');
  const headings = texts.filter((each) => each.heading > 0 && each.frame === frame);
  return headings.some(({ text }) => rest.some((name) => isNumberedLike(name, text)));
}

/** A control is an item of its list, or stands in one, with a wrapper of its own or not. */
const ITEM_DEPTH = 3;
const FEWEST_STEPS = 3;

/** The same words, with a number before or behind one of them or none. */
function isNumberedLike(item: string, heading: string): boolean {
  const [short, long] = item.length < heading.length ? [item, heading] : [heading, item];
  const at = long.indexOf(short);
  return /\p{L}/u.test(short) && at >= 0 && !/\p{L}/u.test(long.slice(0, at) + long.slice(at + short.length));
}

/** The number that it begins with, and a word behind it; or which of how many steps it is, behind its words: "Payment 3 / 4". */
function numberOf({ text }: Pick<SnapshotElement, 'text'>): number | null {
  const [, first, last] =
    /^(\d{1,2})[.):\s]+(?=.*\p{L}{2})|\p{L}{2}.*?(?<!\d)(\d{1,2})\s?\/\s?\d{1,2}$/u.exec(text) ?? [];
  const number = first ?? last;
  return number === undefined ? null : Number(number);
}

/** Like another text, over its whole width, that is the title of what follows it. */
function isDrawnAsTitle(texts: readonly TextBlock[], one: TextBlock): boolean {
  const isAlike = ({ tag, classes, fontSize, box }: TextBlock) =>
    tag === one.tag &&
    classes === one.classes &&
    fontSize === one.fontSize &&
    box.x === one.box.x &&
    box.width === one.box.width;
  return texts.some(
    (other) => other.text !== one.text && isAlike(other) && texts.some(({ section }) => section === other.text),
  );
}

function isWithinHeight(inner: SnapshotElement['box'], outer: SnapshotElement['box']): boolean {
  return inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}
