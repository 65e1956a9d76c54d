import { findReviewDifference, type OrderReview } from '../../orders/index.ts';
import { aimAt, describe } from '../actions/press.ts';
import { checkSubmitTarget } from '../card/check-card-target.ts';
import { resolveClickTarget } from '../perception/index.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import { countAmount } from '../review/count-amount.ts';
import { finalControl } from '../review/final-control.ts';
import { readReview } from '../review/read-review.ts';
import { type Run, raceSignals } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkLimits } from '../safety/check-limits.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { type ClickMark, learnOutcome } from './learn-outcome.ts';
import type { PlaceOutcome } from './place-outcome.ts';

/**
 * The one click. Everything that could refuse it is asked first, on a fresh reading of the page; after the click no
 * error may leave this function, because the order may exist. Only when the control did not say that it orders, and a
 * page follows that asks for the order, is that page's control clicked, under the same conditions.
 */
export async function placeOrder(run: Run, accepted: OrderReview, reviewed: View): Promise<PlaceOutcome> {
  for (let click = 0; click < MOST_CLICKS; click += 1) {
    const outcome = await clickAndLearn(run, accepted, click === 0 ? reviewed : null);
    if (outcome !== 'review_follows') return outcome;
  }
  return { kind: 'unknown', note: 'the merchant keeps asking for the order' };
}

const MOST_CLICKS = 3;

async function clickAndLearn(
  run: Run,
  accepted: OrderReview,
  reviewed: View | null,
): Promise<PlaceOutcome | 'review_follows'> {
  const aim = await takeAim(run, accepted, reviewed);
  if (aim.kind === 'not_clicked') return aim;
  try {
    await aim.click();
    const outcome = await learnOutcome(withoutCaller(run), aim.mark);
    // Nothing left the browser and the control was not even touched: a layer had come up and took the click.
    const missed = outcome !== 'review_follows' && outcome.kind === 'not_clicked' && (await aim.hasMissed());
    return missed ? 'review_follows' : outcome;
  } catch (error) {
    return { kind: 'unknown', note: firstLine(error) };
  }
}

type Aim =
  | { kind: 'aimed'; click: () => Promise<void>; hasMissed: () => Promise<boolean>; mark: ClickMark }
  | Extract<PlaceOutcome, { kind: 'not_clicked' }>;

async function takeAim(run: Run, accepted: OrderReview, reviewed: View | null, triesLeft = 2): Promise<Aim> {
  try {
    // The page may have moved on since the review was read; then its control is looked for anew.
    const touched = reviewed && (await touchControl(run, reviewed).catch(() => null));
    const first = touched ?? (await touchControl(run, await clearTheWay(run, await look(run)))) ?? (await look(run));
    checkPage(run, first);
    const { view, review, totals } = await readReview(run, first);
    const shown = await countAmount(run, totals.total);
    checkLimits(run.order.limits, totals);
    const difference = findReviewDifference(accepted, review);
    if (difference) return { kind: 'not_clicked', code: 'review_changed', note: difference, review };
    const control = finalControl(run, view);
    const target = control && (await run.guard(resolveClickTarget(view.snapshot, control.element.ref)));
    if (!control || !target) throw new Stop('agent_stuck', 'the control that places the order is gone');
    if (control.element.frame === 0) await checkSubmitTarget(run, target);
    await run.guard(run.steps.beforeChange());
    // The total may have risen since it was read. One that cannot be found again at all gets one more reading.
    const changed = (await countAmount(run, totals.total)) !== shown || (shown < 1 && triesLeft > 1);
    if (changed && triesLeft > 0) return await takeAim(run, accepted, null, triesLeft - 1);
    if (changed) throw new Stop('merchant_error', 'the order page keeps changing its amounts');
    // What could fail must fail before the click, not during it: the control is brought into sight and aimed at now, as
    // the last thing, because layers come up at any time.
    const point = control.element.frame === 0 ? await run.guard(target.evaluate(aimAt)) : null;
    // A layer that came up over it since the page was read is put away, and everything is read again.
    if (!point && control.element.frame === 0 && triesLeft > 0)
      return await takeAim(run, accepted, null, triesLeft - 1);
    if (!point) await run.guard(target.click({ trial: true, timeout: 3_000 }));
    const click = point
      ? () => run.page.mouse.click(point.x, point.y)
      : () => target.click({ timeout: 5_000, noWaitAfter: true });
    const touches = point && (await run.guard(target.evaluateHandle(watchTouches)));
    const hasMissed = async () => touches !== null && (await touches.evaluate(({ count }) => count === 0));
    run.deps.log('placing', { control: describe(control.element) });
    run.hooks.signal.throwIfAborted();
    const { requests } = run;
    const mark = {
      at: Date.now(),
      view,
      ambiguous: control.ambiguous,
      sent: requests.sentCount(),
      documents: requests.documentCount(),
    };
    return { kind: 'aimed', click, hasMissed, mark };
  } catch (error) {
    const code = error instanceof Stop ? error.code : 'internal';
    return { kind: 'not_clicked', code, note: firstLine(error), review: null };
  }
}

/** Runs in the page. Counts what reaches the control, so that a click that went elsewhere is known to have done so. */
function watchTouches(node: Node): { count: number } {
  const touches = { count: 0 };
  const note = (event: Event) => {
    if (event.composedPath().includes(node)) touches.count += 1;
  };
  for (const kind of ['pointerdown', 'mousedown', 'click']) window.addEventListener(kind, note, true);
  return touches;
}

/**
 * A page that changes its price when the pointer or the focus comes near has to do so before it is read: the look that
 * is returned was taken afterwards. Null when the control of this view is not there, or something lies over it.
 */
async function touchControl(run: Run, view: View): Promise<View | null> {
  const control = finalControl(run, view);
  const target = control && (await run.guard(resolveClickTarget(view.snapshot, control.element.ref)));
  if (!control || !target) return null;
  const point = control.element.frame === 0 ? await run.guard(target.evaluate(aimAt)).catch(() => null) : null;
  if (point) await run.guard(run.page.mouse.move(point.x, point.y));
  else await run.guard(target.hover({ timeout: 500, noWaitAfter: true })).catch(() => undefined);
  const focused = await run.guard(
    target.focus().then(
      () => true,
      () => false,
    ),
  );
  if (!focused) return null;
  return clearTheWay(run, await look(run));
}

/** After the click the caller's wish to stop no longer counts: what became of the order has to be learnt first. */
function withoutCaller(run: Run): Run {
  return { ...run, guard: (work) => raceSignals(work, [run.browser.died]) };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable').slice(0, 200);
}
