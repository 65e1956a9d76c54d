import { isAligned, type RoleRow } from './role-row.ts';

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
 * "Total (−VAT) 2.54" beside "Total 3.05": called like the total, with no more than a remark that takes something off. It
 * is so much of the total that no tax is left but an ordinary one, and no charge is.
 */
function withoutNetRemarks(rows: RoleRow[]): RoleRow[] {
  const isNet = (net: RoleRow, total: RoleRow): boolean => {
    const [name, remark] = [
      net.row.label.slice(0, total.row.label.length),
      net.row.label.slice(total.row.label.length),
    ];
    const rate = total.money.amountMinor / net.money.amountMinor - 1;
    return name === total.row.label && REMARK.test(remark) && isAligned(net, total) && rate > 0 && rate < HIGHEST_RATE;
  };
  const totals = rows.filter(({ role }) => role === 'total');
  return rows.filter((row) => row.role !== 'unknown' || !totals.some((total) => isNet(row, total)));
}

const REMARK = /^\s*\([-–−‐‑][^()]*\)\s*$/u;
const HIGHEST_RATE = 0.3;
