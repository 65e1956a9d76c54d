import type { OrderItem } from '../../orders/index.ts';
import { openPage } from '../actions/open-page.ts';
import { mayFillAgain } from '../run/may-fill-again.ts';
import type { AddedItem, Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import { SURE } from '../view/certainty.ts';
import { pageScore, type View } from '../view/view.ts';
import { addItem } from './add-item.ts';
import { dropItem } from './drop-item.ts';
import { openCart } from './open-cart.ts';
import { UNHEARD } from './press-add.ts';
import { verifyCart } from './verify-cart.ts';

/** Puts everything into the cart that the order names, apart from what may be left out. */
export async function addItems(run: Run, items: readonly OrderItem[] = run.order.items): Promise<View> {
  let view: View | null = null;
  for (const item of items) {
    if (run.memory.dropped.some(({ url }) => url === item.url)) continue;
    try {
      view = await addItem(run, item);
    } catch (error) {
      const droppable =
        error instanceof Stop && !error.transient && run.order.dropUnavailableItems && run.order.items.length > 1;
      if (!droppable || !ITEM_FAILURES.has(error.code)) throw error;
      dropItem(run, { url: item.url, code: error.code, note: error.message });
      view = null;
    }
  }
  const last = run.memory.addedItems.at(-1);
  if (!last) {
    const dropped = run.memory.dropped.at(-1);
    throw new Stop(dropped?.code ?? 'out_of_stock', dropped?.note ?? 'none of the items can be bought');
  }
  // The page of a dropped item keeps complaining about it.
  return view ?? openPage(run, last.finalUrl);
}

const ITEM_FAILURES = new Set([
  'product_not_found',
  'out_of_stock',
  'insufficient_stock',
  'variant_required',
  'variant_not_found',
]);

/**
 * A page whose scripts are not awake yet swallows the press that adds, and changes as they wake up, as if it had been heard.
 * What the cart does not hold and nothing was sent for is added once more, from a page that had time to wake up.
 */
export async function openFilledCart(run: Run, first: View): Promise<View> {
  const isEmpty = (view: View) => pageScore(view, 'emptyCart') >= SURE;
  const cart = await openCart(run, first, (view) => isEmpty(view) && unheardItems(run, view).length > 0);
  const unheard = unheardItems(run, cart);
  if (unheard.length === 0) return cart;
  run.tries.add(UNHEARD);
  return addAgain(run, unheard);
}

/** Items that the cart does not hold, where nothing was sent for any of them. */
function unheardItems(run: Run, view: View): AddedItem[] {
  const { addedItems } = run.memory;
  const lines = cartLines(run, view);
  if (lines.length === 0 && pageScore(view, 'emptyCart') < SURE) return [];
  const { missing, extra } = matchCart(lines, addedItems);
  const isMissing = ({ item }: AddedItem) => missing.some(({ seen }) => seen.item.url === item.url);
  const items = extra.length > 0 ? [] : addedItems.filter(isMissing);
  return items.every(({ item }) => run.tries.count(`sent ${item.url}`) === 0) ? items : [];
}

/**
 * What a page that moved under the press put into the cart, such as a neighbouring product, was taken out again: where
 * nothing else was in it, everything is added once more.
 */
export async function verifyFilledCart(run: Run, first: View): Promise<View> {
  const removed = run.memory.linesRemoved;
  const view = await verifyCart(run, await openFilledCart(run, first));
  const isEmptied = run.memory.linesRemoved > removed && pageScore(view, 'emptyCart') >= SURE;
  if (run.memory.cartVerified || !isEmptied) return view;
  return verifyCart(run, await addAgain(run, run.memory.addedItems));
}

/**
 * The cart was found empty before anybody was asked who buys, and a second reader points at what adds the product: all is
 * added once more, once in a purchase, and the cart is checked line by line as always. Null where that was not said.
 */
export async function fillAgain(run: Run): Promise<View | null> {
  const isTold = run.memory.toldToFill;
  run.memory.toldToFill = false;
  if (!isTold || !mayFillAgain(run.memory) || !run.tries.mayTry('fill again', 1)) return null;
  run.memory.cartSeenEmpty = false;
  run.memory.cartVerified = false;
  return verifyCart(run, await addAgain(run, run.memory.addedItems));
}

async function addAgain(run: Run, lost: readonly AddedItem[]): Promise<View> {
  run.memory.addedItems = run.memory.addedItems.filter((added) => !lost.includes(added));
  // The same button and the same way to the cart may be taken once more.
  run.tries.forget(/^(add|cart|sent|finish in layer) /);
  const items = lost.map(({ item }) => item);
  return openCart(run, await addItems(run, items));
}
