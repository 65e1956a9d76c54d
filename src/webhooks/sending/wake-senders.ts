import type { Database } from '../../platform/database.ts';
import { notifySenders } from './wake-store.ts';

const INTERVAL_MS = 10;

/** The databases that this process works on, each with the senders it runs here. */
const homes = new Map<Database, Set<() => void>>();
const scheduled = new WeakSet<Database>();

/**
 * Call after the transaction that recorded events has committed; costs nothing to the caller. Best effort: senders also
 * poll. It is not part of the transaction because PostgreSQL lets only one notifying transaction commit at a time.
 */
export function wakeSenders(database: Database): void {
  const local = homes.get(database);
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

/** For code that records inside a transaction and does not know its database. */
export function wakeSendersOfProcess(): void {
  for (const database of homes.keys()) {
    if (database.pool.ended) homes.delete(database);
    else wakeSenders(database);
  }
}

export function registerHome(database: Database): void {
  if (!homes.has(database)) homes.set(database, new Set());
}

/** A sender in the process that records is woken without a round trip. */
export function registerLocalSender(database: Database, wake: () => void): () => void {
  registerHome(database);
  homes.get(database)?.add(wake);
  return () => homes.get(database)?.delete(wake);
}
