import { describe, orders } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { hasBegun, isOnProductPage } from '../cart/open-cart.ts';
import { hasAdded } from '../cart/pressed-adds.ts';
import { type ActionKind, type FieldKind, PERSON_FIELDS, type SnapshotElement } from '../perception/index.ts';
import { isUnasked } from '../refusals/is-unasked.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { LIKELY, POSSIBLE, SURE, WEAK } from '../view/certainty.ts';
import { barredRefs, formSubmits, isFold, isToBeRead } from '../view/form-submits.ts';
import { asksWho, isDoor, letsLinesChange } from '../view/is-bare-cart.ts';
import { leadsHere, leadsHome, stepName } from '../view/leads-here.ts';
import { otherDeliveries } from '../view/other-deliveries.ts';
import { otherPayments } from '../view/other-payments.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, pageScore, type View } from '../view/view.ts';
import { buysAnother, exitByPlace } from './exit-by-place.ts';
import { findTitledOpener } from './find-card-opener.ts';
import { mayCheckOutAt } from './follow-to-checkout.ts';
import { isOfStepRow } from './is-of-step-row.ts';
import { type OpenSlot, openSlots } from './open-slots.ts';
import { answeredOpeners } from './read-only-slots.ts';

/**
 * Controls that may lead on, best first. A refusal of an offer comes first: where there is one, the other ways on accept
 * the offer. Nothing that adds to the order or leaves the site is among them.
 */
export function waysOn(run: Pick<Run, 'hints' | 'memory' | 'site'>, view: View): SnapshotElement[] {
  const onShelf = isShelf(run, view);
  const opened = openSlots(run, view);
  const first = opened.filter(({ comesFirst }) => comesFirst).map(({ opener }) => opener);
  // What opens the place for a code has its own time, and leads no further.
  const codes = new Set(candidates(view, 'openCoupon').map(({ ref }) => ref));
  // What was said to show the cart leads back from here on.
  const toCart = new Set(run.memory.cartVerified ? candidates(view, 'viewCart').map(({ ref }) => ref) : []);
  const isDone = (element: SnapshotElement) => run.memory.didTheirWork.has(describe(element));
  const told = view.snapshot.elements.filter(
    ({ ref, visible, checked }) => visible && checked !== true && view.taught?.ways.has(ref),
  );
  const all = [
    ...told.filter((element) => !codes.has(element.ref) && !toCart.has(element.ref) && !isDone(element)),
    ...candidates(view, 'declineOffer'),
    ...first,
    ...(isCart(view) ? cartExits(view) : []),
    ...(onShelf ? shelfExits(view) : []),
    ...opened.filter((slot) => slot.hidesFields || isPassedOver(view, slot)).map(({ opener }) => opener),
    ...candidates(view, 'continue').filter((element) => !barredRefs(view).has(element.ref) && !signsIn(view, element)),
    // On a product's page a form with a postal code only asks what the delivery would cost.
    ...(onShelf ? [] : formSubmits(view)),
    ...candidates(view, 'goToCheckout'),
    // "Pay" below the guest's e-mail address leads past the sign-in beside it.
    ...(isDoor(run, view) ? candidates(view, 'placeOrder') : []),
    ...candidates(view, 'openSection').filter((element) => !isOfStepRow(view, element)),
    ...opened.map(({ opener }) => opener),
    ...buttonAfterFields(run, view),
  ];
  const placed = exitByPlace(run, view);
  const others = new Set([...otherPayments(run, view), ...otherDeliveries(run, view)]);
  // "Add a way to pay" adds nothing to the order where it shows the card's fields.
  const shown = opened.some(({ about }) => about === 'payment') ? findTitledOpener(view) : undefined;
  const isWeakLink = (element: SnapshotElement) =>
    element.role === 'link' && leadsOn(view, element) < WEAK_LINK && !isCart(view) && !placed.includes(element);
  const answered = answeredOpeners(run, view);
  const exits = new Set(candidates(view, 'goToCheckout'));
  const leaves = (element: SnapshotElement) =>
    /^https?:/.test(element.href) &&
    !(exits.has(element) ? mayCheckOutAt(run, element.href) : isMerchantUrl(run.site, element.href));
  const leadsNowhere = (element: SnapshotElement) =>
    isFold(view, element) || isToBeRead(view, element) || isWeakLink(element);
  const ways = complainedFirst(run, view, cardsFirst(view, [...new Set([...all, ...placed])])).filter(
    (element) =>
      (!isUnasked(element) || element === shown) &&
      !others.has(element.ref) &&
      !answered.has(element) &&
      !hasAdded(run, view, element) &&
      !buysAnother(run, view, element) &&
      !orders(run, view, element) &&
      !leaves(element) &&
      !(onShelf && !placed.includes(element) && belongsToShelf(view, element)) &&
      !leadsHere(view, element) &&
      !leadsHome(view, element) &&
      !leadsBack(run, view, element) &&
      (view.taught?.ways.has(element.ref) || first.includes(element) || !leadsNowhere(element)),
  );
  // A layer over the page is a step of its own.
  const open = view.snapshot.modal ? ways.filter((element) => !element.covered) : [];
  return open.length > 0 ? open : ways;
}

/**
 * "Next" in a form for members that nobody filled in, beside the one that asks a guest for the address, says the same and
 * leads nowhere.
 */
function signsIn({ snapshot, fields }: View, { frame, form }: SnapshotElement): boolean {
  if (form < 0) return false;
  const asked = snapshot.elements.filter((each) => each.visible && each.frame === frame && fields.has(each.ref));
  const own = asked.filter((each) => each.form === form);
  const isOfMember = ({ ref }: SnapshotElement) => fields.get(ref)?.section === 'login';
  const isAsked = (kind: FieldKind) => (each: SnapshotElement) => fields.get(each.ref)?.kind === kind;
  const isEmpty = own.some((each) => isAsked('password')(each) && !each.filled);
  const isGuests = (each: SnapshotElement) =>
    each.form !== form && PERSON_FIELDS.includes(fields.get(each.ref)?.kind ?? 'other');
  return own.every(isOfMember) && isEmpty && asked.some(isGuests);
}

/**
 * The deliveries still have to be asked for, and what leads on stands below or sends the same form: it would take
 * whichever delivery the shop likes best.
 */
function isPassedOver(view: View, { about, opener }: OpenSlot): boolean {
  const [next] = candidates(view, 'continue');
  if (about !== 'shippingMethod' || next?.frame !== opener.frame) return false;
  return next.order > opener.order || (opener.form >= 0 && next.form === opener.form);
}

/**
 * A crumb of a step that was gone on from, by its address or its title. A cart may well come back, and leads to the same
 * checkout once more; a review that is titled like one does not let its lines change.
 */
function leadsBack({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  const isOwnCart = isCart(view) && (view.snapshot.url === memory.cartUrl || letsLinesChange(view));
  if (element.role !== 'link' || isOwnCart) return false;
  const isNamed = ({ text }: SnapshotElement) => memory.stepsLeft.has(stepName(text));
  if (memory.stepsLeft.has(element.href)) return true;
  if (!isNamed(element)) return false;
  // A word that also means the checkout is the name of a step beside another one that was left.
  const around = element.ancestors.slice(0, CRUMB_WRAPPERS);
  const isBeside = ({ ref, role, ancestors }: SnapshotElement) =>
    ref !== element.ref && role === 'link' && around.some((wrapper) => ancestors.includes(wrapper));
  const crumbs = view.snapshot.elements.filter((other) => isBeside(other) && isNamed(other));
  return crumbs.length > 0 || !candidates(view, 'goToCheckout').includes(element);
}

/** A crumb is an item of a list, in a wrapper of its own or not. */
const CRUMB_WRAPPERS = 2;

/** A step went on to another address: what would lead back to it is known from now on. */
export function noteStepLeft({ memory }: Pick<Run, 'memory'>, { snapshot }: View, { section }: SnapshotElement): void {
  memory.stepsLeft.add(snapshot.url);
  if (section !== '') memory.stepsLeft.add(stepName(section));
}

/** Once the card is typed, what sends it comes first: another block's button may redraw the page and lose it. */
function cardsFirst(view: View, ways: readonly SnapshotElement[]): SnapshotElement[] {
  const card = cardFields(view);
  const last = Math.max(...card.map(({ element }) => element.order));
  const isTyped = card.length > 0 && card.every(({ element }) => element.filled);
  const sends = (element: SnapshotElement) => Number(isTyped && element.order > last);
  return ways.toSorted((a, b) => sends(b) - sends(a));
}

/**
 * What the page complained of and is answered now is sent by the button of its own block: another one may draw the page
 * anew, and the answer is gone.
 */
function complainedFirst(
  { memory }: Pick<Run, 'memory'>,
  { snapshot }: View,
  ways: readonly SnapshotElement[],
): readonly SnapshotElement[] {
  if (memory.cardTyped) return ways;
  const formOf = ({ frame, form }: SnapshotElement) => `${frame}/${form}`;
  const answered = snapshot.elements.filter(
    ({ visible, form, filled, invalid, error }) => visible && form >= 0 && filled && (invalid || error !== ''),
  );
  const forms = new Set(answered.map(formOf));
  return ways.toSorted((a, b) => Number(forms.has(formOf(b))) - Number(forms.has(formOf(a))));
}

/** What a link says and where it leads count together. */
function leadsOn(view: View, { ref }: SnapshotElement): number {
  const scores = view.actions.filter((action) => action.ref === ref && LEADS_ON.has(action.kind));
  return scores.reduce((sum, { score }) => sum + score, 0);
}

/** A link that hardly says that it leads on is navigation: following it means leaving the checkout. */
const WEAK_LINK = 0.6;
const LEADS_ON = new Set<ActionKind>(['continue', 'goToCheckout', 'declineOffer', 'openSection']);

/** A checkout beside a small cart and a link to itself looks like a cart; a step that asks how to pay or to send is none. */
function isCart(view: View): boolean {
  return pageScore(view, 'cart') >= POSSIBLE && pageScore(view, 'payment') < SURE && !isDeliveryStep(view);
}

/** The deliveries have a way on in their own form, and it does not say that a checkout is still to come. */
function isDeliveryStep(view: View): boolean {
  if (view.page.kind === 'cart') return false;
  const toCheckout = candidates(view, 'goToCheckout');
  const own = candidates(view, 'continue').filter((element) => element.form >= 0 && !toCheckout.includes(element));
  return view.snapshot.elements.some(
    ({ ref, visible, frame, form }) =>
      visible &&
      view.fields.get(ref)?.kind === 'shippingOption' &&
      own.some((element) => element.frame === frame && element.form === form),
  );
}

function isShelf(run: Pick<Run, 'memory'>, view: View): boolean {
  if (pageScore(view, 'product') < LIKELY && !isOnProductPage(run, view)) return false;
  // One word may add and check out: in the cart that was found here it does not make a product's page of it.
  if (view.page.kind === 'cart' && run.memory.cartUrl === view.snapshot.url) return false;
  if (!isOnProductPage(run, view) && isPlainCart(view)) return false;
  // What a delivery would cost is asked on many a product's page; who buys is not.
  return !hasBegun(view) || (view.page.kind === 'product' && !asksWho(view));
}

/** Plainly a cart, though nobody could read its lines: their number can be changed, and its one way on says "order". */
function isPlainCart(view: View): boolean {
  if (view.page.kind !== 'cart' || pageScore(view, 'cart') < SURE || asksWho(view)) return false;
  const isOpen = letsLinesChange(view) || candidates(view, 'increaseQuantity').length > 0;
  const [only, ...more] = [...new Set([...candidates(view, 'addToCart'), ...candidates(view, 'goToCheckout')])];
  return isOpen && only !== undefined && more.length === 0;
}

/**
 * In many languages one word buys and checks out: outside a layer of a product's page it puts goods into the cart, mostly
 * others than those asked for. What hardly says that it leads on does not either: the cart is the better way.
 */
function belongsToShelf(view: View, element: SnapshotElement): boolean {
  const { ref, dialog } = element;
  if (dialog >= 0 || view.taught?.ways.has(ref)) return false;
  const scoreOf = (of: ActionKind) =>
    view.actions.find((action) => action.ref === ref && action.kind === of)?.score ?? 0;
  const [adds, leaves] = [scoreOf('addToCart'), scoreOf('goToCheckout')];
  const leadsOn = Math.max(leaves, scoreOf('continue'), scoreOf('declineOffer'));
  return leadsOn < LIKELY || (adds >= SURE && adds >= leaves) || (leaves < LIKELY && sendsWords(view, element));
}

/** "Submit" below a product takes what somebody wrote, such as a review or a question to the shop, and sells nothing. */
function sendsWords({ snapshot, fields }: View, { frame, form }: SnapshotElement): boolean {
  return snapshot.elements.some(
    (each) =>
      form >= 0 &&
      each.form === form &&
      each.frame === frame &&
      each.visible &&
      each.role === 'textbox' &&
      !OF_CART.has(fields.get(each.ref)?.kind ?? 'other'),
  );
}

const OF_CART: ReadonlySet<FieldKind> = new Set(['quantity', 'coupon', 'giftCard']);

/** Under a cart that opened as a layer, the product's page may say "continue" of something else, such as a review. */
function shelfExits(view: View): SnapshotElement[] {
  return candidates(view, 'goToCheckout').toSorted((a, b) => Number(b.dialog >= 0) - Number(a.dialog >= 0));
}

/** On a cart's own page the way to the checkout counts more than anything else that says "continue". */
function cartExits(view: View): SnapshotElement[] {
  const barred = barredRefs(view);
  const score = (ref: string, kind: ActionKind) =>
    view.actions.find((action) => action.ref === ref && action.kind === kind)?.score ?? 0;
  return candidates(view, 'goToCheckout', WEAK)
    .filter((element) => !barred.has(element.ref))
    .map((element) => ({ element, sum: score(element.ref, 'goToCheckout') + score(element.ref, 'continue') }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ element }) => element);
}

/**
 * The last resort where the words are unknown: the button right after the address or the deliveries. Never where a
 * way to pay is in sight or settled: there it might order.
 */
function buttonAfterFields(run: Pick<Run, 'memory'>, view: View): SnapshotElement[] {
  if (run.memory.paymentMethod !== null || run.memory.cardTyped) return [];
  const kinds = view.snapshot.elements.map((element) => (element.visible ? view.fields.get(element.ref) : undefined));
  if (kinds.some((field) => field?.kind === 'paymentMethod' || field?.kind.startsWith('card'))) return [];
  const last = kinds.findLastIndex(
    (field) => field !== undefined && STEP_FIELDS.has(field.kind) && !/login|newsletter|search/.test(field.section),
  );
  const field = view.snapshot.elements[last];
  if (!field) return [];
  // "Cancel" often stands before what saves.
  const takesBack = ({ ref }: SnapshotElement) =>
    view.actions.some((action) => action.ref === ref && action.kind === 'dismiss');
  const next = view.snapshot.elements
    .slice(last + 1)
    .find(
      (element) =>
        element.role === 'button' &&
        element.visible &&
        !element.disabled &&
        /\p{L}{2}/u.test(element.text) &&
        !takesBack(element),
    );
  const isNear = next && next.frame === field.frame && next.box.y - field.box.y < 400;
  return isNear && unknownControls(view, NOT_A_STEP).includes(next) ? [next] : [];
}

const NOT_A_STEP: readonly ActionKind[] = ['edit', 'continueShopping', 'openCoupon', 'viewCart', 'other'];

const STEP_FIELDS: ReadonlySet<FieldKind> = new Set([...PERSON_FIELDS, 'shippingOption']);
