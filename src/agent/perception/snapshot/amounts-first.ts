import { isoCurrencies } from '../../../words/currency-signs.ts';
import { parsePrices } from '../../../words/price-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import type { TextBlock } from '../seen/types.ts';

export interface AmountFirst {
  label: string;
  amount: string;
}

interface HowToTell {
  isAmount(text: string): boolean;
  isFree(text: string): boolean;
  isSign(text: string): boolean;
}

const NUMBER = /^[-–−‐‑+(（]?(?:\p{L}{0,3}\p{Sc})?[-–−‐‑]?\p{Nd}[\p{Nd}.,٫٬'’–-]*\p{Sc}?[)）]?$/u;
const SIGN = /^[-–−‐‑+]?\p{L}{0,3}\p{Sc}$|^[-–−‐‑+]$/u;

/**
 * Sums that name each amount after it: `49,00 € Total`. One such line alone may be anything; lines of one list are sums
 * when one of them is the total, or a second sum below the first, and another a known part of it or at least no higher; and
 * when a known part is among them and the highest closes the list.
 * Then all lines of that list are, whatever their names.
 */
export function findAmountsFirst(texts: readonly TextBlock[], tell: HowToTell): Map<TextBlock, AmountFirst> {
  const split = texts.flatMap((block) => {
    const line = block.struck || block.covered ? null : (splitNoted(block, tell) ?? splitAfterAmount(block.text, tell));
    return line ? [{ block, line, role: roleOfLabel(line.label) }] : [];
  });
  const lists = Map.groupBy(split, ({ block }) => `${block.frame} ${block.ancestors[1]}`).values();
  const sums = [...lists].filter((list) => {
    const sumsIn = list.filter(({ role }) => role === 'subtotal').length;
    const roles = new Set(list.map(({ role }) => role));
    const parts = [...roles].filter((role) => role !== 'total' && role !== 'unknown');
    if (roles.size === 1 && roles.has('shipping') && closesApart(texts, list, tell)) return true;
    if (!roles.has('total')) return (sumsIn > 1 && parts.length > 1) || (parts.length > 0 && isClosedBySum(list));
    return parts.length > 0 || (list.length > 1 && isTotalHighest(list));
  });
  return new Map(sums.flat().map(({ block, line }) => [block, line]));
}

/** `49,00 € Sum of goods` with a line of its own below it, such as `1 piece`, that makes the name unknown. */
function splitNoted({ lines = [], text }: TextBlock, tell: HowToTell): AmountFirst | null {
  const [first = '', note = '', ...more] = lines.filter((line) => line !== '');
  if (note === '' || more.length > 0 || parsePrices(note).some(({ sign }) => sign !== '')) return null;
  const [named, whole] = [splitAfterAmount(first, tell), splitAfterAmount(text, tell)];
  const isKnown = named && roleOfLabel(named.label) !== 'unknown';
  return isKnown && whole && roleOfLabel(whole.label) === 'unknown' ? named : null;
}

/**
 * `<li><b>€22.60</b> Total</li>` below `<li>Free Delivery</li>`: what is drawn apart in the other lines of the list is one
 * text where a word stands for the amount.
 */
function closesApart(texts: readonly TextBlock[], [first]: readonly { block: TextBlock }[], tell: HowToTell): boolean {
  const [, list] = first?.block.ancestors ?? [];
  if (!first || list === undefined) return false;
  return texts.some((name, at) => {
    const amount = texts[at - 1];
    const [line] = name.ancestors;
    return (
      name.frame === first.block.frame &&
      name.ancestors[1] === list &&
      roleOfLabel(name.text) === 'total' &&
      amount !== undefined &&
      !amount.struck &&
      tell.isAmount(amount.text) &&
      line !== undefined &&
      amount.ancestors.includes(line) &&
      amount.box.x < name.box.x
    );
  });
}

type Line = { line: AmountFirst; role: string };

const minorOf = ({ line }: Line) => parsePrices(line.amount)[0]?.amountMinor ?? 0;

/** What closes a list and is more than all above it is their sum, whatever it is called. */
function isClosedBySum(list: readonly Line[]): boolean {
  const [last, ...above] = list.toReversed();
  return last?.role === 'unknown' && above.length > 0 && above.every((each) => minorOf(each) < minorOf(last));
}

function isTotalHighest(list: readonly Line[]): boolean {
  const highest = Math.max(...list.map(minorOf));
  return list.some((each) => each.role === 'total' && minorOf(each) === highest);
}

function splitAfterAmount(text: string, { isAmount, isFree, isSign }: HowToTell): AmountFirst | null {
  // Most texts are one or the other, and every text of every look comes here.
  if (!/\p{L}{2}/u.test(text)) return null;
  const words = text.trim().split(/\s+/);
  if (!/\p{Nd}/u.test(text) && !isFree(words[0] ?? '')) return null;
  // Marks of the writing direction are no part of a word.
  const bare = words.map((word) => word.replace(/\p{Cf}/gu, ''));
  const isPart = (word: string, index: number) =>
    NUMBER.test(word) ||
    SIGN.test(word) ||
    isoCurrencies.has(word) ||
    isSign(word) ||
    isSignedNumber(word) ||
    isSignBeside(word, bare[index - 1] ?? '', bare[index + 1] ?? '');
  // A bracket in front of a second number opens a remark; in front of the first one it may stand for the minus.
  const number = bare.findIndex((word) => /\p{Nd}/u.test(word));
  const opensRemark = (word: string, index: number) => index > number && /^[(（]/u.test(word);
  const end = bare.findIndex((word, index) => opensRemark(word, index) || !isPart(word, index));
  const at = end === 0 && isFree(words[0] ?? '') ? 1 : end;
  const [amount, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  // `49,00 € (7,82 € VAT included) Total`: what stands in brackets speaks of the amount.
  const remark = /^[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]\s+/u.exec(rest)?.[0] ?? '';
  const label = rest.slice(remark.length);
  if (at < 1 || !/\p{L}{2}/u.test(label) || !isAmount(amount)) return null;
  return { label, amount: `${amount} ${remark}`.trim() };
}

/** A number that grew together with a sign in letters: `د.إ.49.00`. */
function isSignedNumber(word: string): boolean {
  if (!/\p{Nd}/u.test(word) || !/\p{L}/u.test(word)) return false;
  const [price, ...more] = parsePrices(word);
  if (!price || price.sign === '' || more.length > 0) return false;
  const around = `${word.slice(0, price.index)}${word.slice(price.index + price.length)}`;
  // The point of `kr.49,00` may count to either.
  return /^[-–−‐‑+.(（)）]*$/u.test(around.replace(price.sign.replace(/\.$/, ''), ''));
}

/** A sign in letters beside its number, in whatever writing: `49.00 د.إ.`, `–د.إ. 49.00`. */
function isSignBeside(word: string, before: string, after: string): boolean {
  const letters = word.replace(/^[-–−‐‑+]/u, '');
  const isSignIn = (price: string) => {
    const sign = parsePrices(price)[0]?.sign ?? '';
    return sign !== '' && sign.replace(/\.$/, '') === letters.replace(/\.$/, '');
  };
  return (
    (/\p{Nd}$/u.test(before) && isSignIn(`1.00 ${letters}`)) || (NUMBER.test(after) && isSignIn(`${letters} 1.00`))
  );
}
