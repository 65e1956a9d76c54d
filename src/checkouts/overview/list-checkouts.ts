import type { TaskFilter, TaskList } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { selectTasks, type TaskPosition } from './task-list-store.ts';

const DEFAULT_LIMIT = 50;

export async function listCheckouts(
  { sql }: { sql: Sql },
  caller: Caller,
  {
    cursor,
    limit = DEFAULT_LIMIT,
    ...filter
  }: TaskFilter & { cursor?: string | undefined; limit?: number | undefined },
): Promise<TaskList> {
  const after = cursor === undefined ? null : readCursor(cursor);
  // Reading one more than requested shows whether there is a next page.
  const rows = await selectTasks(sql, caller, filter, { after, limit: limit + 1 });
  const tasks = rows.slice(0, limit);
  const last = tasks.at(-1);
  return { tasks, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}

/** A position in the list rather than a page number, so that new entries at the top do not shift it. */
export function writeCursor({ createdAt, taskId }: TaskPosition): string {
  return Buffer.from(`${createdAt} ${taskId}`).toString('base64url');
}

const shape = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}) ([0-9a-f-]{36})$/;

export function readCursor(cursor: string): TaskPosition {
  const [, createdAt, taskId] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const isMoment = createdAt !== undefined && !Number.isNaN(Date.parse(`${createdAt.replace(' ', 'T')}Z`));
  if (!isMoment || taskId === undefined || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(taskId)) {
    throw new ApiError('invalid_request', { details: [{ path: 'cursor', message: 'must be a value of nextCursor' }] });
  }
  return { createdAt, taskId };
}
