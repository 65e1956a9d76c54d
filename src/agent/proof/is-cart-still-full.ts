import { describe } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { type PageKind, readCartLines, readTotals, resolveClickTarget } from '../perception/index.ts';
import { watchRequests } from '../quiet/request-watch.ts';
import { isWrite } from '../quiet/write-log.ts';
import type { Run } from '../run/run.ts';
import { raceSignals } from '../run/run.ts';
import { signPage } from '../run/sign-page.ts';
import { type CartMatch, matchCart } from '../safety/match-cart.ts';
import { POSSIBLE, SURE, WEAK } from '../view/certainty.ts';
import { DRAWING_MS, readPageBeside } from '../view/look.ts';
import { candidates, pageScore, type View } from '../view/view.ts';

const LOAD_TIMEOUT_MS = 8_000;
/** What a page is looked at with; nothing is read from the pictures. */
const SHOWN: ReadonlySet<string> = new Set(['image', 'media', 'font']);

/**
 * Whether the merchant's cart still holds everything that is being bought. A merchant empties the cart when it takes an
 * order, so a full one says that none was taken yet. Read in a page beside, so that the checkout stays as it is; a cart
 * that cannot be read so says nothing, and nothing is not enough. `checkoutUrl`: where the order was asked for, if the page
 * at hand may be another one.
 */
export async function isCartStillFull(run: Run, checkoutUrl = run.page.url()): Promise<boolean> {
  const { cartUrl, addedItems } = run.memory;
  const isFull = (each: View) => {
    const { matched, missing } = matchLines(each, addedItems);
    const isComplete = matched.every(({ expected, quantity }) => quantity === expected.quantity);
    return missing.length === 0 && matched.length > 0 && isComplete;
  };
  const view = cartUrl === null ? null : await openBeside(run, cartUrl, isFull);
  if (cartUrl !== null && !view) return false;
  // A drawer's lines are gone once the page below it is opened again.
  return !view || isNoCart(view) ? isCheckoutStillOpen(run, checkoutUrl) : isFull(view);
}

function isNoCart(view: View): boolean {
  return pageScore(view, 'cart') < POSSIBLE && pageScore(view, 'emptyCart') < WEAK;
}

/**
 * Whether the merchant's cart can be read and holds nothing of what was being bought any more. A cart without a page of its
 * own is seen by the checkout: with nothing to order it leads elsewhere, and asks for no order there.
 */
export async function isCartEmptied(run: Run, checkoutUrl: string): Promise<boolean> {
  const { cartUrl, addedItems } = run.memory;
  const holdsLines = (each: View) => {
    const { matched, extra } = matchLines(each, addedItems);
    return matched.length > 0 || extra.length > 0;
  };
  // Under a layer a full cart looks empty too.
  const isSeen = (each: View) => !each.snapshot.modal || pageScore(each, 'emptyCart') >= WEAK;
  const view = await openBeside(run, cartUrl ?? checkoutUrl, holdsLines);
  return view !== null && isSeen(view) && !holdsLines(view) && (cartUrl !== null || hasLeft(view, checkoutUrl));
}

function hasLeft(view: View, checkoutUrl: string): boolean {
  if (pageScore(view, 'emptyCart') >= SURE) return true;
  const isElsewhere = new URL(view.snapshot.url).pathname !== new URL(checkoutUrl).pathname;
  return isElsewhere && cardFields(view).length === 0 && candidates(view, 'placeOrder').length === 0;
}

/**
 * For a cart without a page of its own: the checkout, opened again, asks for something and names what it costs. One with
 * nothing to order says so or leads elsewhere.
 */
async function isCheckoutStillOpen(run: Run, checkoutUrl: string): Promise<boolean> {
  const isOpen = (each: View) => {
    const isElsewhere = new URL(each.snapshot.url).pathname !== new URL(checkoutUrl).pathname;
    const { total, subtotal } = readTotals(each.snapshot);
    return !isElsewhere && !hasLeft(each, checkoutUrl) && asks(each) && ((total ?? subtotal)?.amountMinor ?? 0) > 0;
  };
  const view = await openBeside(run, checkoutUrl, isOpen);
  return view !== null && isOpen(view);
}

const STEPS: readonly PageKind[] = ['address', 'shipping', 'payment', 'review'];

function asks(view: View): boolean {
  return STEPS.some((kind) => pageScore(view, kind) >= POSSIBLE) && pageScore(view, 'confirmation') < POSSIBLE;
}

function matchLines(view: View, items: Run['memory']['addedItems']): CartMatch {
  return matchCart(readCartLines(view.snapshot, view.fields, view.actions), items);
}

const DRAWING_PAUSE_MS = 200;
const CLICK_MS = 1_000;

/**
 * A new tab is a new visit to pages that remember one in the tab itself, and they ask again whether somebody is of age.
 * What was answered in this purchase is answered in the same way: by the same control, in a layer over the page.
 */
async function putAwayAgain({ memory }: Pick<Run, 'memory'>, { snapshot }: View): Promise<boolean> {
  if (!snapshot.modal) return false;
  const known = snapshot.elements.find(
    (element) =>
      element.frame === 0 &&
      element.dialog >= 0 &&
      element.visible &&
      element.href === '' &&
      memory.putAway.has(describe(element)),
  );
  const target = known && (await resolveClickTarget(snapshot, known.ref));
  await target?.click({ timeout: CLICK_MS, noWaitAfter: true });
  return Boolean(target);
}

async function openBeside(run: Run, url: string, isTold: (view: View) => boolean): Promise<View | null> {
  run.memory.opensAside = true;
  const page = await raceSignals(run.browser.context.newPage(), [run.browser.died]).catch(() => null);
  run.memory.opensAside = false;
  if (!page) return null;
  try {
    // A look must not change the cart: some pages greet every new tab with an offer, or put something in.
    await page.route('**/*', (route) => {
      const request = route.request();
      const isRead = !isWrite(request) && !SHOWN.has(request.resourceType());
      return isRead ? route.fallback() : route.abort();
    });
    await signPage(page, run.deps, run.site);
    // What the page asks for while it loads may be all that it shows.
    const requests = watchRequests(page);
    const answer = await page.goto(url, { timeout: LOAD_TIMEOUT_MS, waitUntil: 'domcontentloaded' });
    const end = Date.now() + DRAWING_MS;
    let view = await readPageBeside(run, page, requests);
    if (await putAwayAgain(run, view)) view = await readPageBeside(run, page, requests);
    while (!isTold(view) && Date.now() < end) {
      await page.waitForTimeout(DRAWING_PAUSE_MS);
      view = await readPageBeside(run, page, requests);
    }
    return answer?.ok() ? view : null;
  } catch {
    return null;
  } finally {
    // Nothing waits for the end of a page that is no longer needed.
    void page.close().catch(() => undefined);
  }
}
