import { LeaseLostError } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { persist, type Run } from './persist.ts';
import { resumeParked } from './resume-parked.ts';

/**
 * Keeps a session open while something outside is waited for, and looks whenever there is a nudge. `look` answers
 * `waiting` to wait on; when `isLast` it must come to an end, because the time is up or the worker stops.
 */
export async function holdSession<Answer>(
  deps: CheckoutRuntime,
  run: Run,
  look: (sql: Sql, task: LockedTask, isLast: boolean) => Promise<Answer | 'waiting'>,
  options: { withGroup?: boolean } = {},
): Promise<Answer> {
  const { signal } = run.lease;
  const until = performance.now() + deps.settings.holdSeconds * 1000;
  await resumeParked(deps, run).catch(() => undefined);
  for (;;) {
    await run.lease.nudged(Math.max(0, until - performance.now()));
    if (signal.reason instanceof LeaseLostError) throw signal.reason;
    const isLast = signal.aborted || performance.now() >= until;
    const answer = await persist(deps, run, (sql, task) => look(sql, task, isLast), options);
    if (answer !== 'waiting') return answer;
  }
}
