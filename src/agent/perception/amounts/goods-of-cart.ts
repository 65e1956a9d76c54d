import { isAligned, type RoleRow } from './role-row.ts';

/**
 * Without a subtotal, a list of nameless amounts that gives just what the verified goods cost lists the goods, and may
 * stand both in the review and in its summary. Whether the order costs no more than they is left to the sum.
 */
export function withoutGoods(found: RoleRow[], goods: readonly (number | null | undefined)[]): RoleRow[] {
  const listOf = (r: RoleRow) => found.filter((other) => isAligned(other, r));
  return found.filter((r) => !goods.includes(listOf(r).reduce((sum, { money }) => sum + money.amountMinor, 0)));
}

/** Whether nothing that might be added stands elsewhere: only then may the known goods take the place of a subtotal. */
export function tellsAll(group: RoleRow[], rows: RoleRow[]): boolean {
  const isSame = (a: RoleRow, b: RoleRow) => a.role === b.role && a.money.amountMinor === b.money.amountMinor;
  const others = rows.filter((r) => ADDED.has(r.role) && !group.some((own) => isSame(own, r)));
  return others.length === 0 || group.some(({ role }) => role === 'subtotal');
}

const ADDED: ReadonlySet<RoleRow['role']> = new Set(['subtotal', 'shipping', 'tax', 'fee']);
