import type { OrderItem } from '../../orders/index.ts';
import { parsePrices } from '../../words/price-text.ts';
import { says } from '../../words/says.ts';
import { AROUND, findPricedCards, findProductBox } from '../perception/index.ts';
import type { View } from '../view/view.ts';

const LONGEST_PRICE = 40;

/**
 * What a merchant sells has a price, also while it is sold out. Where several values are each on offer, and with all of
 * them chosen the page takes its price back, shows no other, and says no more than "unavailable", there is no such variant.
 */
export function hasLostPrice(before: View, after: View, { variant }: OrderItem): boolean {
  const asked = Object.values(variant).filter((label) => label.trim() !== '');
  if (asked.length < 2 || saysUnavailable(before) || !saysUnavailable(after)) return false;
  const [was, is] = [pricesOf(before), pricesOf(after)];
  const isMissing = (from: string[], there: string[]) =>
    from.some((price) => countOf(price, from) > countOf(price, there));
  return isMissing(was, is) && !isMissing(is, was);
}

function countOf(price: string, prices: readonly string[]): number {
  return prices.filter((each) => each === price).length;
}

function pricesOf(view: View): string[] {
  const isPrice = (text: string) => text.length <= LONGEST_PRICE && parsePrices(text).some(({ sign }) => sign !== '');
  return ownTexts(view).filter(isPrice);
}

/** In the text of the page, or on the button in the place of what it does. */
function saysUnavailable(view: View): boolean {
  const { adds } = findProductBox(view.snapshot, view.actions);
  return [...ownTexts(view), ...adds.map(({ text }) => text)].some((text) => says('unavailable', text));
}

function ownTexts({ snapshot, actions }: View): string[] {
  const { isOfAnother } = findProductBox(snapshot, actions);
  const isOnShelf = findPricedCards(snapshot);
  const own = snapshot.texts.filter(
    (text) => !AROUND.has(text.landmark) && !text.covered && !text.struck && !isOfAnother(text) && !isOnShelf(text),
  );
  return own.map(({ text }) => text);
}
