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
      (each) => !names.has(each) && isNameColumn(each, isAmount) && areBeside(each, amounts),
    );
    const [nearest] = beside.toSorted((a, b) => Math.abs(a.order - amounts.order) - Math.abs(b.order - amounts.order));
    if (nearest) names.set(amounts, nearest);
  }
  const split = new Set(names.values());
  const single = new Map<TextBlock, TextBlock>();
  for (const name of columns.filter((each) => !split.has(each) && !names.has(each) && isNameColumn(each, isAmount))) {
    const amounts = stackBeside(name, texts, isAmount);
    if (amounts.length > 0) split.add(name);
    for (const [at, amount] of amounts.entries()) single.set(amount, lineOf(name, at, amount.order - BEFORE));
  }
  return texts.flatMap((block) => {
    if (split.has(block)) return [];
    const name = names.get(block);
    const own = single.get(block);
    return own ? [own, block] : name ? pairLines(name, withDashes(block, isAmount)) : [block];
  });
}

/** A place between that of an amount and the text before it. */
const BEFORE = 0.5;

/**
 * The amounts of the column beside may each be a text of its own, because something wraps their cents or their sign. They
 * are as many as the names have lines, and each stands at the height of its own, the minus of a discount before it. What
 * each line begins with is returned.
 */
function stackBeside(name: TextBlock, texts: readonly TextBlock[], isAmount: (text: string) => boolean): TextBlock[] {
  const count = linesOf(name).length;
  const wrappers = new Set(
    texts
      .filter(
        (each) =>
          each.frame === name.frame && isApart(each, name) && isWithin(each.box, name.box) && isAmount(each.text),
      )
      .map(({ ancestors }) => ancestors.findLast((wrapper) => !name.ancestors.includes(wrapper))),
  );
  for (const wrapper of wrappers) {
    const stack = texts.filter(({ frame, ancestors }) => frame === name.frame && ancestors.includes(wrapper ?? -1));
    const lines = [...Array(count).keys()].map((at) =>
      stack.filter(({ box }) => isWithin(box, lineBox(name.box, at, count))),
    );
    if (lines.flat().length === stack.length && lines.every((line) => isOneAmount(line, isAmount)))
      return lines.flatMap(([first]) => first ?? []);
  }
  return [];
}

function isOneAmount(line: readonly TextBlock[], isAmount: (text: string) => boolean): boolean {
  const [amount, ...more] = line.filter(({ text }) => !DASH.test(text));
  return amount !== undefined && more.length === 0 && isAmount(amount.text) && !line.some(({ struck }) => struck);
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

function isNameColumn(block: TextBlock, isAmount: (text: string) => boolean): boolean {
  return linesOf(block).every((line) => /\p{L}{2}/u.test(line) && !isAmount(line));
}

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
function isWithin({ y, height }: Box, other: Box): boolean {
  const middle = y + height / 2;
  return middle >= other.y && middle <= bottomOf(other);
}

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
