import type { Sql } from '../../platform/database.ts';
import { wakeSendersOfProcess } from '../sending/wake-senders.ts';
import { insertEvents } from './event-store.ts';
import type { NewEvent } from './render-event.ts';

/**
 * Call in the transaction of the transition: the event then exists exactly when the transition does. One round trip;
 * without an endpoint it is one insert. Returns how many deliveries that makes; senders are woken after the commit.
 */
export async function recordEvents(sql: Sql, events: readonly NewEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const deliveries = await insertEvents(sql, events);
  if (deliveries > 0) sql.afterCommit(wakeSendersOfProcess);
  return deliveries;
}
