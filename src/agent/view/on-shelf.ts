import { findPricedLists } from '../perception/index.ts';
import { POSSIBLE, SURE } from './certainty.ts';
import { candidates, type View } from './view.ts';

/**
 * Lists of other goods below a cart: cards with a price each and a link elsewhere, of which nothing is taken out again. What
 * stands in one is said of its goods. The lines of a cart are such cards too, so only a page on which something is taken out
 * elsewhere has shelves. That may be the whole cart: lines with a number, and no button that adds, are none.
 */
export function findShelves(view: View): (thing: { frame: number; ancestors: number[] }) => boolean {
  const listOf = findPricedLists(view.snapshot);
  const numbers = view.snapshot.elements.filter(({ ref }) => view.fields.get(ref)?.kind === 'quantity');
  const listsOf = (things: readonly Parameters<typeof listOf>[0][]) => new Set(things.map(listOf));
  const [removes, counts, adds] = [
    listsOf(candidates(view, 'removeItem', POSSIBLE)),
    listsOf(numbers),
    listsOf(candidates(view, 'addToCart', SURE)),
  ];
  return (thing) => {
    const list = listOf(thing);
    return list !== null && removes.size > 0 && !removes.has(list) && (!counts.has(list) || adds.has(list));
  };
}
