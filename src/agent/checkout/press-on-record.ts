import { says } from '../../words/says.ts';
import { describe } from '../actions/press.ts';
import { type EffectOptions, pressForEffect } from '../actions/press-for-effect.ts';
import { cardFields } from '../card/card-fields.ts';
import { type ActionKind, AROUND, type FieldKind, readTotals, type SnapshotElement } from '../perception/index.ts';
import { confirmedOrder, confirmsAnew } from '../proof/confirmed-order.ts';
import { findOrderAddress } from '../proof/find-order-address.ts';
import { growsByParts } from '../proof/grows-by-parts.ts';
import { isCartEmptied, isCartStillFull } from '../proof/is-cart-still-full.ts';
import { isSaidInPassing } from '../proof/is-said-in-passing.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import type { PressOutcome } from '../proof/place-outcome.ts';
import { type SendWatch, type Sent, watchSends } from '../proof/watch-sends.ts';
import { announcesReview } from '../review/announces-review.ts';
import { readReview } from '../review/read-review.ts';
import { withDelivery } from '../review/with-delivery.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { RecordedPress } from '../run/purchase-hooks.ts';
import { raceSignals } from '../run/race-signals.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkLimits } from '../safety/check-limits.ts';
import { asksForCardApart } from '../view/asks-for-card-apart.ts';
import { lacksDecision, mayBeLast } from '../view/asks-nothing.ts';
import { POSSIBLE, SURE } from '../view/certainty.ts';
import { asksFor, isCartAgain, isDoor, isUntouchedCart } from '../view/is-bare-cart.ts';
import { lookUntil } from '../view/look.ts';
import { newComplaints } from '../view/new-complaints.ts';
import { paysLater } from '../view/pays-later.ts';
import { candidates, pageScore, signature, type View } from '../view/view.ts';
import { findCardLink } from './find-card-opener.ts';
import { openSlots } from './open-slots.ts';

/** So long a page may look as before, though something was sent, until it says what became of it. */
const ANSWER_MS = 4_000;

/**
 * Once the card is typed, whatever leads on may be the order, and what a page announces proves nothing. Such a press is
 * put on record first. The way goes on only where it is shown afterwards that nothing was ordered; everything else ends
 * the preparation with `OrderMayExist`. So it is with a link that says how to pay: some shops take the order there.
 */
export async function pressOnRecord(
  run: Run,
  view: View,
  element: SnapshotElement,
  options: EffectOptions,
): Promise<View> {
  const isCardLink = findCardLink(run.memory, view) === element;
  if (isCardLink) await checkBeforeLink(run, view);
  const isCardApart = asksForCardApart(run, view, element);
  if (isCardApart) checkKnownSums(run);
  const isSaid = isSaidToLeadOn(run, view, element);
  if (isSaid) checkKnownSums(run);
  const isLast = isSaid || (mayBeLast(run, view) && !opensBlock(run, view, element));
  const isEarly = ordersEarly(run, view, element);
  if ((isLast || isEarly) && run.hooks.rehearsal)
    throw new Stop('agent_stuck', 'a rehearsal presses nothing on a page that may take the order');
  return run.memory.cardTyped || isCardLink || isCardApart || isLast || isEarly || mayOrderFromCart(run, view, element)
    ? pressRecorded(run, view, element, options)
    : pressForEffect(run, view, element, options);
}

/** A second reader's word that a button only leads on, on a page that may take the order by words that nobody knows. */
function isSaidToLeadOn({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  const mayOrder = pageScore(view, 'payment') >= POSSIBLE || pageScore(view, 'review') >= POSSIBLE;
  const isKnown = candidates(view, 'placeOrder', SURE).some(({ ref }) => ref !== element.ref);
  return mayOrder && !isKnown && view.taught?.ways.has(element.ref) === true && memory.ledOn.has(describe(element));
}

/** What only shows a block of the page again orders nothing. */
function opensBlock(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  const isOpener = openSlots(run, view).some(({ opener }) => opener === element);
  return isOpener || OPENS.some((kind) => candidates(view, kind).includes(element));
}

const OPENS: readonly ActionKind[] = ['edit', 'openSection', 'openCoupon', 'declineOffer'];

/** What the page says is compared with everything, as on the last page: the ones behind the link may name no amount. */
async function checkBeforeLink(run: Run, view: View): Promise<void> {
  if (run.hooks.rehearsal) throw new Stop('agent_stuck', 'a rehearsal follows no link that may order');
  const { totals } = await readReview(run, view);
  checkLimits(run.order.limits, totals);
  run.memory.seenSums = totals;
}

/** Where the page itself names no sum, the ones that were seen count, with the delivery that was chosen since. */
function checkKnownSums({ hooks, memory, order }: Pick<Run, 'hooks' | 'memory' | 'order'>): void {
  if (hooks.rehearsal) throw new Stop('agent_stuck', 'a rehearsal presses nothing that may order');
  const { seenSums: known } = memory;
  for (const sums of known ? [known, ...withDelivery(known, memory)] : []) checkLimits(order.limits, sums);
}

/**
 * "Place order" below a cart leads to the checkout, where nobody was asked for anything yet, and "Buy as a visitor" past a
 * sign-in. Its words say otherwise, however little they weigh outside a checkout.
 */
function mayOrderFromCart(run: Pick<Run, 'hooks' | 'memory'>, view: View, element: SnapshotElement): boolean {
  const isBefore = isUntouchedCart(run, view) || isDoor(run, view);
  return isBefore && !run.hooks.rehearsal && saysOrder(view, element);
}

/** By its words it orders, though the page says that the payment is still to come, or is the cart that was left before. */
function ordersEarly(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  if (!run.memory.cardTyped && isCartAgain(run, view)) return saysOrder(view, element);
  return candidates(view, 'placeOrder').includes(element) && paysLater(run, view, element);
}

const saysOrder = (view: View, { ref }: SnapshotElement) =>
  view.actions.some((action) => action.ref === ref && action.kind === 'placeOrder');

/** The same whether or not the card is typed, for controls that may order without one. */
export async function pressRecorded(
  run: Run,
  view: View,
  element: SnapshotElement,
  options: EffectOptions = {},
): Promise<View> {
  const sends = await run.guard(watchSends(run));
  try {
    const record = await putOnRecord(run, view);
    const seen = await pressAndJudge(run, { view, element, sends }, options).catch(async (error: unknown) => {
      if (sends.sentAnything() || !(error instanceof Stop)) return asUnknown(error);
      await record?.clear();
      throw error;
    });
    if ('kind' in seen) throw new OrderMayExist(seen);
    await record?.clear();
    run.memory.pressedOnTheWay ||= !isRefusedForStock(run, view, seen) && !mayOrderFromCart(run, view, element);
    return seen;
  } finally {
    sends.stop();
  }
}

async function putOnRecord(
  run: Pick<Run, 'browser' | 'guard' | 'hooks' | 'memory' | 'site'>,
  view: View,
): Promise<RecordedPress | null> {
  if (!run.hooks.recordPress) return null;
  const total = totalOf(view) ?? run.memory.seenSums?.total;
  const currency = run.memory.seenSums?.currency ?? run.memory.cartSubtotal?.currency;
  const record = await run.hooks.recordPress({
    reviewUrl: view.snapshot.url,
    merchantOrigin: run.site.origin,
    state: JSON.stringify(await run.guard(run.browser.context.storageState())),
    ...(total !== undefined && currency && { total: { minor: total, currency } }),
  });
  if (record === 'refused') throw new Stop('authorization_exceeded', 'not enough of the authorised amount is left');
  return record;
}

interface Press {
  view: View;
  element: SnapshotElement;
  sends: SendWatch;
}

/** The page that followed, or what became of the order where nothing shows that there is none. */
async function pressAndJudge(run: Run, press: Press, options: EffectOptions): Promise<View | PressOutcome> {
  const { view, element, sends } = press;
  // The caller's wish to stop no longer counts: what became of this press has to be known first.
  const patient: Run = { ...run, guard: (work) => raceSignals(work, [run.browser.died]) };
  const mayRepeat = () => !sends.sentAnything();
  const written = run.requests.sentCount();
  const first = await pressForEffect(patient, view, element, { ...options, mayRepeat });
  // A card's own frame may check it before the page goes on, and a script may draw the next one: the page that follows is
  // judged, not the one that waits.
  const hasAnswered = (each: View) =>
    !sends.sentAnything() || (signature(each) !== signature(view) && run.requests.inFlight() === 0 && hasContent(each));
  const after = await lookUntil(patient, first, hasAnswered, ANSWER_MS);
  const placed = confirmedOrder(run, after);
  if (placed) return placed;
  if (!sends.sentAnything()) return after;
  const isEarly = ordersEarly(run, view, element);
  if (isEarly || mayOrderFromCart(run, view, element)) {
    const isOpen = isEarly ? lacksDecision(after, view) : asksFor(after, WHO);
    const note = await findDoubtBeforePayment(patient, { before: view, after, isOpen });
    return note === null ? after : { kind: 'unknown', note };
  }
  // Nothing was ordered where the shop still has to be told how it is paid or sent.
  const mayBeOrder = mayBeLast(run, view) || isSaidToLeadOn(run, view, element);
  if (mayBeOrder && lacksDecision(after, view) && !confirmsAnew(view, after, run.memory.cartNumbers)) return after;
  const doubt = findOrderAddress(run.requests.writesSince(written)) ?? findDoubt(run, press, after);
  if (doubt === null && (await isCartStillFull(patient))) return after;
  const [complaint] = newComplaints(view, after);
  if (doubt === null && isAnnounced(run, view, element) && isRefusedForStock(run, view, after)) return after;
  if (complaint && complaint.code !== 'merchant_error') {
    const refused: PressOutcome = { kind: 'declined', code: complaint.code, note: complaint.text };
    if (!isSaidInPassing(after, refused)) return refused;
  }
  return { kind: 'unknown', note: doubt ?? 'the cart could not be shown to be still full' };
}

/**
 * Nobody can have ordered before the merchant asked who buys, nor where it still asks where to or how. Of any other page after
 * a bare cart or an early step, one that speaks of an order or has emptied the cart leaves a doubt; null where there is none.
 */
async function findDoubtBeforePayment(
  run: Run,
  { before, after, isOpen }: { before: View; after: View; isOpen: boolean },
): Promise<string | null> {
  if (confirmsAnew(before, after, run.memory.cartNumbers)) return 'the page after an early step confirms an order';
  if (isOpen) return null;
  return (await isCartEmptied(run, after.snapshot.url)) ? 'the cart is empty after an early step' : null;
}

const WHO: ReadonlySet<FieldKind> = new Set(['street', 'lastName', 'fullName', 'email', 'postalCode']);

/**
 * What suggests an order, whatever the cart says: a page that thanks for one, a page more expensive than by the delivery
 * that was chosen and its tax, or more sent than a page needs that announces nothing.
 */
function findDoubt(run: Pick<Run, 'memory' | 'site'>, press: Press, after: View): string | null {
  const { view, element, sends } = press;
  if (confirmsAnew(view, after, run.memory.cartNumbers)) return 'the page confirms the order and asks for it again';
  const [before, now] = [totalOf(view), totalOf(after)];
  const isDearer = before !== undefined && now !== undefined && now > before;
  if (isDearer && !growsByParts(run, view, after)) return 'a page with a higher total followed';
  const [sent] = sends.sentBesides();
  return sent === undefined || isAnnounced(run, view, element) || hasOpenedCard(run, press, after)
    ? null
    : `the press also sent ${sent.what}`;
}

/** The page stayed, shows the card's form now, which comes from elsewhere, and has asked the merchant for nothing. */
function hasOpenedCard(run: Pick<Run, 'memory' | 'site'>, { view, element, sends }: Press, after: View): boolean {
  if (!asksForCardApart(run, view, element) || after.snapshot.url !== view.snapshot.url) return false;
  const isAsked = ({ dataUrl }: Sent) => dataUrl !== null && isMerchantUrl(run.site, dataUrl);
  return cardFields(after).length > 0 && !sends.sentBesides().some(isAsked);
}

function isAnnounced(run: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  return announcesReview(run, view, element) || says('review', element.text || element.label);
}

/**
 * The merchant itself says that something can no longer be delivered, and the caller allowed leaving it out. By that word
 * nothing was ordered: a new visitor may buy the rest.
 */
function isRefusedForStock({ order, memory }: Pick<Run, 'memory' | 'order'>, before: View, after: View): boolean {
  if (!order.dropUnavailableItems || memory.addedItems.length < 2) return false;
  return newComplaints(before, after)[0]?.code.endsWith('_stock') ?? false;
}

/** Whether a page says anything between its head and its foot. */
function hasContent({ snapshot }: View): boolean {
  return snapshot.texts.some(({ landmark }) => !AROUND.has(landmark));
}

function totalOf({ snapshot }: View): number | undefined {
  return readTotals(snapshot).total?.amountMinor;
}

function asUnknown(error: unknown): PressOutcome {
  const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable';
  return { kind: 'unknown', note: note.slice(0, 200) };
}
