import type { OrderReview } from '../../orders/index.ts';
import { isDocumentGone } from '../actions/document-gone.ts';
import { addItems, fillAgain, verifyFilledCart } from '../cart/fill-cart.ts';
import { hasBegun, openCart, openCartForCodes } from '../cart/open-cart.ts';
import { settleCartSums } from '../cart/settle-cart-sums.ts';
import { noteCartPage, verifyCart } from '../cart/verify-cart.ts';
import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import { readAgain, readAhead, withSecondReading } from '../reader/index.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import type { RecipeMove } from '../recipes/recipe.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import { noteSums, readReview } from '../review/read-review.ts';
import type { ReviewedTotals } from '../run/reviewed-totals.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkLimits } from '../safety/check-limits.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import { signature, type View } from '../view/view.ts';
import { advance } from './advance.ts';
import { checkComplaints } from './answer-complaints.ts';
import { reportUntriedCoupons } from './apply-coupons.ts';
import { notePromise } from './await-deliveries.ts';
import { endRehearsal } from './end-rehearsal.ts';
import { followToCheckout } from './follow-to-checkout.ts';
import { findGoal, GOALS, mayHurry } from './goals.ts';
import { missedParts } from './missed-address.ts';
import { pressRecorded } from './press-on-record.ts';
import { reopenAfterServerError } from './reopen-after-server-error.ts';
import { settleDoubts, settleSums } from './settle-doubts.ts';

export interface Reviewed {
  view: View;
  review: OrderReview;
  totals: ReviewedTotals;
}

/** From an empty cart to a verified order review. Never presses anything that would place the order. */
export async function runCheckout(run: Run): Promise<Reviewed> {
  let view = await addItems(run);
  view = await withSecondReading(run, { stage: 'cart' }, view, async (each) => {
    const verified = await verifyFilledCart(run, each);
    // What lies over the cart hides the place for a code.
    const clear = run.memory.couponsLeft.length > 0 ? await clearTheWay(run, verified) : verified;
    const cart = await openCartForCodes(run, clear);
    return cart ? verifyCart(run, cart) : clear;
  });
  view = await settleCartSums(run, await findCart(run, view));
  for (;;) {
    const ready = await walkToReview(run, view);
    try {
      return await reviewOrder(run, ready);
    } catch (error) {
      // What a second reader says of a review that is refused may be something to do: the way there is taken once more.
      const again = await readAgain(run, 'review', error);
      if (!again) throw error;
      view = again;
    }
  }
}

/** From the cart to a page on which nothing is left but to order. */
async function walkToReview(run: Run, first: View): Promise<View> {
  let view = first;
  const isIdle = countIdle(run);
  for (let lastGoodUrl = view.snapshot.url; ; ) {
    try {
      if (isIdle(view)) throw new Stop('agent_stuck', 'the page stays as it is, whatever is done');
      view = await readAhead(run, 'checkout', (await fillAgain(run)) ?? view);
      followToCheckout(run, view);
      checkPage(run, view);
      checkComplaints(run, null, view);
      noteCartPage(run, view);
      noteSums(run, view);
      notePromise(run, view);
      lastGoodUrl = view.snapshot.url;
      const next =
        (await replayPage(run, view)) ??
        (await pursueGoals(run, view)) ??
        (await endRehearsal(run, view)) ??
        (await settleSums(run, view)) ??
        (await advance(run, view));
      const settled = next === 'ready' ? await settleDoubts(run, view) : next;
      if (settled === view && next === 'ready') return view;
      view = settled;
    } catch (error) {
      const back =
        (await followDocument(run, error)) ??
        (await reopenAfterServerError(run, error, lastGoodUrl)) ??
        (await readAgain(run, 'checkout', error));
      if (!back) throw error;
      view = back;
    }
  }
}

/** Whether the page was the same for many rounds in which nothing was sent: whatever keeps us busy there leads nowhere. */
function countIdle({ requests }: Pick<Run, 'requests'>): (view: View) => boolean {
  let [last, rounds] = ['', 0];
  return (view) => {
    const now = `${signature(view)} ${requests.sentCount()} ${requests.documentCount()}`;
    rounds = now === last ? rounds + 1 : 0;
    last = now;
    return rounds > MOST_IDLE;
  };
}

const MOST_IDLE = 30;

async function reviewOrder(run: Run, view: View): Promise<Reviewed> {
  // It is not the merchant who refuses: we could not tell it.
  const [missed] = missedParts(run, view);
  if (missed) throw new Stop('agent_stuck', missed.message);
  reportUntriedCoupons(run);
  const read = await readReview(run, view.hurried ? await look(run) : view, pressRecorded);
  checkLimits(run.order.limits, read.totals);
  run.recipe.prove();
  run.steps.record('SHIPMENT_AND_TAX_RETRIVAL', 'read subtotal, shipping, tax and total; they add up');
  return read;
}

/** The page moved on by itself, under a hand that was at work in it. Null where the card was typed: the order may be on its way. */
async function followDocument(run: Run, error: unknown): Promise<View | null> {
  const mayFollow = isDocumentGone(error) && !run.memory.cardTyped && run.tries.mayTry('follow a document', MOST_GONE);
  return mayFollow ? look(run) : null;
}

const MOST_GONE = 5;

/** Nothing was found that lists the cart. An order that cannot be checked would be refused in the end: who sees the way? */
async function findCart(run: Run, view: View): Promise<View> {
  if (run.memory.cartVerified || hasBegun(view)) return view;
  const told = await readAgain(run, 'cart', new Stop('agent_stuck', 'nothing lists the cart'));
  return told ? verifyCart(run, await openCart(run, told)) : view;
}

async function pursueGoals(run: Run, view: View): Promise<View | null> {
  const { shippingOption } = run.memory;
  for (const pass of GOALS) {
    let acted = false;
    const sent = run.requests.sentCount();
    for (const goal of pass) {
      if (!goal.appliesWhen(run, view)) continue;
      const result = await goal.act(run, view);
      if (result === 'idle' && goal.staysOpen) run.recipe.noteSettled(view.snapshot.shape, goal.name);
      if (result === 'idle') continue;
      run.recipe.record(view.snapshot.shape, goal.name);
      if (typeof result === 'object') return result;
      acted = true;
      if (goal.changesPage && (await setOffRequests(run, sent))) break;
    }
    if (acted) return look(run);
  }
  // A delivery that was preset and taken as it is says which of the rows is its own.
  if (run.memory.shippingOption !== shippingOption) noteSums(run, view);
  return null;
}

async function setOffRequests(run: Pick<Run, 'guard' | 'page' | 'requests'>, before: number): Promise<boolean> {
  await run.guard(waitForQuiet(run.page, run.requests));
  return run.requests.sentCount() > before;
}

/**
 * On a page of known shape the moves that worked before are made one after the other without looking in between; the
 * look that follows judges them all. A shape that comes up again afterwards is worked on step by step.
 */
async function replayPage(run: Run, view: View): Promise<View | 'ready' | null> {
  const { shape } = view.snapshot;
  const moves = run.recipe.movesFor(shape);
  if (!moves || moves.length === 0 || missesCoupon(run, moves)) return null;
  run.recipe.startReplay(shape, view.hurried);
  run.deps.log('replay', { shape, moves: moves.map((move) => move.goal) });
  try {
    return await replayMoves(run, view, moves);
  } finally {
    run.recipe.endReplay();
  }
}

/** A purchase without a code teaches nothing about where one is typed. */
function missesCoupon({ memory }: Pick<Run, 'memory'>, moves: readonly RecipeMove[]): boolean {
  return memory.couponsLeft.length > 0 && !moves.some(({ goal }) => goal === 'applyCoupons');
}

async function replayMoves(run: Run, first: View, moves: readonly RecipeMove[]): Promise<View | 'ready'> {
  let view = first;
  let acted = false;
  for (const move of moves) {
    if (move.goal === 'advance') {
      const known = () => move.target && findByPrint(view.snapshot.elements, move.target);
      // Many ways on are disabled, or not there yet, until what comes before them is done.
      if (acted && move.target && !known()) view = await look(run);
      return advance(run, view, known());
    }
    const goal = findGoal(move.goal);
    const result = goal?.appliesWhen(run, view) ? await goal.act(run, view) : 'idle';
    if (typeof result === 'object') return result;
    acted ||= result === 'acted';
    if (result === 'acted' && goal?.changesPage) await run.guard(waitForQuiet(run.page, run.requests));
  }
  return look(run, { hurry: mayHurry });
}
