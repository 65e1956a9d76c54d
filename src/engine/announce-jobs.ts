import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';

export const JOB_CHANNEL = 'engine_jobs';

/** Tells the workers of every process which queues have new jobs, once per turn of the event loop. */
export function createAnnouncer({ database, log }: { database: Database; log: Log }): (queue: string) => void {
  const announced = new Set<string>();

  function send(): void {
    const names = [...announced];
    announced.clear();
    database
      .query('select pg_notify($1, name) from unnest($2::text[]) as name', [JOB_CHANNEL, names])
      .catch((error) =>
        log.debug({ error: String(error) }, 'workers were not notified of new jobs and will find them by polling'),
      );
  }

  return (queue) => {
    if (announced.size === 0) setImmediate(send);
    announced.add(queue);
  };
}
