import type { StatusHistory } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { listSteps } from '../stores/checkout-store.ts';

export async function readHistory(deps: { sql: Sql }, caller: Caller, taskId: string): Promise<StatusHistory> {
  const data = await listSteps(deps.sql, caller, taskId);
  if (data.length === 0) throw new ApiError('not_found');
  return { status: 'SUCCESS', message: 'Status history of the task', data };
}
