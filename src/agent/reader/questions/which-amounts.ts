import { z } from 'zod';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import { describePage } from '../../model/index.ts';
import {
  type AmountRow,
  choicePrices,
  type PageSnapshot,
  pageCurrency,
  readMoney,
  readRow,
  type TotalRole,
} from '../../perception/index.ts';
import { type Lesson, TAUGHT_ROWS, type TaughtRow } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { isFixedRow, isMoney, isMoneyAmong, type ShownAmount, shownAmounts } from '../../view/taught-rows.ts';
import type { Pose } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_ROWS = 60;

/** Which rows are goods, delivery, tax, fee, discount and total. */
export const whichAmounts: Pose = (run, { view }) => {
  // The price of a delivery that could be chosen is no part of the sums.
  const choices = choicePrices(view.snapshot);
  const amounts = shownAmounts(view.snapshot)
    .filter(({ row }) => !choices.has(row))
    .slice(-MOST_ROWS);
  if (!isMoneyAmong(view.snapshot, amounts) || isLearnt(run, view.snapshot, amounts)) return null;
  const schema = z.strictObject({
    rows: z.array(z.strictObject({ row: numbersUpTo(amounts.length), is: z.enum([...TAUGHT_ROWS, 'none']) })),
  });
  return {
    question: {
      kind: 'amounts',
      asks: 'The program could not tell from this page what the order costs. What is each numbered amount?',
      rules: [
        '"subtotal": all goods together. "shipping", "fee": added to the goods. "discount": taken off. "tax": a tax, added',
        'to the goods or contained in them; one that is contained is a tax as well, though it does not count in the sum.',
        '"total": what would be charged now, all included. "none": anything else, such as one of the goods, points, an',
        'old price or a price without tax.',
        'Name every amount that belongs to the sums of the order. The parts must add up to the total, with the tax or',
        'without it.',
      ],
      example: '{"rows":[{"row":"4","is":"subtotal"},{"row":"5","is":"shipping"},{"row":"6","is":"total"}]}',
      schema,
      ...describePage(view.page, view.snapshot),
      things: amounts.map(({ row }) => ({
        text: `"${row.label}" ${row.amountText}${row.section === '' ? '' : ` under "${row.section}"`}`,
        ref: null,
        box: row.box,
        reading: readRow(row),
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

/** Was answered at an earlier order, and accounts for these amounts too: the reading is known, whatever a gate makes of it. */
function isLearnt(
  run: Pick<Run, 'memory' | 'recipe'>,
  snapshot: PageSnapshot,
  amounts: readonly ShownAmount[],
): boolean {
  const shown = new Set(amounts.map(({ print }) => print));
  const lessons = run.recipe.lessons().filter((lesson) => lesson.of === 'row' && shown.has(lesson.label));
  return lessons.length > 0 && holds(run, snapshot, amounts, lessons);
}

/**
 * The arithmetic must hold without help: one value of the goods, every part counted once, one total. Whatever else stands
 * among the sums or right below them may be an amount said again, but no charge that the sum leaves out. The goods may not
 * cost more than in the cart, and no amount may be above the total: a smaller one passed off as it is found out by it.
 */
function holds(
  run: Pick<Run, 'memory'>,
  snapshot: PageSnapshot,
  amounts: readonly ShownAmount[],
  lessons: readonly Lesson[],
): boolean {
  const currency = pageCurrency(snapshot);
  const roles = new Map(lessons.flatMap((lesson) => (lesson.of === 'row' ? [[lesson.label, lesson.is] as const] : [])));
  const read = amounts.flatMap(({ row, print }) => {
    const money = row.landmark === 'header' ? null : readMoney(row.amountText, currency);
    if (!money || (currency !== '' && money.currency !== currency)) return [];
    const known = roleOfLabel(row.label);
    // A bare number that stands alone is no amount where amounts are written as such.
    const isBare = !snapshot.rows.includes(row) && !isMoney(row, currency);
    if (isBare && !roles.has(print)) return [];
    return [{ row, minor: money.amountMinor, role: isFixedRow(row) ? known : (roles.get(print) ?? known) }];
  });
  const valuesOf = (role: TotalRole) => [
    ...new Set(read.filter((each) => each.role === role).map(({ minor }) => minor)),
  ];
  const sumOf = (...parts: TotalRole[]) => parts.flatMap(valuesOf).reduce((sum, minor) => sum + minor, 0);
  const [[goods, otherGoods], [total, otherTotal]] = [valuesOf('subtotal'), valuesOf('total')];
  if (goods === undefined || total === undefined || otherGoods !== undefined || otherTotal !== undefined) return false;
  const reduced = Math.abs(sumOf('discount')) + Math.abs(sumOf('giftCard'));
  const net = goods + sumOf('shipping', 'fee') - reduced;
  const isSum = [net, net + sumOf('tax')].some((sum) => Math.abs(sum - total) <= 1);
  const cart = run.memory.cartSubtotal;
  if (!isSum || (cart && goods > cart.minor)) return false;
  const rowsOf = (role: TotalRole) => read.filter((each) => each.role === role).map(({ row }) => row);
  const { first, block } = sumsBegin(rowsOf('subtotal'), rowsOf('total'));
  const said = new Set([0, goods, total, total - sumOf('tax'), goods - reduced]);
  const parts = new Set((['shipping', 'fee', 'tax', 'discount'] as const).flatMap(valuesOf).map(Math.abs));
  // Elsewhere on the page a part may be said again, such as the price of the delivery that was chosen.
  const isSaid = (row: AmountRow, minor: number) =>
    said.has(minor) || (parts.has(minor) && block !== null && !row.ancestors.includes(block));
  return read.every(
    ({ row, minor, role }) =>
      minor <= total + reduced && (role !== 'unknown' || row.order < first || isSaid(row, Math.abs(minor))),
  );
}

/**
 * Where the sums begin, and the wrapper that they share: at the first subtotal of the tightest wrapper around a total that
 * holds any. A cart above the forms has a subtotal of its own, and between the two stand all questions of the checkout.
 */
function sumsBegin(
  subtotals: readonly AmountRow[],
  totals: readonly AmountRow[],
): { first: number; block: number | null } {
  const orders = (rows: readonly AmountRow[]) => Math.min(...rows.map(({ order }) => order));
  const begins = totals.flatMap((total) => {
    const above = subtotals.filter(({ frame, order }) => frame === total.frame && order < total.order);
    const block = total.ancestors.find((ancestor) => above.some(({ ancestors }) => ancestors.includes(ancestor)));
    if (block === undefined) return [];
    return [{ block, first: orders(above.filter(({ ancestors }) => ancestors.includes(block))) }];
  });
  return begins.toSorted((a, b) => a.first - b.first)[0] ?? { first: orders(subtotals), block: null };
}
