import type { Box, TextBlock } from '../seen/types.ts';

/** A column of names and one of amounts may be drawn a little apart in height. */
const SAME_HEIGHT = 0.85;
/** What stands in the place of an amount that is not known yet. */
const DASH = /^[-–—−]?$/u;

/**
 * Sums in two columns, each of which is one piece of text with line breaks: `Subtotal<br>Shipping` beside `$18.90<br>$4.90`.
 * As a whole each is one name and one amount, and all but the first amount would be lost. They belong together line by
 * line where both have as many lines and stand beside each other; each amount then follows its own name.
 */
export function splitColumns(texts: TextBlock[], isAmount: (text: string) => boolean): TextBlock[] {
  const columns = texts.filter(({ lines = [] }) => lines.length > 1);
  if (columns.length < 2) return texts;
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
  return texts.flatMap((block) => {
    if (split.has(block)) return [];
    const name = names.get(block);
    return name ? pairLines(name, block) : [block];
  });
}

function isAmountColumn({ lines = [] }: TextBlock, isAmount: (text: string) => boolean): boolean {
  return lines.some(isAmount) && lines.every((line) => isAmount(line) || DASH.test(line));
}

function isNameColumn({ lines = [] }: TextBlock, isAmount: (text: string) => boolean): boolean {
  return lines.every((line) => /\p{L}{2}/u.test(line) && !isAmount(line));
}

function areBeside(a: TextBlock, b: TextBlock): boolean {
  if (a.frame !== b.frame || a.lines?.length !== b.lines?.length || a.struck || b.struck) return false;
  const shared = Math.min(bottomOf(a.box), bottomOf(b.box)) - Math.max(a.box.y, b.box.y);
  const isApart = a.box.x + a.box.width <= b.box.x + 1 || b.box.x + b.box.width <= a.box.x + 1;
  return isApart && shared >= SAME_HEIGHT * Math.max(a.box.height, b.box.height);
}

/** The orders between that of the amounts and the next one are free. */
function pairLines(name: TextBlock, amounts: TextBlock): TextBlock[] {
  const count = amounts.lines?.length ?? 1;
  return [...Array(count).keys()].flatMap((at) =>
    [name, amounts].map((block) => ({
      ...block,
      text: block.lines?.[at] ?? '',
      lines: [],
      box: lineBox(block.box, at, count),
      order: amounts.order + at / count,
    })),
  );
}

function lineBox({ x, y, width, height }: Box, at: number, count: number): Box {
  return { x, y: y + (at * height) / count, width, height: height / count };
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
