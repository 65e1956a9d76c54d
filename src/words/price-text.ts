// Reads prices as people write them, in any common locale. Digits stay digits: no floating point on the way to minor units.

import { foldDigits } from '../platform/fold-digits.ts';
import { currencyDecimals, parseMinor } from '../platform/money.ts';
import { remember } from '../platform/remember.ts';
import { currencyOf, currencySigns, isoCurrencies } from './currency-signs.ts';
import { productWordList, productWords } from './product-words.ts';
import { unspaced } from './unspaced.ts';

export interface PriceHints {
  /** ISO code to use where the text shows none, or only an ambiguous `$` or `kr`. */
  currency?: string;
  /** Further text that may hold the currency: a heading, a neighbouring price. */
  near?: string;
}

export interface ParsedPrice {
  /** Decimal string with a point, digits as written (zeros kept up to the currency's decimals). */
  amount: string;
  amountMinor: number;
  /** ISO code; '' when unknown. */
  currency: string;
  /** The sign or code as written in the text; '' when none. */
  sign: string;
  index: number;
  /** Length of the amount as written. */
  length: number;
}

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Signs that are also plain letters or words: read only right beside the amount and with nothing else around. */
const vague = new Set(
  currencySigns.filter(
    (s) =>
      /^\p{L}{1,2}\.?$|^(som|din|den|won|dram|lek|rial|pound|pounds|F|franc|francs|yuan|yen|km|км)$/u.test(s) &&
      !/^(zł|kr|Kr|Kč|Ft|TL|Rs|Rp|RM|лв|Р|р\.|kn|Br)\.?$/.test(s),
  ),
);
/** Words of scripts without spaces: they follow the amount at once, whatever comes after them. */
const joined = currencySigns.filter((s) => /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]+$/u.test(s));
const clear = currencySigns.filter((s) => !vague.has(s) && !joined.includes(s));
const letterFirst = /^\p{L}/u;
const letterLast = /\p{L}$/u;
/** One alternation per kind of edge: a look-around in front of every sign would cost a hundred times more. */
const edges = [true, false].flatMap((first) =>
  (first ? [false, true] : [true, false]).map((last) => {
    const group = clear.filter((s) => letterFirst.test(s) === first && letterLast.test(s) === last).map(quote);
    return `${first ? '(?<!\\p{L})' : ''}(?:${group.join('|')})${last ? '(?!\\p{L})' : ''}`;
  }),
);
const clearSign = new RegExp(
  `(?<code>(?<!\\p{L})[A-Z]{3}(?!\\p{L}))|(?<sign>${edges.join('|')}|(?<=\\d\\s?)(?:${joined.map(quote).join('|')}))`,
  'gu',
);
const dollarPair = /(?<![\p{L}])(?:AU|US|CA|NZ|HK|SG|NT|MX) \$/u;
const vagueBeside = new RegExp(
  `^\\s*[\\d.,'\\s]+\\s?(${[...vague]
    .sort((a, b) => b.length - a.length)
    .map(quote)
    .join('|')})\\s*$|^\\s*(${[...vague]
    .sort((a, b) => b.length - a.length)
    .map(quote)
    .join('|')})\\s?[\\d.,'\\s]+$`,
  'u',
);

const freeList = productWordList('free');
const freeWords = new RegExp(
  `(?<![\\p{L}])(${freeList.filter((word) => !unspaced.test(word)).join('|')})(?![\\p{L}])|${freeList.filter((word) => unspaced.test(word)).join('|')}`,
  'iu',
);

/** A number of things beside a price: `2 for`, `10x`, `100 g =`, `12 payments of`. Words of a range separate two prices. */
const counted = new RegExp(`^\\s?(?:[x×]|(?!${productWords('range')}\\s)\\p{L})`, 'iu');
const measured = /^\s?(?:k?g|mg|[mc]?l|oz|lbs?|[cm]?m|fl|qt|gal)(?![\p{L}])/iu;
/** Ten thousands in East Asia: `1万2800円`. */
const myriad = /^\s?[万萬만]\s?(\d{1,4}(?!\d))?/u;
/** The sign in the place of the decimal mark: `19€99`. */
const signAsMark = /^[€$£](\d{2})(?![\d.,%]|\s?[€$£])/u;

/** Signs of several currencies. */
const shared = /^(\$|kr\.?|Kr|¥|Rs\.?|£|L|F)$/;

/** The sign of the currency in a text: a code beats a sign of several currencies, the first clear sign beats later ones. */
export function findCurrency(text: string): string {
  // Which digits they are does not matter, so that all prices of a page are a few texts.
  return findSign(text.replace(/\d+/g, '0'));
}

const findSign = remember((text): string => {
  const pair = dollarPair.exec(text)?.[0];
  if (pair) return pair;
  let first = '';
  for (const match of text.matchAll(clearSign)) {
    const { code, sign } = match.groups ?? {};
    if (code && isoCurrencies.has(code) && (first === '' || shared.test(first))) return code;
    const found = sign ?? (code && currencyOf(code) !== '' ? code : '');
    if (found && first === '') first = found;
  }
  if (first !== '') return first;
  const beside = vagueBeside.exec(text);
  const behind = beside?.[1] ?? '';
  // "10 L" are litres, and "L 10" may be lempiras.
  return measured.test(behind) ? '' : behind || (beside?.[2] ?? '');
});

const number =
  /(?<![\p{L}\d])(?<sign>[-–−]\s?)?[.,]{0,2}(?<digits>\d(?:[\d.,'’٬]|(?<!\d{4})[\s\u00a0\u202f](?=\d{3}(?!\d|\/\d))|(?<=[.,])\s(?=\d{2}(?![\d:])))*)/gu;
const numberAnywhere = new RegExp(number.source.replace('(?<![\\p{L}\\d])', ''), 'gu');

/** Which of the marks is the decimal one: the last of two kinds; a lone mark unless exactly three digits follow a short group. */
function readDigits(written: string, decimals: number, leading = ''): string | null {
  const text = written.replace(/[\s\u00a0\u202f'’٬]/g, '').replace(/[.,]+$/, '');
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  let mark = '';
  if (dots > 0 && commas > 0) mark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  else if (dots === 1) mark = '.';
  else if (commas === 1) mark = ',';
  if (mark !== '' && text.split(mark).length > 2) mark = '';
  if (mark !== '' && !(dots > 0 && commas > 0)) {
    const [whole = '', fraction = ''] = text.split(mark);
    if (fraction.length === 3 && decimals !== 3 && whole.length <= 3 && whole !== '0') mark = '';
    if (fraction.length === 3 && decimals === 3 && whole.length <= 3 && mark === ',') mark = '';
  }
  if (dots + commas >= 2 && mark === '' && !/^\d{1,3}([.,]\d{2,3})+$/.test(text)) return null;
  const at = mark === '' ? -1 : text.lastIndexOf(mark);
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/[.,]/g, '');
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (at < 0 && /^[.,]+$/.test(leading) && !/[.,]/.test(text)) return `0.${whole}`;
  return fraction === '' ? whole : `${whole || '0'}.${fraction}`;
}

/** Marks that turn the direction of writing, as prices in Arabic and Hebrew hold them. Each counts as a space, so that places stay. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** `100:-`, `5,-`, `5.–`, `1,299/-`: a dash in the place of the cents is a part of its price, and no minus of what follows. */
const noCents = /(?<=\d)[:.,/][-–—−]{1,2}(?![\p{L}\p{N}])/gu;
const mayLackCents = /[:.,/][-–—−]/;

function blankNoCents(text: string): string {
  return mayLackCents.test(text) ? text.replace(noCents, (mark) => ' '.repeat(mark.length)) : text;
}

const date = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;
const monthBefore = new RegExp(`${productWords('monthBeforeYear')}\\p{L}*\\.?,?\\s*$`, 'iu');

/** A dash is a minus only right before the amount or its sign; with spaces around it, it separates words from an amount. */
function isNegative(before: string, own: string, sign: string): boolean {
  const dash = own !== '' ? { lead: before, tail: own.slice(1) } : splitAtDash(withoutSignBehind(before, sign));
  if (!dash) return false;
  if (dash.lead.trim() === '') return true;
  return dash.tail === '' && /[\s:(\p{Sc}]$/u.test(dash.lead);
}

/** `−zł 41,74`: a sign may have small letters, as words have that stand between a dash and an amount. */
function withoutSignBehind(before: string, sign: string): string {
  const text = before.trimEnd();
  return sign !== '' && text.endsWith(sign) ? text.slice(0, -sign.length) : before;
}

function splitAtDash(before: string): { lead: string; tail: string } | null {
  const match = /^(.*)[-–−](\s*)[^\d\s\p{Ll}]{0,4}(\s*)$/su.exec(before);
  return match ? { lead: match[1] ?? '', tail: match[2] ?? '' } : null;
}

function ofMyriads(amount: string, rest: string): string {
  return String(Math.round(Number(amount) * 10_000) + Number(rest));
}

/** Whether a number counts or measures things: no sign beside it, and a word follows. */
function isCount(before: string, digits: string, after: string, sign: string): boolean {
  const word = /^\s?\S+/.exec(after)?.[0] ?? '';
  if (before.trimEnd().endsWith(sign) || findCurrency(`1${word}`) !== '' || myriad.test(after)) return false;
  return measured.test(after) || (/^\d{1,3}$/.test(digits) && counted.test(after));
}

function dashBehind(text: string, at: number): number {
  noCents.lastIndex = at;
  const found = mayLackCents.test(text.slice(at, at + 2)) ? noCents.exec(text) : null;
  noCents.lastIndex = 0;
  return found?.index === at ? found[0].length : 0;
}

/** Every price in a text, in order. Percentages, dates and amounts of other things are left out. */
export function parsePrices(written: string, hints: PriceHints = {}): ParsedPrice[] {
  const whole = foldDigits(written).replace(DIRECTION, ' ');
  if (!/\d/.test(whole)) return [];
  const shown = findCurrency(whole);
  const text = blankNoCents(whole);
  const sign = shown || findCurrency(foldDigits(hints.near ?? ''));
  const bare = shared.test(sign);
  const currency =
    (bare && hints.currency ? hints.currency : currencyOf(sign.replace(/ (?=\$)/, ''))) || hints.currency || '';
  const decimals = currency ? currencyDecimals(currency) : 2;
  const out: ParsedPrice[] = [];
  let end = 0;
  const expression = sign !== '' && !/\d/.test(sign) ? numberAnywhere : number;
  for (const match of text.matchAll(expression)) {
    const digits = match.groups?.digits ?? '';
    const index = match.index;
    const after = text.slice(index + match[0].length);
    const leading = /[.,]{1,2}(?=\d)/.exec(match[0])?.index === (match.groups?.sign?.length ?? 0) ? '.' : '';
    if (/^\s?%/.test(after)) continue;
    if (date.test(digits) || (/^\d{4}$/.test(digits) && monthBefore.test(text.slice(0, index)))) continue;
    if (/^-\d/.test(after) && sign === '') continue;
    if (index < end || (shown !== '' && isCount(text.slice(0, index), digits, after, shown))) continue;
    const myriads = myriad.exec(after);
    const cents = /^\d+$/.test(digits) ? signAsMark.exec(after) : null;
    const tail = (myriads ?? cents)?.[0].length ?? dashBehind(whole, index + match[0].length);
    end = index + match[0].length + tail;
    const read = readDigits(digits, decimals, leading);
    if (read === null) continue;
    const amount = myriads ? ofMyriads(read, myriads[1] ?? '0') : cents ? `${read}.${cents[1]}` : read;
    const negative = isNegative(text.slice(0, index), match.groups?.sign ?? '', shown);
    const bracketed =
      /\(\s*[^\d\s]{0,3}\s*$/.test(text.slice(0, index)) &&
      /^\s*[^\d\s]{0,3}\s*\)\s*$/.test(after) &&
      /^\s*\(/.test(text);
    const range = out.length > 0 && !/[:;|]/.test(text.slice(out.at(-1)?.index ?? 0, index));
    const signed = (!range && negative) || bracketed ? `-${amount}` : amount;
    const amountMinor = parseMinor(signed, currency || 'USD');
    if (amountMinor === null) continue;
    out.push({ amount: signed, amountMinor, currency, sign, index, length: match[0].length + tail });
  }
  return out;
}

/** The first price in a text; a word for "free" counts as zero. null when there is none. */
export function parsePrice(text: string, hints: PriceHints = {}): ParsedPrice | null {
  const first = parsePrices(text, hints)[0];
  if (first) return first;
  const free = freeWords.exec(text);
  if (!free) return null;
  return {
    amount: '0',
    amountMinor: 0,
    currency: hints.currency ?? '',
    sign: '',
    index: free.index,
    length: free[0].length,
  };
}
