import type { RoleRow } from './role-row.ts';
import { sumTotals } from './sum-totals.ts';

/**
 * "Total Savings 3.45" above "Total 39.56": what is taken off in all is called a total too. Where a lower total beside the
 * order's gives it only by being taken off the other parts, it is a discount. What is added is never hidden by that.
 */
export function settleTotalOff(rows: RoleRow[], currency: string, deliveryMinor: number | null): RoleRow[] {
  const totals = rows.filter((r) => r.role === 'total');
  const isOff = (off: RoleRow, total: RoleRow): boolean => {
    const block = sharedWrapper(off, total);
    if (block === undefined || off.money.amountMinor <= 0 || off.money.amountMinor >= total.money.amountMinor)
      return false;
    const others = rows.filter((r) => r !== off && r.row.frame === total.row.frame && r.row.ancestors.includes(block));
    const addsUp = (parts: RoleRow[]) =>
      sumTotals(parts, total, currency, { priceMinor: deliveryMinor }).addsUp === true;
    return !addsUp(others) && addsUp([...others, { ...off, role: 'discount' }]);
  };
  return rows.map((row) =>
    row.role === 'total' && totals.some((total) => total !== row && isOff(row, total))
      ? { ...row, role: 'discount' }
      : row,
  );
}

function sharedWrapper({ row: a }: RoleRow, { row: b }: RoleRow): number | undefined {
  return a.frame === b.frame ? a.ancestors.find((ancestor) => b.ancestors.includes(ancestor)) : undefined;
}
