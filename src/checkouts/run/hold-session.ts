import { LeaseLostError } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import type { LaneSession } from '../lanes/merchant-lane.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { resumeParked } from './resume-parked.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

/**
 * Keeps a session open while waiting for something outside, and looks at every nudge. `look` returns `waiting` to wait
 * longer; when `isLast` it must decide, because the time is up, the worker stops, or others need the browser that this
 * session holds.
 */
export async function holdSession<Answer>(
  deps: CheckoutRuntime,
  run: Run,
  session: LaneSession,
  look: (sql: Sql, task: LockedTask, isLast: boolean) => Promise<Answer | 'waiting'>,
  options: { withGroup?: boolean } = {},
): Promise<Answer> {
  const { signal } = run.lease;
  const until = performance.now() + deps.settings.holdSeconds * 1000;
  await resumeParked(deps, run).catch(() => undefined);
  const wanted = Promise.withResolvers<void>();
  let isWanted = false;
  const takeBack = session.lend?.(() => {
    isWanted = true;
    wanted.resolve();
  });
  try {
    for (;;) {
      await Promise.race([run.lease.nudged(Math.max(0, until - performance.now())), wanted.promise]);
      if (signal.reason instanceof LeaseLostError) throw signal.reason;
      const isLast = signal.aborted || isWanted || performance.now() >= until;
      const answer = await writeUnderLease(deps, run, (sql, task) => look(sql, task, isLast), options);
      if (answer !== 'waiting') return answer;
    }
  } finally {
    takeBack?.();
  }
}
