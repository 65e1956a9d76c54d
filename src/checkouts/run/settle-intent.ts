import type { Continuation } from '../../engine/index.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import { chooseLane } from '../lanes/choose-lane.ts';
import type { PlaceOutcome } from '../lanes/merchant-lane.ts';
import { recordStep } from '../lifecycle/transition-task.ts';
import type { OpenIntent } from '../stores/placement-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { buildOrder } from './build-order.ts';
import { lookForOrder } from './look-for-order.ts';
import { traceContext } from './placement-fence.ts';
import { recordOutcome } from './record-outcome.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

const LOOK_UP_SECONDS = 60;

/** Looks for an order that a dead worker may have submitted, and believes only what it finds. Never submits. */
export function settleIntent(deps: CheckoutRuntime, run: Run, task: LockedTask, intent: OpenIntent): Continuation {
  return async () => {
    try {
      await faultPoint('lookup.begun');
      await writeUnderLease(deps, run, async (sql, locked) => {
        await recordStep(sql, locked, { label: 'ORDER_LOOKUP', note: 'the worker died while submitting the order' });
      });
      const outcome = await lookUp(deps, run, task, intent);
      await faultPoint('lookup.done');
      await recordOutcome(deps, run, intent.id, outcome);
    } finally {
      run.lease.drop();
    }
  };
}

async function lookUp(deps: CheckoutRuntime, run: Run, task: LockedTask, intent: OpenIntent): Promise<PlaceOutcome> {
  const lane = chooseLane(deps.lanes, task.merchant);
  if (!lane) return { kind: 'unknown', note: 'no lane serves this merchant any more' };
  const signal = AbortSignal.any([run.lease.signal, AbortSignal.timeout(LOOK_UP_SECONDS * 1000)]);
  const order = buildOrder(deps.settings, task, null);
  const outcome = await lookForOrder(
    async () => lane.lookUpOrder(deps.sealer.open(intent.sealedTrace, traceContext(task.taskId)), order, signal),
    signal,
  );
  run.lease.signal.throwIfAborted();
  return outcome;
}
