import { createHash } from 'node:crypto';
import { describe } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { hasBegun, isShopping, returnToCart } from '../cart/open-cart.ts';
import { paymentRows, type SnapshotElement } from '../perception/index.ts';
import { awaitWaking } from '../quiet/await-waking.ts';
import { readAgain } from '../reader/index.ts';
import { awaitLowerTotal, checkShownTotal } from '../review/check-shown-total.ts';
import { finalControl } from '../review/final-control.ts';
import { noteWayOn } from '../run/opened-layer.ts';
import type { Run } from '../run/run.ts';
import { ErrorPage, Stop } from '../run/stop.ts';
import { SURE } from '../view/certainty.ts';
import { look, lookUntil } from '../view/look.ts';
import { takesCardsAlone } from '../view/names-card.ts';
import { newlyWrong } from '../view/newly-wrong.ts';
import { showsField } from '../view/shows-field.ts';
import { pageScore, signature, type View } from '../view/view.ts';
import { answerComplaints, checkComplaints } from './answer-complaints.ts';
import { answerAnything } from './answer-question.ts';
import { areDeliveriesToCome, awaitDeliveries } from './await-deliveries.ts';
import { checkRegion } from './check-region.ts';
import { giveUpShipping } from './choose-shipping.ts';
import { checkAnswered } from './fill-details.ts';
import { findCardOpener } from './find-card-opener.ts';
import { endBoxWait, endCardWait, mayHurry } from './goals.ts';
import { isReady, offersCard } from './is-ready.ts';
import { noteSaved, savedKey } from './note-saved.ts';
import { openKnownCheckout } from './open-known-checkout.ts';
import { openSlots } from './open-slots.ts';
import { lacksBillingAddress } from './plan-details.ts';
import { pressOnRecord } from './press-on-record.ts';
import { progressOf } from './progress-of.ts';
import { noteStepLeft, waysOn } from './ways-on.ts';
import { complaintOf, unanswered } from './what-is-missing.ts';

/**
 * Goes one page further and returns what is seen then, or `ready` when the only thing left is to place the order. A
 * control that got us no further is not pressed again on the same page; when none is left, the page's complaints decide
 * how it ends. `known` is the control that led on from such a page before.
 */
export async function advance(run: Run, view: View, known: SnapshotElement | null = null): Promise<View | 'ready'> {
  const page = createHash('sha1').update(progressOf(view)).digest('hex').slice(0, 12);
  const late = await awaitCardForm(run, view, page);
  if (late) return late;
  const slots = openSlots(run, view);
  const hiding = slots.flatMap(({ opener, hidesFields }) => (hidesFields ? [opener] : []));
  const most = (element: SnapshotElement) => (hiding.includes(element) ? MOST_REOPENINGS : 1);
  const isUntried = (element: SnapshotElement) =>
    run.tries.hasLeft(savedKey(view, element), 1) && run.tries.hasLeft(keyOf(page, element), most(element));
  if (isReady(run, view, isUntried)) {
    if (endBoxWait(run, view)) return look(run);
    checkAnswered(run, view);
    checkRegion(view, run.order);
    return 'ready';
  }
  const lower = await awaitLowerTotal(run, view);
  if (lower) return lower;
  // A page that asks how to pay has the deliveries on it too: going on would take one that nobody has seen.
  const shown = showsField(view, 'paymentMethod') ? await awaitDeliveries(run, view, page) : null;
  if (shown) return shown;
  const ways = known ? [known, ...waysOn(run, view)] : waysOn(run, view);
  const untried = (element: SnapshotElement) =>
    run.tries.hasLeft(savedKey(view, element), 1) &&
    run.tries.mayTry(keyOf(page, element), most(element)) &&
    run.tries.mayTry(`advance ${describe(element)} ${placeOf(view, element)}`, MOST_AT_ONE_PLACE);
  const next = ways.find(untried);
  if (!next) {
    if (giveUpShipping(run, view)) return look(run);
    // A page that was still drawing itself after the press told its complaints later.
    if (answerComplaints(run, null, view)) return look(run);
    const answered = await answerAnything(run, view);
    if (answered) return answered;
    run.memory.ledNowhere = new Set(ways.map(describe));
    const delivered = await awaitDeliveries(run, view, page);
    if (delivered) return delivered;
    // The page may have changed while the deliveries were awaited.
    if (endCardWait(run, view) || endBoxWait(run, view)) return look(run);
    const later = (await openKnownCheckout(run, view)) ?? (await goBack(run, view)) ?? (await waitForChange(run, view));
    if (!later) throw stuck(run, view);
    return later;
  }
  checkShownTotal(run, view, next);
  const [sent, documents] = [run.requests.sentCount(), run.requests.documentCount()];
  if (run.memory.wakesLate) await awaitWaking(run);
  const opensCard = findCardOpener(run, view) === next;
  run.memory.cardPassedBy ||=
    run.memory.cartVerified && run.memory.paymentMethod === null && !opensCard && mayOfferCard(view);
  run.memory.cardToldAlone ||= run.memory.addressGiven && takesCardsAlone(view);
  noteWayOn(run, view);
  const after = await pressOnRecord(run, view, next, { hurry: mayHurry });
  if (opensCard) run.memory.paymentMethod = 'card';
  run.recipe.record(view.snapshot.shape, 'advance', next);
  if (isNextStep(view, after)) run.memory.ledOn.add(describe(next));
  else if (view.taught?.ways.has(next.ref) && run.requests.sentCount() === sent)
    run.memory.didTheirWork.add(describe(next));
  if (after.snapshot.url === view.snapshot.url) {
    if (run.requests.documentCount() === documents) noteSaved(run, view, after, next, sent);
    else if (hasLostCard(view, after)) startPatience(run);
    checkComplaints(run, view, after);
    // To open a block sends nothing: what is still marked then was said before.
    const isOpened = slots.some(({ opener }) => opener === next) && newlyWrong(view, after).length === 0;
    if (!isOpened) answerComplaints(run, view, after);
  } else noteStepLeft(run, view, next);
  return after;
}

/** Another page of the checkout, or other questions on the same one and none of them complained of. */
function isNextStep(before: View, after: View): boolean {
  if (after.snapshot.url !== before.snapshot.url) return hasBegun(before) && hasBegun(after);
  return hasBegun(before) && after.snapshot.shape !== before.snapshot.shape && newlyWrong(before, after).length === 0;
}

/** Of ways to pay in words that nobody knows one may be the card. */
function mayOfferCard(view: View): boolean {
  return offersCard(view) || paymentRows(view.snapshot.elements).length > 0;
}

/** A page that is never quite the same is not gone on with for ever. */
const MOST_AT_ONE_PLACE = 6;

/** A checkout at one address may have any number of steps, each with fields of its own and a button of the same name. */
function placeOf({ snapshot }: View, { dialog }: SnapshotElement): string {
  return `${dialog < 0 ? '' : 'in a layer'} ${snapshot.url} ${snapshot.shape}`;
}

/** A page that is redrawn after the first answer of a block folds it up again. */
const MOST_REOPENINGS = 3;

/** Going back to the cart is a guess: a second reader may see what leads on from here. */
async function goBack(run: Run, view: View): Promise<View | null> {
  const told = isShopping(run, view) ? await readAgain(run, 'cart', stuck(run, view)) : null;
  return told ?? returnToCart(run, view);
}

/**
 * The page came back without the card that was typed: its form went out before the script that hands the card over had
 * woken up. The same way is tried again, with time.
 */
function hasLostCard(before: View, after: View): boolean {
  const [was, is] = [cardFields(before), cardFields(after)];
  return was.length > 0 && was.every(({ element }) => element.filled) && is.some(({ element }) => !element.filled);
}

function startPatience(run: Pick<Run, 'memory' | 'tries'>): void {
  if (run.memory.wakesLate) return;
  run.memory.wakesLate = true;
  run.tries.forget(/^advance /);
}

/**
 * A card form comes later than the page around it, in a frame or drawn by a script, also where nothing has said yet how
 * the order is paid. Returns the later view if it came, else null.
 */
async function awaitCardForm(run: Run, view: View, page: string): Promise<View | null> {
  const { paymentMethod, cardTyped } = run.memory;
  if (paymentMethod === 'offline' || cardTyped || !run.hooks.card) return null;
  if (cardFields(view).length > 0 || run.recipe.cardFollows() || !finalControl(run, view)) return null;
  // Once more after the card was chosen: only then do many pages load its form.
  if (!run.tries.mayTry(`card form ${page} ${paymentMethod}`, 1)) return null;
  const later = await lookUntil(run, view, (each) => cardFields(each).length > 0, CARD_FORM_MS);
  return cardFields(later).length > 0 ? later : null;
}

const CARD_FORM_MS = 2_000;

function keyOf(page: string, element: SnapshotElement): string {
  return `advance ${page} ${describe(element)}`;
}

const PATIENCE_MS = 5_000;
const MOST_PATIENCE = 8;

/** A verdict that nothing leads on is cheap to delay and costly when wrong: a slow page gets time to draw itself. */
async function waitForChange(run: Run, view: View): Promise<View | null> {
  const { url } = view.snapshot;
  const { documentCount, sentCount } = run.requests;
  // A page that was sent and came back draws itself anew, and so does a step that a script saved: it was not the one that
  // got its time before.
  if (!run.tries.hasLeft(`patience ${url}`, MOST_PATIENCE)) return null;
  if (!run.tries.mayTry(`patience ${url} ${documentCount()} ${sentCount()}`, 2)) return null;
  run.tries.add(`patience ${url}`);
  const before = signature(view);
  const after = await lookUntil(run, view, (each) => signature(each) !== before, PATIENCE_MS);
  return signature(after) === before ? null : after;
}

function stuck(run: Pick<Run, 'deps' | 'memory' | 'order' | 'requests'>, view: View): Stop {
  const message = complaintOf(view);
  const failed = run.requests.failedData();
  if (failed)
    return new Stop('merchant_error', `the merchant answered a request from its own page with status ${failed}`, true);
  if (pageScore(view, 'emptyCart') >= SURE) {
    run.memory.cartSeenEmpty = true;
    return new Stop('out_of_stock', 'the merchant emptied the cart');
  }
  // A page that is plainly a step of the checkout may speak of errors without being one.
  if (view.page.kind === 'error' && pageScore(view, 'error') >= SURE)
    return new ErrorPage(message || 'the merchant shows an error page');
  if (lacksBillingAddress(view, run.order, run.memory)) {
    return new Stop('billing_address_required', 'the merchant asks for a separate billing address');
  }
  checkRegion(view, run.order);
  const open = unanswered(view);
  const asked = open.length > 0 ? `unanswered: ${open.join(', ')}` : 'nothing leads on';
  const detail = message || (areDeliveriesToCome(run, view) ? 'the deliveries are still to be shown' : asked);
  run.deps.log('stuck', { page: view.page.kind, url: view.snapshot.url, detail, controls: controlsOf(view) });
  return new Stop('agent_stuck', `${view.page.kind} page: ${detail}`.slice(0, 200));
}

/** For the log: what the page offers and what it was taken for. Names only, no values. */
function controlsOf(view: View): string[] {
  return view.snapshot.elements.map((element) => {
    const kinds = view.actions.filter((action) => action.ref === element.ref);
    const field = view.fields.get(element.ref);
    const taken = [
      ...kinds.map((action) => `${action.kind} ${action.score.toFixed(2)}`),
      field && `${field.kind}/${field.section}`,
    ];
    const flags = [element.disabled && 'disabled', element.covered && 'covered', element.required && 'required'];
    return [element.role, element.name || element.id || element.text.slice(0, 40), ...taken, ...flags]
      .filter(Boolean)
      .join(' ');
  });
}
