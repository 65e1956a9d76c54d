import { cardFields } from '../card/card-fields.ts';
import {
  pageCurrency,
  pricesIn,
  readNamedOrderNumber,
  readOrderNumber,
  readTotals,
  type SnapshotElement,
} from '../perception/index.ts';
import {
  confirmsAnew,
  confirmsBesideOffer,
  readsAsConfirmedAnew,
  saysNotYetPlaced,
  saysPaidAnew,
  saysReceivedAnew,
} from '../proof/confirmed-order.ts';
import { hasNewCode } from '../proof/has-new-code.ts';
import { isCartEmptied, isCartStillFull } from '../proof/is-cart-still-full.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import { readCharged } from '../proof/read-charged.ts';
import type { SendWatch } from '../proof/watch-sends.ts';
import { isConfirmed, putQuestion, saidOutcome } from '../reader/index.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { asksHowToPay } from '../view/asks-how-to-pay.ts';
import { POSSIBLE, WEAK } from '../view/certainty.ts';
import { layerAlone } from '../view/layer-alone.ts';
import { look } from '../view/look.ts';
import { newlyWrong } from '../view/newly-wrong.ts';
import { candidates, pageScore, type View } from '../view/view.ts';

export interface Pressed {
  view: View;
  sends: SendWatch;
  /** The merchant had the order before: what was pressed paid it. */
  isTaken?: boolean;
}

/**
 * For a page after the press whose words no rule can read: what became of the order, by what the press did. Everything is
 * judged against the page as it was pressed, and the merchant's cart has the last word.
 */
export async function judgeByEffect(run: Run, pressed: Pressed): Promise<PlaceOutcome | null> {
  const view = await look(run).catch(() => null);
  if (!view || !pressed.sends.sentAnything() || !isMerchantUrl(run.site, view.snapshot.url)) return null;
  if (confirmsInLayer(pressed.view, view)) return judgeLayer(run, view, pressed.view);
  if (await isLayerSaidToConfirm(run, view, pressed.view)) {
    const taken = await judgeLayer(run, view, pressed.view);
    if (taken) run.recipe.learn([{ of: 'outcome', shape: view.snapshot.shape }]);
    return taken;
  }
  const layer = layerAlone(view);
  if (confirmsBesideOffer(pressed.view, view) && !layer) return judgeBesideOffer(run, view, pressed.view);
  if (hasMovedOn(view, pressed.view) && (!layer || asksForNothing(layer, pressed.view)))
    return pressed.isTaken ? judgePaid(run, view, pressed.view) : judgeArrival(run, view, pressed.view);
  if (asksForCardAnew(view, pressed.view) && (await isCartStillFull(run)))
    return { kind: 'declined', code: 'card_declined', note: 'the merchant complains and asks for the card anew' };
  if (isLedBackToPay(run, view, pressed.view) && (await isCartStillFull(run)))
    return { kind: 'declined', code: 'card_declined', note: 'the merchant complains and asks anew how to pay' };
  return isSentBack(view, pressed.view) && (await isCartStillFull(run))
    ? { kind: 'declined', code: 'merchant_error', note: 'the merchant wants fields of the order page corrected' }
    : null;
}

/**
 * The answer may be a layer over the page that was pressed, with everything of that page still under it: new thanks, a new
 * number of an order, or the words that it was received, and nothing in the layer that asks for the order or its card.
 */
export function confirmsInLayer(before: View, after: View): boolean {
  const layer = layerAlone(after);
  if (!layer || !asksForNothing(layer, before)) return false;
  return confirmsAnew(before, layer) || saysReceivedAnew(before, layer);
}

/**
 * In a layer "Place order" may sound like a cart's button: whatever hints at an order counts, save for a link that says no
 * more than the number of the order and so leads to it, by whatever address.
 */
function asksForNothing(layer: View, before: View): boolean {
  const number = readNamedOrderNumber(layer.snapshot);
  const hints = ASKS_FOR_ORDER.flatMap((kind) => candidates(layer, kind, WEAK / 2));
  const isOrder = ({ role, text }: SnapshotElement) => role === 'link' && text.replace(/^#\s*/, '') === number;
  return hasMovedOn(layer, before) && hints.every(isOrder);
}

/** The same without thanks that a rule can read: a new layer with the order's total, asked about with every value masked. */
async function isLayerSaidToConfirm(run: Run, view: View, before: View): Promise<boolean> {
  const layer = layerAlone(view);
  if (!layer || layerAlone(before) || !asksForNothing(layer, before) || saysNotYetPlaced(layer)) return false;
  return showsTotal(layer, before) && isSaidToConfirm(run, layer);
}

const ASKS_FOR_ORDER = ['placeOrder', 'goToCheckout'] as const;

/**
 * What lies under the layer could still be pressed by somebody who closes it: only an empty cart shows that it was taken.
 * "Order received" alone may be the name of a step: it names the order's total or its buyer as well.
 */
async function judgeLayer(run: Run, view: View, before: View): Promise<PlaceOutcome | null> {
  const layer = layerAlone(view);
  if (!layer || !(confirmsAnew(before, layer) || showsTotal(layer, before) || namesBuyer(run, layer))) return null;
  if (!(await isCartEmptied(run, before.snapshot.url))) return null;
  const { agreedTotal } = run.memory;
  const charged = agreedTotal && readCharged(layer, agreedTotal);
  return { kind: 'placed', order: { number: readOrderNumber(layer.snapshot), url: view.snapshot.url, charged } };
}

/**
 * Nothing asks for the order or its card any more, and there is no complaint. What was said before the press, such as a
 * notice about cookies, says nothing about it.
 */
function hasMovedOn(view: View, before: View): boolean {
  const hasError = hasNewError(view, before) || pageScore(view, 'error') >= POSSIBLE;
  return !hasError && cardFields(view).length === 0 && candidates(view, 'placeOrder').length === 0;
}

/**
 * The order exists when its code came up with this page and the cart is empty. Without a code the page has to give thanks
 * or read as a confirmation, which it did not before the press, or a second reader has to say that it confirms the order,
 * asked with every value masked. Each counts only with the order's total and the empty cart; plain thanks also on a page
 * that names no total at all. A no changes nothing: an order that may exist is never denied on a reader's word.
 */
async function judgeArrival(run: Run, view: View, before: View): Promise<PlaceOutcome | null> {
  const number = readOrderNumber(view.snapshot);
  const isNamed = number !== null || hasNewCode(view.snapshot.url, before.snapshot.url);
  const isThanked = confirmsAnew(before, view);
  const thanks = isThanked || readsAsConfirmedAnew(before, view);
  const isOfThisOrder = showsTotal(view, before) || (isThanked && readTotals(view.snapshot).total === null);
  if (!isNamed && !(isOfThisOrder && (thanks || (await isSaidToConfirm(run, view))))) return null;
  if (!(await isCartEmptied(run, before.snapshot.url))) return null;
  if (!isNamed && !thanks) run.recipe.learn([{ of: 'outcome', shape: view.snapshot.shape }]);
  return { kind: 'placed', order: { number, url: view.snapshot.url } };
}

/** An order that was taken has its number and an empty cart, paid or not: only what the page says of it counts. */
async function judgePaid(run: Run, view: View, before: View): Promise<PlaceOutcome | null> {
  return paidOrder(run, view, before) ?? ((await isSaidToConfirm(run, view)) ? orderAt(view) : null);
}

/** The merchant says that the payment of an order came which it had taken before. */
export function paidOrder(run: Pick<Run, 'site'>, view: View, before: View): PlaceOutcome | null {
  if (!isMerchantUrl(run.site, view.snapshot.url) || !hasMovedOn(view, before)) return null;
  return saysPaidAnew(before, view) ? orderAt(view) : null;
}

function orderAt({ snapshot }: View): PlaceOutcome {
  return { kind: 'placed', order: { number: readOrderNumber(snapshot), url: snapshot.url } };
}

/** What sounds like the order beside a confirmation is none where nothing is left to order, and no other total is named. */
async function judgeBesideOffer(run: Run, view: View, before: View): Promise<PlaceOutcome | null> {
  if (hasNewError(view, before) || cardFields(view).length > 0) return null;
  // What sounds like ordering may be what pays, where the card was chosen and nobody has asked for it yet.
  if (!run.memory.cardTyped && run.memory.paymentMethod !== 'offline') return null;
  if (readTotals(view.snapshot).total !== null && !showsTotal(view, before)) return null;
  if (!(await isCartEmptied(run, before.snapshot.url))) return null;
  return { kind: 'placed', order: { number: readOrderNumber(view.snapshot), url: view.snapshot.url } };
}

async function isSaidToConfirm(run: Run, view: View): Promise<boolean> {
  const { shape } = view.snapshot;
  if (run.recipe.lessons().some((lesson) => lesson.of === 'outcome' && lesson.shape === shape)) return true;
  return run.reader !== null && saidOutcome(await putQuestion(run, isConfirmed(view))) === 'confirmed';
}

function showsTotal(view: View, before: View): boolean {
  const total = readTotals(before.snapshot).total?.amountMinor;
  const currency = pageCurrency(view.snapshot);
  return view.snapshot.texts.some(
    ({ text, covered }) => !covered && pricesIn(text, currency).some(({ amountMinor }) => amountMinor === total),
  );
}

function namesBuyer({ order }: Pick<Run, 'order'>, { snapshot }: View): boolean {
  const email = order.contact.email.toLowerCase();
  return snapshot.texts.some(({ text, covered }) => !covered && text.toLowerCase().includes(email));
}

function hasNewError({ snapshot }: View, before: View): boolean {
  const known = new Set(before.snapshot.messages.map(({ text }) => text));
  return snapshot.messages.some(({ kind, text }) => kind === 'error' && !known.has(text));
}

/**
 * In words that nobody knows: a new complaint, above an empty form for the card that the order page did not have. The one
 * that was typed did not pay.
 */
function asksForCardAnew(view: View, before: View): boolean {
  const number = cardFields(view).find(({ part }) => part === 'number');
  return number?.element.filled === false && cardFields(before).length === 0 && hasNewError(view, before);
}

/**
 * The same where the card is asked for only once it is chosen: a new complaint, on a step that was left before the order,
 * which asks how to pay again and orders nothing.
 */
function isLedBackToPay({ memory }: Run, view: View, before: View): boolean {
  const pathOf = (url: string) => URL.parse(url)?.pathname;
  const here = pathOf(view.snapshot.url);
  const wasLeft = here !== pathOf(before.snapshot.url) && [...memory.stepsLeft].some((step) => pathOf(step) === here);
  if (!memory.cardTyped || !wasLeft || !hasNewError(view, before)) return false;
  return asksHowToPay(view) && candidates(view, 'placeOrder').length === 0;
}

/** The same page asks for the order again and marks fields as wrong that were not marked before. */
function isSentBack(view: View, before: View): boolean {
  const pathOf = ({ snapshot }: View) => new URL(snapshot.url).pathname;
  if (pathOf(view) !== pathOf(before) || candidates(view, 'placeOrder').length === 0) return false;
  return newlyWrong(before, view).length > 0;
}
