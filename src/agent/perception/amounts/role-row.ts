import type { AmountRow, Money, TotalRole } from '../seen/types.ts';

/** A row of the page's sums and what it stands for. */
export interface RoleRow {
  row: AmountRow;
  role: TotalRole;
  money: Money;
  taxIncluded: boolean;
}
