import type { PageSnapshot } from '../seen/types.ts';
import { LONGEST_TEXT, quantityOf, type Spot, spotOf } from './read-line.ts';
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
        quantityOf(undefined, [t]) !== null,
    )
    .map(spotOf);
}

/** Texts that stand for lines because they say how many pieces there are. */
export function countingTexts(snapshot: PageSnapshot): Spot[] {
  const worded = quantityTexts(snapshot);
  return worded.length > 0 ? worded : readQuantityColumn(snapshot);
}
