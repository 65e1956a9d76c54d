import {
  type AmountRow,
  HIGHEST_RATE,
  type RoledRow,
  ratesIn,
  type TotalRole,
  toldTwice,
} from '../perception/index.ts';

/**
 * Whether an amount that is said to count for nothing can be no charge: it is the total or the goods once more, the total
 * without the tax that its own words name, counted rows explain it, or it stands apart from the sums and before them. No
 * amount above the total is ever passed over.
 */
export function saysNothingNew(row: AmountRow, roled: readonly RoledRow[]): boolean {
  const own = roled.find((each) => each.row === row);
  const totals = roled.filter(({ role }) => role === 'total');
  const total = Math.max(...totals.map(({ minor }) => minor));
  if (!own || totals.length === 0 || own.minor > total) return false;
  const goods = roled.filter(({ role }) => role === 'subtotal').map(({ minor }) => minor);
  if (own.minor === total || goods.includes(own.minor) || isNetOf(own, total)) return true;
  if (toldTwice(roled).has(row) || netsBeside(roled).has(row)) return true;
  const begin = sumsBegin(roled);
  return begin.block !== null && isApart(row, begin);
}

/**
 * "Goods (net) 114.88, goods (gross) 139.00, parcel (net) 4.71, parcel (gross) 5.70": what is a counted row right beside it
 * without one and the same tax, to the cent and more than once, is no charge.
 */
export function netsBeside(rows: readonly RoledRow[]): ReadonlySet<AmountRow> {
  const inOrder = rows.toSorted((a, b) => a.row.order - b.row.order);
  const pairs = inOrder.flatMap((net, at) => {
    const beside = [inOrder[at - 1], inOrder[at + 1]].filter((each) => each !== undefined && GROSS.has(each.role));
    return net.role === 'unknown' && net.minor > 0 ? beside.flatMap((gross) => (gross ? [{ net, gross }] : [])) : [];
  });
  const ofRate = (rate: number) =>
    pairs.filter(({ net, gross }) => Math.abs(net.minor * (1 + rate) - gross.minor) <= 1).map(({ net }) => net.row);
  // The highest pair tells the rate: of small amounts nearly any would do.
  const [highest] = pairs
    .filter(({ net, gross }) => gross.minor > net.minor && gross.minor < net.minor * (1 + HIGHEST_RATE))
    .toSorted((a, b) => b.gross.minor - a.gross.minor);
  const found = highest ? ofRate(highest.gross.minor / highest.net.minor - 1) : [];
  return new Set(found.length > 1 ? found : []);
}

const GROSS: ReadonlySet<TotalRole> = new Set(['subtotal', 'shipping', 'fee', 'total']);

/** "Total (−19 % VAT) 76.28" of 90.77. */
export function isNetOf({ row, minor }: Pick<RoledRow, 'row' | 'minor'>, total: number): boolean {
  const [percent = 0] = ratesIn(row.label);
  return percent > 0 && Math.abs((minor * (100 + percent)) / 100 - total) <= ROUNDING;
}

/** Cents by which a shop's own rounding may miss a part. */
const ROUNDING = 1;

/** Where the sums begin, and the wrapper that they share. */
export interface SumsBegin {
  first: number;
  block: number | null;
}

/** Before the sums, and not among them. */
export function isApart(row: AmountRow, { first, block }: SumsBegin): boolean {
  return row.order < first && (block === null || !row.ancestors.includes(block));
}

/**
 * Where the sums begin: at the first subtotal of the tightest wrapper around a total that holds any. A cart above the forms
 * has a subtotal of its own, and between the two stand all questions of the checkout. Without a subtotal they are whatever
 * lies in the tightest wrapper around a total and one of its parts.
 */
export function sumsBegin(roled: readonly RoledRow[]): SumsBegin {
  const rowsOf = (...roles: TotalRole[]) => roled.filter(({ role }) => roles.includes(role)).map(({ row }) => row);
  const [subtotals, totals] = [rowsOf('subtotal'), rowsOf('total')];
  const begins = totals.flatMap((total) => {
    const beside = subtotals.length > 0 ? subtotals : rowsOf(...PARTS);
    const isWith = ({ frame, order }: AmountRow) =>
      frame === total.frame && (subtotals.length === 0 || order < total.order);
    const near = beside.filter(isWith);
    const block = total.ancestors.find((ancestor) => near.some(({ ancestors }) => ancestors.includes(ancestor)));
    if (block === undefined) return [];
    const inside = [...near, ...(subtotals.length > 0 ? [] : [total])];
    return [{ block, first: firstOf(inside.filter(({ ancestors }) => ancestors.includes(block))) }];
  });
  return begins.toSorted((a, b) => a.first - b.first)[0] ?? { first: firstOf(subtotals), block: null };
}

const PARTS: readonly TotalRole[] = ['shipping', 'tax', 'fee', 'discount'];

const firstOf = (rows: readonly AmountRow[]): number => Math.min(...rows.map(({ order }) => order));
