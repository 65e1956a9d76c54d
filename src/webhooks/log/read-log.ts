import type { DeliveryState, EventKind, WebhookDeliveries, WebhookEvents } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { Owner } from '../endpoints/endpoint-store.ts';
import { selectEvents } from '../events/event-store.ts';
import { type AttemptRow, type DeliveryRow, selectAttempts, selectDeliveries } from './log-store.ts';

interface Page {
  since?: string | undefined;
  until?: string | undefined;
  taskId?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 50;

const pageOf = (query: Page) => ({
  since: query.since ?? null,
  until: query.until ?? null,
  subjectId: query.taskId ?? null,
  before: query.before === undefined ? null : Number(query.before),
  limit: query.limit ?? DEFAULT_LIMIT,
});

/** The cursor of the next page, or null when this was the last one. */
const nextBefore = (rows: readonly { position: number }[], limit: number) =>
  rows.length < limit ? null : String(rows.at(-1)?.position);

const taskIdOf = (row: { kind: EventKind; subjectId: string }) =>
  row.kind === 'payment_session.completed' ? null : row.subjectId;

export async function listEvents(
  sql: Sql,
  owner: Owner,
  query: Page & { kind?: EventKind | undefined },
): Promise<WebhookEvents> {
  const page = pageOf(query);
  const rows = await selectEvents(sql, { ...owner, ...page, kind: query.kind ?? null });
  return {
    events: rows.map((row) => ({
      eventId: row.id,
      kind: row.kind,
      taskId: taskIdOf(row),
      createdAt: row.createdAt.toISOString(),
      payload: JSON.parse(row.payload),
    })),
    nextBefore: nextBefore(rows, page.limit),
  };
}

export interface DeliveryQuery extends Page {
  endpointId?: string | undefined;
  eventId?: string | undefined;
  state?: DeliveryState | undefined;
}

export async function listDeliveries(sql: Sql, owner: Owner, query: DeliveryQuery): Promise<WebhookDeliveries> {
  const page = pageOf(query);
  const rows = await selectDeliveries(sql, {
    ...owner,
    ...page,
    endpointId: query.endpointId ?? null,
    eventId: query.eventId ?? null,
    state: query.state ?? null,
  });
  const attempts = rows.length === 0 ? [] : await selectAttempts(sql, rows);
  const byDelivery = Map.groupBy(attempts, keyOf);
  return {
    deliveries: rows.map((row) => viewDelivery(row, byDelivery.get(keyOf(row)) ?? [])),
    nextBefore: nextBefore(rows, page.limit),
  };
}

const keyOf = (row: { endpointId: string; position: number }) => `${row.endpointId}/${row.position}`;

function viewDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDeliveries['deliveries'][number] {
  return {
    eventId: row.eventId,
    endpointId: row.endpointId,
    kind: row.kind,
    taskId: taskIdOf(row),
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAt?.toISOString() ?? null,
    isSample: row.isSample,
    attempts: [...successOf(row), ...attempts].map((attempt) => ({
      at: attempt.at.toISOString(),
      status: attempt.status,
      durationMs: attempt.durationMs,
      error: attempt.error,
      answer: attempt.answer,
      nextAttemptAt: attempt.nextAt?.toISOString() ?? null,
    })),
  };
}

function successOf(row: DeliveryRow): AttemptRow[] {
  if (row.deliveredAt === null) return [];
  const { endpointId, position, status, durationMs, answer } = row;
  const attempt = { endpointId, position, at: row.deliveredAt, status, error: null, nextAt: null };
  return [{ ...attempt, durationMs: durationMs ?? 0, answer: answer ?? '' }];
}
