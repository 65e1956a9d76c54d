import type { PurchaseContext } from '../browser/index.ts';
import type { DroppedItem } from '../orders/index.ts';
import { findReviewDifference, type OrderReview, type PurchaseOrder } from '../orders/index.ts';
import { toMinor } from '../platform/money.ts';
import { dropItem, itemToDrop } from './cart/drop-item.ts';
import { runCheckout } from './checkout/run-checkout.ts';
import type { ReaderUse } from './model/reader.ts';
import { findOrderAfterClick } from './placing/find-order-after-click.ts';
import { placeOrder } from './placing/place-order.ts';
import { reusablePath } from './placing/search-order-pages.ts';
import { OrderMayExist } from './proof/order-may-exist.ts';
import type { PlaceOutcome, PressOutcome } from './proof/place-outcome.ts';
import type { PreparedPurchase, PressedPurchase, ReadyPurchase } from './purchase.ts';
import { mayReadAhead } from './reader/index.ts';
import { describeReview } from './review/describe-review.ts';
import { readReview } from './review/read-review.ts';
import type { AgentDeps } from './run/agent-deps.ts';
import type { OrderTrace } from './run/order-trace.ts';
import type { PurchaseHooks } from './run/purchase-hooks.ts';
import type { Run } from './run/run.ts';
import { browserFor, startRun } from './run/start-run.ts';
import { asFailure, type Stop } from './run/stop.ts';
import { withholdingLog } from './run/withholding-log.ts';
import { checkLimits } from './safety/check-limits.ts';
import { checkPage } from './safety/check-page.ts';
import { look } from './view/look.ts';
import type { View } from './view/view.ts';

/** Works from the product pages to a verified order review and stops there. Nothing is ordered by this function. */
export function preparePurchase(
  deps: AgentDeps,
  order: PurchaseOrder,
  hooks: PurchaseHooks,
): Promise<PreparedPurchase> {
  const log = withholdingLog(deps.log, hooks.card);
  // A recipe leads past the card form, which a rehearsal leaves empty.
  const recipes = hooks.rehearsal ? null : deps.recipes;
  return prepare({ ...deps, recipes, log }, order, hooks, { dropped: [], startedOver: false });
}

/** What earlier visits for the same order came to. */
interface Earlier {
  dropped: readonly DroppedItem[];
  startedOver: boolean;
  /** What the second reader has used of its budget, and why the visit before was given up. */
  readerUse?: ReaderUse;
  gaveUp?: Stop | null;
}

async function prepare(
  deps: AgentDeps,
  order: PurchaseOrder,
  hooks: PurchaseHooks,
  earlier: Earlier,
): Promise<PreparedPurchase> {
  let browser: PurchaseContext | null = null;
  let run: Run | null = null;
  try {
    browser = await deps.browser.open(browserFor(order), hooks.signal);
    run = await startRun(deps, order, hooks, browser, earlier);
    run.memory.dropped.push(...earlier.dropped);
    const { review, view } = await runCheckout(run);
    run.steps.record('ORDER_REVIEW', describeReview(review));
    await run.guard(run.steps.flushed());
    return readyPurchase(run, browser, review, view);
  } catch (error) {
    // Nothing is kept of a purchase whose last press may have been the order: a lesson may be why.
    if (run && browser && error instanceof OrderMayExist) return pressedPurchase(run, browser, error.outcome);
    if (run) await keepLessons(run);
    const mayBegin = run && !run.memory.pressedOnTheWay && !hooks.signal.aborted && !run.memory.accountNeeded;
    const dead = run && mayBegin && itemToDrop(run, order, error);
    if (run && dead) {
      // What was typed and chosen belongs to the old cart: a new visitor begins without the item.
      dropItem(run, dead);
      await run.steps.flushed().catch(() => undefined);
      await browser?.close();
      const rest = { ...order, items: order.items.filter((item) => item.url !== dead.url) };
      return prepare(deps, rest, hooks, { ...earlier, dropped: run.memory.dropped });
    }
    if (run && (await unlearnRecipe(run, error)) && mayBegin && !earlier.startedOver) {
      await run.steps.flushed().catch(() => undefined);
      await browser?.close();
      return prepare(deps, order, hooks, { dropped: run.memory.dropped, startedOver: true });
    }
    if (run && mayBegin && !earlier.gaveUp && mayReadAhead(run, error)) {
      await run.steps.flushed().catch(() => undefined);
      await browser?.close();
      const { readerUse, memory } = run;
      return prepare(deps, order, hooks, { ...earlier, dropped: memory.dropped, readerUse, gaveUp: error });
    }
    const failure = hooks.signal.aborted
      ? { ...asFailure(error), transient: false, note: 'stopped by the caller' }
      : asFailure(error);
    deps.log('purchase failed', {
      code: failure.code,
      note: failure.note,
      cause: error instanceof Error ? error.stack : String(error),
    });
    run?.steps.fail(`${failure.code}: ${failure.note}`);
    await run?.steps.flushed().catch(() => undefined);
    await browser?.close();
    return failure;
  }
}

/** The page stays open: it may still say what became of the order. */
function pressedPurchase(run: Run, browser: PurchaseContext, outcome: PressOutcome): PressedPurchase {
  const { seenSums } = run.memory;
  const total = seenSums && { minor: seenSums.total, currency: seenSums.currency };
  const why = outcome.kind === 'unknown' ? { note: outcome.note } : {};
  run.deps.log('a press on the way may have been the order', { outcome: outcome.kind, ...why });
  const trace: OrderTrace = { reviewUrl: run.page.url(), ...(total && { total }) };
  return {
    kind: 'pressed',
    outcome,
    lookUpOrder: () => findOrderAfterClick(run, trace),
    close: () => browser.close(),
  };
}

function readyPurchase(run: Run, browser: PurchaseContext, first: OrderReview, seen: View): ReadyPurchase {
  let accepted = first;
  let clicked = false;
  let reviewUrl = run.page.url();
  const orderTrace = (): OrderTrace => {
    const { total, currency } = accepted.pricing;
    return { reviewUrl, total: { minor: toMinor(total, currency), currency } };
  };
  return {
    kind: 'ready',
    get review() {
      return accepted;
    },
    recheck: async () => {
      try {
        const view = await look(run);
        checkPage(run, view);
        const { review, totals } = await readReview(run, view);
        checkLimits(run.order.limits, totals);
        return findReviewDifference(accepted, review) === null ? { kind: 'same' } : { kind: 'changed', review };
      } catch (error) {
        return asFailure(error);
      }
    },
    accept: (review) => {
      accepted = review;
    },
    place: async (beforePress): Promise<PlaceOutcome> => {
      if (clicked) return { kind: 'unknown', note: 'placement was already tried' };
      clicked = true;
      reviewUrl = run.page.url();
      run.memory.agreedTotal = orderTrace().total ?? null;
      const outcome = await placeOrder(run, { accepted, reviewed: seen, beforePress });
      // A refusal before the click leaves the order open for another, agreed try.
      if (outcome.kind === 'not_clicked') clicked = false;
      if (outcome.kind === 'declined' || outcome.kind === 'unknown') {
        // Nobody asked for the card after all: the next purchase waits for its form before it orders.
        if (!run.memory.cardTyped) run.recipe.noteCardFollows(false);
        await keepLessons(run);
      }
      if (outcome.kind === 'placed') {
        await keepRecipe(run, outcome.order.url);
        run.steps.record('ORDER_CONFIRMED', `order ${outcome.order.number ?? 'without a number'}`);
        await run.steps.flushed().catch(() => undefined);
      }
      return outcome;
    },
    lookUpOrder: () => findOrderAfterClick(run, orderTrace()),
    lend: browser.lend,
    trace: async () => ({
      ...orderTrace(),
      merchantOrigin: run.site.origin,
      reviewUrl: run.page.url(),
      state: JSON.stringify(await browser.context.storageState()),
    }),
    close: async () => {
      if (!clicked) await keepLessons(run);
      await browser.close();
    },
  };
}

/**
 * What was learnt about a shop may be why this purchase failed: what was replayed is forgotten. False where nothing was,
 * or where the merchant's own answer ended it.
 */
async function unlearnRecipe(run: Pick<Run, 'deps' | 'recipe'>, error: unknown): Promise<boolean> {
  const { code, transient } = asFailure(error);
  const healed = run.recipe.withoutReplayed();
  if (!healed || transient || (code !== 'agent_stuck' && code !== 'merchant_error')) return false;
  run.deps.log('the recipe led nowhere and is forgotten', { code });
  await run.deps.recipes?.save(healed).catch(() => undefined);
  return true;
}

/** What a second reader said and the shop proved stays true, whatever ended the purchase later. */
async function keepLessons(run: Pick<Run, 'deps' | 'recipe'>): Promise<void> {
  const recipe = run.recipe.withProven();
  if (recipe) await run.deps.recipes?.save(recipe).catch(() => undefined);
}

/** Only what led to an order is worth remembering. A store that is down costs speed, not the purchase. */
async function keepRecipe(run: Pick<Run, 'deps' | 'recipe'>, confirmationUrl: string | null): Promise<void> {
  const recipe = run.recipe.result();
  const confirmation = confirmationUrl && reusablePath(confirmationUrl);
  const kept = recipe && confirmation ? { ...recipe, confirmation } : recipe;
  if (kept) await run.deps.recipes?.save(kept).catch(() => undefined);
}
