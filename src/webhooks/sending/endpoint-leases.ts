import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { deferFollowers } from './delivery-store.ts';
import { releaseLeases, renewLeases, takeLeases } from './lease-store.ts';
import type { SenderSettings } from './settings.ts';

export interface EndpointLeases {
  readonly holder: string;
  /** Takes endpoints that wait for a sender; returns how many. */
  take(most: number): Promise<number>;
  /** Whether a request started now would start within the lease. */
  isSafe(endpointId: string): boolean;
  held(): IterableIterator<string>;
  stop(): Promise<void>;
}

export interface LeaseDependencies {
  database: Sql;
  log: Log;
  settings: SenderSettings;
  /** False releases the lease, so that another sender can take it next time. */
  isInUse(endpointId: string): boolean;
  onLost(endpointId: string): void;
}

/**
 * One sender per endpoint: that keeps order and concurrency without a write per delivery. Time is measured in this
 * process, from before the lease was requested, so that a suspended process notices before it sends.
 */
export function createEndpointLeases(deps: LeaseDependencies): EndpointLeases {
  const { database, log, settings } = deps;
  const holder = randomUUID();
  const terms = { holder, leaseMs: settings.leaseMs };
  const since = new Map<string, number>();
  const isFresh = (at: number | undefined) => at !== undefined && performance.now() - at < settings.leaseMs * 0.8;

  function drop(id: string): void {
    since.delete(id);
    deps.onLost(id);
  }

  async function renew(): Promise<void> {
    const asked = performance.now();
    const idle = [...since.keys()].filter((id) => !deps.isInUse(id));
    for (const id of idle) drop(id);
    if (idle.length > 0) await releaseLeases(database, holder, idle);
    const wanted = [...since.keys()];
    if (wanted.length === 0) return;
    const kept = new Set(await renewLeases(database, terms, wanted));
    for (const id of wanted) {
      if (kept.has(id)) since.set(id, asked);
      else drop(id);
    }
  }

  let working: Promise<void> | null = null;
  let lastDefer = 0;
  const timer = setInterval(
    () => {
      working ??= renew()
        .then(async () => {
          if (performance.now() - lastDefer < 1_000) return;
          lastDefer = performance.now();
          await deferFollowers(database);
        })
        .catch((error) => log.warn({ err: error }, 'webhook leases could not be renewed'))
        .finally(() => {
          working = null;
        });
    },
    Math.min(1_000, settings.leaseMs / 4),
  );

  return {
    holder,
    async take(most) {
      const asked = performance.now();
      const taken = await takeLeases(database, terms, most);
      for (const id of taken) since.set(id, asked);
      return taken.length;
    },
    isSafe: (endpointId) => isFresh(since.get(endpointId)),
    held: () => since.keys(),
    async stop() {
      clearInterval(timer);
      await working;
      // If this fails, the leases simply expire.
      await releaseLeases(database, holder, [...since.keys()]).catch(() => {});
    },
  };
}
