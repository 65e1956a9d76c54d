import type { RoleRow } from './role-row.ts';

/**
 * Some shops write their sums as a table whose lines say the tax or the discount of each part in columns of their own:
 * "Shipping 0.86 4.95", "Total 5.29 30.50". What is paid stands in the column of the total. A lower amount beside such a
 * one only tells of it; none that is higher is ever left out, so no charge can hide behind this.
 */
export function inTotalColumn(rows: RoleRow[]): RoleRow[] {
  const besides = (r: RoleRow) => rows.filter((other) => other !== r && isOneLine(r, other));
  const total = rows.findLast((r) => r.role === 'total' && besides(r).length > 0 && besides(r).every(isLower(r)));
  if (!total) return rows;
  const isTold = (r: RoleRow) =>
    !isOneColumn(r, total) && besides(r).some((paid) => isOneColumn(paid, total) && isLower(paid)(r));
  return rows.filter((r) => !isTold(r));
}

const isLower =
  ({ money }: RoleRow) =>
  (other: RoleRow): boolean =>
    Math.abs(other.money.amountMinor) < Math.abs(money.amountMinor);

/** Two amounts of one name, side by side. */
function isOneLine({ row: a }: RoleRow, { row: b }: RoleRow): boolean {
  const isBeside = overlap(a.box.y, a.box.height, b.box.y, b.box.height);
  return a.frame === b.frame && a.label === b.label && isBeside && !isOneColumn({ row: a }, { row: b });
}

function isOneColumn({ row: a }: Pick<RoleRow, 'row'>, { row: b }: Pick<RoleRow, 'row'>): boolean {
  return a.frame === b.frame && overlap(a.box.x, a.box.width, b.box.x, b.box.width);
}

function overlap(from: number, size: number, start: number, length: number): boolean {
  return from < start + length && start < from + size;
}
