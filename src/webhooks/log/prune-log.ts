import type { Sql } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { pruneBatch, pruneEndpoints } from './prune-store.ts';

const HOUR_MS = 60 * 60 * 1_000;

export async function pruneLog(sql: Sql, days: number): Promise<void> {
  while (await pruneBatch(sql, days));
  await pruneEndpoints(sql, days);
}

/** Once an hour, at a random minute, so that many senders do not prune together. */
export function startPruning(deps: { database: Sql; log: Log; days: number }): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const prune = () => {
    running = pruneLog(deps.database, deps.days).catch((error) =>
      deps.log.warn({ err: error }, 'the webhook log could not be pruned'),
    );
  };
  const timer = setInterval(prune, HOUR_MS * (0.75 + Math.random() / 2)).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
