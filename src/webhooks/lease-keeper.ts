import type { Sql } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { deferFollowers, type HeldDelivery, renewLeases } from './delivery-store.ts';
import type { SenderSettings } from './settings.ts';

export interface LeaseKeeper {
  readonly size: number;
  /** `since` on the clock of performance.now(), taken before the lease was asked for. */
  hold(delivery: HeldDelivery, since: number): void;
  drop(delivery: HeldDelivery): void;
  /** Whether a request started now would start within the lease. */
  isSafe(delivery: HeldDelivery): boolean;
  stop(): Promise<void>;
}

const keyOf = (delivery: { endpointId: string; position: number }) => `${delivery.endpointId}/${delivery.position}`;

/** Renews what is held for long, and forgets what was lost. Time is measured here, so a paused process notices. */
export function createLeaseKeeper(deps: { database: Sql; log: Log; settings: SenderSettings }): LeaseKeeper {
  const { database, log, settings } = deps;
  const renewAfter = settings.leaseMs / 3;
  const held = new Map<string, { delivery: HeldDelivery; since: number }>();

  async function renew(): Promise<void> {
    const asked = performance.now();
    const old = [...held.values()].filter((entry) => asked - entry.since > renewAfter);
    if (old.length === 0) return;
    const kept = await renewLeases(
      database,
      old.map((entry) => entry.delivery),
      settings.leaseMs,
    );
    for (const delivery of kept) {
      const entry = held.get(keyOf(delivery));
      if (entry) entry.since = asked;
    }
  }

  let working: Promise<void> | null = null;
  const timer = setInterval(
    () => {
      working ??= renew()
        .then(() => deferFollowers(database))
        .catch((error) => log.warn({ err: error }, 'webhook leases could not be renewed'))
        .finally(() => {
          working = null;
        });
    },
    Math.min(1_000, renewAfter),
  );

  return {
    get size() {
      return held.size;
    },
    hold: (delivery, since) => held.set(keyOf(delivery), { delivery, since }),
    drop(delivery) {
      // The same delivery may meanwhile be held again under a newer claim.
      if (held.get(keyOf(delivery))?.delivery.claim === delivery.claim) held.delete(keyOf(delivery));
    },
    isSafe(delivery) {
      const entry = held.get(keyOf(delivery));
      const safe =
        entry !== undefined &&
        entry.delivery.claim === delivery.claim &&
        performance.now() - entry.since < settings.leaseMs * 0.8;
      if (!safe && entry?.delivery.claim === delivery.claim) held.delete(keyOf(delivery));
      return safe;
    },
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
