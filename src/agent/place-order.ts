import { describe } from './actions/press.ts';
import { type ClickMark, learnOutcome } from './learn-outcome.ts';
import { resolveClickTarget } from './perception/index.ts';
import type { OrderReview, PlaceOutcome } from './purchase.ts';
import { readReview } from './read-review.ts';
import { type Run, raceSignals } from './run.ts';
import { checkLimits } from './safety/check-limits.ts';
import { checkPage } from './safety/check-page.ts';
import { sameOrder } from './safety/same-order.ts';
import { Stop } from './stop.ts';
import { candidates, look } from './view.ts';

/**
 * The one click. Everything that could refuse it is asked first, on a fresh reading of the page; after the click no
 * error may leave this function, because the order may exist.
 */
export async function placeOrder(run: Run, accepted: OrderReview): Promise<PlaceOutcome> {
  let target: Awaited<ReturnType<typeof resolveClickTarget>>;
  let mark: ClickMark;
  try {
    const first = await look(run);
    checkPage(run, first);
    const { view, review, totals } = await readReview(run, first);
    checkLimits(run.order.limits, totals);
    const difference = sameOrder(accepted, review);
    if (difference) return { kind: 'not_clicked', code: 'review_changed', note: difference, review };
    const [button] = candidates(view, 'placeOrder');
    if (!button) throw new Stop('agent_stuck', 'the control that places the order is gone');
    target = await run.guard(resolveClickTarget(view.snapshot, button.ref));
    if (!target) throw new Stop('agent_stuck', 'the control that places the order is gone');
    // Scrolling and waiting for it to stand still can fail; they must fail before the click, not during it.
    await run.guard(target.click({ trial: true, timeout: 3_000 }));
    run.deps.log('placing', { control: describe(button) });
    run.hooks.signal.throwIfAborted();
    mark = { at: Date.now(), sent: run.requests.sentCount(), documents: run.requests.documentCount() };
  } catch (error) {
    const code = error instanceof Stop ? error.code : 'internal';
    const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'the order page could not be read';
    return { kind: 'not_clicked', code, note: note.slice(0, 200), review: null };
  }
  try {
    await target.click({ timeout: 5_000, noWaitAfter: true });
    return await learnOutcome(withoutCaller(run), mark);
  } catch (error) {
    return {
      kind: 'unknown',
      note: error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 200) : 'unreadable',
    };
  }
}

/** After the click the caller's wish to stop no longer counts: what became of the order has to be learnt first. */
function withoutCaller(run: Run): Run {
  return { ...run, guard: (work) => raceSignals(work, [run.browser.died]) };
}
