import { HIGHEST_RATE } from '../seen/highest-rate.ts';
import { isAligned, type RoleRow } from './role-row.ts';

/**
 * "Net in all 27.48, gross in all 34.90, delivery 14.90, sum 49.80": the goods are told twice, without and with their tax,
 * and what is called a total is the second telling. It is so only where its name says that the tax is in it, it is more by
 * no more than an ordinary tax, and it gives the sum below to the cent with every amount between: no charge is left over.
 * A cart may list there what deliveries would cost: then it gives the sum by itself, or with what is taken off.
 */
export function settleGrossGoods(rows: RoleRow[]): RoleRow[] {
  for (const [at, net] of rows.entries()) {
    const gross = rows[at + 1];
    if (net.role !== 'subtotal' || gross?.role !== 'total' || !gross.taxIncluded || !isNetOf(net, gross)) continue;
    if (!closesBelow(gross, net, rows.slice(at + 2))) continue;
    return rows.filter((row) => row !== net).map((row) => (row === gross ? { ...row, role: 'subtotal' } : row));
  }
  return rows;
}

function isNetOf(net: RoleRow, gross: RoleRow): boolean {
  const tax = gross.money.amountMinor - net.money.amountMinor;
  return tax > 0 && tax < net.money.amountMinor * HIGHEST_RATE && isAligned(net, gross);
}

/** The next total of the same block is these goods and all that stands between. */
function closesBelow(gross: RoleRow, net: RoleRow, below: readonly RoleRow[]): boolean {
  const end = below.findIndex(({ role }) => role === 'total');
  const total = below[end];
  const wrapper = gross.row.ancestors.find((each) => net.row.ancestors.includes(each)) ?? -1;
  if (!total || total.row.frame !== gross.row.frame || !total.row.ancestors.includes(wrapper)) return false;
  const parts = below.slice(0, end).map(signed);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, gross.money.amountMinor);
  return [parts, parts.filter((part) => part < 0)].some((each) => sumOf(each) === total.money.amountMinor);
}

function signed({ role, money }: RoleRow): number {
  return role === 'discount' || role === 'giftCard' ? -Math.abs(money.amountMinor) : money.amountMinor;
}
