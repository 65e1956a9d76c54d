import { type Continuation, LeaseLostError, type Slot } from '../engine/index.ts';
import { openCardTyper } from '../payments/index.ts';
import { faultPoint } from '../platform/fault-point.ts';
import { readAuthorised } from './authorisation.ts';
import { buildOrder } from './build-order.ts';
import { checkLimits } from './check-limits.ts';
import type { CheckoutRuntime } from './checkout-runtime.ts';
import { isAllOrNothing } from './end-task.ts';
import { insertEvidence } from './evidence-store.ts';
import { type AttemptFailure, failAttempt } from './fail-attempt.ts';
import { passGroupBarrier } from './group-barrier.ts';
import { keepMerchantAccount } from './merchant-account.ts';
import { chooseLane, type LaneFailure, type LaneHooks, type LaneSession, type LaneStep } from './merchant-lane.ts';
import { persist, type Run } from './persist.ts';
import { placeOnce } from './placement-fence.ts';
import { resumeParked } from './resume-parked.ts';
import type { LockedTask } from './run-store.ts';
import { recordStep, transitionTask } from './transition-task.ts';
import { awaitConfirmation } from './wait-for-confirmation.ts';

/** `gone`: the work ended elsewhere or waits without us; nothing more is to be written. */
export type Passage = 'go' | 'gone' | AttemptFailure;

/** One attempt under its lease: prepare, have it confirmed, wait for the other merchants, place. */
export function runAttempt(deps: CheckoutRuntime, run: Run, task: LockedTask): Continuation {
  return async (slot) => {
    let session: LaneSession | undefined;
    try {
      const prepared = await prepare(deps, run, task);
      if (prepared.kind === 'failed') return await fail(deps, run, prepared);
      session = prepared;
      const passage = hasGates(task) ? await passGates(deps, run, session, slot) : 'go';
      if (typeof passage === 'object') await fail(deps, run, passage);
      else if (passage === 'go') await placeOnce(deps, run, session);
    } catch (error) {
      await giveBack(deps, run, error);
    } finally {
      run.lease.drop();
      await session?.close().catch((error) => deps.log.warn({ error: String(error) }, 'a session did not close'));
      resumeParked(deps, task).catch((error) => deps.log.warn({ error: String(error) }, 'nobody was resumed'));
    }
  };
}

async function prepare(deps: CheckoutRuntime, run: Run, task: LockedTask): Promise<LaneSession | LaneFailure> {
  await faultPoint('attempt.begun');
  const lane = chooseLane(deps.lanes, task.merchant);
  if (!lane) return failure('internal', `no lane serves ${task.merchant}`, false);
  const { executionSeconds } = deps.settings;
  const deadline = AbortSignal.timeout(executionSeconds * 1000);
  const hooks: LaneHooks = {
    signal: AbortSignal.any([run.lease.signal, deadline]),
    card: task.cardId ? openCardTyper(deps, task.cardId) : null,
    onStep: (step) => keepStep(deps, run, step),
    onMerchantAccount: ({ email, password }) =>
      keepMerchantAccount({ sql: deps.database, sealer: deps.sealer }, { taskId: task.taskId, email, password }),
  };
  const order = buildOrder(task, await readAuthorised(deps.database, task));
  const prepared = await Promise.race([lane.prepare(order, hooks), overdue(deadline)]).catch((error) => {
    if (run.lease.signal.aborted) throw run.lease.signal.reason;
    deps.log.error({ error: String(error), taskId: task.taskId }, 'a lane broke');
    return failure('internal', 'the attempt broke off', true);
  });
  run.lease.signal.throwIfAborted();
  await faultPoint('attempt.prepared');
  if (prepared === 'overdue') return failure('agent_stuck', `no order review within ${executionSeconds} s`, true);
  return prepared;
}

function overdue(deadline: AbortSignal): Promise<'overdue'> {
  // The lane is given a moment to stop by itself and say more than that it was late.
  return new Promise((resolve) => {
    deadline.addEventListener('abort', () => setTimeout(resolve, 5_000, 'overdue' as const).unref(), { once: true });
  });
}

/** Without gates the review is stored with the intent, in one transaction. */
function hasGates(task: LockedTask): boolean {
  return task.options.verifyBeforePlacement === true || isAllOrNothing(task);
}

async function passGates(deps: CheckoutRuntime, run: Run, session: LaneSession, slot: Slot): Promise<Passage> {
  const task = await persist(deps, run, async (sql, locked) => {
    const changes = { review: session.review };
    if (locked.status !== 'STARTED') return recordStep(sql, locked, undefined, changes);
    return transitionTask(sql, locked, { to: 'IN_PROGRESS', changes });
  });
  await faultPoint('review.stored');
  const excess = checkLimits(session.review, task.options);
  if (excess) return excess;
  const confirmed = await awaitConfirmation(deps, run, session, slot);
  if (confirmed !== 'go') return confirmed;
  return passGroupBarrier(deps, run, task, session, slot);
}

async function keepStep(deps: CheckoutRuntime, run: Run, step: LaneStep): Promise<void> {
  if (!step.isFailed && (step.label === 'ORDER_PLACEMENT' || step.label === 'ORDER_CONFIRMED')) return;
  await faultPoint(`step.${step.label}`);
  await persist(deps, run, async (sql, task) => {
    if (task.status === 'STARTED') await transitionTask(sql, task, { to: 'IN_PROGRESS', step });
    else await recordStep(sql, task, step);
    if (step.evidence) await insertEvidence(sql, run.taskId, step.evidence);
  });
}

async function fail(deps: CheckoutRuntime, run: Run, cause: AttemptFailure): Promise<void> {
  await faultPoint('attempt.failed');
  await persist(
    deps,
    run,
    async (sql, task) => {
      await failAttempt(deps, sql, task, cause);
      await run.lease.release(sql);
    },
    { withGroup: true },
  );
}

/** A lost lease leaves nothing to do here: whoever took it goes on. Anything else is handed to the next attempt. */
async function giveBack(deps: CheckoutRuntime, run: Run, error: unknown): Promise<void> {
  if (error instanceof LeaseLostError || run.lease.signal.reason instanceof LeaseLostError) return;
  deps.log.error({ error: String(error), taskId: run.taskId }, 'an attempt broke off');
  const note = run.lease.signal.aborted ? 'the worker was stopped' : 'the attempt broke off';
  await fail(deps, run, { code: 'internal', note, transient: true }).catch((reason) =>
    deps.log.warn({ error: String(reason), taskId: run.taskId }, 'left for the next worker'),
  );
}

function failure(code: LaneFailure['code'], note: string, transient: boolean): LaneFailure {
  return { kind: 'failed', stage: 'before_placement', code, note, transient };
}
