import { readAuthorisation, reserveCharge } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { newId } from '../../platform/ids.ts';
import { toMinor } from '../../platform/money.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { LaneSession, OrderReview, PlaceOutcome } from '../lanes/merchant-lane.ts';
import { recordStep, transitionTask } from '../lifecycle/transition-task.ts';
import { insertIntent, recordPress } from '../stores/placement-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import type { AttemptFailure } from './attempt-failure.ts';
import { checkAuthorisation, checkLimits } from './check-limits.ts';
import { failAttempt } from './fail-attempt.ts';
import { lookForOrder } from './look-for-order.ts';
import { recordOutcome } from './record-outcome.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/**
 * The order is submitted at most once. The intent is committed first, under the fencing token; only the worker that
 * committed it submits, at once, and only while its lease is fresh. After the commit nobody submits this order again: a
 * worker that finds the intent without an outcome may only look for the order.
 */
export async function placeOnce(
  deps: CheckoutRuntime,
  run: Run,
  session: LaneSession,
): Promise<PlaceOutcome['kind'] | 'refused'> {
  const intentId = newId();
  const sealedTrace = deps.sealer.seal(await session.trace(), traceContext(run.taskId));
  await faultPoint('intent.before');
  const refusal = await writeUnderLease(
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
  if (refusal) return 'refused';
  await faultPoint('intent.committed');
  const outcome = await submit(deps, run, session, intentId);
  await faultPoint('placed.unrecorded');
  await recordOutcome(deps, run, intentId, outcome);
  await faultPoint('placed.recorded');
  return outcome.kind;
}

/**
 * The fence decides, not the lane. Each press is counted before it happens: the first by the intent itself, every
 * further one by its own commit. Once one is counted, the outcome can only be placed, declined or unknown: a lane that
 * then claims it never pressed is not believed.
 */
async function submit(deps: CheckoutRuntime, run: Run, session: LaneSession, intentId: string): Promise<PlaceOutcome> {
  let presses = 0;
  const beforePress = async () => {
    if (!run.lease.isFresh()) throw new Error('the lease expired before the order was sent');
    presses += 1;
    if (presses > 1) await writeUnderLease(deps, run, (sql) => recordPress(sql, intentId, presses));
  };
  const outcome = await session
    .place(beforePress)
    .catch((error): PlaceOutcome => ({ kind: 'unknown', note: String(error) }));
  const isOpen = outcome.kind === 'unknown' || (outcome.kind === 'not_clicked' && presses > 0);
  return isOpen ? lookForOrder(() => session.lookUpOrder()) : outcome;
}

async function checkMoney(
  sql: Sql,
  task: LockedTask,
  review: OrderReview,
  intentId: string,
): Promise<AttemptFailure | null> {
  const excess = checkLimits(review, task.options);
  if (excess || !task.paymentSessionId) return excess;
  return reserveFromSession(sql, task.paymentSessionId, review, intentId);
}

/**
 * The order reserves its total from the session before it is placed; its outcome decides whether that stays reserved.
 */
async function reserveFromSession(
  sql: Sql,
  sessionId: string,
  review: OrderReview,
  intentId: string,
): Promise<AttemptFailure | null> {
  const { currency, total } = review.pricing;
  const charge = { id: intentId, sessionId, amountMinor: toMinor(total, currency), currency };
  if (await reserveCharge(sql, charge)) return null;
  const authorised = await readAuthorisation(sql, sessionId);
  const excess =
    authorised && checkAuthorisation(review, authorised, { totalMinor: authorised.takenMinor, currencies: [] });
  return excess ?? { code: 'authorization_exceeded', note: 'the authorisation no longer exists', transient: false };
}

export function traceContext(taskId: string): string {
  return `placement-trace:${taskId}`;
}
