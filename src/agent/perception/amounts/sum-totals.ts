import type { Money, Totals } from '../seen/types.ts';
import { isInside, type RoleRow } from './role-row.ts';

export function distinct(rows: RoleRow[]): RoleRow[] {
  const seen = new Set<string>();
  return rows.filter(({ row, money }) => {
    const key = `${row.label.toLowerCase()}|${money.amountMinor}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function plus(rows: RoleRow[], positive = false): Money | null {
  const first = rows[0];
  if (!first) return null;
  const minor = rows.reduce((sum, r) => sum + (positive ? Math.abs(r.money.amountMinor) : r.money.amountMinor), 0);
  if (rows.length === 1)
    return positive ? { ...first.money, amount: first.money.amount.replace('-', ''), amountMinor: minor } : first.money;
  return moneyLike(first.money, minor);
}

/** Another amount in the currency and spelling of one that was read. */
export function moneyLike(model: Money, amountMinor: number): Money {
  const decimals = model.amount.split('.')[1]?.length ?? 0;
  const scale =
    model.amountMinor !== 0 && Number(model.amount) !== 0 ? Math.round(model.amountMinor / Number(model.amount)) : 100;
  return { amount: (amountMinor / scale).toFixed(decimals), amountMinor, currency: model.currency };
}

/** One way to read a summary. */
interface Reading {
  subtotal: Money;
  shipping: Money | null;
  tax: Money | null;
  /** The tax is added to the prices rather than contained in them. */
  addsTax: boolean;
  /** What is taken off: the subtotal may or may not contain the discounts already, gift cards it never does. */
  reduction: number;
}

/** In minor units: what the chosen delivery costs by its label, and the goods of the verified cart. */
export interface KnownPrices {
  priceMinor?: number | null;
  goodsMinor?: number | null;
  linesMinor?: number | null;
  /** What the chosen way to pay says that it adds. */
  surchargeMinor?: number | null;
  /** What an earlier page said that the goods cost, before a delivery was in the sums: tells whether a subtotal holds it. */
  beforeMinor?: number | null;
  /** What lines of the order take off, which are not among the sums. */
  linesOff?: number;
}

/** Cents by which a shop's own rounding may miss its total. */
const ROUNDING = 1;

/**
 * Puts the rows of one summary together. Shops differ in whether tax is inside the prices and discounts inside the
 * subtotal, and some show parts next to their sum: the first reading that gives the total is the right one.
 */
export function sumTotals(group: RoleRow[], total: RoleRow | null, currency: string, known: KnownPrices = {}): Totals {
  const rows = distinct(group);
  const of = (role: RoleRow['role']): RoleRow[] => rows.filter((r) => r.role === role);
  const [subtotals, shippings, taxes] = [of('subtotal'), of('shipping'), of('tax')];
  // A nameless row that is taken off is some coupon; one that is added is a charge of the shop's own naming.
  const nameless = of('unknown');
  const allOff = plus(discountsOf(of('discount'), nameless), true);
  const wholeOff = plus(wholeOf([...of('discount'), ...nameless.filter((r) => r.money.amountMinor < 0)]), true);
  // "Coupon −0.40, you save 1.10": beside what is taken off with a sign, an amount without one is only told.
  const signedOff = plus(
    of('discount').filter(({ money }) => money.amountMinor < 0),
    true,
  );
  const giftCard = plus(of('giftCard'), true);
  const charges = [...of('fee'), ...nameless.filter((r) => r.money.amountMinor > 0)];
  const fees = charges.map((r) => ({ label: r.row.label, money: r.money }));
  const feeSum = fees.reduce((sum, fee) => sum + fee.money.amountMinor, 0);
  const contained = taxes.some((r) => r.taxIncluded) || total?.taxIncluded === true;

  // Many summaries show the price of the delivery only in the label of the choice; it counts where the sum needs it.
  const { priceMinor, goodsMinor, linesMinor, beforeMinor } = known;
  const inChoice = shippings.length === 0 && priceMinor && total ? [moneyLike(total.money, priceMinor)] : [];
  const choices = {
    subtotal: subtotals.map((r) => r.money),
    shipping: [...sumOrOne(shippings, shippings[0]?.money ?? null), ...inChoice],
    tax: likelyTaxes(taxChoices(taxes, subtotals), total),
    addsTax: contained ? [false, true] : [true, false],
    reduction: [allOff, wholeOff ?? allOff, signedOff ?? allOff, null].map(
      (off) => (off?.amountMinor ?? 0) + (giftCard?.amountMinor ?? 0),
    ),
  };
  const target = total?.money.amountMinor ?? null;
  const isTotal = (minor: number) => target !== null && Math.abs(minor - target) <= ROUNDING;
  const fits = (reading: Reading) => isTotal(amountOf(reading) + feeSum);
  // `Delivery 4.95, subtotal 24.67, tax 5.18, total 29.85`: a subtotal may hold the delivery as well and leave out the tax
  // of both, or there is none. Then the goods are those of the cart, or of the checkout before the delivery joined them, if
  // they and every part give the total; what a coupon takes off may be a line among the goods, "10% off your order -48.90".
  const holdsAll = ({ money }: RoleRow) =>
    [null, ...choices.tax].some((tax) => isTotal(money.amountMinor + (tax?.amountMinor ?? 0) + feeSum));
  const isOfCart = subtotals.length === 0 || subtotals.some(holdsAll);
  const before = subtotals.length > 0 ? beforeMinor : null;
  const goods = isOfCart ? [goodsMinor, linesMinor, before].filter((minor) => typeof minor === 'number') : [];
  const ofCart = total ? goods.map((minor) => moneyLike(total.money, minor)) : [];
  const lessLines = known.linesOff ? choices.reduction.map((off) => off + (known.linesOff ?? 0)) : [];
  // A subtotal that is just the known goods and the delivery holds both, also where that alone gives the total.
  const isJoined = ({ subtotal: { amountMinor: own }, shipping, reduction }: Reading) =>
    shipping !== null &&
    shipping.amountMinor > 0 &&
    subtotals.some(({ money }) => [0, reduction].includes(own + shipping.amountMinor - money.amountMinor));
  const knownGoods = combine<Reading>({ ...choices, subtotal: ofCart }).filter(fits);
  const right =
    knownGoods.find(isJoined) ??
    combine<Reading>(choices).find(fits) ??
    knownGoods[0] ??
    combine<Reading>({ ...choices, subtotal: ofCart, addsTax: [false], reduction: lessLines }).find(fits);
  const linesOff = right && !choices.reduction.includes(right.reduction) ? (known.linesOff ?? 0) : 0;
  const discounts = [allOff, wholeOff ?? allOff, signedOff ?? allOff];
  const discount = right ? (discounts[choices.reduction.indexOf(right.reduction)] ?? allOff) : allOff;
  const subtotal = right?.subtotal ?? subtotals[0]?.money ?? null;
  const tax = right ? right.tax : plus(taxes);
  return {
    currency: total?.money.currency || subtotal?.currency || currency,
    subtotal,
    shipping: right ? right.shipping : (shippings[0]?.money ?? null),
    tax,
    taxIncluded: right && tax !== null && tax.amountMinor !== 0 ? !right.addsTax : contained,
    discount: linesOff && total ? moneyLike(total.money, (discount?.amountMinor ?? 0) + linesOff) : discount,
    fees,
    giftCard,
    total: total?.money ?? null,
    addsUp: target === null || (subtotals.length === 0 && !right) ? null : right !== undefined,
    rows: rows.map((r) => ({ label: r.row.label, role: r.role, money: r.money, isSaid: r.row.taught !== undefined })),
  };
}

/**
 * What is taken off, by name or without one. Where the nameless rows give just what the named one says, they tell which
 * coupons it is made of: "Discount −1,84", below it "Welcome: −1,84".
 */
function discountsOf(named: RoleRow[], nameless: RoleRow[]): RoleRow[] {
  const others = nameless.filter((r) => r.money.amountMinor < 0);
  const sum = (rows: RoleRow[]) => rows.reduce((all, r) => all + Math.abs(r.money.amountMinor), 0);
  const isBrokenDown = others.length > 0 && others.every((r) => named.some((n) => isInside(r, n)));
  return isBrokenDown && sum(others) === sum(named) ? named : [...named, ...others];
}

/** "Discount −28.00, Summer sale −28.00": what is taken off in all, where it stands beside the parts that make it up. */
function wholeOf(named: RoleRow[]): RoleRow[] {
  const sum = named.reduce((all, r) => all + Math.abs(r.money.amountMinor), 0);
  return named.length > 1 ? named.filter((r) => 2 * Math.abs(r.money.amountMinor) === sum).slice(0, 1) : [];
}

function amountOf({ subtotal, shipping, tax, addsTax, reduction }: Reading): number {
  const added = (shipping?.amountMinor ?? 0) + (addsTax ? (tax?.amountMinor ?? 0) : 0);
  return subtotal.amountMinor + added - reduction;
}

/**
 * More than half of the total is a tax only where nothing else gives the total: "Total (tax excl.)" is named after the tax
 * that it leaves out.
 */
function likelyTaxes(taxes: (Money | null)[], total: RoleRow | null): (Money | null)[] {
  const isHigh = (tax: Money | null) => tax !== null && total !== null && 2 * tax.amountMinor > total.money.amountMinor;
  const high = taxes.filter(isHigh);
  return high.length === 0 ? taxes : [...taxes.filter((tax) => !isHigh(tax)), null, ...high];
}

/**
 * Above the subtotal stand the goods. One that is called like a tax, as a cup is in Italian ("Tasse"), is none where the
 * taxes below give the total.
 */
function taxChoices(taxes: RoleRow[], subtotals: RoleRow[]): (Money | null)[] {
  const below = taxes.filter((tax) => subtotals.some(({ row }) => row.order < tax.row.order));
  const all = sumOrOne(taxes, plus(taxes));
  if (subtotals.length === 0 || below.length === taxes.length) return all;
  return below.length > 0 ? [plus(below), ...all] : [...all, null];
}

/** Several rows of one kind are parts of a sum, or one of them is what counts. */
function sumOrOne(rows: RoleRow[], only: Money | null): (Money | null)[] {
  return rows.length > 1 ? [plus(rows), ...rows.map((r) => r.money)] : [only];
}

/** Every combination of one value for each key, in the order of the lists; the first key changes last. */
function combine<T extends object>(choices: { [K in keyof T]: readonly T[K][] }): T[] {
  let found: object[] = [{}];
  for (const [key, values] of Object.entries<readonly unknown[]>(choices)) {
    found = found.flatMap((each) => values.map((value) => ({ ...each, [key]: value })));
  }
  return found as T[];
}
