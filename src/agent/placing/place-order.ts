import { findReviewDifference, type OrderReview } from '../../orders/index.ts';
import { toMinor } from '../../platform/money.ts';
import { aimAt, describe } from '../actions/press.ts';
import { showsEmptyNumber } from '../card/card-fields.ts';
import { checkSubmitTarget } from '../card/check-card-target.ts';
import { enterCard, mayEnterCard } from '../card/enter-card.ts';
import { pressRecorded } from '../checkout/press-on-record.ts';
import { readTotals, resolveClickTarget } from '../perception/index.ts';
import { findOrderAddress } from '../proof/find-order-address.ts';
import { isCartStillFull } from '../proof/is-cart-still-full.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import type { BeforePress, PlaceOutcome } from '../proof/place-outcome.ts';
import { watchSends } from '../proof/watch-sends.ts';
import { awaitStandstill } from '../quiet/await-standstill.ts';
import type { CarefulPress } from '../refusals/agree-in-layer.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import { setCheckboxes } from '../refusals/set-checkboxes.ts';
import { isShownAsAgreed } from '../review/check-shown-total.ts';
import { countAmount } from '../review/count-amount.ts';
import { finalControl } from '../review/final-control.ts';
import { readReview } from '../review/read-review.ts';
import { mayTakeCard } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkLimits } from '../safety/check-limits.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { checkFormGoes } from './check-form-goes.ts';
import { correctAnswers } from './correct-answers.ts';
import { goToPay } from './go-to-pay.ts';
import type { Followed } from './learn-outcome.ts';
import { payAfterOrder } from './pay-after-order.ts';
import { type Aimed, pressAndLearn, withoutCaller } from './press-and-learn.ts';

export interface Placement {
  accepted: OrderReview;
  /** The page as it was reviewed. */
  reviewed: View;
  beforePress: BeforePress;
}

/**
 * The one press. Everything that could refuse it is asked first, on a fresh reading of the page; after the press no error
 * may leave this function, because the order may exist. A control that says that it orders is pressed once, unless
 * the order comes back for an answer that can be spelt otherwise: see `pressCorrected`. One that does not say so may have
 * been a step before the order: see `pressOnceMore`.
 */
export async function placeOrder(run: Run, placement: Placement): Promise<PlaceOutcome> {
  const aim = await takeAim(run, placement.accepted, placement.reviewed);
  if (aim.kind === 'not_clicked') return aim;
  try {
    await placement.beforePress();
  } catch (error) {
    aim.mark.sends.stop();
    return { kind: 'not_clicked', code: 'internal', note: firstLine(error), review: null };
  }
  return withoutRegret(async () => {
    const outcome = await pressAndLearn(run, aim);
    if (outcome === 'review_follows') return pressOnceMore(run, placement, aim);
    if (typeof outcome === 'string') return followToPay(run, placement, aim, outcome);
    return isWithoutOrder(outcome) ? ((await pressCorrected(run, placement, aim)) ?? outcome) : outcome;
  });
}

async function followToPay(
  run: Run,
  { beforePress }: Placement,
  { mark }: Aimed,
  follows: Exclude<Followed, 'review_follows'>,
): Promise<PlaceOutcome> {
  if (follows === 'way_to_pay_follows') await goToPay(run, mark.view, beforePress);
  return payAfterOrder(run, beforePress);
}

/** Nothing says that the order exists. */
function isWithoutOrder(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'unknown' || (outcome.kind === 'declined' && SENT_BACK.has(outcome.code));
}

const SENT_BACK: ReadonlySet<string> = new Set(['merchant_error', 'address_rejected']);

/**
 * The order came back because an answer is to be spelt otherwise. With that, and nothing else changed, it is pressed a
 * second and last time; null where it was not pressed.
 */
async function pressCorrected(run: Run, placement: Placement, first: Aimed): Promise<PlaceOutcome | null> {
  const patient = withoutCaller(run);
  const isCorrected = await correctAnswers(patient, first.mark).catch(() => false);
  const aim = isCorrected ? await takeAim(patient, placement.accepted, null) : null;
  if (aim?.kind !== 'aimed') return null;
  await placement.beforePress();
  const outcome = await pressAndLearn(run, aim);
  if (outcome === 'review_follows') return unknown('the merchant keeps asking for the order');
  return typeof outcome === 'string' ? followToPay(run, placement, aim, outcome) : outcome;
}

/**
 * The first control did not say that it orders, and a page follows that plainly asks for the order. It is pressed only
 * when the first press cannot have been the order: it led to this page or saved a step at the merchant, nothing else was
 * sent, the order and its total are the same, and the merchant's cart is still full.
 */
async function pressOnceMore(run: Run, { accepted, beforePress }: Placement, first: Aimed): Promise<PlaceOutcome> {
  const strange = first.mark.sends
    .sentBesides()
    .find(({ dataUrl, isDrawing }) => !isDrawing && !(dataUrl && mayTakeCard(run.site, dataUrl)));
  if (strange) return unknown(`the first press also sent ${strange.what}`);
  const address = findOrderAddress(run.requests.writesSince(first.mark.sent));
  if (address) return unknown(address);
  const patient = withoutCaller(run);
  // A review may ask for the terms, or offer something, that no page before it did.
  const page = await look(patient);
  await setCheckboxes(patient, page, agreeWithCare(accepted, page));
  const aim = await takeAim(patient, accepted, null);
  if (aim.kind === 'not_clicked') return unknown(aim.note);
  if (aim.mark.ambiguous) return unknown('no control says that it orders');
  if (!(await isCartStillFull(patient))) return unknown('the cart could not be shown to be still full');
  await beforePress();
  const outcome = await pressAndLearn(run, aim);
  return typeof outcome === 'string' ? unknown('the merchant keeps asking for the order') : outcome;
}

/**
 * "I agree", in a layer over a page, may be the order: it is pressed at no higher total than the agreed one. The intent
 * on record since the first press covers it.
 */
function agreeWithCare({ pricing }: OrderReview, page: View): CarefulPress {
  const shown = readTotals(page.snapshot).total?.amountMinor ?? Number.POSITIVE_INFINITY;
  const isCovered = shown <= toMinor(pricing.total, pricing.currency);
  return async (run, layer, control) => {
    const { recordPress: _, ...hooks } = run.hooks;
    return isCovered && isShownAsAgreed(run, page) && pressRecorded({ ...run, hooks }, layer, control);
  };
}

/** From the press on every error means that the outcome is unknown. */
async function withoutRegret(work: () => Promise<PlaceOutcome>): Promise<PlaceOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OrderMayExist) return error.outcome;
    return unknown(firstLine(error));
  }
}

const unknown = (note: string): PlaceOutcome => ({ kind: 'unknown', note });

/** From the last look at the amounts to the press, on a busy machine: what the page plans to do by then is waited for. */
const SLOWEST_PRESS_MS = 1_500;

type Aim = Aimed | Extract<PlaceOutcome, { kind: 'not_clicked' }>;
async function takeAim(run: Run, accepted: OrderReview, reviewed: View | null, triesLeft = 2): Promise<Aim> {
  try {
    // The page may have moved on since the review was read; then its control is looked for again.
    const touched = reviewed && (await touchControl(run, reviewed).catch(() => null));
    const first = touched ?? (await touchControl(run, await clearTheWay(run, await look(run)))) ?? (await look(run));
    checkPage(run, first);
    const { view, review, totals } = await readReview(run, first);
    const shown = await countAmount(run, totals.total);
    checkLimits(run.order.limits, totals);
    const difference = findReviewDifference(accepted, review);
    if (difference) return { kind: 'not_clicked', code: 'review_changed', note: difference, review };
    // What the card's form does to the page is read again before the press.
    if (await enterLateCard(run, view)) return await takeAim(run, accepted, null, triesLeft);
    const control = finalControl(run, view);
    const target = control && (await run.guard(resolveClickTarget(view.snapshot, control.element.ref)));
    if (!control || !target) throw new Stop('agent_stuck', 'the button that places the order is gone');
    if (control.element.frame === 0) await checkSubmitTarget(run, target);
    await run.guard(checkFormGoes(target));
    await run.guard(run.steps.beforeChange());
    await run.guard(awaitStandstill(target, SLOWEST_PRESS_MS));
    // The total may have risen since it was read. One that cannot be found again at all gets one more reading.
    const changed = (await countAmount(run, totals.total)) !== shown || (shown < 1 && triesLeft > 1);
    if (changed && triesLeft > 0) return await takeAim(run, accepted, null, triesLeft - 1);
    if (changed) throw new Stop('merchant_error', 'the order page keeps changing its amounts');
    // What could fail must fail before the click, not during it: the control is brought into sight and aimed at now, as
    // the last thing, because layers come up at any time.
    const point = control.element.frame === 0 ? await run.guard(target.evaluate(aimAt)) : null;
    // A layer that came up over it since the page was read is put away, and everything is read again.
    if (!point && control.element.frame === 0 && triesLeft > 0)
      return await takeAim(run, accepted, null, triesLeft - 1);
    if (!point) await run.guard(target.click({ trial: true, timeout: 3_000 }));
    const click = point
      ? () => run.page.mouse.click(point.x, point.y)
      : () => target.click({ timeout: 5_000, noWaitAfter: true });
    run.deps.log('placing', { control: describe(control.element), ambiguous: control.ambiguous });
    const sends = await run.guard(watchSends(run));
    run.hooks.signal.throwIfAborted();
    const { requests } = run;
    const mark = {
      at: Date.now(),
      view,
      ambiguous: control.ambiguous,
      sent: requests.sentCount(),
      documents: requests.documentCount(),
      sends,
    };
    return { kind: 'aimed', click, mark };
  } catch (error) {
    const code = error instanceof Stop ? error.code : 'internal';
    return { kind: 'not_clicked', code, note: firstLine(error), review: null };
  }
}

/** The form of the chosen card may come up after the review was read: the order would be sent with an empty card. */
async function enterLateCard(run: Run, view: View): Promise<boolean> {
  if (run.memory.paymentMethod !== 'card' || run.memory.cardTyped || !showsEmptyNumber(view)) return false;
  if (mayEnterCard(run, view) && (await enterCard(run, view)) === 'acted') return true;
  throw new Stop('payment_method_unavailable', 'the card form that came up after the review cannot be filled in');
}

/**
 * A page that changes its price when the pointer or the focus comes near has to do so before it is read: the look that
 * is returned was taken afterwards. Null when the control of this view is not there, or something lies over it.
 */
async function touchControl(run: Run, view: View): Promise<View | null> {
  const control = finalControl(run, view);
  const target = control && (await run.guard(resolveClickTarget(view.snapshot, control.element.ref)));
  if (!control || !target) return null;
  const point = control.element.frame === 0 ? await run.guard(target.evaluate(aimAt)).catch(() => null) : null;
  if (point) await run.guard(run.page.mouse.move(point.x, point.y));
  else await run.guard(target.hover({ timeout: 500, noWaitAfter: true })).catch(() => undefined);
  const focused = await run.guard(
    target.focus().then(
      () => true,
      () => false,
    ),
  );
  if (!focused) return null;
  return clearTheWay(run, await look(run));
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable').slice(0, 200);
}
