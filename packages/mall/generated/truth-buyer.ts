import type { Locator, Page } from 'playwright-core';
import type { Case } from './cases.ts';
import { keyOf } from './combinations.ts';
import { locate, readTruth, type Seen } from './read-truth.ts';
import type { OpenShop } from './serve-shop.ts';
import { answersFor } from './truth-answers.ts';
import { watchTraffic } from './watch-traffic.ts';

export interface TruthPurchase {
  open: OpenShop;
  wanted: Case;
  page: Page;
  /** Before each step, with the page at rest: the place to collect labelled pages or pictures. */
  onLook?: (kind: string, seen: readonly Seen[]) => Promise<void>;
}

interface Turn extends TruthPurchase {
  seen: readonly Seen[];
  state: { isAdded: boolean; hasCoupon: boolean; hasQuantity: boolean };
  /** Waits until scripts that heard a change have finished. */
  settle(): Promise<void>;
}

const LONGEST_STEPS = 60;
/** Long enough for a busy machine. */
const SOON = { timeout: 10_000 };

/**
 * Buys like somebody who can read the truth beside every element. What it cannot buy, nobody can: it proves shops,
 * never buyers. Returns the number of steps taken.
 */
export async function buyByTruth({ open, wanted, page, onLook }: TruthPurchase): Promise<number> {
  const { rendering, debounce, busySign } = open.shop.design;
  const { pathname, search } = new URL(open.productUrl(wanted.slug));
  const state = { isAdded: false, hasCoupon: wanted.coupon === null, hasQuantity: false };
  const traffic = watchTraffic(page);
  const settle = async (ms: number) => {
    await page.waitForTimeout(ms + 60);
    await traffic.quiet();
    await page.waitForTimeout(busySign.does.fadeMs + 40);
  };
  await page.goto(open.truthUrl + pathname + search);
  let stumbles = 0;
  for (let step = 1; step <= LONGEST_STEPS; step += 1) {
    await page.waitForLoadState('load').catch(() => undefined);
    await settle(traffic.hasNavigated() ? rendering.does.hydrateMs : 0);
    const seen = (await readTruth(page)).filter(
      (each) => each.isVisible || each.truth.startsWith('page:') || isChoice(each),
    );
    const kind =
      seen.findLast(({ truth, frame }) => truth.startsWith('page:') && frame === page.mainFrame())?.truth.slice(5) ??
      '';
    await onLook?.(kind, seen);
    if (kind === 'confirmation') return step;
    const turn: Turn = { open, wanted, page, seen, state, settle: () => settle(debounce.does) };
    const overlay = seen.filter(({ truth }) => truth === 'action:dismiss').at(-1);
    try {
      if (overlay) await locate(overlay).click(SOON);
      else await act(kind, turn);
      stumbles = 0;
    } catch (error) {
      // The page may have been redrawn under the buyer's hands; a second look tells.
      stumbles += 1;
      if (stumbles > 3) throw error;
    }
  }
  throw new Error(`no confirmation after ${LONGEST_STEPS} steps`);
}

/** Radio buttons hide behind their labels, and options inside their selects. */
const isChoice = ({ truth }: Seen) => /^(option|variant|delivery|method|item):/.test(truth);

const find = ({ seen }: Turn, truth: string): Locator | undefined => {
  const found = seen.find((each) => each.truth === truth);
  return found && locate(found);
};

async function press(turn: Turn, ...truths: readonly string[]): Promise<boolean> {
  for (const truth of truths) {
    const target = find(turn, truth);
    if (!target) continue;
    await target.click(SOON);
    return true;
  }
  return false;
}

async function act(kind: string, turn: Turn): Promise<void> {
  const acts: Record<string, (turn: Turn) => Promise<unknown>> = {
    product: atProduct,
    cart: atCart,
    coupon: enterCoupon,
    gate: atGate,
    checkout: atCheckout,
    payment: atPayment,
    offer: (at) => press(at, 'action:declineOffer'),
    waiting: ({ page }) => page.waitForTimeout(500),
  };
  const todo = acts[kind];
  if (!todo) throw new Error(`lost at ${kind || 'a page without a kind'}`);
  await todo(turn);
}

const couponIsInCart = ({ open }: Turn) => open.shop.design.coupons.does.startsWith('cart');

async function atProduct(turn: Turn): Promise<void> {
  const { wanted, state } = turn;
  if (state.isAdded) {
    const needsCart = !state.hasQuantity || (!state.hasCoupon && couponIsInCart(turn));
    await press(turn, ...(needsCart ? [] : ['action:checkout']), 'action:viewCart', 'action:openCart');
    return;
  }
  for (const [kind, id] of Object.entries(wanted.options))
    if (await choose(turn, `option:${kind}=${id}`, `list:${kind}`)) return turn.settle();
  const key = keyOf(wanted.options);
  if (key && (await choose(turn, `variant:${key}`))) return turn.settle();
  const once = find(turn, 'purchase:once');
  if (once && !(await once.isChecked())) return once.check(SOON);
  const quantity = find(turn, `field:quantity=${key}`) ?? find(turn, 'field:quantity');
  if (quantity) await setNumber(quantity, wanted.quantity);
  const isStepped = find(turn, 'value:quantity') !== undefined;
  for (let more = 1; isStepped && more < wanted.quantity; more += 1) await press(turn, 'action:more');
  state.hasQuantity = isStepped || quantity !== undefined || wanted.quantity === 1;
  await turn.settle();
  if (!(await press(turn, `action:addVariant=${key}`, 'action:addToCart'))) throw new Error('no way to add it');
  state.isAdded = true;
}

async function setNumber(field: Locator, value: number): Promise<void> {
  const tag = await field.evaluate((element) => element.tagName);
  if (tag === 'SELECT') await field.selectOption(String(value));
  else {
    await field.fill(String(value));
    await field.blur();
  }
}

/** True if it had to choose. */
async function choose(turn: Turn, truth: string, list?: string): Promise<boolean> {
  const target = find(turn, truth);
  if (!target) return false;
  const about = await target.evaluate((element) => {
    const hidden = element.closest('[data-listbox], [data-picks], [data-searched]')?.querySelector('input');
    const { checked, selected, value } = element as HTMLInputElement & HTMLOptionElement;
    const isMarked = ['aria-current', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'].some(
      (name) => element.getAttribute(name) === 'true',
    );
    const { value: own, pick = own } = (element as HTMLElement).dataset;
    const isListed = pick !== undefined && hidden?.value === pick;
    return {
      tag: element.tagName,
      value,
      isChosen: Boolean(checked || (element.tagName === 'OPTION' && selected) || isMarked || isListed),
    };
  });
  if (about.isChosen) return false;
  if (about.tag === 'OPTION')
    await target.locator('xpath=ancestor::select[1]').selectOption(about.value, { ...SOON, force: true });
  else if (about.tag === 'INPUT') await target.evaluate((element) => (element as HTMLInputElement).click());
  else {
    if (list) await press(turn, list);
    await target.click(SOON);
  }
  return true;
}

async function atCart(turn: Turn): Promise<void> {
  const { wanted, state } = turn;
  if (!state.hasQuantity) {
    const shown = find(turn, 'value:quantity=0');
    if (shown && Number(await shown.textContent(SOON)) < wanted.quantity) {
      await press(turn, 'action:more');
      return;
    }
    const field = find(turn, 'line:quantity=0');
    if (field) await setNumber(field, wanted.quantity);
    await turn.settle();
    state.hasQuantity = true;
    await press(turn, 'action:updateCart');
    return;
  }
  if (!state.hasCoupon && couponIsInCart(turn)) return enterCoupon(turn);
  await find(turn, 'consent:terms')?.check(SOON);
  await press(turn, 'action:checkout');
}

async function enterCoupon(turn: Turn): Promise<void> {
  const field = find(turn, 'field:coupon');
  if (!field) {
    if (!(await press(turn, 'action:showCoupon', 'action:showSummary'))) throw new Error('nowhere to enter the coupon');
    return;
  }
  await field.fill(turn.wanted.coupon ?? '', SOON);
  await press(turn, 'action:applyCoupon');
  turn.state.hasCoupon = true;
}

/** Some shops lead past the cart, though something is left to do there. */
async function returnToCart(turn: Turn): Promise<boolean> {
  const isDone = turn.state.hasQuantity && (turn.state.hasCoupon || !couponIsInCart(turn));
  return !isDone && press(turn, 'action:openCart');
}

async function atGate(turn: Turn): Promise<void> {
  // A dialog covers the way back; the checkout behind it has one as well.
  if (turn.open.shop.design.gates.does !== 'modal' && (await returnToCart(turn))) return;
  if (!find(turn, 'action:guest') && (await press(turn, 'action:showGuest'))) return;
  await find(turn, 'gate:guest')?.check(SOON);
  await fillFields(turn);
  await press(turn, 'action:guest', 'action:register', 'action:continue');
}

/** Fills what is empty or holds something else; true if it had to. */
async function fillFields(turn: Turn): Promise<boolean> {
  const answers = answersFor(turn.open.shop, turn.wanted);
  let hasChanged = false;
  // Some regions stand before the country whose regions they are.
  const isLater = ({ truth }: Seen) => Number(truth !== 'field:country');
  for (const each of turn.seen.toSorted((a, b) => isLater(a) - isLater(b))) {
    if (!each.truth.startsWith('field:')) continue;
    const value = answers[each.truth.slice(6)];
    const field = locate(each);
    if (value === undefined || !(await field.isEnabled(SOON))) continue;
    if (isSame(await field.inputValue(SOON), value)) continue;
    const tag = await field.evaluate((element) => element.tagName);
    if (tag === 'SELECT') await field.selectOption(value, SOON);
    else {
      await field.fill(value, SOON);
      await field.blur();
    }
    hasChanged = true;
  }
  return hasChanged;
}

const isSame = (a: string, b: string) => a.replace(/[\s/]/g, '') === b.replace(/[\s/]/g, '');

async function atPayment(turn: Turn): Promise<void> {
  if (await press(turn, 'action:showCard')) return;
  await fillFields(turn);
  await find(turn, 'cardType:visa')?.check(SOON);
  await press(turn, 'action:pay');
}

const isTicked = async (box: Locator | undefined) => !box || box.isChecked(SOON);

/** By the element itself: some boxes are invisible behind their labels. */
async function tick(box: Locator | undefined): Promise<void> {
  if (box && !(await isTicked(box))) await box.evaluate((element) => (element as HTMLElement).click());
}

async function atCheckout(turn: Turn): Promise<void> {
  const { wanted, state, open, page } = turn;
  if (find(turn, 'action:pay')) return atPayment(turn);
  if (find(turn, 'busy:card')) return page.waitForTimeout(1600);
  if (await press(turn, 'action:keepAddress', 'action:agree')) return;
  if (await returnToCart(turn)) return;
  const isDialog = find(turn, 'action:close') !== undefined;
  if (!state.hasCoupon && !couponIsInCart(turn) && (!isDialog || find(turn, 'field:coupon'))) return enterCoupon(turn);
  if (!isDialog && (await press(turn, 'action:openDialog'))) return;
  if (!find(turn, 'field:line2') && (await press(turn, 'action:showMore'))) return;
  const { country, region } = open.shop.market.home;
  for (const [what, code] of Object.entries({ country, region }))
    if (find(turn, `list:${what}`) && (await choose(turn, `item:${what}=${code}`, `list:${what}`)))
      return turn.settle();
  await tick(find(turn, 'title:ms'));
  if (await fillFields(turn)) return turn.settle();
  // The button knows only what was saved, where the address stands in a form of its own.
  const isTooEarly = find(turn, 'action:getRates') && find(turn, 'message:deliveryLater');
  if (isTooEarly && (await press(turn, 'action:save', 'action:continue'))) return;
  if (await press(turn, 'action:getRates')) return;
  if (await choose(turn, `delivery:${wanted.expected?.delivery ?? ''}`)) return turn.settle();
  if (await choose(turn, 'method:card')) return turn.settle();
  const isGuest = find(turn, 'account:none');
  if (isGuest && !(await isGuest.isChecked())) {
    await tick(isGuest);
    return turn.settle();
  }
  if (!find(turn, 'action:continue') && (await press(turn, 'action:changeMethod'))) return;
  for (const truth of ['extra:tick', 'consent:newsletter', 'account:create']) {
    const box = find(turn, truth);
    if (!box || !(await box.isChecked())) continue;
    await box.uncheck(SOON);
    return turn.settle();
  }
  const no = find(turn, 'extra:no');
  if (no && !(await no.isChecked())) {
    await no.check(SOON);
    return turn.settle();
  }
  if (await press(turn, 'action:showCard')) return;
  for (const truth of ['consent:terms', 'consent:withdrawal', 'consent:privacy', 'cardType:visa'])
    await tick(find(turn, truth));
  if (open.shop.design.terms.does === 'dialog' && !(await isTicked(find(turn, 'consent:terms')))) return;
  const isPressed = await press(turn, 'action:save', 'action:continue', 'action:placeOrder', 'action:toPayment');
  if (!isPressed) throw new Error(`nothing to press at ${page.url()}`);
}
