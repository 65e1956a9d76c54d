import { findPricedLists } from '../perception/index.ts';
import { POSSIBLE, SURE } from './certainty.ts';
import { candidates, type View } from './view.ts';

/**
 * Lists of other goods below a cart or beside a checkout: cards with a price each and a link elsewhere, of which nothing is
 * taken out again. What stands in one is said of its goods. The lines of a cart are such cards too: they can be taken out, or
 * have a number without a button that adds.
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
    return list !== null && !removes.has(list) && (!counts.has(list) || adds.has(list));
  };
}
