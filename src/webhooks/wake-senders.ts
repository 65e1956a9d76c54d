import type { Database } from '../platform/database.ts';
import { notifySenders } from './wake-store.ts';

const INTERVAL_MS = 10;

const scheduled = new WeakSet<Database>();
const localSenders = new WeakMap<Database, Set<() => void>>();

/**
 * Call after the transaction that recorded events has committed; costs nothing to the caller. Best effort: senders also
 * poll. It is not part of the transaction because PostgreSQL lets only one notifying transaction commit at a time.
 */
export function wakeSenders(database: Database): void {
  const local = localSenders.get(database);
  if (local?.size) {
    for (const wake of local) wake();
    return;
  }
  if (scheduled.has(database)) return;
  scheduled.add(database);
  setTimeout(() => {
    scheduled.delete(database);
    notifySenders(database).catch(() => {});
  }, INTERVAL_MS).unref();
}

/** A sender in the process that records is woken without a round trip. */
export function registerLocalSender(database: Database, wake: () => void): () => void {
  const senders = localSenders.get(database) ?? new Set();
  localSenders.set(database, senders.add(wake));
  return () => senders.delete(wake);
}
