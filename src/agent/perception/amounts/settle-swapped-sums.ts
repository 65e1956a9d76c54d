import type { RoleRow } from './role-row.ts';
import { sumTotals } from './sum-totals.ts';

/**
 * "Order amount 208.25, VAT 41.65, delivery 59.90, basket total 309.80": words that call the whole "the basket's" and the
 * goods "the order's" are refuted by the sum. Where what is called a total leads, with every part, to the one higher
 * amount below it, and does not add up itself, the two are read the other way round.
 */
export function settleSwappedSums(rows: RoleRow[], currency: string, deliveryMinor: number | null): RoleRow[] {
  const [low, ...otherTotals] = distinctOf(rows, 'total');
  const [high, ...otherSums] = distinctOf(rows, 'subtotal');
  if (!low || !high || otherTotals.length > 0 || otherSums.length > 0) return rows;
  if (low.money.amountMinor >= high.money.amountMinor || low.row.order > high.row.order) return rows;
  const addsUp = (each: RoleRow[], total: RoleRow) =>
    sumTotals(each, total, currency, { priceMinor: deliveryMinor }).addsUp === true;
  const swapped = rows.map((each): RoleRow => {
    if (each.role === 'total') return { ...each, role: 'subtotal' };
    return each.role === 'subtotal' ? { ...each, role: 'total' } : each;
  });
  return !addsUp(rows, low) && addsUp(swapped, { ...high, role: 'total' }) ? swapped : rows;
}

/** One row for each amount of that role. */
function distinctOf(rows: readonly RoleRow[], role: RoleRow['role']): RoleRow[] {
  const own = rows.filter((each) => each.role === role);
  return own.filter((each, at) => own.findIndex(({ money }) => money.amountMinor === each.money.amountMinor) === at);
}
