import { parsePrices } from '../../words/price-text.ts';
import { says } from '../../words/says.ts';
import { type ActionKind, AROUND, actionName, type Box, type SnapshotElement } from '../perception/index.ts';
import { WEAK } from '../view/certainty.ts';
import { candidates, type View } from '../view/view.ts';
import { isForGiftCard } from './find-coupon-field.ts';

const OPENERS = new Set(['button', 'clickable', 'tab', 'link']);
const LONGEST_NAME = 60;

/** The control that shows the place for a code: one that says so, a fold that names a coupon, or the folded summary. */
export function findCouponOpeners(view: View, cartUrl: string | null = null): SnapshotElement[] {
  const named = candidates(view, 'openCoupon').filter((element) => opensHere(view, element) || isTaught(view, element));
  const all = [
    ...named,
    ...couponFolds(view),
    ...besideCoupon(view),
    ...summaryToggle(view),
    ...couponPages(view, cartUrl),
  ];
  return [...new Set(all)].toSorted((a, b) => Number(isForGiftCard(a)) - Number(isForGiftCard(b)));
}

/**
 * A cart, by its looks or because it was verified there, may leave its codes to a page of their own. Nothing is typed into
 * a cart that leaving it would lose, and it is opened again when the page was about something else.
 */
function couponPages(view: View, cartUrl: string | null): SnapshotElement[] {
  if (view.page.kind !== 'cart' && view.snapshot.url !== cartUrl) return [];
  const here = URL.parse(view.snapshot.url);
  return [...candidates(view, 'openCoupon'), ...namingCoupons(view)].filter(
    ({ role, href, landmark }) =>
      role === 'link' && !AROUND.has(landmark) && here !== null && URL.parse(href)?.origin === here.origin,
  );
}

/** What a second reader pointed at may have an address and open a layer all the same; one of another site it never has. */
function isTaught(view: View, { ref, href }: SnapshotElement): boolean {
  const [there, here] = [URL.parse(href), URL.parse(view.snapshot.url)];
  return view.taught?.ways.has(ref) === true && there?.origin === here?.origin;
}

/** By structure: it opens something on this page, and its name holds a word for a coupon, in the plural or in a compound. */
function couponFolds(view: View): SnapshotElement[] {
  return namingCoupons(view)
    .filter((element) => element.expanded !== true && opensHere(view, element))
    .toSorted((a, b) => Number(b.expanded === false) - Number(a.expanded === false));
}

/** "Promo code [Add]": the only control on a line that names a coupon opens the place for it, unless it does something else. */
function besideCoupon(view: View): SnapshotElement[] {
  const { texts, elements } = view.snapshot;
  const lines = texts.filter(
    ({ text, covered, landmark }) =>
      !covered && !AROUND.has(landmark) && text.length <= LONGEST_NAME && says('namesCoupon', text),
  );
  const others = new Set(DOES_ELSE.flatMap((kind) => candidates(view, kind, WEAK)));
  return lines.flatMap(({ frame, box: { x, y, height } }) => {
    const middle = y + height / 2;
    const [only, ...more] = elements.filter(
      (each) =>
        each.visible &&
        each.frame === frame &&
        isWithin(middle, each.box) &&
        each.box.x > x &&
        each.box.x - x < FARTHEST,
    );
    if (!only || more.length > 0 || !OPENERS.has(only.role) || only.disabled || only.covered) return [];
    return opensHere(view, only) && !others.has(only) ? [only] : [];
  });
}

const isWithin = (middle: number, { y, height }: Box): boolean => y < middle && y + height > middle;

const DOES_ELSE: readonly ActionKind[] = [
  'removeItem',
  'updateCart',
  'goToCheckout',
  'continue',
  'placeOrder',
  'buyNow',
];

const FARTHEST = 600;

/** What can be pressed, is called after a coupon, and takes none back. */
function namingCoupons(view: View): SnapshotElement[] {
  const takesBack = new Set(candidates(view, 'removeItem', WEAK).map(({ ref }) => ref));
  return view.snapshot.elements.filter((element) => {
    const name = actionName(element);
    if (!element.visible || element.disabled || element.covered || AROUND.has(element.landmark)) return false;
    return (
      OPENERS.has(element.role) &&
      name.length <= LONGEST_NAME &&
      says('namesCoupon', name) &&
      !takesBack.has(element.ref)
    );
  });
}

/** A link to another page tells about coupons, or leaves the checkout. */
function opensHere(view: View, { role, href, expanded }: SnapshotElement): boolean {
  if (expanded === false) return true;
  const [path, anchor] = href.split('#');
  return (
    role !== 'link' || !/^https?:/.test(href) || (anchor !== undefined && path === view.snapshot.url.split('#')[0])
  );
}

/**
 * On narrow checkouts the summary of the order is folded up, and the place for a code with it. Its head says so, or it is
 * a fold that names the sum which it hides.
 */
function summaryToggle(view: View): SnapshotElement[] {
  if (['address', 'shipping', 'payment', 'review'].every((kind) => view.page.kind !== kind)) return [];
  const toggle = view.snapshot.elements.find((element) => {
    if (element.role !== 'button' || !element.visible || element.disabled || element.expanded === true) return false;
    const name = actionName(element);
    return says('showSummary', name) || (element.expanded === false && !view.fields.has(element.ref) && hasSum(name));
  });
  return toggle ? [toggle] : [];
}

const hasSum = (name: string): boolean =>
  name.length <= LONGEST_NAME && parsePrices(name).some(({ sign }) => sign !== '');
