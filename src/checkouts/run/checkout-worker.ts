import {
  CHECKOUT_QUEUE,
  type CheckoutJob,
  type CheckoutRuntime,
  TIMER_QUEUE,
  type TimerJob,
} from '../checkout-runtime.ts';
import { startRehearsalWorker } from '../rehearsals/rehearsal-worker.ts';
import { claimExecution } from './claim-execution.ts';
import { expireConfirmation } from './expire-confirmation.ts';
import { expireGroup } from './expire-group.ts';
import { resumeForgotten } from './resume-parked.ts';
import { runAttempt } from './run-attempt.ts';
import { settleIntent } from './settle-intent.ts';
import { sweepOverdue } from './sweep-overdue.ts';

const FORGOTTEN_MS = 2_000;
const OVERDUE_MS = 5_000;

/** Starts working on purchases in this process. Stopping the engine stops the work. */
export function startCheckoutWorker(deps: CheckoutRuntime): { stop(): void } {
  const warn = (error: unknown) => deps.log.warn({ error: String(error) }, 'overdue tasks could not be ended');
  const work = {
    runAttempt: runAttempt.bind(null, deps),
    settleIntent: settleIntent.bind(null, deps),
  };
  deps.engine.work<CheckoutJob>(CHECKOUT_QUEUE, { concurrency: deps.settings.concurrency }, (input) =>
    claimExecution(deps, work, input),
  );
  deps.engine.work<TimerJob>(TIMER_QUEUE, { concurrency: 2 }, async ({ sql, job }) => {
    if (job.data.kind === 'confirmation') await expireConfirmation(deps, sql, job.data);
    else await expireGroup(deps, sql, job.data.groupId);
    return undefined;
  });
  startRehearsalWorker(deps);
  const timers = [
    setInterval(() => void resumeForgotten(deps).catch(() => undefined), FORGOTTEN_MS).unref(),
    setInterval(() => void sweepOverdue(deps).catch(warn), OVERDUE_MS).unref(),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}
