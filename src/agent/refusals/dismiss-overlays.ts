import { foldText } from '../../words/fold-text.ts';
import { describe, press } from '../actions/press.ts';
import {
  type ActionKind,
  type FieldKind,
  type FieldSection,
  readShippingOptions,
  type SnapshotElement,
} from '../perception/index.ts';
import { waitForNews } from '../quiet/wait-for-news.ts';
import { hasCouponToTry } from '../run/coupon-tries.ts';
import { isOpenedByUs } from '../run/opened-layer.ts';
import type { Run } from '../run/run.ts';
import { noticeOf } from '../view/aim-notices.ts';
import { isCartOpening } from '../view/cart-layer.ts';
import { SURE } from '../view/certainty.ts';
import type { Effect } from '../view/effect.ts';
import { layerOf } from '../view/layer-of.ts';
import { leadsHere } from '../view/leads-here.ts';
import { candidates, type View } from '../view/view.ts';
import { acceptsCookies } from './cookie-controls.ts';
import { answersOf, asksAge, assentOf, leadsAway } from './leave-layer.ts';
import { refuseCookies } from './refuse-cookies.ts';

/** Kindest to the customer first: refusing cookies and offers before closing, closing before agreeing to anything. */
const WAYS_OUT: readonly ActionKind[] = ['rejectCookies', 'declineOffer', 'dismiss', 'acceptCookies'];
const WANTED_IN_LAYER: readonly ActionKind[] = [
  'viewCart',
  'goToCheckout',
  'placeOrder',
  'addToCart',
  'guest',
  'enterManually',
];
/** A page that was drawn before its scripts listen takes no press; the next try comes when they should. */
const WAKING_MS = 900;
const TRIES = 3;

/** Cookie banners, newsletter pop-ups, age gates and upsells. A layer that carries the cart or the checkout itself is left alone. */
export async function dismissOverlays(run: Run, view: View): Promise<Effect> {
  const assent = assentOf(run, view);
  if (assent && (await pressOut(run, view, assent, 'age'))) return 'acted';
  for (const kind of WAYS_OUT) {
    if (kind === 'acceptCookies' && (await refuseCookies(run, view))) return 'acted';
    for (const element of kind === 'acceptCookies' ? acceptsCookies(view) : candidates(view, kind)) {
      const cookies = kind === 'rejectCookies' || kind === 'acceptCookies';
      const mayStay = !isInTheWay(run, view, element) || isCartOpening(run, view, element);
      if (!cookies && mayStay && !isSaidToClose(run, view, element)) continue;
      if ((run.memory.cartVerified && goesShopping(view, element)) || takesOut(run, element)) continue;
      if (leadsAway(run, element) || asksAge(view, element)) continue;
      if (await pressOut(run, view, element, kind)) return 'acted';
    }
  }
  return leaveUnknown(run, view);
}

/** A small cart that stays open over the next page covers it. Until the cart is verified it is what was looked for. */
function isSaidToClose({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  const isTaught = view.taught?.ways.has(element.ref) === true && candidates(view, 'dismiss').includes(element);
  return isTaught && memory.cartVerified;
}

/** A layer whose words tell nothing still has a way out. In the checkout it may be a part of it, and is left alone. */
async function leaveUnknown(run: Run, view: View): Promise<Effect> {
  if (!view.snapshot.modal || run.memory.cartVerified) return 'idle';
  const layers = view.snapshot.elements.filter((element) => element.dialog >= 0 && element.visible);
  for (const [layer] of Map.groupBy(layers, ({ frame, dialog }) => `${frame} ${dialog}`).values()) {
    if (!layer || !isInTheWay(run, view, layer) || isCartOpening(run, view, layer)) continue;
    for (const element of answersOf(run, view, layer)) {
      if (await pressOut(run, view, element, 'unknown')) return 'acted';
    }
  }
  return 'idle';
}

async function pressOut(run: Run, view: View, element: SnapshotElement, kind: string): Promise<boolean> {
  const key = `overlay ${kind} ${describe(element)}`;
  if (!run.tries.mayTry(key, TRIES)) return false;
  if (run.tries.count(key) > 1) await run.guard(waitForNews(run.page, view.state ?? null, WAKING_MS));
  await press(run, view, element);
  if (run.memory.cartVerified) run.dialogs.note(noticeOf(view, element));
  run.memory.putAway.add(describe(element));
  run.deps.log('overlay dismissed', { kind, control: describe(element) });
  return true;
}

export function hasWayOut(view: View): boolean {
  return WAYS_OUT.some((kind) => candidates(view, kind).length > 0);
}

/** With the cart as ordered, the way back to the shelves leaves the checkout and clears no way. */
function goesShopping(view: View, element: SnapshotElement): boolean {
  return candidates(view, 'continueShopping', SURE).some((each) => each.ref === element.ref);
}

/** A cross that names a code or a product of the order takes it out and closes nothing. */
function takesOut({ order, memory }: Pick<Run, 'order' | 'memory'>, element: SnapshotElement): boolean {
  const name = foldText(`${element.ariaLabel} ${element.label} ${element.text}`);
  const ordered = [...order.couponCodes, ...memory.addedItems.map(({ title }) => title)].map(foldText);
  return ordered.some((each) => each !== '' && name.includes(each));
}

/**
 * Whole checkouts, and single steps of one, open as a layer over the shop; a pop-up asks for one thing about a person. The
 * place for a code that is still to be tried may be a layer too.
 */
function asksForOrder(run: Pick<Run, 'memory' | 'tries'>, view: View, layer: readonly SnapshotElement[]): boolean {
  const fields = layer.flatMap(({ ref }) => view.fields.get(ref) ?? []);
  const isOfOrder = (section: FieldSection) =>
    OF_ORDERS.has(section) || (section === 'other' && isOpenedByUs(run, view, layer));
  const details = fields.filter(({ kind, section }) => DETAILS.has(kind) && isOfOrder(section));
  const isForCode = (element: SnapshotElement) =>
    view.fields.get(element.ref)?.kind === 'coupon' && hasCouponToTry(run, view.snapshot.url, element);
  const isWanted = fields.some(({ kind }) => CHECKOUT_FIELDS.has(kind)) || layer.some(isForCode);
  if (isWanted || details.length >= LEAST_DETAILS) return true;
  // Deliveries may be buttons, which are no fields.
  if (readShippingOptions(view.snapshot, view.fields).some(({ ref }) => layer.some((each) => each.ref === ref)))
    return true;
  // With the cart as ordered, a layer that leads on from such a question is a step, which may ask for little.
  const leadsOn = candidates(view, 'continue', SURE).some((control) => layer.includes(control));
  return run.memory.cartVerified && leadsOn && details.length > 0;
}

const CHECKOUT_FIELDS: ReadonlySet<FieldKind> = new Set(['street', 'shippingOption', 'paymentMethod', 'cardNumber']);
const DETAILS: ReadonlySet<FieldKind> = new Set([
  'email',
  'emailConfirm',
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'postalCode',
  'city',
  'country',
]);
const OF_ORDERS: ReadonlySet<FieldSection> = new Set(['contact', 'shipping', 'billing']);
const LEAST_DETAILS = 3;

/** A layer with an item of the order and a field for its number is the cart, whatever its button says. */
function listsCart({ memory }: Pick<Run, 'memory'>, view: View, layer: readonly SnapshotElement[]): boolean {
  // With the cart verified, one that lies over the checkout it leads to has shown what it had to show.
  if (memory.cartVerified && layer.some((element) => leadsHere(view, element))) return false;
  const [first] = layer;
  const names = memory.addedItems.map(({ title }) => foldText(title)).filter((title) => title !== '');
  const isInLayer = first && layerOf(view, first);
  const isNamed = view.snapshot.texts.some(
    (text) => isInLayer?.(text) && names.some((name) => foldText(text.text).includes(name)),
  );
  return isNamed && layer.some(({ ref }) => view.fields.get(ref)?.kind === 'quantity');
}

export function isInTheWay(run: Pick<Run, 'memory' | 'tries'>, view: View, element: SnapshotElement): boolean {
  if (element.dialog < 0) return false;
  // A frame that stands in a layer is a part of it: beside the way to the checkout it holds a button of a wallet.
  const host = hostOf(view, element);
  const isOfLayer = layerOf(view, element);
  const inLayer = (other: SnapshotElement) =>
    isOfLayer(other) || (other.dialog === element.dialog && other.frame === host?.frame);
  // With the cart verified, a layer that leads to the page below it has shown what it had to show.
  const isWanted = (other: SnapshotElement) => inLayer(other) && !(run.memory.cartVerified && leadsHere(view, other));
  const useful =
    WANTED_IN_LAYER.some((kind) => candidates(view, kind).some(isWanted)) ||
    asksForOrder(run, view, view.snapshot.elements.filter(inLayer)) ||
    listsCart(run, view, view.snapshot.elements.filter(inLayer));
  return !useful && (view.snapshot.modal || view.snapshot.elements.some((other) => other.covered && !inLayer(other)));
}

/** The frame in a layer of the page around it, through which an element belongs to that layer. */
function hostOf({ snapshot }: View, { frame, dialog }: SnapshotElement): SnapshotElement | undefined {
  const parent = snapshot.frames[frame]?.parent ?? -1;
  return snapshot.elements.find((each) => each.role === 'frame' && each.frame === parent && each.dialog === dialog);
}
