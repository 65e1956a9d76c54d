import type { Database, Sql } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { takeFromSilent } from './lease-store.ts';

export interface SilentWork {
  queue: string;
  payload: object;
}

/** Looks for expired leases four times per lease time and restarts their work. */
export function startReplacingSilentWorkers(
  deps: { database: Database; log: Log; resume(sql: Sql, work: SilentWork): Promise<void> },
  leaseSeconds: number,
): { stop(): void } {
  let timer: NodeJS.Timeout;

  async function sweep(): Promise<void> {
    await deps.database.transaction(async (sql) => {
      for (const { key, queue, payload } of await takeFromSilent(sql, leaseSeconds)) {
        deps.log.warn({ key }, 'a silent worker is replaced');
        await deps.resume(sql, { queue, payload });
      }
    });
  }

  /** After an outage every lease has expired; the holders get the first chance to renew theirs. */
  function sweepIn(milliseconds: number): void {
    timer = setTimeout(() => {
      sweep().then(
        () => sweepIn(leaseSeconds * 250),
        () => sweepIn(leaseSeconds * 750),
      );
    }, milliseconds).unref();
  }

  sweepIn(leaseSeconds * 250);
  return { stop: () => clearTimeout(timer) };
}
