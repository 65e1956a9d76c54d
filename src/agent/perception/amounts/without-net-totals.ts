import { roleOfLabel } from '../../../words/role-of-label.ts';
import { HIGHEST_RATE } from '../seen/highest-rate.ts';
import { isAligned, isInside, type RoleRow } from './role-row.ts';
import { ratesIn, roundingOf } from './tax-rates.ts';

/** Cents by which a shop's own rounding may miss the tax. */
const ROUNDING = 1;

/**
 * "Total 29.40", below it "Total without tax 24.50" and "Tax 4.90": a lower total right below another one that misses just
 * the taxes around it says the same sum once more. The higher one is what is paid, so no charge can hide behind this.
 */
export function withoutNetTotals(given: RoleRow[]): RoleRow[] {
  const rows = withoutNetRemarks(withoutNetTwins(withoutNetPrices(given)));
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
 * "Subtotal 34.80", and below it in the same cell "Excl. tax: 29.00": a nameless amount that is just what the tax of the order
 * leaves of the one that it stands with. What has a line of its own may be a charge, and so may what misses that tax.
 */
function withoutNetPrices(rows: RoleRow[]): RoleRow[] {
  const total = rows.findLast(({ role }) => role === 'total')?.money.amountMinor ?? 0;
  const tax = rows.reduce((sum, { role, money }) => sum + (role === 'tax' ? money.amountMinor : 0), 0);
  if (tax <= 0 || tax >= total) return rows;
  const isNetOf = (net: RoleRow, gross: RoleRow) =>
    gross.role !== 'unknown' &&
    gross.role !== 'tax' &&
    gross.row.order < net.row.order &&
    net.money.amountMinor > 0 &&
    isInside(net, gross) &&
    Math.abs((gross.money.amountMinor * (total - tax)) / total - net.money.amountMinor) <= ROUNDING;
  return rows.filter((net) => net.role !== 'unknown' || !rows.some((gross) => isNetOf(net, gross)));
}

/**
 * "Delivery (net) 4.12, delivery (gross) 4.90": two rows of one list that are called alike but for a remark in brackets, the
 * lower one first, by no more than an ordinary tax, tell one amount twice. The higher one is what it costs, so no charge can
 * hide behind this. A tax between the two is that of this part, where the total tells its own.
 */
function withoutNetTwins(rows: RoleRow[]): RoleRow[] {
  const grossOf = (net: RoleRow, at: number) => {
    const name = nameIn(net.row.label);
    return name === ''
      ? undefined
      : rows.slice(at + 1).find((row) => nameIn(row.row.label) === name && isHigher(net, row));
  };
  const twins = rows.flatMap((net, at) => {
    const gross = grossOf(net, at);
    if (!gross) return [];
    const between = rows.slice(at + 1, rows.indexOf(gross));
    const rest = gross.money.amountMinor - net.money.amountMinor;
    return [{ net, gross, tax: between.find(({ role, money }) => role === 'tax' && money.amountMinor === rest) }];
  });
  const hasTax = twins.some(({ gross, tax }) => gross.role === 'total' && tax);
  const told = new Set(twins.flatMap(({ net, gross, tax }) => [net, hasTax && gross.role !== 'total' ? tax : null]));
  const roleOf = (row: RoleRow) => twins.find(({ gross }) => gross === row)?.net.role ?? row.role;
  return rows
    .filter((row) => !told.has(row))
    .map((row) => (row.role === 'unknown' ? { ...row, role: roleOf(row) } : row));
}

function isHigher(net: RoleRow, gross: RoleRow): boolean {
  const rest = gross.money.amountMinor - net.money.amountMinor;
  const isNear = isAligned(net, gross) || sharesList(net, gross);
  return rest > 0 && rest < net.money.amountMinor * HIGHEST_RATE && isNear;
}

/** An old price that is struck through beside the amount puts it a wrapper deeper than the others of its list. */
function sharesList({ row }: RoleRow, { row: other }: RoleRow): boolean {
  const near = row.ancestors.slice(0, LIST_DEPTH);
  return row.frame === other.frame && other.ancestors.slice(0, LIST_DEPTH).some((each) => near.includes(each));
}

const LIST_DEPTH = 4;

/** What a row is called before its remark, whatever is said behind that; empty where it has none, or one that holds a number. */
function nameIn(label: string): string {
  return /^(.+?)\s*[(（][^()（）\d]+[)）]\s*(?:[:：]?\s*|\s[^()（）]*)$/u.exec(label)?.[1]?.trim() ?? '';
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
