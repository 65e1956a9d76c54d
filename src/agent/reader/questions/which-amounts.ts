import { z } from 'zod';
import { describePage } from '../../model/index.ts';
import { type PageSnapshot, pageCurrency, readMoney, readTotals } from '../../perception/index.ts';
import { type Lesson, TAUGHT_ROWS, type TaughtRow } from '../../recipes/lesson.ts';
import { chosenDelivery } from '../../run/chosen-delivery.ts';
import type { Run } from '../../run/run.ts';
import { isFixedRow, type ShownAmount, shownAmounts, teachRows } from '../../view/taught-rows.ts';
import type { Pose } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_ROWS = 60;

/** Which rows are goods, delivery, tax, fee, discount and total. */
export const whichAmounts: Pose = (run, { view }) => {
  const amounts = shownAmounts(view.snapshot).slice(-MOST_ROWS);
  if (amounts.length === 0) return null;
  const schema = z.strictObject({
    rows: z.array(z.strictObject({ row: numbersUpTo(amounts.length), is: z.enum([...TAUGHT_ROWS, 'none']) })),
  });
  return {
    question: {
      kind: 'amounts',
      asks: 'The program could not tell from this page what the order costs. What is each numbered amount?',
      rules: [
        '"subtotal": all goods together. "line": one of the goods. "shipping", "tax", "fee": added to the goods.',
        '"discount", "giftCard": taken off. "total": what would be charged now, all included. "none": anything else,',
        'such as an instalment, points, an old price or a price without tax.',
        'Name every amount that belongs to the sums of the order. The parts must give the total.',
      ],
      example: '{"rows":[{"row":"4","is":"subtotal"},{"row":"5","is":"shipping"},{"row":"6","is":"total"}]}',
      schema,
      ...describePage(view.page.kind, view.snapshot),
      things: amounts.map(({ row }) => ({
        text: `"${row.label}" ${row.amountText}${row.section === '' ? '' : ` under "${row.section}"`}`,
        ref: null,
        box: row.box,
      })),
    },
    check: (answer) => {
      const lessons = (answer as z.infer<typeof schema>).rows.flatMap(({ row, is }): Lesson[] => {
        const amount = amounts[Number(row)];
        if (!amount || isFixedRow(amount.row) || is === 'none') return [];
        return [{ of: 'row', label: amount.print, is: is satisfies TaughtRow }];
      });
      return lessons.length > 0 && holds(run, view.snapshot, amounts, lessons) ? lessons : null;
    },
  };
};

/**
 * The arithmetic must hold, the goods may not cost more than in the cart, and no amount of the sums may be above the
 * total: whoever would have a smaller one taken for it is found out by the larger.
 */
function holds(
  run: Pick<Run, 'memory'>,
  snapshot: PageSnapshot,
  amounts: readonly ShownAmount[],
  lessons: readonly Lesson[],
): boolean {
  const tried = { ...snapshot, rows: snapshot.rows.map((row) => ({ ...row })) };
  teachRows(tried, lessons);
  const totals = readTotals(tried, chosenDelivery(run.memory));
  if (!totals.total || totals.addsUp !== true) return false;
  const cart = run.memory.cartSubtotal;
  if (cart && (totals.subtotal?.amountMinor ?? 0) > cart.minor) return false;
  const reduced = Math.abs(totals.discount?.amountMinor ?? 0) + Math.abs(totals.giftCard?.amountMinor ?? 0);
  const ceiling = totals.total.amountMinor + reduced;
  const currency = pageCurrency(snapshot);
  return amounts.every(({ row }) => {
    const money = row.landmark === 'header' ? null : readMoney(row.amountText, currency);
    return !money || (currency !== '' && money.currency !== currency) || money.amountMinor <= ceiling;
  });
}
