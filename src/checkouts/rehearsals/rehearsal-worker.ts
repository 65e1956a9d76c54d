import type { Lease } from '../../engine/index.ts';
import { type CheckoutRuntime, REHEARSAL_QUEUE, type RehearsalJob } from '../checkout-runtime.ts';
import { beginRehearsal, endRehearsal, type RehearsalResult, type RehearsalRow } from './rehearsal-store.ts';
import { runRehearsal } from './run-rehearsal.ts';

type WorkerDeps = Pick<CheckoutRuntime, 'database' | 'engine' | 'lanes' | 'log' | 'settings'>;

/** Purchases come first: rehearsals use one browser at a time. */
const concurrency = 1;
const maxStarts = 2;

/** Works on rehearsals in this process. One whose worker died is walked again, which is harmless: nothing was bought. */
export function startRehearsalWorker(deps: WorkerDeps): void {
  deps.engine.work<RehearsalJob>(REHEARSAL_QUEUE, { concurrency }, async ({ sql, job }) => {
    const { rehearsalId } = job.data;
    const row = await beginRehearsal(sql, rehearsalId);
    if (!row) return undefined;
    if (row.starts > maxStarts) {
      await endRehearsal(sql, row.id, 'failed', unexpected);
      return undefined;
    }
    const lease = { key: rehearsalId, queue: REHEARSAL_QUEUE, payload: job.data, scopes: [] };
    const taken = await deps.engine.takeLease(sql, lease);
    if (taken.kind !== 'taken') return undefined;
    return () => workOn(deps, row, deps.engine.hold({ key: rehearsalId, token: taken.token }));
  });
}

const unexpected: RehearsalResult = {
  reached: 'none',
  canBuy: null,
  stop: { code: 'internal', note: 'Something went wrong on our side.' },
  note: null,
  review: null,
  steps: [],
  seconds: null,
};

async function workOn(deps: WorkerDeps, row: RehearsalRow, lease: Lease): Promise<void> {
  const result = await runRehearsal(deps, row, lease.signal).catch((error: unknown) => {
    deps.log.error({ error: String(error), rehearsalId: row.id }, 'a rehearsal stopped unexpectedly');
    return null;
  });
  if (!lease.signal.aborted) {
    await deps.database.transaction(async (sql) => {
      await lease.guard(sql);
      await endRehearsal(sql, row.id, result ? 'completed' : 'failed', result ?? unexpected);
      await lease.release(sql);
    });
  }
  lease.drop();
}
