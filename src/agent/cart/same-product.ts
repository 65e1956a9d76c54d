import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { isSameProduct } from '../perception/index.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';
import { productTitle } from './product-title.ts';

/** The product that the order's address led to. */
export interface Arrival {
  url: string;
  title: string;
}

export const arrivalOf = (view: View): Arrival => ({ url: view.snapshot.url, title: productTitle(view) });

/**
 * Whatever was pressed on the way to the cart, by a rule or by a second reader's word: only the product that was asked for
 * may be put into it. A colour may have an address or a title of its own, but not both with nothing in common.
 */
export function checkSameProduct(arrived: Arrival, view: View, item: OrderItem): void {
  if (!isStillThere(arrived, view, item))
    throw new Stop('agent_stuck', 'the page that can be bought from is not the product that was asked for');
}

export function isStillThere(arrived: Arrival, view: View, item: OrderItem): boolean {
  const now = arrivalOf(view);
  const isAt = (url: string) => isSameProduct(now.url, url);
  return isAt(arrived.url) || isAt(item.url) || isSameName(arrived.title, now.title, item);
}

/** All words of one name stand in the other, but for the values that were asked for. */
function isSameName(before: string, after: string, item: OrderItem): boolean {
  const asked = new Set(Object.values(item.variant).flatMap(wordsOf));
  const own = (name: string) => wordsOf(name).filter((word) => !asked.has(word));
  const [a, b] = [own(before), own(after)];
  return a.length > 0 && b.length > 0 && (isWithin(a, b) || isWithin(b, a));
}

const isWithin = (words: readonly string[], others: readonly string[]) => words.every((word) => others.includes(word));
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '');
