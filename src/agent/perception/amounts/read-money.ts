import { stems } from '../../../words/name-stems.ts';
import { type ParsedPrice, parsePrice, parsePrices } from '../../../words/price-text.ts';
import type { Money, PageSnapshot } from '../seen/types.ts';

function asMoney(price: ParsedPrice): Money {
  return { amount: price.amount, amountMinor: price.amountMinor, currency: price.currency };
}

export function readMoney(text: string, currency: string): Money | null {
  const price = parsePrice(text, currency ? { currency } : {});
  return price ? asMoney({ ...price, currency: price.currency || currency }) : null;
}

/** `2.00 kg` has two decimals and is no price. */
const measure = new RegExp(`^\\s?(kg|g|gr|lbs?|oz|cm|mm|m|km|mi|ml|cl|l|ltr|litres?|%|h|min|${stems('day')})\\b`, 'i');

/** Letters between an amount and its sign, as in `12,- €`. */
const APART_BEFORE = 4;
const APART_AFTER = 5;

/** Amounts with the currency right beside them or with two decimals: a bare `3` in a sentence is no price. */
export function pricesIn(text: string, currency: string): Money[] {
  return findPrices(text, currency).map((p) => asMoney({ ...p, currency: p.currency || currency }));
}

/** What a text says besides its prices. */
export function withoutPrices(text: string): string {
  return findPrices(text, '').reduceRight(
    (rest, { index, length }) => `${rest.slice(0, index)} ${rest.slice(index + length)}`,
    text,
  );
}

function findPrices(text: string, currency: string): ParsedPrice[] {
  return parsePrices(text, currency ? { currency } : {}).filter(({ amount, sign, index, length }) => {
    const after = text.slice(index + length);
    if (sign === '' && measure.test(after)) return false;
    return /\.\d{2}$/.test(amount) || (sign !== '' && isSignOf(sign, text.slice(0, index), after));
  });
}

/**
 * A sign between two numbers is one's alone: `Royal Mail 48: £3.60` names no price of 48, nor `5040 HUF 1–2 days` one of 1,
 * nor `340,- Kč 1–2 days`. Where it stands apart from both, it is that of cents, and else that of the first.
 */
function isSignOf(sign: string, before: string, after: string): boolean {
  const at = before.lastIndexOf(sign);
  const gap = before.slice(at + sign.length);
  const isOthers = gap !== '' && /\d([.,]\s?\p{Pd}+)?\s?$/u.test(before.slice(0, at));
  if (at >= before.length - APART_BEFORE && at >= 0 && !/\d/.test(gap) && !isOthers) return true;
  const next = after.slice(0, APART_AFTER).indexOf(sign);
  // What ends with a colon is a name: `Bring Express 09: kr 119,–`.
  if (next > 0 && /[:：]/.test(after.slice(0, next))) return false;
  return next === 0 || (next > 0 && !/^\d|^\s\d+[.,]\d{2}(?!\d)/.test(after.slice(next + sign.length)));
}

/** Signs that several currencies share, with those currencies by country. */
const SHARED: readonly [RegExp, Readonly<Record<string, string>>][] = [
  [
    /^\$$/,
    { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD', MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP' },
  ],
  [/^kr\.?$/i, { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }],
  [/^[¥￥]$/, { JP: 'JPY', CN: 'CNY' }],
];

/** The currency of an amount whose sign alone does not tell, by what the page declares. */
function settleSign(price: ParsedPrice, declared: string): string {
  const lands = SHARED.find(([sign]) => sign.test(price.sign))?.[1];
  if (!lands) return price.currency;
  if (declared.startsWith('-')) return lands[declared.slice(1)] ?? price.currency;
  return Object.values(lands).includes(declared) ? declared : price.currency;
}

/** Letters of a text that may be an amount, and how many such texts are asked for the currency. */
const LONGEST_AMOUNT = 40;
const MOST_TEXTS = 60;

const known = new WeakMap<PageSnapshot, string>();

/** The currency that most amounts of the page are written in. */
export function pageCurrency(snapshot: PageSnapshot): string {
  const cached = known.get(snapshot);
  if (cached !== undefined) return cached;
  const counts = new Map<string, number>();
  for (const text of [
    ...snapshot.rows.map((r) => r.amountText),
    ...snapshot.texts
      .filter((t) => t.text.length < LONGEST_AMOUNT && /\d/.test(t.text))
      .slice(0, MOST_TEXTS)
      .map((t) => t.text),
  ]) {
    const price = parsePrice(text);
    const currency = price && settleSign(price, snapshot.currency ?? '');
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  known.set(snapshot, best);
  return best;
}
