import { withoutGoods } from './goods-of-cart.ts';
import { isAligned, type RoleRow } from './role-row.ts';
import { type KnownPrices, sumTotals } from './sum-totals.ts';

/**
 * Where nothing is called a total, the amount that closes the list of the sums is it, whatever it is called, if the parts
 * above it give just that amount: "Subtotal 42.50, Delivery 4.20, Zumme 46.70". Nothing may follow it in the list, and
 * each part must be known, so that no charge is taken for the whole.
 */
export function settleNamelessTotal(rows: RoleRow[], currency: string, known: KnownPrices): RoleRow[] {
  if (rows.some(({ role }) => role === 'total')) return rows;
  const subtotals = rows.filter(({ role }) => role === 'subtotal');
  const [subtotal] = subtotals;
  if (!subtotal) return rows;
  const list = rows.filter((each) => each.row.order >= subtotal.row.order && isAligned(each, subtotal));
  const last = list.at(-1);
  // The line of a single piece may cost as much as all goods: only one subtotal tells where the sums begin.
  const isClosed = subtotals.length === 1 && last?.role === 'unknown' && isWhole(list, currency);
  if (isClosed) return rows.map((each) => (each === last ? { ...each, role: 'total' } : each));
  return isLoneSum(rows, subtotals, currency, known) ? rows.map((each) => asTotal(each)) : rows;
}

const asTotal = (each: RoleRow): RoleRow => (each.role === 'subtotal' ? { ...each, role: 'total' } : each);

/**
 * "Discount −5.00, Delivery 4.20, Sum 41.70": the only sum of the page stands for the goods by its name, but closes a list
 * with the delivery in it. It is the total where the goods of the verified cart and every part give just that amount.
 */
function isLoneSum(rows: RoleRow[], sums: readonly RoleRow[], currency: string, known: KnownPrices): boolean {
  const [last, goods] = [sums.at(-1), [known.goodsMinor, known.linesMinor]];
  if (!last || sums.some(({ money }) => money.amountMinor !== last.money.amountMinor)) return false;
  const list = rows.filter((each) => isAligned(each, last));
  const charges = withoutGoods(
    list.filter(({ role }) => role === 'unknown'),
    goods,
  );
  const parts = list.filter((each) => each.role !== 'unknown' || charges.includes(each));
  return list.at(-1) === last && isWhole(parts, currency, known);
}

/** Whether the last row of a list is what the others give, the delivery among them, and each of them is known. */
function isWhole(list: readonly RoleRow[], currency: string, known: KnownPrices = {}): boolean {
  const [last, parts] = [list.at(-1), list.slice(0, -1)];
  const isKnown = parts.every(({ role }) => role !== 'unknown') && parts.some(({ role }) => role === 'shipping');
  if (!last || !isKnown) return false;
  const total: RoleRow = { ...last, role: 'total' };
  return sumTotals([...parts, total], total, currency, known).addsUp === true;
}
