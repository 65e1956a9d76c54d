import type { RoleRow } from './role-row.ts';

/**
 * "Basket total (before discounts) 47.80, voucher -4.78, basket total (after discounts) 43.02": a total from which the
 * rows below it lead down to the next one, to the cent, is what the order comes to before them. Of one that is lower than
 * the next nothing has to be known: it rivals no total.
 */
export function settleRunningSums(rows: readonly RoleRow[]): RoleRow[] {
  const totals = rows.filter(({ role }) => role === 'total').toSorted((a, b) => a.row.order - b.row.order);
  const running = totals.filter((sum, at) => {
    const next = totals[at + 1];
    return next !== undefined && leadsDown(sum, next, rows);
  });
  return rows.map((each) => (running.includes(each) ? { ...each, role: 'subtotal' } : each));
}

function leadsDown(sum: RoleRow, next: RoleRow, rows: readonly RoleRow[]): boolean {
  const block = sum.row.ancestors.find((ancestor) => next.row.ancestors.includes(ancestor));
  if (block === undefined || sum.row.frame !== next.row.frame) return false;
  const between = rows.filter(
    ({ row }) => row.frame === sum.row.frame && row.order > sum.row.order && row.order < next.row.order,
  );
  const isOneBlock = between.length > 0 && between.every(({ row }) => row.ancestors.includes(block));
  const change = between.reduce((all, each) => all + changeOf(each), 0);
  return isOneBlock && change < 0 && sum.money.amountMinor + change === next.money.amountMinor;
}

/** What is called a discount is taken off, with or without a sign. */
function changeOf({ role, money: { amountMinor } }: RoleRow): number {
  return role === 'discount' || role === 'giftCard' ? -Math.abs(amountMinor) : amountMinor;
}
