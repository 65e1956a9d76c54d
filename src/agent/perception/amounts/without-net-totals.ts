import { roleOfLabel } from '../../../words/role-of-label.ts';
import { isAligned, type RoleRow } from './role-row.ts';
import { HIGHEST_RATE, ratesIn, roundingOf } from './tax-rates.ts';

/** Cents by which a shop's own rounding may miss the tax. */
const ROUNDING = 1;

/**
 * "Total 29.40", below it "Total without tax 24.50" and "Tax 4.90": a lower total right below another one that misses just
 * the taxes around it says the same sum once more. The higher one is what is paid, so no charge can hide behind this.
 */
export function withoutNetTotals(given: RoleRow[]): RoleRow[] {
  const rows = withoutNetRemarks(given);
  const taxes = rows.filter(({ role }) => role === 'tax');
  const isNet = (net: RoleRow, total: RoleRow): boolean => {
    const own = taxes.filter((tax) => isAligned(tax, total));
    const tax = own.reduce((sum, { money }) => sum + money.amountMinor, 0);
    const missing = total.money.amountMinor - net.money.amountMinor;
    return tax > 0 && isAligned(net, total) && Math.abs(missing - tax) <= ROUNDING;
  };
  const totals = rows.filter(({ role }) => role === 'total');
  const nets = totals.filter((net) => totals.some((total) => total.row.order < net.row.order && isNet(net, total)));
  return nets.length === 0 ? rows : rows.filter((row) => !nets.includes(row));
}

/**
 * "Total (−VAT) 2.54" beside "Total 3.05" or "Amount due 3.05": called like a sum, with no more than a remark that takes
 * something off. It is so much of a sum in line with it that just the rate in the remark is left, or where that names none
 * no more than an ordinary one, and no charge is.
 */
function withoutNetRemarks(rows: RoleRow[]): RoleRow[] {
  const rounding = roundingOf(rows);
  const isNet = (net: RoleRow, sum: RoleRow): boolean => {
    const rest = sum.money.amountMinor - net.money.amountMinor;
    if (rest <= 0 || net.money.amountMinor <= 0 || !isAligned(net, sum)) return false;
    const [rate, ...others] = ratesIn(net.row.label);
    if (rate === undefined || others.length > 0) return rest < net.money.amountMinor * HIGHEST_RATE;
    return Math.abs(rest - (net.money.amountMinor * rate) / 100) <= rounding;
  };
  const nets = rows.filter(({ row }) => isSum(roleOfLabel(nameBefore(row.label))));
  const sums = rows.filter((each) => isSum(each.role));
  return rows.filter((each) => !nets.includes(each) || !sums.some((sum) => isNet(each, sum)));
}

const isSum = (role: RoleRow['role']) => role === 'total' || role === 'subtotal';

/** What stands before a remark that opens with a minus; empty where there is none. */
function nameBefore(label: string): string {
  return /^(.+?)[(（]\s*[-–−‐‑].*[)）]\s*[:：]?\s*$/u.exec(label)?.[1]?.trim() ?? '';
}
