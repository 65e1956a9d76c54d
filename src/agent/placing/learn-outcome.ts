import { says } from '../../words/says.ts';
import { cardFields } from '../card/card-fields.ts';
import { confirmedOrder, confirmsAnew, confirmsBesideOffer } from '../proof/confirmed-order.ts';
import { isCartStillFull } from '../proof/is-cart-still-full.ts';
import { isSaidInPassing } from '../proof/is-said-in-passing.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import { showsAmount } from '../proof/read-charged.ts';
import type { SendWatch } from '../proof/watch-sends.ts';
import { finalControl } from '../review/final-control.ts';
import { waitsForTerms } from '../review/shut-order.ts';
import { isMerchantUrl, mayTakeCard } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { isCaptchaWall } from '../safety/captcha-wall.ts';
import { LIKELY, SURE, WEAK } from '../view/certainty.ts';
import { look } from '../view/look.ts';
import { type Complaint, newComplaints } from '../view/new-complaints.ts';
import { readNewDocuments } from '../view/read-new-documents.ts';
import { candidates, elementOf, pageScore, signature, type View } from '../view/view.ts';
import { chooseCardAtProvider } from './choose-card-at-provider.ts';
import { declineOffer } from './decline-offer.ts';
import { findWayToPay } from './find-way-to-pay.ts';
import { followsLate } from './follows-late.ts';
import { isTakenUnpaid } from './is-taken-unpaid.ts';
import { confirmsInLayer, judgeByEffect, paidOrder } from './judge-by-effect.ts';
import { refusalOfFailedServer } from './refusal-of-failed-server.ts';
import { wordsAtOpenField } from './words-at-open-field.ts';

const LONGEST_WAIT_MS = 45_000;
/** A page that shows the same form again, with nothing on its way, for this long has given its answer. */
const NO_REACTION_MS = 4_000;
/** A page that looks just as before for this long, with nothing on its way, will not say any more by itself. */
const SILENCE_MS = 10_000;
const CHALLENGE_MS = 2_500;
/** Some banks draw their question late; a page that is still no bank's by then belongs to someone else. */
const STRANGER_MS = 10_000;
const PAUSE_MS = 120;

export interface ClickMark {
  at: number;
  /** The page as it was clicked: a complaint counts only when it was not there before. */
  view: View;
  /** The control did not say that it orders: a page that asks for the order afterwards proves that none was placed. */
  ambiguous: boolean;
  /** The merchant had the order before: what was pressed paid it. */
  isTaken?: boolean;
  sent: number;
  documents: number;
  sends: SendWatch;
}

/**
 * No outcome yet: a page that plainly asks for the order, one that asks for the card of the order just placed, or one that
 * leads to where the card is asked for.
 */
export type Followed = 'review_follows' | 'card_follows' | 'way_to_pay_follows';

/**
 * Reads what became of the press. Says `declined` only when the merchant's page itself says no, and `placed` only when
 * it says yes; everything else is `unknown`.
 */
export async function learnOutcome(run: Run, mark: ClickMark): Promise<PlaceOutcome | Followed> {
  const early = readNewDocuments(run, (view) => confirmsPlainly(run, view));
  try {
    return await watchAnswer(run, mark, early.found);
  } finally {
    early.stop();
  }
}

async function watchAnswer(run: Run, mark: ClickMark, early: Promise<View>): Promise<PlaceOutcome | Followed> {
  let seen: PlaceOutcome | Followed | null = null;
  // A press may take long by itself; the silence after it begins when somebody listens.
  const began = Date.now();
  let last = { news: '', at: began };
  let wasAsked = false;
  let isUnpaid = false;
  let isFull: boolean | null = null;
  while (Date.now() - began < LONGEST_WAIT_MS && Date.now() - last.at < SILENCE_MS) {
    const view = await Promise.race([look(run).catch(() => null), early]);
    if (run.browser.died.aborted || run.page.isClosed())
      return { kind: 'unknown', note: 'the browser went away after the click' };
    isUnpaid = view !== null && (await findWayToPay(run, view, mark.view)) !== null;
    if (isUnpaid && !run.memory.cardTyped) return 'way_to_pay_follows';
    if (view) seen = isUnpaid ? null : judge(run, view, mark);
    if (view && seen && typeof seen === 'object' && isSaidInPassing(view, seen)) {
      isFull ??= await isCartStillFull(run, mark.view.snapshot.url);
      if (!isFull) seen = null;
    }
    if (view && typeof seen === 'object' && seen?.kind === 'unknown')
      return (await refusalOfFailedServer(run, view, mark)) ?? seen;
    if (seen && typeof seen === 'object' && (await isTakenUnpaid(run, seen, mark.view.snapshot.url)))
      return { kind: 'unknown', note: 'the merchant has the order, but could not take its payment' };
    if (seen && typeof seen === 'object' && seen.kind === 'placed')
      return (await followsLate(run, (each) => asksToPay(run, each, mark))) ?? seen;
    if (seen) return seen;
    const mayConfirm = view && (confirmsInLayer(mark.view, view) || confirmsBesideOffer(mark.view, view));
    if (mayConfirm && !wasAsked && !isAnswerPending(run, mark)) {
      wasAsked = true;
      const taken = await judgeByEffect(run, mark);
      if (taken) return taken;
    }
    if (view && ((await declineOffer(run, view, mark)) || (await chooseCardAtProvider(run, view, mark.view)))) continue;
    const news = `${run.requests.documentCount()} ${run.requests.sentCount()} ${view ? signature(view) : ''}`;
    if (news !== last.news || isAnswerPending(run, mark)) last = { news, at: Date.now() };
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  if (isUnpaid) return { kind: 'unknown', note: 'the merchant has the order, and still asks for its payment' };
  const effect = await judgeByEffect(run, mark);
  if (effect) return effect;
  return {
    kind: 'unknown',
    note: `no confirmation within ${Math.round((Date.now() - mark.at) / 1000)} s; last page ${hostAndPath(run.page.url())}`,
  };
}

async function asksToPay(run: Run, view: View, mark: ClickMark): Promise<Followed | null> {
  if (await findWayToPay(run, view, mark.view)) return 'way_to_pay_follows';
  return asksForCard(run, view, mark) ? 'card_follows' : null;
}

function judge(
  run: Pick<Run, 'hints' | 'hooks' | 'memory' | 'requests' | 'site'>,
  view: View,
  mark: ClickMark,
): PlaceOutcome | Followed | null {
  const placed = confirmedOrder(run, view) ?? (mark.isTaken ? paidOrder(run, view, mark.view) : null);
  if (placed) return placed;
  if (run.memory.leakTo) return judgeLeak(run, mark, run.memory.leakTo);
  if (asksForCard(run, view, mark)) return 'card_follows';
  const lost = lostAnswer(run, mark);
  if (mark.ambiguous && !lost && asksForTheOrder(run, view, mark)) {
    if (confirmsBesideOffer(mark.view, view)) return null;
    // Asking once more after having confirmed is a trap or a fault; a second click could be a second order.
    if (pageScore(view, 'confirmation') >= SURE || confirmsAnew(mark.view, view))
      return { kind: 'unknown', note: 'the page confirms the order and asks for it again' };
    return 'review_follows';
  }
  const answer = run.requests.lastDocument();
  if (answer && (answer.error || answer.status >= 500)) {
    return {
      kind: 'unknown',
      note: `the merchant answered the order with ${answer.error ?? `status ${answer.status}`}`,
    };
  }
  const refusal = findRefusal(view, mark);
  if (isChallenge(run, view, mark, refusal !== null)) {
    return { kind: 'declined', code: 'authentication_required', note: 'the card issuer asks for a confirmation' };
  }
  if (isElsewhere(run, view, mark)) {
    const note = `the order led to ${hostAndPath(view.snapshot.url)}, which says nothing about it`;
    return { kind: 'unknown', note };
  }
  if (isCaptchaWall(view)) {
    return { kind: 'declined', code: 'captcha_blocked', note: 'a captcha instead of the order' };
  }
  if (lost) return judgeLost(run, mark);
  if (refusal) return { kind: 'declined', code: refusal.code, note: refusal.text };
  return judgeStandstill(run, view, mark);
}

/** Many shops take the order first and ask for the card on the page, or in the layer, that follows. */
function asksForCard(run: Pick<Run, 'hooks' | 'memory' | 'requests' | 'site'>, view: View, mark: ClickMark): boolean {
  const isNew = !run.memory.cardTyped && cardFields(mark.view).length === 0;
  if (!isNew || !run.hooks.card || run.requests.inFlight() > 0) return false;
  return mayTakeCard(run.site, view.snapshot.url) && cardFields(view).length > 0;
}

/** A form that was to go elsewhere was stopped; what the page sent to the merchant itself besides may be the order. */
function judgeLeak(run: Pick<Run, 'requests' | 'site'>, mark: ClickMark, host: string): PlaceOutcome | null {
  const note = `the card form tried to send the card to ${host}`;
  const reached = run.requests.writesSince(mark.sent).some(({ url }) => isMerchantUrl(run.site, url));
  if (!reached) return { kind: 'declined', code: 'off_site_redirect', note };
  return Date.now() - mark.at < NO_REACTION_MS ? null : { kind: 'unknown', note };
}

/**
 * Whether the page after a control that did not say that it orders plainly asks for the order. On a page of blocks the
 * card's stays where it is when it is saved; a page that came anew with a card form may be a refusal, unless the merchant
 * kept the whole card in it and its button tells something else than the one that was pressed.
 */
function asksForTheOrder(run: Pick<Run, 'memory' | 'requests'>, view: View, mark: ClickMark): boolean {
  const control = finalControl(run, view);
  if (control?.ambiguous !== false && waitsForTerms(view) && !waitsForTerms(mark.view))
    return run.requests.inFlight() === 0 && cardFields(view).length === 0 && !findRefusal(view, mark);
  // What lies under a layer asks for nothing as long as that is there.
  if (control?.ambiguous !== false || control.element.covered || findRefusal(view, mark)) return false;
  const card = cardFields(view);
  // A layer that took the card is gone before the page below it has moved on.
  if (isBelowLayer(view, mark) && run.requests.inFlight() > 0) return false;
  if (card.length === 0) return true;
  if (run.requests.inFlight() > 0 || newComplaints(mark.view, view).length > 0) return false;
  if (view.snapshot.url !== mark.view.snapshot.url) return false;
  if (run.requests.documentCount() === mark.documents) return true;
  const isAnother = control.element.name !== finalControl(run, mark.view)?.element.name;
  const hasError = view.snapshot.messages.some(({ kind }) => kind === 'error');
  return isAnother && !hasError && card.every(({ element }) => element.filled && !element.invalid);
}

function isBelowLayer({ snapshot }: View, { view }: ClickMark): boolean {
  return snapshot.url === view.snapshot.url && cardFields(view).some(({ element }) => element.frame > 0);
}

/**
 * Whether something that the page sent since the click got no answer, or one that says nothing. Whatever the page makes of
 * that ("please try again"), the merchant may have taken the order. A stranger's silence counts only where the merchant
 * itself was sent nothing.
 */
function lostAnswer(run: Pick<Run, 'requests' | 'site'>, mark: ClickMark): boolean {
  const writes = run.requests.writesSince(mark.sent);
  const own = writes.filter(({ url }) => isMerchantUrl(run.site, url));
  return (own.length > 0 ? own : writes).some(({ answered }) => !answered);
}

/** Everything that was sent since the click has its answer, and none of them is a failure. */
export function isAnswered(run: Pick<Run, 'requests' | 'site'>, mark: ClickMark): boolean {
  const answer = run.requests.lastDocument();
  const hasFailed = answer && (answer.error || answer.status >= 500);
  return !hasFailed && !isAnswerPending(run, mark) && !lostAnswer(run, mark);
}

/** A payment may take long: what the merchant was sent since the click is waited for until it is answered or broken off. */
function isAnswerPending(run: Pick<Run, 'requests' | 'site'>, mark: ClickMark): boolean {
  const writes = run.requests.writesSince(mark.sent);
  return run.requests.inFlight() > 0 || writes.some(({ url, over }) => !over && isMerchantUrl(run.site, url));
}

/** The page gets the time to ask again by itself; after that only looking for the order can tell. */
function judgeLost(run: Pick<Run, 'requests' | 'site'>, mark: ClickMark): PlaceOutcome | null {
  if (Date.now() - mark.at < NO_REACTION_MS || isAnswerPending(run, mark)) return null;
  return { kind: 'unknown', note: 'the merchant gave no answer to the order' };
}

/** What the page says against the order since the click, where it names a reason. */
function findRefusal(view: View, mark: ClickMark): Complaint | null {
  const [complaint] = newComplaints(mark.view, view);
  return complaint && complaint.code !== 'merchant_error' ? complaint : null;
}

/**
 * Redirects through an issuer pass in a moment; one that stays and asks for something is a question to the card holder. A
 * refusal may name the bank too, and a review may have said "confirm your purchase" before the click.
 */
function isChallenge(run: Pick<Run, 'requests' | 'site'>, view: View, mark: ClickMark, isRefused: boolean): boolean {
  const said = pageScore(view, 'challenge3ds');
  const score = said > pageScore(mark.view, 'challenge3ds') ? said : 0;
  const asksForCode = [...view.fields].some(([ref, field]) => field.kind === 'otp' && elementOf(view, ref)?.visible);
  if (score >= LIKELY || asksForCode) return true;
  const stays = Date.now() - mark.at > CHALLENGE_MS && !isAnswerPending(run, mark);
  return stays && !isRefused && score >= WEAK;
}

/** A page of another site that waits for an answer and is not an issuer's: the order may exist, but nothing here says so. */
function isElsewhere(run: Pick<Run, 'memory' | 'requests' | 'site'>, view: View, mark: ClickMark): boolean {
  if (mayTakeCard(run.site, view.snapshot.url) || !run.memory.cardTyped) return false;
  const stays = Date.now() - mark.at > STRANGER_MS && !isAnswerPending(run, mark);
  return (
    stays && view.snapshot.elements.some(({ visible, role }) => visible && (role === 'textbox' || role === 'button'))
  );
}

/**
 * A confirmation that need not come to rest: it names the order and the very total that was agreed. Where no card was asked
 * for yet, the end of the page may do so.
 */
function confirmsPlainly(run: Pick<Run, 'hints' | 'memory' | 'site'>, view: View): boolean {
  if (run.memory.paymentMethod !== 'offline' && !run.memory.cardTyped) return false;
  const outcome = confirmedOrder(run, view);
  const { agreedTotal } = run.memory;
  if (outcome?.kind !== 'placed' || outcome.order.number === null || outcome.order.charged || !agreedTotal)
    return false;
  return pageScore(view, 'confirmation') >= SURE && showsAmount(view, agreedTotal.minor);
}

/**
 * A page that stands still. An error that asks for a correction is a refusal, and so is any other when nothing at all
 * left the browser. One that names no reason is no answer: shops show it after orders that they took. Nor is silence.
 */
function judgeStandstill(run: Pick<Run, 'memory' | 'requests'>, view: View, mark: ClickMark): PlaceOutcome | null {
  const waited = Date.now() - mark.at;
  if (run.requests.inFlight() > 0 || waited < NO_REACTION_MS) return null;
  const known = new Set(mark.view.snapshot.messages.map((message) => message.text));
  const complaints = view.snapshot.messages
    .filter((message) => message.kind === 'error')
    .map((message) => message.text.trim())
    .filter((text) => text !== '' && !known.has(text));
  // Beside the field that is wrong there may stand no more than its name.
  const complaint = complaints.find((text) => says('asksForCorrection', text)) ?? complaints[0];
  if (complaint && candidates(view, 'placeOrder').length > 0) {
    const note = complaint.slice(0, 160);
    const isRefusal = says('asksForCorrection', complaint) || !mark.sends.sentAnything();
    return isRefusal ? { kind: 'declined', code: 'merchant_error', note } : { kind: 'unknown', note };
  }
  const words = mark.sends.sentAnything() ? null : wordsAtOpenField(run, mark.view, view);
  return words === null ? null : { kind: 'declined', code: 'merchant_error', note: words.slice(0, 160) };
}

function hostAndPath(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: 'unreadable', pathname: '' };
  return host + pathname;
}
