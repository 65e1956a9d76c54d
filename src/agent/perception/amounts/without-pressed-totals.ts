import type { PageSnapshot } from '../seen/types.ts';
import { ownPrice } from './choice-labels.ts';
import type { RoleRow } from './role-row.ts';

/**
 * "Zahlungspflichtig bestellen · € 83,00": a button that says just what a total says is no part of the sums, whatever its
 * words might mean beside an amount. Any other amount on a button counts as what it is called.
 */
export function withoutPressedTotals(rows: RoleRow[], snapshot: PageSnapshot): RoleRow[] {
  const totals = new Set(rows.filter(({ role }) => role === 'total').map(({ money }) => money.amountMinor));
  const buttons = snapshot.elements.filter(({ role, visible }) => role === 'button' && visible);
  const pressed = new Set(buttons.flatMap((button) => ownPrice(snapshot, button)));
  return rows.filter(({ row, role, money }) => role === 'total' || !pressed.has(row) || !totals.has(money.amountMinor));
}
