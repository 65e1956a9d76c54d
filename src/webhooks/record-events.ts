import type { Sql } from '../platform/database.ts';
import { insertEvents } from './event-store.ts';
import type { NewEvent } from './render-event.ts';

/**
 * Call in the transaction of the transition: the event then exists exactly when the transition does. One round trip;
 * without an endpoint it is one insert. Answers how many deliveries that makes. Call wakeSenders after the commit.
 */
export function recordEvents(sql: Sql, events: readonly NewEvent[]): Promise<number> {
  return events.length === 0 ? Promise.resolve(0) : insertEvents(sql, events);
}
