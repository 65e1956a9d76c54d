import type { PgBoss } from 'pg-boss';
import type { BossDatabase } from './boss-database.ts';

export interface JobRemover {
  remove(id: string): void;
  flush(): Promise<void>;
}

const AT_MOST = 100;
const WAIT_MS = 100;

/**
 * Takes consumed jobs out of the queue, many at a time. Nothing depends on it: a job that is left behind is never
 * fetched by others while it is active, and when it expires it only causes one more look at finished work.
 */
export function createJobRemover(deps: { boss: PgBoss; db: BossDatabase }, queue: string): JobRemover {
  let ids: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const removed = ids;
    ids = [];
    if (removed.length > 0) await deps.boss.deleteJob(queue, removed, { db: deps.db }).catch(() => undefined);
  }

  return {
    remove(id) {
      ids.push(id);
      if (ids.length >= AT_MOST) void flush();
      else timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
    flush,
  };
}
