import { isAligned, type RoleRow } from './role-row.ts';
import { sumTotals } from './sum-totals.ts';

/**
 * Where nothing is called a total, the amount that closes the list of the sums is it, whatever it is called, if the parts
 * above it give just that amount: "Subtotal 42.50, Delivery 4.20, Zumme 46.70". Nothing may follow it in the list, and
 * each part must be known, so that no charge is taken for the whole.
 */
export function settleNamelessTotal(rows: RoleRow[], currency: string): RoleRow[] {
  if (rows.some(({ role }) => role === 'total')) return rows;
  const subtotals = rows.filter(({ role }) => role === 'subtotal');
  // The line of a single piece may cost as much as all goods: only one subtotal tells where the sums begin.
  const [subtotal] = subtotals;
  if (!subtotal || subtotals.length > 1) return rows;
  const list = rows.filter((each) => each.row.order > subtotal.row.order && isAligned(each, subtotal));
  const [last, parts] = [list.at(-1), list.slice(0, -1)];
  if (last?.role !== 'unknown' || !parts.some(({ role }) => role === 'shipping')) return rows;
  if (parts.some(({ role }) => role === 'unknown')) return rows;
  const total: RoleRow = { ...last, role: 'total' };
  const { addsUp } = sumTotals([subtotal, ...parts, total], total, currency);
  return addsUp ? rows.map((each) => (each === last ? total : each)) : rows;
}
