import { type Continuation, LeaseLostError, type Slot } from '../../engine/index.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { LanePressed, LaneSession } from '../lanes/merchant-lane.ts';
import { isAllOrNothing } from '../lifecycle/end-task.ts';
import { inPhase } from '../lifecycle/purchase-news.ts';
import { recordStep, transitionTask } from '../lifecycle/transition-task.ts';
import type { LockedTask } from '../stores/run-store.ts';
import type { AttemptFailure } from './attempt-failure.ts';
import { checkLimits } from './check-limits.ts';
import { failAttempt } from './fail-attempt.ts';
import { passGroupBarrier } from './group-barrier.ts';
import { openLiveView } from './live-view.ts';
import type { Passage } from './passage.ts';
import { placeOnce } from './placement-fence.ts';
import { prepareSession } from './prepare-session.ts';
import { concludePress } from './record-press.ts';
import { resumeParked } from './resume-parked.ts';
import { awaitConfirmation } from './wait-for-confirmation.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/** One attempt under its lease: prepare, wait for confirmation, wait for the other merchants, place. */
export function runAttempt(deps: CheckoutRuntime, run: Run, task: LockedTask): Continuation {
  return (slot) => inPhase(task, 'attempt', () => attempt(deps, run, task, slot));
}

async function attempt(deps: CheckoutRuntime, run: Run, task: LockedTask, slot: Slot): Promise<void> {
  let session: LaneSession | LanePressed | undefined;
  let mayHavePaid = false;
  const live = openLiveView(deps.database, run.taskId);
  try {
    const prepared = await inPhase(task, 'prepare', () => prepareSession(deps, run, task, live.hooks));
    if (prepared.kind === 'failed') return await fail(deps, run, prepared);
    session = prepared;
    if (prepared.kind === 'pressed') {
      mayHavePaid = true;
      mayHavePaid = (await concludePress(deps, run, prepared)) !== 'declined';
      return;
    }
    const ready = prepared;
    const passage = hasGates(task) ? await inPhase(task, 'gates', () => passGates(deps, run, ready, slot)) : 'go';
    if (typeof passage === 'object') await fail(deps, run, passage);
    else if (passage === 'go') {
      mayHavePaid = true;
      const outcome = await inPhase(task, 'place', () => placeOnce(deps, run, ready));
      mayHavePaid = outcome === 'placed' || outcome === 'unknown';
    }
  } catch (error) {
    await giveBack(deps, run, error);
  } finally {
    // Before anybody else may take over: two credentials never pay at once.
    if (!mayHavePaid) await giveUpCard(deps, run);
    run.lease.drop();
    live.close();
    await session?.close().catch((error) => deps.log.warn({ error: String(error) }, 'a session did not close'));
    resumeParked(deps, task).catch((error) =>
      deps.log.warn({ error: String(error) }, 'parked tasks could not be resumed'),
    );
  }
}

/** A credential that was issued for this attempt pays no more: the next attempt gets its own. */
async function giveUpCard(deps: CheckoutRuntime, run: Run): Promise<void> {
  await run.card?.giveUp().catch((error) => deps.log.warn({ error: String(error) }, 'a credential was not revoked'));
}

/** Without gates the review is stored with the intent, in one transaction. */
function hasGates(task: LockedTask): boolean {
  return task.options.verifyBeforePlacement === true || isAllOrNothing(task);
}

async function passGates(deps: CheckoutRuntime, run: Run, session: LaneSession, slot: Slot): Promise<Passage> {
  const task = await writeUnderLease(deps, run, async (sql, locked) => {
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

async function fail(deps: CheckoutRuntime, run: Run, cause: AttemptFailure): Promise<void> {
  await faultPoint('attempt.failed');
  await writeUnderLease(
    deps,
    run,
    async (sql, task) => {
      await failAttempt(deps, sql, task, cause);
      await run.lease.release(sql);
    },
    { withGroup: true },
  );
}

/**
 * After a lost lease there is nothing to do here: its new holder continues. Any other error leads to the next attempt.
 */
async function giveBack(deps: CheckoutRuntime, run: Run, error: unknown): Promise<void> {
  if (error instanceof LeaseLostError || run.lease.signal.reason instanceof LeaseLostError) return;
  deps.log.error({ error: String(error), taskId: run.taskId }, 'an attempt stopped unexpectedly');
  const note = run.lease.signal.aborted ? 'The worker was stopped.' : 'The attempt stopped unexpectedly.';
  await fail(deps, run, { code: 'internal', note, transient: true }).catch((reason) =>
    deps.log.warn({ error: String(reason), taskId: run.taskId }, 'left for the next worker'),
  );
}
