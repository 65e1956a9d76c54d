import type { Slot } from '../../engine/index.ts';
import { findReviewDifference } from '../../orders/index.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { type CheckoutRuntime, TIMER_QUEUE, type TimerJob } from '../checkout-runtime.ts';
import type { LaneSession, OrderReview } from '../lanes/merchant-lane.ts';
import { recordStep, transitionTask } from '../lifecycle/transition-task.ts';
import { fromLane } from './attempt-failure.ts';
import { holdSession } from './hold-session.ts';
import type { Passage } from './passage.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/**
 * Passes only the order that the customer agreed to. Keeps the session open for a while; after that, a confirmation
 * starts a new preparation, which arrives here with a fresh review.
 */
export async function awaitConfirmation(
  deps: CheckoutRuntime,
  run: Run,
  session: LaneSession,
  slot: Slot,
): Promise<Passage> {
  for (;;) {
    const asked = await askUnlessAgreed(deps, run, session.review);
    if (asked === 'agreed') return 'go';
    await faultPoint('confirmation.asked');
    const answer = await slot.away(() => holdForAnswer(deps, run, session));
    if (answer === 'gone') return 'gone';
    const now = await session.recheck();
    if (now.kind === 'failed') return fromLane(now);
    if (now.kind === 'changed') session.accept(now.review);
  }
}

/** Asks again, in the same status, whenever the agreement does not cover what the merchant shows now. */
function askUnlessAgreed(deps: CheckoutRuntime, run: Run, review: OrderReview): Promise<'agreed' | 'asked'> {
  return writeUnderLease(deps, run, async (sql, task) => {
    if (task.options.verifyBeforePlacement !== true) return 'agreed';
    const broken = task.confirmedReview ? findReviewDifference(task.confirmedReview, review) : 'not asked yet';
    if (broken === null) {
      if (task.status === 'IN_PROGRESS') await transitionTask(sql, task, { to: 'CONFIRMED', changes: { review } });
      else await recordStep(sql, task, undefined, { review });
      return 'agreed';
    }
    await run.lease.idle(sql);
    if (task.status === 'PENDING_CONFIRMATION') return 'asked';
    const { confirmationSeconds } = deps.settings;
    await transitionTask(sql, task, {
      to: 'PENDING_CONFIRMATION',
      step: { label: 'PENDING_CONFIRMATION', note: task.confirmedReview ? `asked again: ${broken}` : null },
      changes: { review, confirmedReview: null, confirmWithinSeconds: confirmationSeconds },
    });
    const timer: TimerJob = { kind: 'confirmation', taskId: task.taskId, executionId: task.executionId };
    await deps.engine.enqueue(sql, TIMER_QUEUE, [{ data: timer, startAfter: confirmationSeconds }]);
    return 'asked';
  });
}

function holdForAnswer(deps: CheckoutRuntime, run: Run, session: LaneSession): Promise<'confirmed' | 'gone'> {
  return holdSession(deps, run, session, async (sql, task, isLast) => {
    if (task.status !== 'PENDING_CONFIRMATION') return 'confirmed';
    if (!isLast) return 'waiting';
    await run.lease.release(sql);
    return 'gone';
  });
}
