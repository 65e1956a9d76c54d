import type { RoleRow } from './role-row.ts';
import { sumTotals } from './sum-totals.ts';

/**
 * "Total", the delivery, "Total": some shops call the goods' sum like the whole order's. Where nothing is called a
 * subtotal, another total above the last one is the goods if it and every part in their block give the last one; a charge
 * that is not among the parts keeps it from adding up.
 */
export function settleTwinTotals(rows: RoleRow[], currency: string, deliveryMinor: number | null): RoleRow[] {
  const totals = rows.filter((r) => r.role === 'total');
  const last = totals.at(-1);
  if (!last || rows.some((r) => r.role === 'subtotal')) return rows;
  const readAs = (goods: RoleRow): RoleRow[] => rows.map((r) => (r === goods ? { ...r, role: 'subtotal' } : r));
  const addsUp = (goods: RoleRow): boolean => {
    const block = blockOf(last, rows);
    const parts = readAs(goods).filter((r) => r.row.frame === last.row.frame && r.row.ancestors.includes(block));
    const isInside = goods.row.frame === last.row.frame && goods.row.ancestors.includes(block);
    return isInside && sumTotals(parts, last, currency, { priceMinor: deliveryMinor }).addsUp === true;
  };
  const twin = totals.find((r) => r.row.order < last.row.order && differs(r, last) && addsUp(r));
  return twin ? readAs(twin) : rows;
}

/** The same amount once more is the total said twice. */
function differs({ money: a }: RoleRow, { money: b }: RoleRow): boolean {
  return a.amountMinor !== b.amountMinor;
}

/** The tightest wrapper that holds another amount beside the total: its list of sums. */
function blockOf(total: RoleRow, rows: RoleRow[]): number {
  const others = rows.filter((r) => r !== total && r.row.frame === total.row.frame);
  return total.row.ancestors.find((ancestor) => others.some((r) => r.row.ancestors.includes(ancestor))) ?? -1;
}
