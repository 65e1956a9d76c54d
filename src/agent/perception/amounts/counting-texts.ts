import type { PageSnapshot } from '../seen/types.ts';
import { LONGEST_TEXT, linesApart, quantityOf, type Spot, spotOf } from './read-line.ts';
import { readQuantityColumn } from './read-quantity-column.ts';

/** Pages that only show the order still write the quantity: each such text stands for a line. */
function quantityTexts(snapshot: PageSnapshot): Spot[] {
  return snapshot.texts
    .filter(
      (t) =>
        t.text.length < LONGEST_TEXT &&
        !t.covered &&
        t.landmark !== 'footer' &&
        t.landmark !== 'nav' &&
        // The cart's own button in the head of the page counts pieces too, but stands for no line.
        (t.landmark !== 'header' || t.dialog >= 0) &&
        quantityOf(undefined, linesApart(t)) !== null,
    )
    .map(spotOf);
}

/**
 * Texts that stand for lines because they say how many pieces there are. In a table with a column for that, pieces in a name
 * ("Bulbs, 50 pieces") are what one of them holds.
 */
export function countingTexts(snapshot: PageSnapshot): Spot[] {
  const column = readQuantityColumn(snapshot);
  const isInTable = (text: Spot) => column.some((number) => number.ref !== text.ref && areOfOneRow(number, text));
  const worded = quantityTexts(snapshot).filter((text) => !isInTable(text));
  return worded.length > 0 ? worded : column;
}

/** A cell and its row. */
const ROW_DEPTH = 2;

function areOfOneRow(a: Spot, b: Spot): boolean {
  const row = a.ancestors.slice(0, ROW_DEPTH);
  return a.frame === b.frame && b.ancestors.slice(0, ROW_DEPTH + 1).some((ancestor) => row.includes(ancestor));
}
