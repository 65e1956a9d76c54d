import { rolesOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import { HIGHEST_RATE } from '../seen/highest-rate.ts';
import type { AmountRow, TotalRole } from '../seen/types.ts';
import type { RoleRow } from './role-row.ts';

/** An amount of the page and what it is taken for. */
export interface RoledRow {
  row: AmountRow;
  minor: number;
  role: TotalRole;
}

/** Amounts that counted rows explain to the cent, and that no total counts beside them. */
export function toldTwice(rows: readonly RoledRow[]): ReadonlySet<AmountRow> {
  const inOrder = rows.toSorted((a, b) => a.row.frame - b.row.frame || a.row.order - b.row.order);
  return new Set([...sumsOfParts(inOrder), ...netPrices(inOrder), ...savings(inOrder)].map(({ row }) => row));
}

/** What a price is without its tax is left out by `without-net-totals`. */
export function withoutToldTwice(rows: RoleRow[]): RoleRow[] {
  const roled = rows.map(({ row, role, money }) => ({ row, role, minor: money.amountMinor }));
  const told = new Set([...sumsOfParts(roled), ...savings(roled)].map(({ row }) => row));
  return told.size === 0 ? rows : rows.filter(({ row }) => !told.has(row));
}

/** How many rows one may sum up that stands over them. */
const MOST_PARTS = 4;
/** What one row may sum up. The goods and a total are sums of their own. */
const PARTS: ReadonlySet<TotalRole> = new Set(['shipping', 'tax', 'fee']);

/** "Shipping & tax 401.50" right above "Shipping 89.00" and "Tax 312.50", which are what counts. */
function sumsOfParts(rows: readonly RoledRow[]): RoledRow[] {
  return rows.filter((sum, at) => {
    const below = rows.slice(at + 1, at + 1 + MOST_PARTS);
    const end = below.findIndex(
      ({ role, minor, row }) => !PARTS.has(role) || minor <= 0 || row.frame !== sum.row.frame,
    );
    const parts = end < 0 ? below : below.slice(0, end);
    return sum.minor > 0 && parts.some((_, last) => isSumOf(sum, parts.slice(0, last + 1)));
  });
}

/** Parts of several kinds, of which its own words name one or say nothing. A charge has a name of its own. */
function isSumOf({ row: { label }, role, minor }: RoledRow, parts: readonly RoledRow[]): boolean {
  const kinds = new Set(parts.map((part) => part.role));
  if (kinds.size < 2 || parts.reduce((sum, part) => sum + part.minor, 0) !== minor) return false;
  return role === 'unknown' ? !says('extraOffer', label) : rolesOfLabel(label).some(({ kind }) => kinds.has(kind));
}

/**
 * "Summer10 −10.49 … total 64.31, Gespart 10.49": what first follows a total and is just what was taken off above it. A
 * charge would have to cost so to the cent, and be in no total.
 */
function savings(rows: readonly RoledRow[]): RoledRow[] {
  return rows.filter(({ row, role, minor }, at) => {
    const total = rows[at - 1];
    if (role !== 'unknown' || minor <= 0 || total?.role !== 'total' || total.row.frame !== row.frame) return false;
    const off = rows.slice(0, at).filter((each) => each.row.frame === row.frame && each.minor < 0);
    const parts = new Map(off.map((each) => [`${each.row.label} ${each.minor}`, each.minor]));
    const sum = [...parts.values()].reduce((all, part) => all - part, 0);
    return sum === minor && minor < total.minor && !says('extraOffer', row.label);
  });
}

/** What may be said once more without its tax. */
const GROSS: ReadonlySet<TotalRole> = new Set(['subtotal', 'shipping', 'fee', 'total']);

/**
 * "Goods 34.80, excl. tax 29.00 … Tax 6.40, total 38.40, excl. tax 32.00": right below a counted amount just as much of it
 * as is left of the total without its tax. A charge would have to cost so to the cent, and be in no total.
 */
function netPrices(rows: readonly RoledRow[]): RoledRow[] {
  const taxes = [...new Set(rows.flatMap(({ role, minor }) => (role === 'tax' && minor > 0 ? [minor] : [])))];
  const totals = rows.filter(({ role }) => role === 'total').map(({ minor }) => minor);
  const shares = totals.flatMap((total) => taxes.map((tax) => ({ total, net: total - tax })));
  const ordinary = shares.filter(({ total, net }) => net > 0 && total - net <= net * HIGHEST_RATE + 1);
  return rows.filter(({ row, role, minor }, at) => {
    const gross = rows[at - 1];
    if (role !== 'unknown' || minor <= 0 || !gross || gross.row.frame !== row.frame) return false;
    // What has a line of its own may be a charge.
    if (!row.ancestors.includes(gross.row.ancestors[0] ?? -1)) return false;
    if (!GROSS.has(gross.role) || minor >= gross.minor || says('extraOffer', row.label)) return false;
    return ordinary.some(({ total, net }) => Math.abs((gross.minor * net) / total - minor) <= 1);
  });
}
