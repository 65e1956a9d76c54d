import type { Rehearsal } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/index.ts';
import { findRehearsal, type RehearsalResult, type RehearsalRow } from './rehearsal-store.ts';

const nothingYet: RehearsalResult = {
  reached: 'none',
  canBuy: null,
  stop: null,
  note: null,
  review: null,
  steps: [],
  seconds: null,
};

export async function readRehearsal(deps: { sql: Sql }, caller: Caller, rehearsalId: string): Promise<Rehearsal> {
  const row = await findRehearsal(deps.sql, caller, rehearsalId);
  if (!row) throw new ApiError('not_found');
  return presentRehearsal(row);
}

export function presentRehearsal(row: RehearsalRow): Rehearsal {
  return {
    rehearsalId: row.id,
    url: row.request.url,
    merchant: row.merchant,
    status: row.status,
    ...nothingYet,
    ...row.result,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
