import { roleOfLabel } from '../../../words/role-of-label.ts';
import {
  type AmountRow,
  type PageSnapshot,
  pageCurrency,
  type RoledRow,
  readMoney,
  type SnapshotElement,
  type TotalRole,
  toldTwice,
} from '../../perception/index.ts';
import type { Lesson } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { isApart, isNetOf, netsBeside, sumsBegin } from '../../view/says-nothing-new.ts';
import { isFixedRow, isMoney, type ShownAmount } from '../../view/taught-rows.ts';

export type RowLesson = Extract<Lesson, { of: 'row' }>;

interface ReadRow extends RoledRow {
  print: string;
  /** Its number in the question. */
  at: number;
}

/** The rows that are shown to count for nothing, or what is wrong with the answer: numbers of rows, and no words of the page. */
export type Judged = { others: RowLesson[] } | { fault: string };

/**
 * The arithmetic must hold without help: one value of the goods, every part counted once, one total. Whatever else stands
 * among the sums or right below them may be an amount said again, but no charge that the sum leaves out. The goods may not
 * cost more than in the cart, and no amount may be above the total: a smaller one passed off as it is found out by it.
 * Where no row sums up the goods they are those of the cart that was verified.
 */
export function judgeAmounts(
  run: Pick<Run, 'memory'>,
  snapshot: PageSnapshot,
  amounts: readonly ShownAmount[],
  lessons: readonly RowLesson[],
): Judged {
  const given = readRows(snapshot, amounts, lessons);
  // What counted rows sum up or say without tax counts for nothing, whatever it is called.
  const told = toldTwice(given);
  const highest = Math.max(...valuesOf(given, 'total'));
  // "Total (−VAT 21 %)" is named after the tax that it leaves out.
  const isNet = (each: ReadRow) => each.role === 'tax' && 2 * each.minor > highest && isNetOf(each, highest);
  const read = given.map((each): ReadRow => (told.has(each.row) || isNet(each) ? { ...each, role: 'unknown' } : each));
  const { cartSubtotal: cart, cartLinesCost, cartVerified } = run.memory;
  const [[shownGoods, otherGoods], [total, otherTotal]] = [valuesOf(read, 'subtotal'), valuesOf(read, 'total')];
  const goods = shownGoods ?? (cartVerified ? cart?.minor : undefined);
  if (total === undefined) return { fault: 'no amount was said to be the total' };
  if (otherTotal !== undefined) return { fault: `${numbersOf(read, 'total')} differ, and one total was looked for` };
  if (goods === undefined) return { fault: 'no amount was said to be the goods' };
  if (otherGoods !== undefined)
    return { fault: `${numbersOf(read, 'subtotal')} differ, and the goods cost one amount` };
  // As at the review: a cart's own sum may leave out a tax that its lines contain, or may have been misread itself.
  if (cart && goods > Math.max(cart.minor, cartLinesCost ?? 0))
    return { fault: 'the goods would cost more than in the cart' };
  const begin = sumsBegin(read);
  // Without a row for the goods only the wrapper of the sums tells where they begin. A total that stands alone begins them
  // itself, and holds where it is the verified goods with the delivery that was chosen.
  const isBare = shownGoods === undefined && begin.block === null;
  const first = isBare
    ? Math.min(...read.filter(({ role }) => role === 'total').map(({ row }) => row.order))
    : begin.first;
  if (isBare && (hasParts(read) || total !== goods + (run.memory.shippingPrice ?? 0)))
    return { fault: 'the total alone is not the goods of the cart with the chosen delivery' };
  const isOfChoice = ({ row }: ReadRow) =>
    isInNameOfDelivery(run, row) ||
    (begin.block !== null && !row.ancestors.includes(begin.block) && isInChoice(run, snapshot, row));
  // What is named like a part may be one that could be chosen: it counts only where the sums themselves name it.
  const inBlock = read.filter((each) => !isApart(each.row, begin) && !isOfChoice(each));
  const counted = [read, inBlock].find((rows) => isBare || isSum(rows, goods, total));
  if (!counted) return { fault: saySum(read) };
  const reduced = reductionOf(counted);
  const isSaid = sayAgain(counted, goods, total, begin.block);
  const nets = netsBeside(counted);
  const isBefore = (row: AmountRow) => (shownGoods === undefined && !isBare ? isApart(row, begin) : row.order < first);
  const isExplained = ({ row, minor, role }: ReadRow) =>
    role !== 'unknown' ||
    told.has(row) ||
    isBefore(row) ||
    isSaid({ row, minor }) ||
    isSaving(row) ||
    isRate(row, minor, total) ||
    nets.has(row);
  for (const each of read) {
    if (isOfChoice(each) && !isNamed(each, lessons)) continue;
    if (each.minor > total + reduced) return { fault: `[${each.at}] is more than the total` };
    if (!isExplained(each))
      return { fault: `[${each.at}] stands among the sums, and none of the named amounts explains it` };
  }
  const left = read.filter(({ role, minor }) => role === 'unknown' && minor !== 0);
  return { others: left.map(({ print }) => ({ of: 'row', label: print, is: 'none' })) };
}

function numbersOf(rows: readonly ReadRow[], ...roles: TotalRole[]): string {
  return rows
    .filter(({ role }) => roles.includes(role))
    .map(({ at }) => `[${at}]`)
    .join(', ');
}

/** Which rows were counted, by name or as they call themselves. */
function saySum(rows: readonly ReadRow[]): string {
  const parts = [
    ['goods', numbersOf(rows, 'subtotal') || 'of the cart'],
    ['with', numbersOf(rows, 'shipping', 'fee')],
    ['less', numbersOf(rows, 'discount', 'giftCard')],
    ['and tax or without it', numbersOf(rows, 'tax')],
  ].flatMap(([word, numbers]) => (numbers ? [`${word} ${numbers}`] : []));
  return `${parts.join(', ')} do not give the total ${numbersOf(rows, 'total')}`;
}

function hasParts(read: readonly ReadRow[]): boolean {
  return read.some(({ role, minor }) => minor !== 0 && !['unknown', 'total', 'giftCard'].includes(role));
}

function isNamed({ print }: ReadRow, lessons: readonly RowLesson[]): boolean {
  return lessons.some(({ label, is }) => label === print && is !== 'none');
}

/**
 * Words of a way of delivery or payment may hold amounts that nobody pays: "free over 50 €", "insured up to 500 €". They
 * stand in the name of something to choose, or of the delivery that was chosen. What can be bought besides has boxes.
 */
function isInChoice({ memory }: Pick<Run, 'memory'>, { elements }: PageSnapshot, row: AmountRow): boolean {
  const isLone = plain(row.amountText).includes(plain(row.label).slice(0, 8));
  const words = plain(isLone ? row.amountText : `${row.label} ${row.amountText}`);
  const isSaidIn = (name: string) => plain(name).includes(words);
  const isChoice = ({ role, frame, label, text }: SnapshotElement) =>
    (role === 'radio' || role === 'option') && frame === row.frame && isSaidIn(`${label} ${text}`);
  return isSaidIn(memory.shippingOption ?? '') || elements.some(isChoice);
}

/**
 * The sums may name the chosen delivery in full, with all that its name says: "Express (insured up to 500 €)". Its price
 * stands in another amount, and what the total leaves out is not paid.
 */
function isInNameOfDelivery({ memory }: Pick<Run, 'memory'>, { amountText }: AmountRow): boolean {
  const letters = amountText.replace(/[^\p{L}]+/gu, '');
  return letters.length >= FEWEST_LETTERS && plain(memory.shippingOption ?? '').includes(plain(amountText));
}

/** More than a currency is written with. */
const FEWEST_LETTERS = 5;

const plain = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

function readRows(snapshot: PageSnapshot, amounts: readonly ShownAmount[], lessons: readonly RowLesson[]): ReadRow[] {
  const currency = pageCurrency(snapshot);
  const roles = new Map(lessons.map(({ label, is }) => [label, is] as const));
  const read = amounts.flatMap(({ row, print }, at): ReadRow[] => {
    const money = row.landmark === 'header' ? null : readMoney(row.amountText, currency);
    if (!money || (currency !== '' && money.currency !== currency)) return [];
    const said = isFixedRow(row) ? undefined : roles.get(print);
    // A bare number that stands alone is no amount where amounts are written as such.
    const isBare = !snapshot.rows.includes(row) && !isMoney(row, currency);
    if (isBare && !roles.has(print)) return [];
    const role = said === 'none' ? 'unknown' : (said ?? roleOfLabel(row.label));
    return [{ row, print, at, minor: money.amountMinor, role }];
  });
  return read.map((each) => (isOutdone(each, read, roles) ? { ...each, role: 'unknown' } : each));
}

/** Called a sum by its own words, as one line or a net sum is, where a higher amount was said to be that sum. */
function isOutdone(
  { print, minor, role }: ReadRow,
  read: readonly ReadRow[],
  roles: ReadonlyMap<string, RowLesson['is']>,
): boolean {
  if (roles.has(print) || (role !== 'total' && role !== 'subtotal')) return false;
  return read.some((other) => roles.get(other.print) === role && other.role === role && other.minor > minor);
}

function valuesOf(rows: readonly RoledRow[], role: TotalRole): number[] {
  return [...new Set(rows.filter((each) => each.role === role).map(({ minor }) => minor))];
}

function sumOf(rows: readonly RoledRow[], ...parts: TotalRole[]): number {
  return parts.flatMap((role) => valuesOf(rows, role)).reduce((sum, minor) => sum + minor, 0);
}

function reductionOf(rows: readonly RoledRow[]): number {
  return Math.abs(sumOf(rows, 'discount')) + Math.abs(sumOf(rows, 'giftCard'));
}

function isSum(rows: readonly RoledRow[], goods: number, total: number): boolean {
  const given = goods + sumOf(rows, 'shipping', 'fee') - Math.abs(sumOf(rows, 'giftCard'));
  const signed = rows.filter(({ row, minor }) => minor < 0 || !isSaving(row));
  const reductions = [rows, signed].map((some) => Math.abs(sumOf(some, 'discount')));
  const sums = reductions.flatMap((off) => [given - off, given - off + sumOf(rows, 'tax')]);
  return sums.some((sum) => Math.abs(sum - total) <= 1);
}

/** "You save 4.05" may be told only, of prices that are low already. Its own words say so: no answer makes it one. */
function isSaving({ label }: AmountRow): boolean {
  return roleOfLabel(label) === 'discount';
}

/** "or 4 × 123.90" is the total in rates: the text counts them, and together they come to it. */
function isRate({ label, amountText }: AmountRow, minor: number, total: number): boolean {
  const counts = [...`${label} ${amountText}`.matchAll(/(?<![\p{Nd}.,])\p{Nd}{1,2}(?![\p{Nd}.,])/gu)].map(Number);
  return counts.some((count) => count > 1 && Math.abs(count * minor - total) <= count);
}

/** Elsewhere on the page a part may be said again, such as the price of the delivery that was chosen. */
function sayAgain(
  rows: readonly RoledRow[],
  goods: number,
  total: number,
  block: number | null,
): (each: { row: AmountRow; minor: number }) => boolean {
  const reduced = reductionOf(rows);
  const sent = goods + sumOf(rows, 'shipping');
  const tax = sumOf(rows, 'tax');
  // Also without the tax that they contain.
  const net = [total - tax, goods - tax, goods - reduced - tax];
  const said = new Set([0, goods, total, ...net, goods - reduced, sent, sent - reduced]);
  const parts = new Set(
    (['shipping', 'fee', 'tax', 'discount'] as const).flatMap((role) => valuesOf(rows, role)).map(Math.abs),
  );
  const taken = new Set(valuesOf(rows, 'discount').map(Math.abs));
  return ({ row, minor }) =>
    said.has(Math.abs(minor)) ||
    isNetOf({ row, minor }, total) ||
    // A discount and the coupon that it is made of: what is below nothing is no charge.
    (minor < 0 && taken.has(-minor)) ||
    (parts.has(Math.abs(minor)) && block !== null && !row.ancestors.includes(block));
}
