import { isAligned, type RoleRow } from './role-row.ts';
import { moneyLike } from './sum-totals.ts';

/**
 * Where nothing is called a subtotal, the list of nameless amounts before the sums that gives just what the goods of the
 * verified cart cost is the goods: together they stand for the subtotal. One charge more in the list, and they do not.
 */
export function settleListedGoods(rows: RoleRow[], goodsMinor: number | null | undefined): RoleRow[] {
  if (!goodsMinor || goodsMinor <= 0 || rows.some(({ role }) => role === 'subtotal')) return rows;
  const total = rows.findLast(({ role }) => role === 'total');
  const isNameless = ({ role, money }: RoleRow) => role === 'unknown' && money.amountMinor !== 0;
  const last = total && rows.findLast((each) => isNameless(each) && isBefore(each, total));
  if (!last) return rows;
  const listed = rows.filter((each) => isNameless(each) && isBefore(each, total) && isAligned(each, last));
  const sum = listed.reduce((all, { money }) => all + money.amountMinor, 0);
  if (listed.length < 2 || sum !== goodsMinor) return rows;
  const goods: RoleRow = { ...last, role: 'subtotal', money: moneyLike(last.money, sum) };
  return rows.flatMap((each) => (each === last ? [goods] : listed.includes(each) ? [] : [each]));
}

function isBefore(each: RoleRow, other: RoleRow): boolean {
  return each.row.frame === other.row.frame && each.row.order < other.row.order;
}
