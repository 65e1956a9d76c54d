import { parsePrices } from '../../../words/price-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import type { TextBlock } from '../seen/types.ts';

export interface HeadedSum {
  label: string;
  amount: string;
}

/** What stands before an amount that is written as part of a sum: "+ 3,000", "= 21,900". */
const OPERATOR = /^\s*[+＋=＝]\s*/u;
const MINUS = /^\s*[-–−‐‑]/u;
const FEWEST = 2;

/**
 * Sums that lie on their side: a row of headings, and below it one row of amounts, "Goods | Delivery | To pay" over
 * "18,900 | + 3,000 | = 21,900". The line of a cart has such headings too: nothing but amounts may stand below them, one
 * for each, and the last one has to be what the others give.
 */
export function findHeadedSums(
  texts: readonly TextBlock[],
  isAmount: (text: string) => boolean,
): Map<TextBlock, HeadedSum> {
  const found = new Map<TextBlock, HeadedSum>();
  const heads = texts.filter(({ tag, covered, struck }) => tag === 'th' && !covered && !struck);
  for (const [row, headings] of Map.groupBy(heads, ({ ancestors }) => ancestors[1] ?? -1)) {
    const cells = headings.length < FEWEST ? [] : cellsBelow(texts, headings, row);
    if (cells.length !== headings.length || !cells.every(({ text }) => isAmount(bare(text)))) continue;
    if (!cells.every((cell, at) => isUnder(cell, headings[at])) || !addsUp(cells, headings)) continue;
    for (const [at, cell] of cells.entries())
      found.set(cell, { label: headings[at]?.text ?? '', amount: bare(cell.text) });
  }
  return found;
}

const bare = (text: string): string => text.replace(OPERATOR, '').trim();

/** All else that is written in the table of the headings. */
function cellsBelow(texts: readonly TextBlock[], headings: readonly TextBlock[], row: number): TextBlock[] {
  const [first] = headings;
  const isIn = (text: TextBlock, wrapper: number) => text.frame === first?.frame && text.ancestors.includes(wrapper);
  const table = first?.ancestors.find((wrapper) => texts.some((text) => isIn(text, wrapper) && !isIn(text, row)));
  return texts.filter((text) => table !== undefined && isIn(text, table) && !isIn(text, row) && !text.covered);
}

function isUnder({ box }: TextBlock, heading: TextBlock | undefined): boolean {
  if (!heading) return false;
  const overlaps = box.x < heading.box.x + heading.box.width && heading.box.x < box.x + box.width;
  return overlaps && box.y >= heading.box.y;
}

function addsUp(cells: readonly TextBlock[], headings: readonly TextBlock[]): boolean {
  const values = cells.map(({ text }, at) => {
    const value = Math.abs(Number(parsePrices(bare(text))[0]?.amount ?? Number.NaN));
    const isOff = MINUS.test(text) || roleOfLabel(headings[at]?.text ?? '') === 'discount';
    return isOff ? -value : value;
  });
  const total = values.at(-1) ?? Number.NaN;
  const sum = values.slice(0, -1).reduce((all, value) => all + value, 0);
  return total > 0 && Math.abs(sum - total) < ROUNDING;
}

const ROUNDING = 0.005;
