import { type AmountRow, pageCurrency, readMoney, readTotals } from '../../../src/agent/perception/index.ts';
import { roleOfLabel } from '../../../src/words/role-of-label.ts';
import { isBuried } from '../is-buried.ts';
import type { LabelledPage } from '../labelled-page.ts';
import type { Classifier } from './classifier.ts';

/** What the drawn shops call their rows, in the agent's words. */
const TRUE: Record<string, string> = {
  subtotal: 'subtotal',
  shipping: 'shipping',
  tax: 'tax',
  taxIncluded: 'tax',
  discount: 'discount',
  total: 'total',
  surcharge: 'fee',
  fee: 'fee',
  extra: 'fee',
};

/** What an amount stands for in the sums. */
export const rows: Classifier = {
  name: 'rows',
  samplesOf: (page) => {
    if (page.rows.total === undefined || isBuried(page)) return [];
    const currency = pageCurrency(page.seen);
    const read = readTotals(page.seen).rows;
    const amounts = page.seen.rows.map((row) => readMoney(row.amountText, currency)?.amountMinor ?? null);
    return page.seen.rows.flatMap((row, at) => {
      const minor = amounts[at];
      if (minor === null || minor === undefined) return [];
      const role = read.find(({ label, money }) => label === row.label && money.amountMinor === minor)?.role;
      const handSet = !role || role === 'unknown' || role === 'giftCard' ? 'other' : role;
      return [{ features: featuresOf(page, row, minor, amounts), truth: truthOf(page, row), handSet }];
    });
  },
};

function truthOf({ rowTexts }: LabelledPage, { label, amountText }: AmountRow): string {
  const bare = (text: string) => text.replace(/\s+/g, '');
  const found = rowTexts.find(({ text }) => bare(text).includes(bare(label)) && bare(text).includes(bare(amountText)));
  return (found && TRUE[found.name]) ?? 'other';
}

function featuresOf(
  { seen }: LabelledPage,
  row: AmountRow,
  minor: number,
  amounts: readonly (number | null)[],
): string[] {
  const block = seen.rows.flatMap((each, at) => {
    const amount = amounts[at];
    const isBeside = each !== row && each.frame === row.frame && each.ancestors[1] === row.ancestors[1];
    return isBeside && typeof amount === 'number' ? [{ order: each.order, amount }] : [];
  });
  const before = block.filter(({ order }) => order < row.order).map(({ amount }) => amount);
  const out = [
    'always',
    `called ${roleOfLabel(row.label)}`,
    `lies in ${row.landmark || 'nothing'}`,
    `${block.length === 0 ? 'none' : block.length < 3 ? 'few' : 'many'} beside it`,
  ];
  const mark = (name: string, holds: boolean) => void (holds && out.push(name));
  mark('stands out', row.emphasis);
  mark('first', before.length === 0);
  mark('last', before.length === block.length);
  mark('last of several', before.length === block.length && before.length > 1);
  mark(
    'largest',
    block.every(({ amount }) => Math.abs(minor) >= Math.abs(amount)),
  );
  mark('below zero', minor < 0);
  mark('zero', minor === 0);
  mark('a percentage', /\d\s?[%٪]/.test(row.label));
  mark('sum of those before', before.length > 1 && Math.abs(before.reduce((sum, each) => sum + each, 0) - minor) <= 1);
  mark('nothing written', row.label.trim() === '');
  return out;
}
