import type { OrderReview, Pricing, PurchaseFailureCode } from '../../orders/index.ts';
import { toDecimal } from '../../platform/money.ts';
import { roleOfLabel } from '../../words/role-of-label.ts';
import { says } from '../../words/says.ts';
import { openBeside } from '../actions/open-beside.ts';
import { AROUND, type Money, pricesIn, readCartLines, readTotals, type Totals } from '../perception/index.ts';
import { dismissOverlays } from '../refusals/dismiss-overlays.ts';
import { isUnaskedCharge } from '../refusals/is-unasked.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { ReviewedTotals } from '../run/reviewed-totals.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkLimits } from '../safety/check-limits.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { checkDeliveryCounted } from './check-delivery-counted.ts';
import { checkDrawnAmounts } from './check-drawn-amounts.ts';
import {
  checkDeniedDelivery,
  checkPromisedDelivery,
  checkReviewedItems,
  checkReviewedShipping,
} from './check-order.ts';
import { type PressOnRecord, stepBackToSums } from './step-back-to-sums.ts';
import { withDelivery } from './with-delivery.ts';

const PATIENCE_MS = 6_000;
const PAUSE_MS = 200;

/**
 * Reads totals until they are complete and add up. A page that is still recalculating gets time, and a pop-up that came
 * up over the amounts is closed: giving up costs the purchase, waiting costs a moment.
 */
export async function readReview(
  run: Run,
  first: View,
  pressOnRecord: PressOnRecord | null = null,
): Promise<{ view: View; review: OrderReview; totals: ReviewedTotals }> {
  let view = first;
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { totals, checked: shown } = readSums(run, view);
    const told = shown.kind === 'wrong' ? await sumsElsewhere(run, view, pressOnRecord) : null;
    const checked = told?.checked ?? shown;
    view = told?.view ?? view;
    if (checked.kind === 'ok') {
      checkOrder(run, view, { totals, reviewed: checked.totals });
      await checkDrawnAmounts(run);
      return { view, totals: checked.totals, review: buildReview(run, view, checked.totals) };
    }
    if (Date.now() > end) {
      const rows = totals.rows.map(({ label, role, money }) => `${role} "${label.slice(0, 60)}" ${money.amount}`);
      run.deps.log('sums that were refused', { note: checked.note, rows });
      throw new Stop(checked.code ?? 'merchant_error', checked.note);
    }
    if ((await dismissOverlays(run, view)) === 'idle') {
      await run.guard(new Promise<void>((done) => setTimeout(done, PAUSE_MS)));
    }
    view = await look(run);
  }
}

/** Why the order as this page shows it would be refused; null when there is no reason. */
export function reviewRefusal(run: Pick<Run, 'memory' | 'order'>, view: View): Stop | null {
  try {
    const { totals, checked } = readSums(run, view);
    if (checked.kind === 'wrong') return new Stop(checked.code ?? 'merchant_error', checked.note);
    checkOrder(run, view, { totals, reviewed: checked.totals });
    checkLimits(run.order.limits, checked.totals);
    return null;
  } catch (error) {
    if (error instanceof Stop) return error;
    throw error;
  }
}

function readSums(run: Pick<Run, 'memory'>, view: View): { totals: Totals; checked: Checked } {
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  return { totals, checked: totals.total ? checkTotals(run, totals) : checkNamelessTotal(run, view) };
}

/** The sums add up; they must be those of what was asked for too. */
function checkOrder(
  run: Pick<Run, 'memory' | 'order'>,
  view: View,
  { totals, reviewed }: { totals: Totals; reviewed: ReviewedTotals },
): void {
  checkReviewedItems(run, view, reviewed);
  checkReviewedShipping(run, view, totals.shipping?.amountMinor ?? 0);
  checkDeliveryCounted(run, totals, reviewed);
  checkDeniedDelivery(run, reviewed.shipping);
  checkPromisedDelivery(run, totals.shipping !== null || reviewed.shipping > 0);
}

type Checked = { kind: 'ok'; totals: ReviewedTotals } | { kind: 'wrong'; note: string; code?: PurchaseFailureCode };

function checkTotals(run: Pick<Run, 'memory'>, totals: Totals): Checked {
  if (!totals.total) return { kind: 'wrong', note: 'the order page shows no total' };
  if (totals.addsUp === false) return { kind: 'wrong', note: 'the amounts of the order page do not add up' };
  const rival = totals.rows.find(
    (row) => row.role === 'total' && row.money.amountMinor > (totals.total?.amountMinor ?? 0),
  );
  if (rival) return { kind: 'wrong', note: 'the order page shows two different totals' };
  const currency = totals.currency || totals.total.currency || run.memory.cartSubtotal?.currency || '';
  if (currency === '') return { kind: 'wrong', note: 'the order page does not say which currency it uses' };
  const of = (money: Money | null) => money?.amountMinor ?? 0;
  const slipped = totals.fees.find((fee) => isUnaskedCharge(run.memory, fee)) ?? talkedIn(totals);
  // A box that was just unticked is in the sums until the merchant has answered.
  if (slipped) {
    const note = `the order contains a charge that nobody asked for: ${slipped.label.slice(0, 80)}`;
    return { kind: 'wrong', code: 'agent_stuck', note };
  }
  // Fees have no field of their own: those for sending count as shipping, the others as tax.
  const sending = sumFees(totals, true);
  const others = sumFees(totals, false);
  const total = totals.total.amountMinor;
  const carried = carriedSums(run, totals, currency);
  if (carried) return { kind: 'ok', totals: carried };
  const shipping = of(totals.shipping) + sending;
  const tax = of(totals.tax) + others;
  const discount = Math.abs(of(totals.discount)) + Math.abs(of(totals.giftCard));
  const added = totals.taxIncluded ? others : tax;
  const subtotal = totals.subtotal?.amountMinor ?? total - shipping - added + discount;
  return {
    kind: 'ok',
    totals: { currency, subtotal, shipping, tax, taxIncluded: totals.taxIncluded, discount, total },
  };
}

/**
 * A charge is no tax because somebody says so, nor a second part of the delivery: its own words do not, and the sum is the
 * same whatever it is called. A tax that the prices contain adds nothing.
 */
function talkedIn({ rows, taxIncluded }: Totals): Totals['rows'][number] | undefined {
  const isNamed = ({ label, role }: Totals['rows'][number]) => roleOfLabel(label) === role;
  const hasDelivery = rows.some((row) => row.role === 'shipping' && row.money.amountMinor > 0 && isNamed(row));
  return rows.find(
    (row) =>
      row.isSaid &&
      row.money.amountMinor > 0 &&
      !isNamed(row) &&
      ((row.role === 'tax' && !taxIncluded) || (row.role === 'shipping' && hasDelivery)),
  );
}

/** A last page that names nothing but the total is of the same order as the sums that added up to it before. */
function carriedSums(run: Pick<Run, 'memory'>, totals: Totals, currency: string): ReviewedTotals | null {
  const { shipping, tax, discount, fees, rows } = totals;
  // A sum of the goods that no row tells is the one that was known before.
  const isBare = !shipping && !tax && !discount && fees.length === 0 && rows.every(({ role }) => role !== 'subtotal');
  const known = run.memory.seenSums;
  return isBare && known && known.total === totals.total?.amountMinor && known.currency === currency ? known : null;
}

/** A last page that shows the verified total under a name that nobody knows, and no amount above it. */
function checkNamelessTotal(run: Pick<Run, 'memory'>, { snapshot }: View): Checked {
  const known = run.memory.seenSums;
  const amounts = snapshot.rows.flatMap(({ amountText }) => pricesIn(amountText, known?.currency ?? ''));
  const isShown = known !== null && amounts.some(({ amountMinor }) => amountMinor === known.total);
  const isHighest = known !== null && amounts.every(({ amountMinor }) => amountMinor <= known.total);
  if (known && isShown && isHighest) return { kind: 'ok', totals: known };
  const goods = known ?? sumsOfCart(run.memory);
  const sums = [...(known ? [known] : []), ...(goods ? withDelivery(goods, run.memory) : [])];
  const told = sums.find((each) => tellsOnly(snapshot, each));
  return told ? { kind: 'ok', totals: told } : { kind: 'wrong', note: 'the order page shows no total' };
}

/** Where no page told sums that are whole, what the verified cart asked for its goods, before any delivery. */
function sumsOfCart({ cartSubtotal, cartVerified }: Run['memory']): ReviewedTotals | null {
  if (!cartVerified || !cartSubtotal || cartSubtotal.minor <= 0) return null;
  const { minor, currency } = cartSubtotal;
  return { currency, subtotal: minor, shipping: 0, tax: 0, taxIncluded: true, discount: 0, total: minor };
}

/** "A total of $21.05 is due for order 1007": a sentence names the verified total, and the page speaks of no other amount. */
function tellsOnly({ texts }: View['snapshot'], { total, currency }: ReviewedTotals): boolean {
  const own = texts.filter(({ landmark }) => !AROUND.has(landmark));
  const amounts = own.flatMap(({ text }) => pricesIn(text, currency));
  return amounts.length > 0 && amounts.every((each) => each.amountMinor === total && each.currency === currency);
}

/**
 * A last page that asks for the card and names no amount at all is the same order as long as the merchant's own cart, or the
 * page that told the sums before, read beside at this moment, holds just what was ordered and adds up to the sums that were
 * checked before, delivery included. Steps of one page are gone back to instead, once, on the way to the review.
 */
async function sumsElsewhere(
  run: Run,
  view: View,
  pressOnRecord: PressOnRecord | null,
): Promise<{ checked: Checked; view: View } | null> {
  const { cartUrl, cardTyped, seenSums: known, sumsUrl } = run.memory;
  if (!cardTyped || !known) return null;
  const own = view.snapshot.texts.filter(({ landmark }) => !AROUND.has(landmark));
  if (own.some(({ text }) => pricesIn(text, known.currency).length > 0)) return null;
  const isSame = (each: View) => {
    const { totals, checked } = readSums(run, each);
    if (totals.addsUp !== true || checked.kind !== 'ok' || reviewRefusal(run, each) !== null) return false;
    return SUMS.every((part) => checked.totals[part] === known[part]);
  };
  const checked: Checked = { kind: 'ok', totals: known };
  for (const url of new Set([sumsUrl, cartUrl])) {
    const told = url === null || url === view.snapshot.url ? null : await openBeside(run, url, isSame);
    if (told && isSame(told)) return { checked, view };
  }
  if (run.memory.sumsHeldAt === stateOf(run)) return { checked, view };
  const again =
    pressOnRecord && (await stepBackToSums(run, view, isSame, (each) => reviewRefusal(run, each), pressOnRecord));
  if (again) run.memory.sumsHeldAt = stateOf(run);
  return again && { checked, view: again };
}

/** As long as the merchant was asked for nothing since, sums that a step of the same page told are those of the order. */
function stateOf({ requests }: Pick<Run, 'requests'>): string {
  return `${requests.documentCount()} ${requests.sentCount()}`;
}

const SUMS = ['currency', 'subtotal', 'shipping', 'discount', 'total'] as const;

/** Notes sums that are whole and add up, for a later page that shows only their total. */
export function noteSums(run: Pick<Run, 'memory'>, view: View): void {
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  if (totals.addsUp === false) return;
  const checked = checkTotals(run, totals);
  const { shipping, subtotal } = totals;
  const isBefore = run.memory.shippingOption === null && shipping === null;
  if (isBefore && totals.addsUp && subtotal) run.memory.goodsBeforeDelivery ??= subtotal.amountMinor;
  if (checked.kind !== 'ok' || !(totals.addsUp || addsUpFromCart(run, totals, checked.totals))) return;
  // What a bare total was carried to keeps what the page before it told.
  const { toldDelivery = shipping === null ? null : run.memory.shippingOption } = checked.totals;
  run.memory.seenSums = { ...checked.totals, toldDelivery };
  run.memory.sumsUrl = view.snapshot.url;
}

/** Where no row sums up the goods, what is left of the total without the other rows is what the cart asked for them. */
function addsUpFromCart(
  { memory }: Pick<Run, 'memory'>,
  totals: Totals,
  { subtotal, currency }: ReviewedTotals,
): boolean {
  const { cartSubtotal } = memory;
  const hasParts = totals.shipping !== null || totals.discount !== null || totals.fees.length > 0;
  return hasParts && cartSubtotal?.minor === subtotal && cartSubtotal.currency === currency;
}

function sumFees(totals: Totals, forSending: boolean): number {
  const fees = totals.fees.filter((fee) => says('sendingFee', fee.label) === forSending);
  return fees.reduce((sum, fee) => sum + fee.money.amountMinor, 0);
}

function buildReview(
  run: Pick<Run, 'deps' | 'memory' | 'order' | 'site'>,
  view: View,
  totals: ReviewedTotals,
): OrderReview {
  const lines = readCartLines(view.snapshot, view.fields, view.actions);
  run.deps.log('review', { ...totals, lines: lines.length });
  return {
    pricing: asPricing(totals),
    shippingOption: run.memory.shippingOption,
    shippingStrategy: run.order.shippingStrategy,
    items: run.memory.addedItems.map(({ item, title }) => ({ url: item.url, title, quantity: item.quantity })),
    droppedItems: run.memory.dropped,
    merchantOrigin: run.site.origin,
    paymentMethod: run.memory.paymentMethod ?? 'card',
  };
}

function asPricing(totals: ReviewedTotals): Pricing {
  const decimal = (minor: number) => toDecimal(minor, totals.currency);
  return {
    currency: totals.currency,
    subtotal: decimal(totals.subtotal),
    shipping: decimal(totals.shipping),
    tax: decimal(totals.tax),
    discount: decimal(totals.discount),
    total: decimal(totals.total),
  };
}
