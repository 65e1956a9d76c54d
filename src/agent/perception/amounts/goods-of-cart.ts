import { foldLabel } from '../../../words/fold-text.ts';
import { says } from '../../../words/says.ts';
import { isAligned, type RoleRow } from './role-row.ts';
import type { KnownPrices } from './sum-totals.ts';

/** What the verified goods cost and are called. */
interface KnownGoods {
  goodsMinor?: number | null;
  linesMinor?: number | null;
  titles?: readonly string[];
}

/**
 * What is called like one of the goods is what one of them costs, beside sums that come up again without it. So is all that
 * stands in one list with it, under whatever note, where the lines of the list cost just what the verified goods do. Words of
 * its name may be those of a charge ("Box of nougat"), and a code may have come off the goods since.
 */
export function withoutPricesOfGoods(rows: RoleRow[], known: KnownGoods | null): RoleRow[] {
  const goods = known?.goodsMinor ?? 0;
  const most = Math.max(goods, known?.linesMinor ?? 0);
  const titles = new Set((known?.titles ?? []).filter((title) => title !== '').map(foldLabel));
  const isTitled = ({ row, role, money }: RoleRow) =>
    (role === 'unknown' || role === 'fee') && money.amountMinor <= most && titles.has(foldLabel(row.label));
  const titled = rows.find(isTitled);
  if (!titled) return rows;
  const list = rows.filter((r) => r.role === 'unknown' && r.money.amountMinor > 0 && isAligned(r, titled));
  const isWhole = [goods, known?.linesMinor].includes(costOfLines(list));
  return rows.filter((r) => !isTitled(r) && !(isWhole && list.includes(r)));
}

/** A line may say its price for one piece as well, which is never more than for all of them. */
export function costOfLines(list: readonly RoleRow[]): number {
  const around = list[0]?.row.ancestors.find((wrapper) => list.every(({ row }) => row.ancestors.includes(wrapper)));
  const lines = Map.groupBy(list, ({ row }) => row.ancestors[row.ancestors.indexOf(around ?? -1) - 1]);
  return [...lines.values()].reduce((sum, line) => sum + Math.max(...line.map(({ money }) => money.amountMinor)), 0);
}

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

/**
 * Where nothing is called a delivery, the nameless amount that costs just what the chosen one does is it, by whatever name
 * of a carrier, if it and the goods are all that the total counts.
 */
export function settleSending(rows: RoleRow[], { priceMinor, goodsMinor, linesMinor }: KnownPrices): RoleRow[] {
  if (!priceMinor || rows.some(({ role }) => role === 'shipping')) return rows;
  const sumOf = (role: RoleRow['role']) =>
    rows.reduce((sum, r) => sum + (r.role === role ? Math.abs(r.money.amountMinor) : 0), 0);
  const total = rows.findLast(({ role }) => role === 'total');
  const [off, tax] = [sumOf('discount'), sumOf('tax')];
  const rest = (total?.money.amountMinor ?? 0) - priceMinor - sumOf('fee');
  const sums = rows.filter(({ role }) => role === 'subtotal').map(({ money }) => money.amountMinor);
  const isGoods = (minor: number) => [goodsMinor, linesMinor, ...sums].includes(minor);
  const isAll = [0, off].some((less) => [0, tax].some((more) => isGoods(rest + less - more)));
  const sending = rows.filter((r) => r.role === 'unknown' && r.money.amountMinor === priceMinor);
  const [only, ...others] = sending.filter((r) => total && isAligned(r, total));
  if (!only || others.length > 0 || !isAll || says('extraOffer', only.row.label)) return rows;
  return rows.map((r) => (r === only ? { ...r, role: 'shipping' } : r));
}
