import { rolesOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import { HIGHEST_RATE } from '../seen/highest-rate.ts';
import type { RoleRow } from './role-row.ts';
import type { KnownPrices } from './sum-totals.ts';
import { ratesIn, roundingOf } from './tax-rates.ts';

/**
 * A row whose name holds a percentage, and whose amount is just that part of the total or of the goods, is a tax, whatever
 * it is called. So is one that names a tax among other words, such as those of a place ("Denver Tax"), as long as it is no
 * more than a tax may be. Whether it is added or contained is left to the sum.
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
    if (r.role !== 'unknown' || r.row.label.length > LONGEST_TAX_NAME || says('extraOffer', r.row.label)) return r;
    const [percent] = ratesIn(r.row.label);
    if (percent === undefined) return isTaxByName(r, goods) ? { ...r, role: 'tax' } : r;
    const isPart = bases.some((base) =>
      [(base * percent) / (100 + percent), (base * percent) / 100].some(
        (part) => Math.abs(part - r.money.amountMinor) <= rounding,
      ),
    );
    return isPart ? { ...r, role: 'tax' } : r;
  });
}

/** Its name says a tax and nothing else that is known. */
function isTaxByName({ row, money }: RoleRow, goods: readonly number[]): boolean {
  const most = Math.max(0, ...goods) * HIGHEST_RATE;
  const roles = rolesOfLabel(row.label).filter(({ kind }) => kind !== 'unknown');
  const isNamed = roles.length > 0 && roles.every(({ kind }) => kind === 'tax');
  return isNamed && money.amountMinor > 0 && money.amountMinor <= most;
}

const LONGEST_TAX_NAME = 40;
