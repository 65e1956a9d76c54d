import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { ExpectedLine } from '../safety/match-cart.ts';
import { addItem } from './add-item.ts';
import { openCart } from './open-cart.ts';

/** More than so many pieces would be added for minutes. */
const MOST_PIECES = 12;

/**
 * For a cart that only says how many pieces it holds: the product is added once more from its own page, as a person would.
 * The cart tells whether it holds one more; each number is left only once, so a shop that adds nothing ends it. False when
 * that is no way.
 */
export async function addPiece(run: Run, { seen, quantity }: ExpectedLine, now: number): Promise<boolean> {
  if (now < 1 || quantity <= now || quantity - now > MOST_PIECES) return false;
  if (!run.tries.mayTry(`piece ${seen.item.url} ${JSON.stringify(seen.item.variant)} ${now}`, 1)) return false;
  const { addedItems } = run.memory;
  // The same button and the same way to the cart may be taken once more.
  run.tries.forget(/^(add|cart|sent) /);
  run.memory.addedItems = [...addedItems];
  try {
    const view = await addItem(run, { ...seen.item, quantity: 1 });
    run.memory.addedItems = addedItems;
    await openCart(run, view);
    return true;
  } catch (error) {
    // What is sold out after some pieces were taken is there, but not so often.
    if (error instanceof Stop && error.code === 'out_of_stock') return false;
    throw error;
  } finally {
    run.memory.addedItems = addedItems;
  }
}
