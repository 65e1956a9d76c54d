import { roleOfLabel } from '../../words/role-of-label.ts';
import {
  type AmountRow,
  type PageSnapshot,
  pageCurrency,
  pricesIn,
  type RoledRow,
  readMoney,
  type TextBlock,
} from '../perception/index.ts';
import { type Lesson, type TaughtRow, textPrint } from '../recipes/lesson.ts';
import { columnAmounts } from './column-amounts.ts';
import { saysNothingNew } from './says-nothing-new.ts';

/** An amount of the page and the words that it is known by. */
export interface ShownAmount {
  print: string;
  row: AmountRow;
}

/** Every amount that a person sees and that may belong to the sums of an order, joined to words or not. */
export function shownAmounts(snapshot: PageSnapshot): ShownAmount[] {
  const rows = snapshot.rows.filter(
    ({ landmark, amountText }) => landmark !== 'footer' && landmark !== 'nav' && !isEstimate(amountText),
  );
  const taken = new Set(snapshot.rows.map(({ order, frame }) => `${frame}:${order}`));
  const currency = pageCurrency(snapshot);
  const names = new Set(snapshot.rows.map(({ label, frame }) => `${frame}:${nameIn(label)}`));
  const alone = snapshot.texts.filter(
    (each) =>
      isSeen(each) &&
      each.text.length < 80 &&
      mayBeAmount(each.text, currency) &&
      !isEstimate(each.text) &&
      !taken.has(`${each.frame}:${each.order}`) &&
      !names.has(`${each.frame}:${nameIn(each.text)}`),
  );
  const named = rows.toSorted((a, b) => a.order - b.order);
  // What such a text was joined to is one of its amounts at most.
  const columns = snapshot.texts.filter(
    (text) => isSeen(text) && !isEstimate(text.text) && columnAmounts(text, currency).length > 0,
  );
  return [
    ...named.map((row) => ({ row, print: textPrint(`${row.label} | ${row.section}${rankOf(row, named, currency)}`) })),
    ...alone
      .filter((text) => !columns.includes(text))
      .map((text) => ({ row: rowOf(text, currency), print: lonePrint(text) })),
    ...columns.flatMap((text) =>
      columnAmounts(text, currency).map((amountText, at) => ({
        row: { ...rowOf(text, currency), label: '', amountText },
        print: `${lonePrint(text)} ${at}`,
      })),
    ),
  ].toSorted((a, b) => a.row.order - b.row.order);
}

function isSeen({ struck, covered, landmark }: TextBlock): boolean {
  return !struck && !covered && landmark !== 'footer' && landmark !== 'nav';
}

/** Rows with the same words are told apart by the amounts that came before them: said again, one is the same row. */
function rankOf(row: AmountRow, rows: readonly AmountRow[], currency: string): string {
  const minorOf = ({ amountText }: AmountRow) => readMoney(amountText, currency)?.amountMinor ?? null;
  const alike = rows.filter(({ label, section }) => label === row.label && section === row.section);
  const rank = [...new Set(alike.map(minorOf))].indexOf(minorOf(row));
  return ' | next'.repeat(Math.max(0, rank));
}

/** "2–3 working days" and "Address 2" are none. */
function mayBeAmount(text: string, currency: string): boolean {
  return /\p{Nd}/u.test(text) && (!/\p{L}/u.test(text) || pricesIn(text, currency).length > 0);
}

/** "≈ $3,413.90" below a total in kronor: what it would be in another money is never charged, whatever sign that has. */
function isEstimate(text: string): boolean {
  return /^\s*[(（]?\s*≈/u.test(text);
}

const nameIn = (text: string): string => text.replace(/[\s:：]+$/u, '');

/** Whether any of them is money: the numbers of steps, a count of lines and a year are no sums, and cannot be any. */
export function isMoneyAmong(snapshot: PageSnapshot, amounts: readonly ShownAmount[]): boolean {
  const currency = pageCurrency(snapshot);
  return amounts.some(({ row }) => isMoney(row, currency));
}

/** Written with a currency or with cents. */
export function isMoney({ amountText }: Pick<AmountRow, 'amountText'>, currency: string): boolean {
  return /\p{Nd}/u.test(amountText) && pricesIn(amountText, currency).length > 0;
}

/** Without words of its own an amount is known by where it stands. */
function lonePrint({ section, classes, tag, text }: TextBlock): string {
  return textPrint(`${tag} ${classes} | ${section} | ${text.replace(/[\p{Nd}.,'’\s]+/gu, ' ')}`);
}

/** Of a line such as "Bottle 42 1 x € 6.50" the amount is its one price, not the first of its numbers. */
function rowOf(text: TextBlock, currency: string): AmountRow {
  const { frame, box, order, section, ancestors, landmark } = text;
  const label = text.text.replace(/[\p{Nd}.,'’]+/gu, ' ').trim();
  const [price, ...others] = pricesIn(text.text, currency);
  const isOther = price && others.length === 0 && readMoney(text.text, currency)?.amountMinor !== price.amountMinor;
  const amountText = isOther ? `${price.amount} ${price.currency}` : text.text;
  return { frame, label, amountText, box, order, section, emphasis: false, ancestors, landmark };
}

/** What adds to the price by its own words: no lesson may call it anything else. */
export function isFixedRow({ label }: Pick<AmountRow, 'label'>): boolean {
  return ['shipping', 'fee', 'tax'].includes(roleOfLabel(label));
}

/** Marks the rows that lessons speak of; an amount that stands alone becomes a row of its own. */
export function teachRows(snapshot: PageSnapshot, lessons: readonly Lesson[]): void {
  const taught = new Map<string, TaughtRow>(
    lessons.flatMap((lesson) => (lesson.of === 'row' ? [[lesson.label, lesson.is] as const] : [])),
  );
  if (taught.size === 0) return;
  const shown = shownAmounts(snapshot);
  const roled = roledRows(snapshot, shown, taught);
  for (const { row, print } of shown) {
    const role = taught.get(print);
    if (!role || isFixedRow(row)) continue;
    // What an earlier order proved of this row need not hold for this one.
    if (role === 'none' && !saysNothingNew(row, roled)) continue;
    row.taught = role;
    if (role !== 'none' && !snapshot.rows.includes(row)) snapshot.rows.push(row);
  }
  snapshot.rows.sort((a, b) => a.order - b.order);
}

function roledRows(
  snapshot: PageSnapshot,
  shown: readonly ShownAmount[],
  taught: ReadonlyMap<string, TaughtRow>,
): RoledRow[] {
  const currency = pageCurrency(snapshot);
  return shown.flatMap(({ row, print }) => {
    const money = row.landmark === 'header' ? null : readMoney(row.amountText, currency);
    const said = isFixedRow(row) ? undefined : taught.get(print);
    const role = said === 'none' ? 'unknown' : (said ?? roleOfLabel(row.label));
    return money ? [{ row, minor: money.amountMinor, role }] : [];
  });
}
