import { readDeliveryDays } from '../fields/read-delivery-days.ts';
import type { Money } from '../seen/types.ts';
import { isBareAmount, saysFree, withoutDates, withoutRemarks } from './delivery-words.ts';
import { pricesIn, readMoney } from './read-money.ts';

/** "Free shipping", and not a sentence about it. */
const LONGEST_FREE = 24;

/**
 * What a delivery costs, of the amounts in the words beside it. An amount that stands alone is the price. In a sentence the
 * price is at its beginning or at its end, and an amount in brackets or in a clause that says "free" is where the free
 * delivery begins: "Standard (free over £40) £3.95". Where only such an amount is named the price is not known: the sums
 * tell it once the delivery is chosen.
 */
export function priceAmong(parts: readonly string[], currency: string): Money | null {
  const pricesOf = (part: string) =>
    pricesIn(withoutDates(part), currency).filter(({ amountMinor }) => amountMinor >= 0);
  // A number of days is no price beside an amount with its currency, so the whole part is asked which amounts it has.
  const charged = (part: string): Money[] => {
    const amounts = new Set(pricesOf(withoutRemarks(part)).map(({ amountMinor }) => amountMinor));
    const clauses = clausesOf(part).filter((clause) => !saysFree(clause));
    return clauses.flatMap(pricesOf).filter(({ amountMinor }) => amounts.has(amountMinor));
  };
  const named = new Set(charged(parts[0] ?? '').map(({ amountMinor }) => amountMinor));
  // Cents that are drawn apart are no price: what stands alone has to be in the label too, where that names any, or is set
  // apart there from the number of a date: "Nov 20–24. 49 Ft".
  const isNamed = (part: string, { amountMinor }: Money) =>
    named.size === 0 || named.has(amountMinor) || standsIn(parts[0] ?? '', part);
  const alone = parts.filter(isBareAmount).flatMap((part) => pricesOf(part).filter((price) => isNamed(part, price)));
  if (alone[0]) return alone[0];
  if (parts.slice(1).some((part) => part.length < LONGEST_FREE && !/\d/.test(part) && saysFree(part)))
    return readMoney('free', currency);
  for (const part of parts) {
    const clauses = clausesOf(part);
    const own = charged(part);
    // "Free 6–9 business days": the numbers are the time's.
    const isBare = (clause: string) =>
      !/\d/.test(clause) || (pricesOf(clause).length === 0 && readDeliveryDays(clause) !== null);
    const isFree = clauses.some((clause) => saysFree(clause) && isBare(clause)) || isFreeFrom(part, pricesOf);
    if (own.length === 0 && isFree) return readMoney('free', currency);
    if (own.length === 0 && clauses.length > 1 && clauses.some(saysFree)) continue;
    const prices = own.length > 0 ? own : pricesOf(withoutRemarks(part));
    const price = /^\P{L}*\d/u.test(part) || /\p{L}{4}\P{L}*$/u.test(part) ? prices[0] : prices.at(-1);
    if (price) return price;
  }
  return null;
}

/** Also sentences: "Two days. Free over £40." A dash before a price parts it from the name. */
function clausesOf(part: string): string[] {
  return withoutRemarks(part)
    .split(/[;,](?!\d|\p{Pd})|\.\s+(?=[\p{L}\d])/u)
    .map((clause) => clause.replace(/^[\s\p{Pd}:]+/u, ''));
}

/** As a word of its own: "€ 2" does not stand in "Parcel € 2,83". */
function standsIn(words: string, part: string): boolean {
  return words
    .split(` ${part}`)
    .slice(1)
    .some((rest) => !/^[.,]?\d/.test(rest));
}

/**
 * "Free shipping over $50": on offer for this order, so it is free for it. A delivery of another name that is free from
 * some sum on ("Post (free over $50)") is offered below that sum too.
 */
function isFreeFrom(part: string, pricesOf: (part: string) => readonly Money[]): boolean {
  const inBrackets = /[(（]([^()（）]*)[)）]/u.exec(part)?.[1] ?? '';
  if (pricesOf(inBrackets).length > 0) return false;
  return pricesOf(part).length === 1 && saysFree(part.slice(0, part.search(/\d/)));
}
