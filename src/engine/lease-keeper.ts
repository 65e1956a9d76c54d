import type { Database, Sql } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { idleLease, type LeaseRow, lockLease, releaseLease, renewLeases } from './lease-store.ts';

/** The holder was replaced, or its work was taken away. It must not write anything more. */
export class LeaseLostError extends Error {
  constructor(key: string) {
    super(`The lease on ${key} is held by someone else now`);
  }
}

export interface Lease extends LeaseRow {
  /** Aborted as soon as this process knows that the lease is lost or the process stops. */
  signal: AbortSignal;
  /** By this process's own clock, so that it works even when the database is unreachable. */
  isFresh(): boolean;
  /** Once in every transaction that writes for the lease. Throws LeaseLostError. */
  guard(sql: Sql): Promise<void>;
  /**
   * For callers that check the lease in their own statement and do not find it: counts the refusal and returns the
   * error to throw.
   */
  refuse(): LeaseLostError;
  /** Stops counting against its scopes. */
  idle(sql: Sql): Promise<void>;
  /** In the transaction that ends the work; the lease is forgotten by `drop` after the commit. */
  release(sql: Sql): Promise<void>;
  drop(): void;
  /** Resolves at the next nudge, at the deadline or when the lease is lost. */
  nudged(milliseconds: number): Promise<void>;
}

export interface LeaseKeeper {
  hold(row: LeaseRow): Lease;
  count(): number;
  onMessage(payload: string): void;
  onReconnect(): void;
  start(): void;
  stop(reason: Error): void;
}

interface Held {
  row: LeaseRow;
  renewedAt: number;
  abort: AbortController;
  wake: Set<() => void>;
}

/**
 * The leases that this process holds, renewed together four times in their length. A lease is
 *
 * - held, from `hold` on: it is renewed, and fresh while its last renewal is recent by our own clock;
 * - lost, when a renewal, a guarded write or a message says that another holder has it, or when the process stops: its
 *   work is aborted and whoever waits for a nudge wakes up;
 * - dropped, when its work has ended: it is forgotten, and nothing is aborted.
 *
 * A renewal that was skipped because the row was locked leaves the lease held but ageing.
 */
export function createLeaseKeeper(
  deps: { database: Database; log: Log; onRefused(): void },
  settings: { holder: string; seconds: number },
): LeaseKeeper {
  const held = new Map<string, Held>();
  const leaseMs = settings.seconds * 1000;
  let timer: NodeJS.Timeout | undefined;

  function refuse(entry: Held): LeaseLostError {
    deps.onRefused();
    const error = new LeaseLostError(entry.row.key);
    lose(entry, error);
    return error;
  }

  function lose(entry: Held | undefined, reason: Error): void {
    if (!entry) return;
    forget(entry);
    entry.abort.abort(reason);
    for (const wake of entry.wake) wake();
  }

  function forget(entry: Held): void {
    if (held.get(entry.row.key) === entry) held.delete(entry.row.key);
  }

  function hold(row: LeaseRow): Lease {
    const entry: Held = { row, renewedAt: performance.now(), abort: new AbortController(), wake: new Set() };
    // This process may take over from itself after being suspended for too long.
    lose(held.get(row.key), new LeaseLostError(row.key));
    held.set(row.key, entry);
    return leaseOf(entry, { freshMs: leaseMs * 0.8, refuse, forget });
  }

  async function renew(): Promise<void> {
    const asked = [...held.values()];
    if (asked.length === 0) return;
    const askedAt = performance.now();
    const keys = asked.map((entry) => entry.row.key);
    const rows = await renewLeases(deps.database, settings.holder, settings.seconds, keys);
    const stillOurs = new Map(rows.map((row) => [row.key, row]));
    for (const entry of asked) {
      const row = stillOurs.get(entry.row.key);
      if (row?.token === entry.row.token) {
        // A skipped renewal does not extend the lease: others may take it when it runs out.
        if (row.isRenewed) entry.renewedAt = askedAt;
      } else if (held.get(entry.row.key) === entry) lose(entry, new LeaseLostError(entry.row.key));
    }
  }

  function tick(): void {
    renew()
      .catch((error) => deps.log.warn({ error: String(error) }, 'leases could not be renewed'))
      .finally(() => {
        if (timer) timer = setTimeout(tick, leaseMs / 4).unref();
      });
  }

  return {
    hold,
    count: () => held.size,
    onMessage(payload) {
      const [what, key = ''] = payload.split(':');
      if (what === 'revoked') lose(held.get(key), new LeaseLostError(key));
      else for (const wake of held.get(key)?.wake ?? []) wake();
    },
    onReconnect() {
      for (const entry of held.values()) for (const wake of entry.wake) wake();
    },
    start() {
      timer = setTimeout(tick, leaseMs / 4).unref();
    },
    stop(reason) {
      clearTimeout(timer);
      timer = undefined;
      for (const entry of [...held.values()]) lose(entry, reason);
    },
  };
}

/** What the holder of a lease can do with it. */
function leaseOf(
  entry: Held,
  keeper: { freshMs: number; refuse(entry: Held): LeaseLostError; forget(entry: Held): void },
): Lease {
  const { row, abort, wake } = entry;
  return {
    ...row,
    signal: abort.signal,
    isFresh: () => !abort.signal.aborted && performance.now() - entry.renewedAt < keeper.freshMs,
    refuse: () => keeper.refuse(entry),
    async guard(sql) {
      if (!(await lockLease(sql, row))) throw keeper.refuse(entry);
    },
    async idle(sql) {
      if (!(await idleLease(sql, row))) throw keeper.refuse(entry);
    },
    async release(sql) {
      if (!(await releaseLease(sql, row))) throw keeper.refuse(entry);
    },
    drop: () => keeper.forget(entry),
    nudged: (milliseconds) => waitForNudge(abort.signal, wake, milliseconds),
  };
}

function waitForNudge(signal: AbortSignal, wake: Set<() => void>, milliseconds: number): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      wake.delete(done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    wake.add(done);
  });
}
