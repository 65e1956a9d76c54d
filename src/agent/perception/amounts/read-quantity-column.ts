import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import type { PageSnapshot, TextBlock } from '../seen/types.ts';
import { type Spot, spotOf } from './read-line.ts';

const quantityWords = wordsOf('quantity');
/** Letters of a heading that names a column. */
const LONGEST_HEADING = 20;
/** A cell and the heading of its column share the table, a few wrappers up. */
const TABLE_DEPTH = 5;

/** Bare numbers below a heading that says "quantity": pages that only show the order write a line's number so. */
export function readQuantityColumn({ texts }: PageSnapshot): Spot[] {
  const shown = texts.filter(({ covered, landmark }) => !covered && landmark !== 'footer' && landmark !== 'nav');
  const headings = shown.filter(
    ({ text }) => text.length <= LONGEST_HEADING && !/\d/.test(text) && quantityWords.test(foldLabel(text)),
  );
  return shown
    .filter(({ text }) => /^\d{1,3}$/.test(text))
    .filter((number) => headings.some((heading) => isBelow(number, heading)))
    .map((number) => ({ ...spotOf(number), quantity: Number(number.text) }));
}

function isBelow(cell: TextBlock, heading: TextBlock): boolean {
  const table = heading.ancestors.slice(0, TABLE_DEPTH);
  const isInTable = cell.ancestors.slice(0, TABLE_DEPTH).some((ancestor) => table.includes(ancestor));
  const overlaps = cell.box.x < heading.box.x + heading.box.width && heading.box.x < cell.box.x + cell.box.width;
  return cell.frame === heading.frame && isInTable && overlaps && cell.box.y >= heading.box.y + heading.box.height - 1;
}
