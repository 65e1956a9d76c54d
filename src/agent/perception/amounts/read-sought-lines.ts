import { foldText } from '../../../words/fold-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import type {
  ActionCandidate,
  CartLine,
  ElementRef,
  FieldClass,
  Money,
  PageSnapshot,
  TextBlock,
} from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { readLine, spotOf } from './read-line.ts';
import { pageCurrency, pricesIn, readMoney } from './read-money.ts';
import { readTimes } from './read-times.ts';
import { readTotals } from './read-totals.ts';
import { moneyLike } from './sum-totals.ts';

/** Amounts beside one name that are tried; more stand in no line. */
const MOST_AMOUNTS = 8;
const FRAMING: ReadonlySet<string> = new Set(['header', 'nav', 'footer']);

interface Region {
  text: TextBlock;
  /** The wrapper of all that belongs to this name. */
  wrapper: number;
  amounts: Money[];
}

/**
 * Lines that are found by what should be there, where nothing else tells lines apart: each name with the amounts around it.
 * They count only by arithmetic: one amount of each line adds up to the sum of the goods that the page names, so nothing
 * else is in the cart. Empty where a name is missing, or the sum does not fit.
 */
export function readSoughtLines(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
  sought: readonly string[],
): CartLine[] {
  const names = [...new Set(sought.map(foldText))].filter((name) => name !== '');
  const sums = goodsSums(snapshot, names);
  if (names.length === 0 || sums.length === 0) return [];
  const currency = pageCurrency(snapshot);
  const lines: CartLine[] = [];
  const amounts: Money[][] = [];
  for (const name of names) {
    const region = regionOf(snapshot, name, names, currency);
    const anchor = region && { element: spotOf(region.text), wrapper: region.wrapper };
    const line = anchor && readLine(snapshot, anchor, actions, fields, currency, [name]);
    if (!line) return [];
    lines.push(line);
    amounts.push(region.amounts);
  }
  const costs = sums.map((sum) => pickSum(amounts, sum)).find((picked) => picked !== null);
  return costs ? lines.map((line, at) => ({ ...line, lineTotal: costs[at] ?? null })) : [];
}

/** What the goods cost: the page says so, or it is the total without what else is in it. */
function goodsSums(snapshot: PageSnapshot, names: readonly string[]): number[] {
  const { subtotal, total, shipping, tax, discount, fees, giftCard } = readTotals(snapshot);
  if (subtotal) return [subtotal.amountMinor];
  const others = fees.filter(({ label }) => !names.some((name) => foldText(label).includes(name)));
  if (!total || discount || giftCard || others.length > 0) return [];
  const withTax = total.amountMinor - (shipping?.amountMinor ?? 0);
  return [withTax, withTax - (tax?.amountMinor ?? 0)];
}

/** The largest wrapper around a name that holds no other one and no sum of the cart, where an amount stands in it. */
function regionOf(snapshot: PageSnapshot, name: string, names: readonly string[], currency: string): Region | null {
  const isOther = (text: string) => names.some((each) => each !== name && !name.includes(each) && text.includes(each));
  const whole: readonly Pick<TextBlock, 'frame' | 'ancestors'>[] = [
    ...snapshot.texts.filter(({ heading, text }) => heading === 1 || isOther(foldText(text))),
    ...snapshot.rows.filter(({ label }) => ['total', 'subtotal'].includes(roleOfLabel(label))),
  ];
  for (const text of snapshot.texts) {
    if (text.covered || FRAMING.has(text.landmark) || !foldText(text.text).includes(name)) continue;
    const holds = (wrapper: number) => (thing: Pick<TextBlock, 'frame' | 'ancestors'>) =>
      thing.frame === text.frame && thing.ancestors.includes(wrapper);
    const end = text.ancestors.findIndex((each) => whole.some(holds(each)));
    const wrapper = text.ancestors[(end < 0 ? text.ancestors.length : end) - 1];
    if (wrapper === undefined) continue;
    const amounts = snapshot.texts
      .filter((each) => holds(wrapper)(each) && !each.struck)
      .flatMap((each) => amountsIn(each.text, currency));
    if (amounts.length > 0 && amounts.length <= MOST_AMOUNTS) return { text, wrapper, amounts };
  }
  return null;
}

/** An amount by itself, or what "2 @ £4.00" comes to. */
function amountsIn(text: string, currency: string): Money[] {
  const times = readTimes(text);
  if (times) return pricesIn(times.rest, currency).map((price) => moneyLike(price, price.amountMinor * times.count));
  return looksLikeAmount(text) ? [readMoney(text, currency)].filter((money) => money !== null) : [];
}

/** One amount of each list, if there is a choice that adds up to the sum. */
function pickSum([first, ...others]: readonly (readonly Money[])[], sum: number): Money[] | null {
  if (!first) return sum === 0 ? [] : null;
  for (const amount of first) {
    if (amount.amountMinor <= 0 || amount.amountMinor > sum) continue;
    const rest = pickSum(others, sum - amount.amountMinor);
    if (rest) return [amount, ...rest];
  }
  return null;
}
