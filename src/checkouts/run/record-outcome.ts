import type { PlacedOrder } from '@cartwright/contract';
import { findChargedDifference } from '../../orders/index.ts';
import { releaseCharge, settleCharge } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { PlaceOutcome } from '../lanes/merchant-lane.ts';
import { endTask } from '../lifecycle/end-task.ts';
import { transitionTask } from '../lifecycle/transition-task.ts';
import { insertEvidence } from '../stores/evidence-store.ts';
import { closeIntent } from '../stores/placement-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { type AttemptFailure, fromLane, placementUnknown } from './attempt-failure.ts';
import { failAttempt } from './fail-attempt.ts';
import { observeShipping } from './observe-shipping.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/** Ends the task with what is known about its order, in the transaction that closes the intent. */
export async function recordOutcome(
  deps: CheckoutRuntime,
  run: Run,
  intentId: string,
  outcome: PlaceOutcome,
): Promise<void> {
  await writeUnderLease(
    deps,
    run,
    async (sql, task) => {
      await Promise.all([closeIntent(sql, intentId, outcome.kind), run.lease.release(sql)]);
      if (task.paymentSessionId) await endCharge(sql, intentId, outcome);
      if (outcome.kind === 'placed') await endPlaced(deps, sql, task, outcome.order);
      else await endUnplaced(deps, sql, task, outcome);
      if (outcome.kind === 'placed' && run.seenAtPlacement) await insertEvidence(sql, run.taskId, run.seenAtPlacement);
    },
    { withGroup: true },
  );
}

/** What may have been charged stays reserved in the session. */
async function endCharge(sql: Sql, intentId: string, outcome: PlaceOutcome): Promise<void> {
  if (outcome.kind === 'placed' || outcome.kind === 'unknown') await settleCharge(sql, intentId);
  else await releaseCharge(sql, intentId);
}

async function endPlaced(
  deps: CheckoutRuntime,
  sql: Sql,
  task: LockedTask,
  { number, url, charged }: Extract<PlaceOutcome, { kind: 'placed' }>['order'],
): Promise<void> {
  await observeShipping(sql, task);
  const placedOrder: PlacedOrder = { number: number ?? '', url, placedAt: new Date().toISOString() };
  const difference = task.pricing && findChargedDifference(task.pricing, charged);
  const changes = { placedOrder, ...(difference && { charged: difference }) };
  if (task.isCancelRequested) {
    const note = `The order ${placedOrder.number} had been submitted before the cancellation. The charge exists; a refund is up to the caller.`;
    return endTask(deps, sql, task, { to: 'CANCELLED', step: { label: 'CANCELLED', note }, changes });
  }
  const placed =
    task.status === 'CONFIRMED' ? await transitionTask(sql, task, { to: 'PLACED', step: { label: 'PLACED' } }) : task;
  const note = number ? `order ${number}` : 'the merchant shows no order number';
  return endTask(deps, sql, placed, { to: 'COMPLETED', step: { label: 'ORDER_CONFIRMED', note }, changes });
}

async function endUnplaced(
  deps: CheckoutRuntime,
  sql: Sql,
  task: LockedTask,
  outcome: Exclude<PlaceOutcome, { kind: 'placed' }>,
): Promise<void> {
  const failure = describe(task, outcome);
  if (task.isCancelRequested) {
    const note =
      outcome.kind === 'unknown'
        ? `placement_unknown: ${failure.note}`
        : 'Cancelled; the order was not placed and nothing was bought.';
    return endTask(deps, sql, task, { to: 'CANCELLED', step: { label: 'CANCELLED', note } });
  }
  return failAttempt(deps, sql, task, failure);
}

/** Only a submission that certainly did not happen may be retried. */
function describe(task: LockedTask, outcome: Exclude<PlaceOutcome, { kind: 'placed' }>): AttemptFailure {
  if (outcome.kind === 'declined') return fromLane({ ...outcome, transient: false });
  if (outcome.kind === 'not_clicked') {
    if (outcome.code !== 'review_changed') {
      return fromLane({ code: outcome.code, note: outcome.note, transient: outcome.code === 'internal' });
    }
    const note = 'The merchant changed the order before it was placed.';
    return { code: 'merchant_error', note, innerNote: outcome.note, transient: true };
  }
  return placementUnknown(task, outcome.note);
}
