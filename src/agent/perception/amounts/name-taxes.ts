import { says } from '../../../words/says.ts';
import type { RoleRow } from './role-row.ts';
import type { KnownPrices } from './sum-totals.ts';
import { ratesIn, roundingOf } from './tax-rates.ts';

/**
 * A row whose name holds a percentage, and whose amount is just that part of the total or of the goods, is a tax, whatever
 * it is called. Whether it is added or contained is left to the sum.
 */
export function nameTaxes(rows: RoleRow[], total: RoleRow, known: KnownPrices | null): RoleRow[] {
  const sumOf = (role: RoleRow['role']) =>
    rows.reduce((sum, r) => sum + (r.role === role ? Math.abs(r.money.amountMinor) : 0), 0);
  const sums = rows.filter((r) => r.role === 'subtotal').map((r) => r.money.amountMinor);
  const goods = [...sums, known?.goodsMinor, known?.linesMinor].filter((minor) => typeof minor === 'number');
  // The delivery and the surcharge of a card may be taxed too, and what a coupon takes off is not.
  const [sending, fees] = [sumOf('shipping'), sumOf('fee')];
  // "10% off": what is below nothing is taken off, whatever it is called.
  const isOff = ({ role, money }: RoleRow) => role === 'unknown' && money.amountMinor < 0;
  const off = sumOf('discount') - rows.filter(isOff).reduce((sum, { money }) => sum + money.amountMinor, 0);
  const besides = [0, sending].flatMap((sent) => [0, off].flatMap((less) => [sent - less, sent - less + fees]));
  const taxed = goods.flatMap((sum) => besides.map((part) => sum + part));
  const bases = [total.money.amountMinor, ...taxed];
  const rounding = roundingOf(rows);
  return rows.map((r) => {
    const [percent] = r.row.label.length <= LONGEST_TAX_NAME ? ratesIn(r.row.label) : [];
    if (r.role !== 'unknown' || percent === undefined || says('extraOffer', r.row.label)) return r;
    const isPart = bases.some((base) =>
      [(base * percent) / (100 + percent), (base * percent) / 100].some(
        (part) => Math.abs(part - r.money.amountMinor) <= rounding,
      ),
    );
    return isPart ? { ...r, role: 'tax' } : r;
  });
}

const LONGEST_TAX_NAME = 40;
