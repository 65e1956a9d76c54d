import { says } from '../../words/says.ts';
import { openPage, tryToOpen } from '../actions/open-page.ts';
import { describe, press } from '../actions/press.ts';
import { type ActionKind, isSameProduct, type PageKind, type SnapshotElement } from '../perception/index.ts';
import { readAgain, readAhead } from '../reader/index.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import { noteDone } from '../run/note-done.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { matchCart } from '../safety/match-cart.ts';
import { cartLines } from '../view/cart-lines.ts';
import { LIKELY, POSSIBLE, SURE, WEAK } from '../view/certainty.ts';
import { DRAWING_MS, look, lookUntil } from '../view/look.ts';
import { candidates, pageScore, type View } from '../view/view.ts';
import { isOnCard, leadsToOther } from './is-on-card.ts';
import { openKnownCart } from './open-known-cart.ts';
import { hasAdded } from './pressed-adds.ts';

const CART_PATHS = ['/cart', '/basket', '/checkout/cart', '/bag'];

/**
 * Gets to a view that lists the cart: the drawer that opened by itself, the cart link, or the usual address. A view that is
 * enough ends the search as well.
 */
export async function openCart(run: Run, first: View, isEnough: (view: View) => boolean = () => false): Promise<View> {
  let view = await clearTheWay(run, await readAhead(run, 'cart', first));
  while (isToldElsewhere(run, view) || (!showsCart(run, view) && !isEnough(view))) {
    run.memory.cartSeenEmpty ||= pageScore(view, 'emptyCart') >= SURE;
    const next = await takeWay(run, view, 'cart');
    if (!next) return leadsOn(run, view) ? view : openPage(run, first.snapshot.url);
    view = await readAhead(run, 'cart', next);
  }
  return view;
}

/** A second reader points at what shows the cart: what the product's page lists is not the cart, whatever it looks like. */
function isToldElsewhere(run: Pick<Run, 'memory' | 'tries'>, view: View): boolean {
  const isTold = candidates(view, 'viewCart').some(({ ref }) => view.taught?.ways.has(ref));
  return (
    isTold &&
    isOnProductPage(run, view) &&
    showsCart(run, view) &&
    run.tries.mayTry(`cart told at ${view.snapshot.url}`, 1)
  );
}

/**
 * For a page that leads nowhere although everything is in the cart, such as a product page whose cart drawer closed
 * again: opens the cart in a way that was not tried for this yet. Null where the checkout has begun, or no way is left.
 */
export async function returnToCart(run: Run, view: View): Promise<View | null> {
  // A layer over a product's page, such as one that says what was added, hides what tells the page.
  const isShelf = isShopping(run, view) || (isOnProductPage(run, view) && !hasBegun(view));
  if (!isShelf || run.memory.addedItems.length === 0 || !run.tries.mayTry('return to cart', 3)) return null;
  return takeWay(run, view, 'return');
}

/** Also under a layer that hides what tells the page. */
export function isOnProductPage({ memory }: Pick<Run, 'memory'>, { snapshot }: View): boolean {
  return memory.addedItems.some(({ finalUrl }) => isSameProduct(snapshot.url, finalUrl));
}

/** Whether a page belongs to the shop's shelves rather than to its checkout. */
export function isShopping(run: Pick<Run, 'hints'>, view: View): boolean {
  const isAny = (kinds: readonly PageKind[]) => kinds.some((kind) => pageScore(view, kind) >= LIKELY);
  return isAny(SHOPPING) && !hasBegun(view) && !run.hints.isCheckoutStep(view.snapshot.url);
}

/** Whether the checkout asks for something already. */
export function hasBegun(view: View): boolean {
  return BEGUN.some((kind) => pageScore(view, kind) >= LIKELY);
}

const SHOPPING: readonly PageKind[] = ['product', 'listing', 'soldOut'];
const BEGUN: readonly PageKind[] = ['address', 'shipping', 'payment', 'review', 'confirmation'];

/**
 * A drawer often only lists what is in the cart; the cart's own page lets one change it. Null when no way leads to a
 * view that lists it.
 */
export async function openFullCart(run: Run, view: View): Promise<View | null> {
  let next = await takeWay(run, view, 'full');
  while (next && cartLines(run, next).length === 0) next = await takeWay(run, next, 'full');
  return next;
}

/**
 * Codes are often taken on the cart's own page alone, past which a drawer or a dialog leads. Null where the page has a
 * place for a code, or a button that shows one, or no link to the cart.
 */
export async function openCartForCodes(run: Run, view: View): Promise<View | null> {
  const isCartPage = pageScore(view, 'cart') >= LIKELY && !isOnProductPage(run, view);
  const hasField = [...view.fields.values()].some(({ kind }) => kind === 'coupon');
  const hasPlace = hasField || candidates(view, 'openCoupon').some(({ role }) => role !== 'link');
  if (run.memory.couponsLeft.length === 0 || isCartPage || hasPlace) return null;
  const way = nextWay(run, view, 'codes');
  return way ? followWay(run, view, way) : null;
}

async function followWay(run: Run, view: View, way: SnapshotElement): Promise<View> {
  const documents = run.requests.documentCount();
  await press(run, view, way);
  const after = await look(run);
  checkPage(run, after);
  if (run.requests.documentCount() === documents && after.snapshot.url === view.snapshot.url)
    run.tries.add(coverKey(after));
  return clearTheWay(run, after);
}

/**
 * A cart that came up over whatever page was there, such as a checkout's sign-in, is not to be found at its address: opened
 * anew it has no cart, and would pass for one that an order has emptied.
 */
export function isCartOver({ tries }: Pick<Run, 'tries'>, view: View): boolean {
  return tries.count(coverKey(view)) > 0 && !says('cartPath', view.snapshot.url);
}

const coverKey = ({ snapshot }: View): string => `cart over ${snapshot.url}`;

async function takeWay(run: Run, view: View, purpose: string): Promise<View | null> {
  const known = run.hints.address('cart');
  if (known && run.tries.mayTry(`${purpose} known address`, 1)) {
    const cart = await openKnownCart(run, known);
    if (cart && cartLines(run, cart).length > 0) return clearTheWay(run, cart);
    run.hints.drop('cart', 'no cart at its usual address');
    return openPage(run, run.memory.addedItems.at(-1)?.finalUrl ?? view.snapshot.url);
  }
  const next = nextWay(run, view, purpose);
  if (next) return awaitCart(run, view, await followWay(run, view, next));
  const told = await askForWay(run, view);
  if (told) return told;
  // What was said to lead to the checkout is better than a guess, which would leave the page that it stands on.
  return isTaughtOnward(view) ? null : guessCart(run, view, purpose);
}

/** A page that was just opened may still be drawing its cart, or be asleep apart from its frame. */
async function awaitCart(run: Run, before: View, opened: View): Promise<View> {
  if (opened.snapshot.url === before.snapshot.url) return opened;
  return lookUntil(run, opened, (view) => leadsOn(run, view), DRAWING_MS);
}

/** Before an address is guessed: this page may show the way in words that the rules do not know. A missing page shows none. */
async function askForWay(run: Run, view: View): Promise<View | null> {
  if (!run.reader || isMissing(view)) return null;
  return readAgain(run, 'cart', new Stop('agent_stuck', 'nothing lists the cart'));
}

function isTaughtOnward(view: View): boolean {
  return candidates(view, 'goToCheckout').some(({ ref }) => view.taught?.ways.has(ref));
}

function isMissing(view: View): boolean {
  return pageScore(view, 'notFound') >= LIKELY;
}

function isUnknownAddress({ requests }: Pick<Run, 'requests'>): boolean {
  return [404, 410].includes(requests.lastDocument()?.status ?? 0);
}

/**
 * The usual addresses, one after the other. One that shows no cart is not opened again for anything, and where none does,
 * it goes on from the page where the guessing began. Null when nothing is left to guess.
 */
async function guessCart(run: Run, lastGood: View, purpose: string): Promise<View | null> {
  const isOpen = (path: string) => run.tries.hasLeft(`no cart at ${path}`, 1);
  const paths = CART_PATHS.filter((path) => isOpen(path) && run.tries.hasLeft(`${purpose} path ${path}`, 1));
  for (const path of paths) {
    run.tries.add(`${purpose} path ${path}`);
    const opened = await tryToOpen(run, new URL(path, run.site.origin).href);
    // A page that is there may still be drawing its cart.
    const isThere = opened !== null && !isMissing(opened) && !isUnknownAddress(run);
    const guessed = isThere ? await lookUntil(run, opened, (view) => leadsOn(run, view), DRAWING_MS) : null;
    if (guessed && leadsOn(run, guessed)) return guessed;
    run.tries.add(`no cart at ${path}`);
    noteDone(run, 'opened a guessed address, which shows no cart');
  }
  return paths.length > 0 ? openPage(run, lastGood.snapshot.url) : null;
}

/** A guessed address without a cart or a checkout is no place to go on from. A cart that says it is empty is an answer. */
function leadsOn(run: Pick<Run, 'memory'>, view: View): boolean {
  return (
    candidates(view, 'goToCheckout').length > 0 ||
    pageScore(view, 'emptyCart') >= LIKELY ||
    cartLines(run, view).length > 0 ||
    hasBegun(view)
  );
}

function showsCart(run: Pick<Run, 'memory'>, view: View): boolean {
  const lines = cartLines(run, view);
  return lines.length > 0 && matchCart(lines, run.memory.addedItems).missing.length === 0;
}

/** Sure ways first; a weak one costs a look and is still better than giving up. */
function nextWay(
  run: Pick<Run, 'memory' | 'site' | 'tries'>,
  view: View,
  purpose: string,
): SnapshotElement | undefined {
  const links = view.snapshot.elements.filter(
    (element) =>
      element.role === 'link' &&
      element.visible &&
      says('cartPath', element.href) &&
      !staysHere(view, element.href) &&
      isMerchantUrl(run.site, element.href),
  );
  const isWay = (element: SnapshotElement) =>
    !changesCart(view, element) &&
    !hasAdded(run, view, element) &&
    !isOnCard(run.memory.addedItems, view.snapshot, element) &&
    (element.href === '' || isMerchantUrl(run.site, element.href)) &&
    // What a second reader points at may be the right one at another time.
    run.tries.mayTry(
      `${purpose} ${view.snapshot.url} ${withoutCount(describe(element))}`,
      view.taught?.ways.has(element.ref) ? 2 : 1,
    );
  const isOther = (element: SnapshotElement) => leadsToOther(run.memory.addedItems, [element.href]);
  const named = candidates(view, 'viewCart');
  const ways = [...named, ...links, ...candidates(view, 'viewCart', WEAK)].filter((element) => !isOther(element));
  // A link that is called the cart is better than a guess, though by its address it might be another product's.
  return ways.find(isWay) ?? named.filter(({ role }) => role === 'link').find(isWay);
}

/** What says how much is in the cart is the same control whatever the number: it may count what its own press put in. */
const withoutCount = (name: string): string => name.replace(/\d+/g, '#');

/** A link with nothing but a number sign acts on the page that it stands on: on the cart's page it changes a line. */
function staysHere(view: View, href: string): boolean {
  return /#$/.test(href) && href.replace(/#$/, '') === view.snapshot.url.replace(/#.*$/, '');
}

/** On the cart's page its own address with more behind it, such as `&remove=7`, tells the cart to do something. */
function commandsCart({ snapshot }: View, href: string): boolean {
  const [here, there] = [URL.parse(snapshot.url), URL.parse(href)];
  if (!here || !there || there.origin !== here.origin || there.pathname !== here.pathname) return false;
  const keeps = [...here.searchParams].every(([name, value]) => there.searchParams.get(name) === value);
  return says('cartPath', snapshot.url) && keeps && there.searchParams.size > here.searchParams.size;
}

/** Looking for the cart must neither empty nor fill it. */
function changesCart(view: View, element: SnapshotElement): boolean {
  if (commandsCart(view, element.href)) return true;
  const adds = candidates(view, 'addToCart', SURE).some((each) => each.ref === element.ref);
  return adds || CHANGES.some((kind) => candidates(view, kind, POSSIBLE).some((each) => each.ref === element.ref));
}

const CHANGES: readonly ActionKind[] = ['removeItem', 'updateCart', 'increaseQuantity', 'decreaseQuantity'];
