import { readAuthorisation } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { newId } from '../../platform/ids.ts';
import { toMinor } from '../../platform/money.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { LaneSession, OrderReview, PlaceOutcome } from '../lanes/merchant-lane.ts';
import { recordStep, transitionTask } from '../lifecycle/transition-task.ts';
import { insertIntent, sumCharged } from '../stores/placement-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import type { AttemptFailure } from './attempt-failure.ts';
import { checkAuthorisation, checkLimits } from './check-limits.ts';
import { failAttempt } from './fail-attempt.ts';
import { lookForOrder } from './look-for-order.ts';
import { persist, type Run } from './persist.ts';
import { recordOutcome } from './record-outcome.ts';

/**
 * The order is submitted at most once. The intent is committed first, under the fencing token; only who committed it
 * submits, at once, and only while its lease is fresh. From the commit on nobody submits this order again: whoever finds
 * the intent without an outcome may only look for the order.
 */
export async function placeOnce(deps: CheckoutRuntime, run: Run, session: LaneSession): Promise<void> {
  const intentId = newId();
  const sealedTrace = deps.sealer.seal(await session.trace(), traceContext(run.taskId));
  await faultPoint('intent.before');
  const refusal = await persist(
    deps,
    run,
    async (sql, task) => {
      const excess = await checkMoney(sql, task, session.review, intentId);
      if (excess) {
        await failAttempt(deps, sql, task, excess);
        await run.lease.release(sql);
        return excess;
      }
      const { currency, total } = session.review.pricing;
      const totalMinor = toMinor(total, currency);
      const note = { step: { label: 'ORDER_PLACEMENT' as const }, changes: { review: session.review } };
      await Promise.all([
        insertIntent(sql, task, { id: intentId, token: run.lease.token, totalMinor, currency, sealedTrace }),
        task.status === 'STARTED'
          ? transitionTask(sql, task, { to: 'IN_PROGRESS', ...note })
          : recordStep(sql, task, note.step, note.changes),
      ]);
      return null;
    },
    { withGroup: true },
  );
  if (refusal) return;
  await faultPoint('intent.committed');
  const outcome = await submit(run, session);
  await faultPoint('placed.unrecorded');
  await recordOutcome(deps, run, intentId, outcome);
  await faultPoint('placed.recorded');
}

async function submit(run: Run, session: LaneSession): Promise<PlaceOutcome> {
  if (!run.lease.isFresh()) {
    return { kind: 'not_clicked', code: 'internal', note: 'the lease ran out before the order was sent', review: null };
  }
  const outcome = await session.place().catch((error): PlaceOutcome => ({ kind: 'unknown', note: String(error) }));
  return outcome.kind === 'unknown' ? lookForOrder(() => session.lookUpOrder()) : outcome;
}

async function checkMoney(
  sql: Sql,
  task: LockedTask,
  review: OrderReview,
  intentId: string,
): Promise<AttemptFailure | null> {
  const excess = checkLimits(review, task.options);
  if (excess || !task.paymentSessionId) return excess;
  const authorised = await readAuthorisation(sql, task.paymentSessionId);
  if (!authorised) return { code: 'authorization_exceeded', note: 'the authorisation is gone', transient: false };
  return checkAuthorisation(review, authorised, await sumCharged(sql, task.groupId, intentId));
}

export function traceContext(taskId: string): string {
  return `placement-trace:${taskId}`;
}
