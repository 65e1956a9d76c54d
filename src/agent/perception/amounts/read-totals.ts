import { currencyOf } from '../../../words/currency-signs.ts';
import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { parsePrice } from '../../../words/price-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import type { AmountRow, PageSnapshot, Totals } from '../seen/types.ts';
import { lineTotals, stripTotals } from './cart-sums.ts';
import { choicePrices } from './choice-labels.ts';
import { withoutDates } from './delivery-words.ts';
import { settleSending, tellsAll, withoutPricesOfGoods } from './goods-of-cart.ts';
import { inTotalColumn } from './in-total-column.ts';
import { nameByCell } from './name-by-cell.ts';
import { nameTaxes } from './name-taxes.ts';
import { nameless, readingsOf, takenOff } from './nameless-rows.ts';
import { pageCurrency, readMoney } from './read-money.ts';
import { readTimes } from './read-times.ts';
import { roleByHead } from './role-by-head.ts';
import { isAligned, type RoleRow } from './role-row.ts';
import { settleGrossGoods } from './settle-gross-goods.ts';
import { settleRunningSums } from './settle-running-sums.ts';
import { settleTotalOff } from './settle-total-off.ts';
import { solveSums } from './solve-sums.ts';
import { sumTotals } from './sum-totals.ts';
import { withoutToldTwice } from './told-twice.ts';
import { withoutNetTotals } from './without-net-totals.ts';
import { withoutParts } from './without-parts.ts';
import { withoutPressedTotals } from './without-pressed-totals.ts';

const taxIncluded = wordsOf('taxIncluded');
/**
 * Whether a row is called like the delivery that was chosen, as many shops write it in their totals. What stands in brackets
 * behind it, such as "(incl. tax)", speaks of the amount, unless it sells something.
 */
function namesDelivery(label: string, delivery: string): boolean {
  const bare = label.replace(/\s*[(（][^()（）\d]*[)）]\s*$/u, '');
  const chosen = foldLabel(delivery);
  return [label, ...(says('extraOffer', label) ? [] : [bare])].map(foldLabel).some((row) => {
    return row.length >= 3 && (` ${chosen} `.includes(` ${row} `) || (chosen.length >= 3 && row.includes(chosen)));
  });
}

/**
 * About so much in another currency than the page counts in: the total once more, for readers from elsewhere. Only totals
 * are passed over, so that no charge hides behind the sign.
 */
function isConverted(text: string, currency: string): boolean {
  const own = parsePrice(text)?.currency ?? '';
  return /^\s*[≈≃≅∼~]/.test(text) && own !== '' && currency !== '' && own !== currency;
}

/**
 * "Model: M101" is no 101 maloti where the page counts in euros. Letters before bare digits may be a sign: only those of
 * another currency are none, and a charge whose words sell something is read whatever its sign.
 */
function isArticleCode({ label, amountText }: AmountRow, currency: string): boolean {
  const [, letters] = /^(\p{Lu}{1,3})\d+$/u.exec(amountText.trim()) ?? [];
  return letters !== undefined && currency !== '' && currencyOf(letters) !== currency && !says('extraOffer', label);
}

function readRows(snapshot: PageSnapshot, currency: string, delivery: ChosenDelivery | null): RoleRow[] {
  const out: RoleRow[] = [];
  const choices = choicePrices(snapshot);
  for (const row of snapshot.rows) {
    if (row.landmark === 'footer' || row.landmark === 'nav' || choices.has(row) || row.taught === 'none') continue;
    // "Delivery on Wed 2.12."
    if (withoutDates(row.amountText).trim() === '') continue;
    const named = row.taught ?? roleOfLabel(row.label);
    const isChosen = () => delivery !== null && delivery.name !== '' && namesDelivery(row.label, delivery.name);
    const money = readMoney(row.amountText, currency);
    // "Standard, insured" may be called a fee by its words, and is the delivery by its name and price.
    const isItsPrice = named === 'fee' && delivery?.priceMinor === money?.amountMinor && isChosen();
    const ofUnknown = () => (isChosen() ? 'shipping' : roleByHead(snapshot, row));
    const known = isItsPrice ? 'shipping' : named !== 'unknown' ? named : ofUnknown();
    // "Total vouchers": what is below nothing is the sum of what is taken off.
    const isOff = (known === 'total' || known === 'subtotal') && (money?.amountMinor ?? 0) < 0;
    const role = isOff ? 'discount' : known;
    if (role === 'unknown' && says('remarkOnPrice', row.label)) continue;
    if (role === 'total' && isConverted(row.amountText, currency)) continue;
    if (role === 'unknown' && isArticleCode(row, currency)) continue;
    if (money)
      out.push({
        row,
        role,
        money,
        taxIncluded: taxIncluded.test(foldLabel(row.label)) || taxIncluded.test(foldLabel(row.amountText)),
      });
  }
  return nameByCell(snapshot, out);
}

/** Rows that lie in the same wrapper as a total, from the tightest wrapper outwards. */
function groupsAround(total: RoleRow, rows: RoleRow[]): RoleRow[][] {
  const groups: RoleRow[][] = [];
  let size = 0;
  for (const ancestor of total.row.ancestors.slice(0, 10)) {
    const inside = rows.filter((r) => r.row.frame === total.row.frame && r.row.ancestors.includes(ancestor));
    if (inside.length > size) {
      groups.push(inside);
      size = inside.length;
    }
  }
  return groups.slice(0, MOST_BLOCKS);
}

/**
 * Where nothing is called a total, the last of several sums is it: a bare "Sum" below "Subtotal" and "Shipping". Of just
 * two, the first is it where only that adds up: some blocks open with their total. Where what is called one does not add
 * up, such as "Sum (before tax)", a higher sum below it that does is the total.
 */
function settleBareSums(rows: RoleRow[], currency: string, deliveryMinor: number | null): RoleRow[] {
  const sums = rows.filter((r) => r.role === 'subtotal');
  const [first, last] = [sums[0], sums.at(-1)];
  const names = new Set(sums.map((r) => r.row.label));
  if (!last || !first || names.size < 2) return rows;
  // A bar that stays in sight says the total once more.
  const isSame = (a: RoleRow, b: RoleRow) => a.row.label === b.row.label && a.money.amountMinor === b.money.amountMinor;
  const readAs = (total: RoleRow): RoleRow[] => rows.map((r) => (isSame(r, total) ? { ...r, role: 'total' } : r));
  const addsUp = (total: RoleRow) =>
    sumTotals(readAs(total), total, currency, { priceMinor: deliveryMinor }).addsUp === true;
  const called = rows.filter((r) => r.role === 'total');
  if (called.length === 0) return readAs(names.size === 2 && addsUp(first) && !addsUp(last) ? first : last);
  const isBelow = (r: RoleRow) => r.money.amountMinor < last.money.amountMinor && r.row.order < last.row.order;
  return called.every((r) => isBelow(r) && !addsUp(r)) && addsUp(last) ? readAs(last) : rows;
}

/**
 * Where nothing is called a subtotal, the amount of the verified goods in line with a total that is higher before its
 * discounts, or with parts of it, is it, whatever it is called: "Basket total", "Product prices result". Then the price of
 * the chosen delivery between the two is the delivery, unless another row is, or its name sells something.
 */
function settleKnown(read: RoleRow[], delivery: ChosenDelivery | null): RoleRow[] {
  const goods = delivery?.goodsMinor ?? 0;
  const rows = withTotalsToldAgain(read, goods);
  if (goods <= 0 || rows.some((r) => r.role === 'subtotal')) return rows;
  const off = rows.reduce((sum, r) => sum + (r.role === 'discount' ? Math.abs(r.money.amountMinor) : 0), 0);
  const total = rows.findLast((r) => r.role === 'total' && r.money.amountMinor + off > goods);
  const isBefore = (r: RoleRow, other: RoleRow) => r.row.order < other.row.order && isAligned(r, other);
  // A total may stand apart from the list of its parts.
  const parts = rows.filter((r) => r.role === 'shipping' || r.role === 'tax');
  // Cells of one table may be wrapped each in its own way: what is called a sum is the goods' where nothing else is left.
  const coupons = rows.reduce((sum, r) => sum + (r.role === 'unknown' ? Math.min(0, r.money.amountMinor) : 0), 0);
  const rest = (total?.money.amountMinor ?? 0) - (delivery?.priceMinor ?? Number.NaN) + off - coupons;
  const isRest = (r: RoleRow) => r.role === 'total' && rest === goods;
  const isAbove = (r: RoleRow) =>
    total !== undefined &&
    r.row.order < total.row.order &&
    (isAligned(r, total) || isRest(r) || parts.some((part) => isBefore(r, part) && part.row.order < total.row.order));
  const subtotal = rows.findLast(
    (r) => (r.role === 'unknown' || r.role === 'total') && r.money.amountMinor === goods && isAbove(r),
  );
  if (!subtotal) return rows;
  const isSending = (r: RoleRow) =>
    r.role === 'unknown' &&
    r.money.amountMinor === delivery?.priceMinor &&
    r.row.order > subtotal.row.order &&
    isAbove(r) &&
    !says('extraOffer', r.row.label);
  const sending = rows.some((r) => r.role === 'shipping') ? undefined : rows.find(isSending);
  return rows.map((r) => {
    if (r === subtotal) return { ...r, role: 'subtotal' };
    return r === sending ? { ...r, role: 'shipping' } : r;
  });
}

/**
 * "Order amount" beside the button, called like the sum of the goods: it is as high as the total and higher than the goods
 * that were verified, so that it says the total once more. Where nothing is known of the goods, an amount in line with the
 * total has to be them by arithmetic. Not where another subtotal is left.
 */
function withTotalsToldAgain(rows: RoleRow[], goods: number): RoleRow[] {
  const totals = rows.filter((r) => r.role === 'total');
  const isTotal = ({ role, money }: RoleRow) =>
    role === 'subtotal' && money.amountMinor > goods && totals.some((r) => r.money.amountMinor === money.amountMinor);
  const added = rows.reduce((sum, { role, money }) => {
    if (role === 'discount') return sum - Math.abs(money.amountMinor);
    return role === 'shipping' || role === 'fee' ? sum + money.amountMinor : sum;
  }, 0);
  const isRest = (r: RoleRow) =>
    totals.some((total) => total.money.amountMinor === r.money.amountMinor + added && isAligned(r, total)) &&
    added !== 0;
  const isGoods = (r: RoleRow) =>
    r.role === 'unknown' &&
    (goods > 0
      ? r.money.amountMinor === goods
      : r.money.amountMinor > 0 && isRest(r) && !says('extraOffer', r.row.label));
  const found = rows.find(isGoods);
  if (!found || !rows.some(isTotal) || !rows.every((r) => r.role !== 'subtotal' || isTotal(r))) return rows;
  return rows.map((r) => {
    if (isTotal(r)) return { ...r, role: 'total' };
    return r === found && goods <= 0 ? { ...r, role: 'subtotal' } : r;
  });
}

/** The delivery that was chosen: what it is called, and what its label says that it costs. */
export interface ChosenDelivery {
  name: string;
  priceMinor: number | null;
  /** What the goods cost in the cart that was verified. */
  goodsMinor?: number | null;
  /** The same by the prices of its lines. */
  linesMinor?: number | null;
  /** What the goods were said to cost before a delivery was in the sums. */
  beforeMinor?: number | null;
  /** What the chosen way to pay says that it adds. */
  surchargeMinor?: number | null;
  /** What the goods in it are called. */
  titles?: readonly string[];
}

/** Where each of several lines says its own subtotal, none of them is that of the order. */
function isOfOneLine({ row, role }: RoleRow, ofLines: ReadonlySet<AmountRow>): boolean {
  const alike = [...ofLines].filter(({ label }) => label === row.label);
  return role === 'subtotal' && ofLines.has(row) && alike.length > 1;
}

/** The evidence for one way to read the sums, besides one for each part: among equals the last total of the page counts. */
const READING = { addsUp: 4, doesNot: -0.5, wrapperUp: -0.4, emphasis: 0.3, perPlace: 1e-6 };
/** Wrappers around a total that are tried as its block. */
const MOST_BLOCKS = 4;

/** Sums that do not add up, or only with a charge that has no name. */
function isInDoubt({ addsUp, rows }: Totals): boolean {
  return addsUp !== true || rows.some(({ role, money }) => role === 'unknown' && money.amountMinor > 0);
}

/** Subtotal, shipping, tax, discount and total of the order as shown, and whether they add up. */
export function readTotals(snapshot: PageSnapshot, delivery: ChosenDelivery | null = null): Totals {
  const currency = pageCurrency(snapshot);
  const priceMinor = delivery?.priceMinor ?? null;
  const ofLines = lineTotals(snapshot, currency);
  const read = inTotalColumn(withoutPressedTotals(readRows(snapshot, currency, delivery), snapshot));
  const ofOrder = withoutPricesOfGoods(
    read.filter((r) => !isOfOneLine(r, ofLines)),
    delivery,
  );
  const own = settleGrossGoods(withoutParts(withoutNetTotals(withoutToldTwice(ofOrder))));
  const shown = settleRunningSums(settleTotalOff(own, currency, priceMinor));
  const all = settleSending(settleKnown(shown, delivery), delivery ?? {});
  const named = all.filter((r) => r.role !== 'unknown');
  const rows = settleBareSums(named, currency, priceMinor);
  let best: Totals | null = null;
  let bestRow: RoleRow | null = null;
  let bestScore = -1;
  for (const total of rows.filter((r) => r.role === 'total')) {
    for (const [level, group] of groupsAround(total, rows).entries()) {
      const known = tellsAll(group, rows) ? delivery : { priceMinor };
      const read = (unnamed: RoleRow[]) => {
        const members = nameTaxes([...group, ...unnamed], total, known);
        return sumTotals(members, total, currency, { ...known, linesOff: takenOff(all, members, total) });
      };
      const found = nameless(all, group, total, delivery);
      const readings = readingsOf(found, group, total, known).map(read);
      const totals = readings.find(({ addsUp }) => addsUp === true) ?? read(found);
      const parts = [totals.subtotal, totals.shipping, totals.tax, totals.discount].filter(Boolean).length;
      const score =
        parts +
        (totals.addsUp === true ? READING.addsUp : totals.addsUp === false ? READING.doesNot : 0) +
        level * READING.wrapperUp +
        (total.row.emphasis ? READING.emphasis : 0) +
        total.row.order * READING.perPlace;
      if (score > bestScore) {
        best = totals;
        bestRow = total;
        bestScore = score;
      }
    }
  }
  if (!best || isInDoubt(best)) best = solveSums(own, currency, delivery ?? {}) ?? best;
  if (!best) return sumTotals(rows, null, currency);
  // Other totals of the page are named too, wherever they stand: the caller has to know of a more expensive one.
  const counted = new Set(best.rows.map(({ label, money }) => `${label} ${money.amountMinor}`));
  const isOther = ({ row, role, money }: RoleRow) =>
    role === 'total' && row.landmark !== 'header' && !counted.has(`${row.label} ${money.amountMinor}`);
  const { addsUp } = best;
  // Nothing shows that the sums are whole: a higher one in line below may be the total in words that nobody knows.
  const isHigher = (each: RoleRow, below: RoleRow) =>
    each.role === 'unknown' &&
    each.money.amountMinor > below.money.amountMinor &&
    each.row.order > below.row.order &&
    isAligned(each, below);
  const higher = all.filter((each) => addsUp !== true && bestRow !== null && isHigher(each, bestRow));
  const others = [...rows.filter(isOther), ...higher.map((each): RoleRow => ({ ...each, role: 'total' }))];
  if (others.length === 0) return best;
  const goods = best.subtotal?.amountMinor ?? 0;
  // "Bowl × 2, total:" names its line, whatever it calls the sum of it.
  const alone = stripTotals(snapshot, currency, goods);
  const isOfLine = (row: AmountRow) => ofLines.has(row) || alone.has(row) || readTimes(row.label) !== null;
  const told = others
    .filter(({ row, money }) => !isOfLine(row) || money.amountMinor > goods)
    .map(({ row, role, money }) => ({ label: row.label, role, money, isSaid: row.taught !== undefined }));
  return { ...best, rows: [...best.rows, ...told] };
}
