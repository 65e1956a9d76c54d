import { says } from '../../../words/says.ts';
import { isAligned, type RoleRow } from './role-row.ts';

/**
 * Rows that tell once more what another row is made of, and that no total counts. Below a tax: "Tax 178.65", then
 * "US-OR-*-Rate 80.52" and "US-OR-*-Rate 98.13". Several nameless ones, or what stands within the row of a tax or a
 * delivery itself, and that give just its amount. A single row of its own might be a charge that costs as much.
 */
export function withoutParts(rows: RoleRow[]): RoleRow[] {
  const parts = rows.flatMap((sum, at) => {
    const following = rows.slice(at + 1);
    if (sum.role === 'tax') return [...partsBelow(sum, following), ...partsWithin(sum, rows)];
    return sum.role === 'shipping' ? partsWithin(sum, rows) : [];
  });
  return parts.length === 0 ? rows : rows.filter((row) => !parts.includes(row));
}

function partsBelow(sum: RoleRow, following: readonly RoleRow[]): RoleRow[] {
  const end = following.findIndex((row) => row.role !== 'unknown' || !isAligned(row, sum));
  const parts = following.slice(0, end < 0 ? following.length : end);
  return parts.length > 1 ? givingSum(sum, parts) : [];
}

/** The widest wrapper that holds this row and no other one with a role: what else lies in it lies deeper. */
function partsWithin(sum: RoleRow, rows: readonly RoleRow[]): RoleRow[] {
  const isIn = (wrapper: number, { row }: RoleRow) => row.frame === sum.row.frame && row.ancestors.includes(wrapper);
  const others = rows.filter((row) => row !== sum && row.role !== 'unknown');
  const shared = sum.row.ancestors.findIndex((wrapper) => others.some((row) => isIn(wrapper, row)));
  const own = sum.row.ancestors[shared - 1];
  if (own === undefined) return [];
  const depthOf = ({ row }: RoleRow) => row.ancestors.indexOf(own);
  const inside = rows.filter((row) => row.role === 'unknown' && isIn(own, row));
  const isDetail = (row: RoleRow) =>
    row.row.order > sum.row.order && depthOf(row) > depthOf(sum) && !says('extraOffer', row.row.label);
  return inside.every(isDetail) ? givingSum(sum, inside) : [];
}

function givingSum({ money }: RoleRow, parts: readonly RoleRow[]): RoleRow[] {
  const sum = parts.reduce((all, part) => all + part.money.amountMinor, 0);
  return parts.every((part) => part.money.amountMinor > 0) && sum === money.amountMinor ? [...parts] : [];
}
