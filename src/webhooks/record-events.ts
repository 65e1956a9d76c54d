import type { Sql } from '../platform/database.ts';
import { insertEvents, type RecordedEvents } from './event-store.ts';
import type { NewEvent } from './render-event.ts';

/**
 * Call in the transaction of the transition: the event then exists exactly when the transition does. One round trip;
 * without an endpoint it is one insert. Call wakeSenders after the commit.
 */
export function recordEvents(sql: Sql, events: readonly NewEvent[]): Promise<RecordedEvents> {
  if (events.length === 0) return Promise.resolve({ recorded: 0, deliveries: 0 });
  return insertEvents(sql, events);
}
