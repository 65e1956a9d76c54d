import { openPage } from '../actions/open-page.ts';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { cardFields } from '../card/card-fields.ts';
import { type ActionKind, readTotals, resolveRef, type SnapshotElement } from '../perception/index.ts';
import { finalControl, leadsToReview } from '../review/final-control.ts';
import { hasCouponToTry, mayTryCoupon } from '../run/coupon-tries.ts';
import type { Run } from '../run/run.ts';
import { checkPage } from '../safety/check-page.ts';
import { POSSIBLE, SURE } from '../view/certainty.ts';
import { look, lookUntil } from '../view/look.ts';
import { candidates, elementOf, type View } from '../view/view.ts';
import { couponFields } from './find-coupon-field.ts';
import { findCouponOpeners } from './find-coupon-opener.ts';
import { couponForm, findCouponSubmit, submitOfCart } from './find-coupon-submit.ts';
import type { Goal, GoalResult } from './goal.ts';
import { waysOn } from './ways-on.ts';

/** A shop may answer to a code a moment after its page is at rest. */
const ANSWER_MS = 2_000;

/**
 * Tries the codes in the given order until one lowers the price. A code that does nothing is skipped; one that was never
 * sent to the merchant was not tried and stays.
 */
export const applyCoupons: Goal = {
  name: 'applyCoupons',
  appliesWhen: (run, view) => run.memory.couponsLeft.length > 0 || isCodeLost(run, view),
  act,
  choosesOffer: true,
};

/** `sums` shows what the order costs without the code, where the code has a page of its own. */
async function act(run: Run, view: View, sums = view): Promise<GoalResult> {
  judgeSentAlong(run, view);
  takeUpLostCode(run, view);
  const [code] = run.memory.couponsLeft;
  if (code === undefined) return 'idle';
  const field = couponFields(view).find((each) => hasCouponToTry(run, view.snapshot.url, each));
  if (!field) return openCouponForm(run, view);
  // What lies over it would swallow the code, and the answer would be to nothing: it is put away first, or a fold that is
  // still opening ends by itself.
  if (field.covered) {
    if (!run.tries.mayTry(`coupon uncovered ${view.snapshot.url}`, MOST_WAITS)) return 'idle';
    const isFree = (each: View) => samePlace(each, field)?.covered === false;
    const later = await lookUntil(run, view, isFree, OPENING_MS);
    return isFree(later) ? act(run, later) : 'idle';
  }
  if (!canBeSentAlone(run, view, field)) return sendAlong(run, view, field, code);
  if (!mayTryCoupon(run, view.snapshot.url, field)) return 'idle';
  const [before, totalBefore] = [discountOf(sums), totalOf(sums)];
  await setValues(run, view, [{ element: field, text: code }]);
  const typed = await look(run);
  const asked = run.requests.askedCount();
  if (!(await send(run, typed, field))) return takeBack(run, typed, field);
  // What the page says to the code before stands there until it answers to this one.
  const earlier = new Set(errorsOf(typed));
  const complains = (each: View) => errorsOf(each).some((text) => !earlier.has(text));
  const hasWorked = (each: View) =>
    discountOf(each) > before || (isLess(totalOf(each), totalBefore) && !complains(each));
  const after = await lookUntil(run, await look(run), (each) => hasWorked(each) || complains(each), ANSWER_MS);
  checkPage(run, after);
  if (!hasWorked(after) && run.requests.askedCount() === asked) return takeBack(run, after, field);
  // A notice over the page hides what the code did: it is judged once the notice is gone.
  if (after.snapshot.modal && totalOf(after) === undefined)
    run.memory.couponAlong = { documents: UNDER_A_NOTICE, discount: before };
  else noteOutcome(run, hasWorked(after));
  if (hasWorked(after) && totalBefore !== undefined) {
    const [{ url }, documents] = [view.snapshot, run.requests.documentCount()];
    run.memory.couponTaken = { code, url, documents, discount: before, total: totalBefore };
  }
  // Left among other questions, a code that was refused goes out with them, is refused again and holds up the order.
  const isLeft =
    !hasWorked(after) && couponForm(samePlace(after, field) ?? field, after.snapshot.elements) === 'shared';
  return isLeft ? takeBack(run, after, field) : after;
}

const UNDER_A_NOTICE = -1;

const OPENING_MS = 1_500;
/** What opens a page of its own for codes is given time: a purchase without its code costs more than was agreed. */
const OWN_PAGE_MS = 5_000;
const MOST_WAITS = 2;

/**
 * The page that took a code was opened anew, and its sums are to the cent what they were without it: some pages keep a code
 * only until they are left, be it for a sign-in.
 */
function isCodeLost({ memory, requests }: Pick<Run, 'memory' | 'requests'>, view: View): boolean {
  const taken = memory.couponTaken;
  if (!taken || view.snapshot.modal || view.snapshot.url !== taken.url) return false;
  if (requests.documentCount() === taken.documents) return false;
  return totalOf(view) === taken.total && discountOf(view) === taken.discount;
}

function takeUpLostCode(run: Pick<Run, 'memory' | 'requests' | 'tries'>, view: View): void {
  const { memory, tries } = run;
  if (!memory.couponTaken || !isCodeLost(run, view)) return;
  memory.couponsLeft = [memory.couponTaken.code];
  memory.couponTaken = null;
  if (tries.mayTry('lost code', MOST_LOST)) tries.forget(/^(coupon|open coupon) /);
}

const MOST_LOST = 2;

/**
 * A code that goes out with the card would change the sums after they were agreed. Where the page announces another
 * review, or only asks how to pay, it may.
 */
async function sendAlong(run: Run, view: View, field: SnapshotElement, code: string): Promise<GoalResult> {
  const mayGo = leadsToReview(run, view) || onlyAsksHowToPay(run, view, field);
  if (field.filled || !mayGo || !run.tries.mayTry(`coupon along ${code}`, 1)) return 'idle';
  run.memory.couponAlong = { documents: run.requests.documentCount(), discount: discountOf(view) };
  await setValues(run, view, [{ element: field, text: code }]);
  return 'acted';
}

/** The code stands in the form of the ways to pay, and nothing on the page takes a card or orders: the sums come after it. */
function onlyAsksHowToPay(run: Run, view: View, { frame, form }: SnapshotElement): boolean {
  const asks = view.snapshot.elements.some(
    (each) => each.visible && each.frame === frame && each.form === form && isPaymentChoice(view, each),
  );
  const mayOrder = candidates(view, 'placeOrder').length > 0 || finalControl(run, view) !== null;
  return asks && !mayOrder && cardFields(view).length === 0;
}

const isPaymentChoice = ({ fields }: View, { ref }: SnapshotElement): boolean =>
  fields.get(ref)?.kind === 'paymentMethod';

/** The page after the form tells what became of the code that was in it. */
function judgeSentAlong(run: Pick<Run, 'memory' | 'requests' | 'steps'>, view: View): void {
  const along = run.memory.couponAlong;
  if (!along || run.requests.documentCount() === along.documents) return;
  run.memory.couponAlong = null;
  noteOutcome(run, discountOf(view) > along.discount);
}

function noteOutcome({ memory, steps }: Pick<Run, 'memory' | 'steps'>, worked: boolean): void {
  memory.couponsLeft = worked ? [] : memory.couponsLeft.slice(1);
  steps.record('COUPON_APPLICATION', worked ? 'a code was accepted' : 'a code was not accepted and is skipped');
}

function canBeSentAlone(run: Run, view: View, field: SnapshotElement): boolean {
  if (couponForm(field, view.snapshot.elements) !== 'shared' || submitFor(run, view, field, [])) return true;
  return view.actions.some(
    ({ kind, score, ref }) =>
      kind === 'applyCoupon' && score >= POSSIBLE && elementOf(view, ref)?.frame === field.frame,
  );
}

function submitFor(
  run: Run,
  view: View,
  field: SnapshotElement,
  known: readonly SnapshotElement[],
): SnapshotElement | undefined {
  const named = findCouponSubmit(field, view.snapshot.elements, known, updatesOf(run, view));
  return named ?? submitOfCart(run, view, field);
}

/** What brings the cart up to date and says nothing of a way on. A page that is sent once the card is typed would lose it. */
function updatesOf(run: Run, view: View): SnapshotElement[] {
  if (run.memory.cardTyped || view.page.kind !== 'cart') return [];
  const leadsOn = new Set(LEADS_ON.flatMap((kind) => candidates(view, kind).map(({ ref }) => ref)));
  return candidates(view, 'updateCart', SURE).filter(({ ref }) => !leadsOn.has(ref));
}

const LEADS_ON: readonly ActionKind[] = ['placeOrder', 'buyNow', 'goToCheckout', 'continue', 'expressWallet'];

async function takeBack(run: Run, view: View, place: SnapshotElement): Promise<View> {
  const field = samePlace(view, place);
  if (!field?.filled) return view;
  await setValues(run, view, [{ element: field, text: '' }]);
  return look(run);
}

/** The page may have been drawn anew since. */
function samePlace(view: View, { name, id, label }: SnapshotElement): SnapshotElement | undefined {
  const fields = couponFields(view);
  return fields.find((each) => each.name === name && each.id === id && each.label === label) ?? fields[0];
}

/** For the record, when the order is ready: what was asked for and never got to the merchant. */
export function reportUntriedCoupons(run: Pick<Run, 'memory' | 'steps'>): void {
  if (run.memory.couponsLeft.length === 0) return;
  run.steps.record('COUPON_APPLICATION', 'not every code was tried: no way to send the rest was found');
  run.memory.couponsLeft = [];
}

/** False when there is nothing that would send the code and nothing else with it. */
async function send(run: Run, view: View, place: SnapshotElement): Promise<boolean> {
  const field = samePlace(view, place);
  if (!field) return false;
  const submit = submitFor(run, view, field, candidates(view, 'applyCoupon'));
  if (submit) return press(run, view, submit);
  // In a form with other fields Enter might send the whole checkout.
  if (couponForm(field, view.snapshot.elements) === 'shared') return false;
  const handle = await run.guard(resolveRef(view.snapshot, field.ref));
  if (!handle) return false;
  await run.guard(handle.press('Enter', { noWaitAfter: true, timeout: 1_000 })).catch(() => undefined);
  return true;
}

/** What was opened is used at once: many a page folds it up again with the next answer, and is asked anew for the next code. */
async function openCouponForm(run: Run, view: View): Promise<GoalResult> {
  const opener = findCouponOpeners(view, run.memory.cartUrl).find((element) =>
    run.tries.mayTry(
      `open coupon ${run.memory.couponsLeft.length} ${view.snapshot.url} ${describe(element)}`,
      view.taught?.ways.has(element.ref) ? 2 : 1,
    ),
  );
  // Once the card is typed, a page that is left would lose it.
  if (!opener || (run.memory.cardTyped && leadsAway(view, opener))) return 'idle';
  await press(run, view, opener);
  const shown = await look(run);
  // A page of its own may be drawn by a script that wakes late.
  const opened = leadsAway(view, opener) ? await lookUntil(run, shown, hasCouponField, OWN_PAGE_MS) : shown;
  if (hasCouponField(opened)) return isElsewhere(view, opened) ? tryElsewhere(run, view, opened) : tryHere(run, opened);
  if (opener.role === 'checkbox') return untick(run, opened, opener);
  // What only tells about coupons is no step of the checkout.
  return leadsAway(view, opener) && isElsewhere(view, opened) ? openPage(run, view.snapshot.url) : opened;
}

const hasCouponField = (view: View): boolean => couponFields(view).length > 0;

async function tryHere(run: Run, opened: View): Promise<GoalResult> {
  const result = await act(run, opened);
  return result === 'idle' ? opened : result;
}

/** A page that is there for codes alone leads nowhere: where it took none of them, it is left for the one before it. */
async function tryElsewhere(run: Run, before: View, opened: View): Promise<GoalResult> {
  let at = opened;
  while (run.memory.couponsLeft.length > 0 && hasCouponField(at) && !isElsewhere(opened, at)) {
    const result = await act(run, at, before);
    if (typeof result === 'string') break;
    at = result;
  }
  const isStep = waysOn(run, at).length > 0 || finalControl(run, at) !== null;
  return isElsewhere(opened, at) || isStep ? at : openPage(run, before.snapshot.url);
}

/** A box that showed no place for a code asked something else. */
async function untick(run: Run, view: View, { name, label }: SnapshotElement): Promise<View> {
  const box = view.snapshot.elements.find(
    (each) => each.role === 'checkbox' && each.name === name && each.label === label && each.checked === true,
  );
  if (box) await press(run, view, box);
  return look(run);
}

function leadsAway({ snapshot }: View, { role, href }: SnapshotElement): boolean {
  return role === 'link' && /^https?:/.test(href) && href.split('#')[0] !== snapshot.url.split('#')[0];
}

const isElsewhere = (before: View, after: View): boolean =>
  before.snapshot.url.split('#')[0] !== after.snapshot.url.split('#')[0];

function errorsOf(view: View): string[] {
  return view.snapshot.messages.filter((message) => message.kind === 'error').map((message) => message.text);
}

function discountOf(view: View): number {
  return Math.abs(readTotals(view.snapshot).discount?.amountMinor ?? 0);
}

/** Not every merchant gives the discount a line of its own. Undefined while something lies over the sums. */
function totalOf(view: View): number | undefined {
  return readTotals(view.snapshot).total?.amountMinor;
}

function isLess(after: number | undefined, before: number | undefined): boolean {
  return after !== undefined && before !== undefined && after < before;
}
