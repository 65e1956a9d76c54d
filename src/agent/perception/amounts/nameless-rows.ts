import { withoutGoods } from './goods-of-cart.ts';
import { isAligned, type RoleRow } from './role-row.ts';
import { distinct, type KnownPrices } from './sum-totals.ts';

/** Pixels below a total within which a row in line with it still belongs to the sums. */
const MOST_BELOW = 120;

/**
 * Amounts without a known name that stand between the subtotal and the total, or in line right below it. Whatever they
 * are called, they are part of the sum: a page whose total is right only without them shows a charge that its total
 * leaves out.
 */
export function nameless(rows: RoleRow[], group: RoleRow[], total: RoleRow, known: KnownPrices | null): RoleRow[] {
  const subtotals = group.filter((r) => r.role === 'subtotal');
  const before = subtotals.filter((r) => r.row.order < total.row.order);
  if (before.length === 0 && subtotals.length > 0) return namelessBelow(rows, subtotals, total);
  const start = Math.max(...before.map((r) => r.row.order));
  const block = total.row.ancestors.find((ancestor) => before.some((r) => r.row.ancestors.includes(ancestor)));
  const isBelow = ({ row }: RoleRow) =>
    block !== undefined &&
    row.order > total.row.order &&
    row.box.y - total.row.box.y < MOST_BELOW &&
    row.ancestors.length === total.row.ancestors.length &&
    row.ancestors.indexOf(block) === total.row.ancestors.indexOf(block);
  const found = rows.filter(
    (r) =>
      r.role === 'unknown' &&
      r.row.frame === total.row.frame &&
      r.money.amountMinor !== 0 &&
      ((r.row.order > start && r.row.order < total.row.order) || isBelow(r)),
  );
  if (before.length > 0) return found;
  const charged = withoutGoods(found, [known?.goodsMinor, known?.linesMinor]);
  return charged.length === found.length && areGoods(found, group, total) ? [] : charged;
}

/** Lines of the order that nobody can name and that are below nothing: what a coupon takes off the goods. */
export function takenOff(rows: RoleRow[], members: RoleRow[], { row: { frame } }: RoleRow): number {
  const lines = rows.filter(
    (r) => r.role === 'unknown' && r.money.amountMinor < 0 && r.row.frame === frame && !members.includes(r),
  );
  return distinct(lines).reduce((sum, r) => sum - r.money.amountMinor, 0);
}

/** Where the total heads its block, the parts stand below it in the same wrapper. */
function namelessBelow(rows: RoleRow[], subtotals: RoleRow[], total: RoleRow): RoleRow[] {
  const block = total.row.ancestors.find((ancestor) => subtotals.some((r) => r.row.ancestors.includes(ancestor)));
  return rows.filter(
    (r) =>
      r.role === 'unknown' &&
      r.row.frame === total.row.frame &&
      r.money.amountMinor !== 0 &&
      block !== undefined &&
      r.row.ancestors.includes(block),
  );
}

/** Without a subtotal, nameless amounts that give the total with what is added to it are the goods themselves. */
function areGoods(found: RoleRow[], group: RoleRow[], total: RoleRow): boolean {
  const sum = (rows: RoleRow[]) => rows.reduce((all, r) => all + r.money.amountMinor, 0);
  const added = group.filter((r) => ['shipping', 'tax', 'fee'].includes(r.role) && !r.taxIncluded);
  return [sum(found), sum(found) + sum(added)].includes(total.money.amountMinor);
}

/**
 * Readings of one block of sums, the fullest last. Without a subtotal any amount above the total might be one of its
 * parts, but the title of the block may say the total once more ("Review your order – 36.65"), a line what the goods cost,
 * and what stands outside of the block may be anything, such as the deliveries that were not chosen. None of these is a
 * part where the verified goods and the rest give the total to the cent. An amount of its own in the block stays one.
 */
export function readingsOf(found: RoleRow[], group: RoleRow[], total: RoleRow, known: KnownPrices | null): RoleRow[][] {
  const goods = [known?.goodsMinor, known?.linesMinor];
  if (!known?.goodsMinor || group.some(({ role }) => role === 'subtotal')) return [found];
  const block = total.row.ancestors.find((ancestor) => group.every(({ row }) => row.ancestors.includes(ancestor)));
  const isInside = (each: RoleRow) =>
    isAligned(each, total) || (block !== undefined && each.row.ancestors.includes(block));
  const isToldAgain = ({ money }: RoleRow) => [total.money.amountMinor, ...goods].includes(money.amountMinor);
  const parts = found.filter((each) => each.money.amountMinor < 0 || (isInside(each) && !isToldAgain(each)));
  return parts.length === found.length ? [found] : [parts, found];
}
