import { z } from 'zod';
import { describePage } from '../../model/index.ts';
import { choicePrices, type PageSnapshot, readRow } from '../../perception/index.ts';
import { TAUGHT_ROWS } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { isFixedRow, isMoneyAmong, type ShownAmount, shownAmounts } from '../../view/taught-rows.ts';
import type { Pose } from '../doubt.ts';
import { type Judged, judgeAmounts, type RowLesson } from './amounts-hold.ts';
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
  const judge = (named: readonly RowLesson[]): Judged =>
    named.some(isPart) ? judgeAmounts(run, view.snapshot, amounts, named) : NOTHING_SAID;
  const schema = z.strictObject({
    rows: z.array(z.strictObject({ row: numbersUpTo(amounts.length), is: z.enum(TAUGHT_ROWS) })),
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
      const named = namedBy(amounts, (answer as z.infer<typeof schema>).rows);
      const judged = judge(named);
      return 'others' in judged ? [...named.filter(isPart), ...judged.others] : null;
    },
    faultOf: (answer) => {
      const judged = judge(namedBy(amounts, (answer as z.infer<typeof schema>).rows));
      return 'fault' in judged && judged.fault !== '' ? judged.fault : null;
    },
  };
};

/** Deliveries, fees and taxes keep what their own words say: an answer that names nothing else is none. */
const NOTHING_SAID: Judged = { fault: '' };

/** What was said of each row. One that is shown twice is what it was said to be anywhere. */
function namedBy(amounts: readonly ShownAmount[], rows: readonly { row: string; is: RowLesson['is'] }[]): RowLesson[] {
  const inWords = rows.toSorted((a, b) => Number(a.is !== 'none') - Number(b.is !== 'none'));
  const said = new Map(inWords.map(({ row, is }) => [amounts[Number(row)]?.print, is]));
  return amounts.flatMap(({ row, print }): RowLesson[] => {
    const is = said.get(print);
    return !is || isFixedRow(row) ? [] : [{ of: 'row', label: print, is }];
  });
}

/** Was answered at an earlier order, and accounts for these amounts too: the reading is known, whatever a gate makes of it. */
function isLearnt(
  run: Pick<Run, 'memory' | 'recipe'>,
  snapshot: PageSnapshot,
  amounts: readonly ShownAmount[],
): boolean {
  const shown = new Set(amounts.map(({ print }) => print));
  const lessons = run.recipe
    .lessons()
    .filter((lesson): lesson is RowLesson => lesson.of === 'row' && shown.has(lesson.label));
  return lessons.some(isPart) && 'others' in judgeAmounts(run, snapshot, amounts, lessons);
}

/** What names no part of the sums changes no sum. */
function isPart({ is }: RowLesson): boolean {
  return is !== 'none';
}
