import { currencyOf } from './currency-signs.ts';
import type { ParsedPrice } from './price-text.ts';

type Priced = Pick<ParsedPrice, 'sign' | 'currency'>;

/** Signs of several currencies: which one is meant, the code at the other side of the amount says. */
const SHARED = /^(?:\p{Sc}|kr\.?)$/iu;

/** "Kč950 CZK", "$12.00 CAD": some shops write the sign before the amount and the code behind it. */
export function isCurrencyWord(word: string, { sign, currency }: Priced): boolean {
  if (word === '') return false;
  return word === sign || SHARED.test(word) || (/\p{L}{2}/u.test(word) && currencyOf(word) === currency);
}

/** How many letters right before an amount, and right behind it, are nothing but its currency. */
export function signsBeside(before: string, after: string, price: Priced): { lead: number; tail: number } {
  const { sign } = price;
  const [last] = /\S*$/u.exec(before) ?? [''];
  const [first] = /^\S*/u.exec(after) ?? [''];
  const lead = isCurrencyWord(last, price) ? last.length : before.endsWith(sign) ? sign.length : 0;
  const tail = isCurrencyWord(first, price) ? first.length : after.startsWith(sign) && lead === 0 ? sign.length : 0;
  return { lead, tail };
}
