import type { AmountRow, Money, TotalRole } from '../seen/types.ts';

/** A row of the page's sums and what it stands for. */
export interface RoleRow {
  row: AmountRow;
  role: TotalRole;
  money: Money;
  taxIncluded: boolean;
}

/** Rows of one list: equally deep, in a wrapper in common. */
export function isAligned({ row: a }: RoleRow, { row: b }: RoleRow): boolean {
  const common = a.ancestors.find((ancestor) => b.ancestors.includes(ancestor)) ?? -1;
  return a.frame === b.frame && a.ancestors.indexOf(common) === b.ancestors.indexOf(common);
}

/** In the same cell as another amount. */
export function isInside({ row }: RoleRow, { row: outer }: RoleRow): boolean {
  return row.frame === outer.frame && row.ancestors.includes(outer.ancestors[0] ?? -1);
}
