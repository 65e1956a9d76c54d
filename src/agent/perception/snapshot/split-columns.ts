import { parsePrice } from '../../../words/price-text.ts';
import { withoutPrice } from '../../../words/without-price.ts';
import type { Box, TextBlock } from '../seen/types.ts';

/** A column of names and one of amounts may be drawn a little apart in height. */
const SAME_HEIGHT = 0.85;
/** What stands in the place of an amount that is not known yet. */
const DASH = /^[-–—−]?$/u;
/** "Free", in whatever words. */
const WORDS = /^[\p{L}\s'’.-]{2,20}$/u;

/**
 * Sums in two columns, each of which is one piece of text with line breaks: `Subtotal<br>Shipping` beside `$18.90<br>$4.90`.
 * As a whole each is one name and one amount, and all but the first amount would be lost. They belong together line by
 * line where both have as many lines and stand beside each other; each amount then follows its own name.
 */
export function splitColumns(texts: TextBlock[], isAmount: (text: string) => boolean): TextBlock[] {
  const columns = texts.filter((block) => linesOf(block).length > 1);
  if (columns.length === 0) return texts;
  const names = new Map<TextBlock, TextBlock>();
  for (const amounts of columns) {
    if (!isAmountColumn(amounts, isAmount)) continue;
    const beside = columns.filter(
      (each) => !names.has(each) && isNameColumn(each, isAmount, linesOf(amounts)) && areBeside(each, amounts),
    );
    const [nearest] = beside.toSorted((a, b) => Math.abs(a.order - amounts.order) - Math.abs(b.order - amounts.order));
    if (nearest) names.set(amounts, nearest);
  }
  const split = new Set(names.values());
  const single = new Map<TextBlock, TextBlock[]>();
  for (const name of columns.filter((each) => !split.has(each) && !names.has(each) && isNameColumn(each, isAmount))) {
    const named = nameStack(name, texts, isAmount);
    if (named.size > 0) split.add(name);
    for (const [amount, parts] of named) single.set(amount, parts);
  }
  return texts.flatMap((block) => {
    if (split.has(block)) return [];
    const name = names.get(block);
    return single.get(block) ?? (name ? pairLines(name, withDashes(block, isAmount)) : [block]);
  });
}

/** A place between that of an amount and the text before it. */
const BEFORE = 0.01;

/**
 * The amounts of the column beside may be texts of their own, because something wraps their cents or their sign, or some of
 * them lines of one text. On as many lines as there are names stands one amount each, the minus of a discount before it or
 * a price that no longer counts; one may be told in words. A long name takes two lines, so that heights need not agree.
 * Returns what each text becomes.
 */
function nameStack(
  name: TextBlock,
  texts: readonly TextBlock[],
  isAmount: (text: string) => boolean,
): Map<TextBlock, TextBlock[]> {
  const count = linesOf(name).length;
  const isBeside = (each: TextBlock) =>
    each.frame === name.frame && isApart(each, name) && isWithin(each.box, name.box);
  const wrappers = new Set(
    texts
      .filter((each) => isBeside(each) && piecesOf(each).some(({ text }) => isAmount(text)))
      .map(({ ancestors }) => ancestors.findLast((wrapper) => !name.ancestors.includes(wrapper))),
  );
  for (const wrapper of wrappers) {
    const stack = texts.filter(({ frame, ancestors }) => frame === name.frame && ancestors.includes(wrapper ?? -1));
    const pieces = new Map(stack.map((block) => [block, block.struck ? [] : piecesOf(block)]));
    const lines = onLines([...pieces.values()].flat());
    const isTold = (line: readonly TextBlock[]) => line.every(({ text }) => DASH.test(text) || WORDS.test(text));
    const others = lines.filter((line) => !isOneAmount(line, isAmount));
    if (lines.length !== count || others.length > 1 || !others.every(isTold) || !stack.every(isBeside)) continue;
    const firsts = lines.map(([first]) => first);
    const withName = (piece: TextBlock): TextBlock[] => {
      const at = firsts.indexOf(piece);
      if (at < 0) return [piece];
      const own = lineOf(name, at, piece.order - BEFORE);
      return [{ ...own, box: { ...own.box, y: piece.box.y, height: piece.box.height } }, piece];
    };
    return new Map(stack.map((block) => [block, block.struck ? [block] : (pieces.get(block) ?? []).flatMap(withName)]));
  }
  return new Map();
}

/** The lines of a text, each at its own height. */
function piecesOf(block: TextBlock): TextBlock[] {
  const { lines = [], box, order } = block;
  const shown = lines.slice(
    lines.findIndex((line) => line !== ''),
    lines.findLastIndex((line) => line !== '') + 1,
  );
  if (shown.length < 2) return [block];
  return shown.flatMap((text, at) =>
    text === ''
      ? []
      : [{ ...block, text, lines: [], box: lineBox(box, at, shown.length), order: order + at / shown.length }],
  );
}

/** What stands on one line, from the top. */
function onLines(pieces: readonly TextBlock[]): TextBlock[][] {
  const lines: TextBlock[][] = [];
  for (const piece of pieces.toSorted((a, b) => middleOf(a.box) - middleOf(b.box) || a.order - b.order)) {
    const line = lines.at(-1);
    if (line?.[0] && isWithin(piece.box, line[0].box)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.order - b.order));
}

function isOneAmount(line: readonly TextBlock[], isAmount: (text: string) => boolean): boolean {
  const [amount, ...more] = line.filter(({ text }) => !DASH.test(text));
  return amount !== undefined && more.length === 0 && isAmount(amount.text);
}

/** A line break behind the last line begins no other. */
function linesOf({ lines = [] }: TextBlock): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

function isAmountColumn(block: TextBlock, isAmount: (text: string) => boolean): boolean {
  const lines = linesOf(block);
  const others = lines.filter((line) => !isAmount(line) && !DASH.test(line));
  const amounts = lines.filter(isAmount).length;
  return amounts > others.length && others.length <= 1 && others.every((line) => WORDS.test(line));
}

/** `$12.60 off` beside `−$12.60` is a name, though it may pass for an amount: it says what is told beside it. */
function isNameColumn(block: TextBlock, isAmount: (text: string) => boolean, told: readonly string[] = []): boolean {
  const tells = (line: string, beside = '') => {
    const [said, amount] = [line, beside].map((text) => Math.abs(parsePrice(text)?.amountMinor ?? 0));
    return said !== 0 && said === amount && HAS_WORD.test(withoutPrice(line)) && !HAS_WORD.test(withoutPrice(beside));
  };
  return linesOf(block).every((line, at) => HAS_WORD.test(line) && (!isAmount(line) || tells(line, told[at])));
}

/** One sign of Chinese or Japanese may be a word: `税`. */
const HAS_WORD = /\p{L}{2}|\p{Script=Han}/u;

/** The last amounts may be missing. */
function areAsLong(names: TextBlock, amounts: TextBlock): boolean {
  const [named, told] = [linesOf(names).length, linesOf(amounts).length];
  return named === told || (names.lines?.length === amounts.lines?.length && named > told);
}

function areBeside(a: TextBlock, b: TextBlock): boolean {
  if (a.frame !== b.frame || !areAsLong(a, b) || a.struck || b.struck) return false;
  const shared = Math.min(bottomOf(a.box), bottomOf(b.box)) - Math.max(a.box.y, b.box.y);
  return isApart(a, b) && shared >= SAME_HEIGHT * Math.max(a.box.height, b.box.height);
}

function isApart(a: TextBlock, b: TextBlock): boolean {
  return a.box.x + a.box.width <= b.box.x + 1 || b.box.x + b.box.width <= a.box.x + 1;
}

/** Whether the middle of the one is at the height of the other. */
function isWithin(box: Box, other: Box): boolean {
  return middleOf(box) >= other.y && middleOf(box) <= bottomOf(other);
}

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** What is told in words names no other amount. */
function withDashes(block: TextBlock, isAmount: (text: string) => boolean): TextBlock {
  return { ...block, lines: block.lines?.map((line) => (isAmount(line) ? line : '–')) ?? [] };
}

/** The orders between that of the amounts and the next one are free. */
function pairLines(name: TextBlock, amounts: TextBlock): TextBlock[] {
  const count = linesOf(name).length;
  return [...Array(count).keys()].flatMap((at) =>
    [name, amounts].map((block) => lineOf(block, at, amounts.order + at / count, count)),
  );
}

function lineOf(block: TextBlock, at: number, order: number, count = linesOf(block).length): TextBlock {
  return { ...block, text: block.lines?.[at] ?? '', lines: [], box: lineBox(block.box, at, count), order };
}

function lineBox({ x, y, width, height }: Box, at: number, count: number): Box {
  return { x, y: y + (at * height) / count, width, height: height / count };
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
