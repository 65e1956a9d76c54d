import type { Mode, Rehearsal, StartRehearsalRequest } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export type RehearsalResult = Pick<Rehearsal, 'reached' | 'canBuy' | 'stop' | 'note' | 'review' | 'steps' | 'seconds'>;
export type RehearsalRow = {
  id: string;
  mode: Mode;
  merchant: string;
  request: StartRehearsalRequest;
  status: Rehearsal['status'];
  starts: number;
  result: RehearsalResult | null;
  createdAt: Date;
  endedAt: Date | null;
};

const columns = `id, mode, merchant, request, status, starts, result, created_at as "createdAt", ended_at as "endedAt"`;

export async function insertRehearsal(
  sql: Sql,
  row: Pick<RehearsalRow, 'id' | 'mode' | 'merchant' | 'request'> & { accountId: string },
): Promise<RehearsalRow> {
  const [inserted] = await sql.query<RehearsalRow>(
    `insert into rehearsals (id, account_id, mode, merchant, request, status)
     values ($1, $2, $3, $4, $5, 'queued') returning ${columns}`,
    [row.id, row.accountId, row.mode, row.merchant, JSON.stringify(row.request)],
  );
  return inserted as RehearsalRow;
}

export async function findRehearsal(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  id: string,
): Promise<RehearsalRow | undefined> {
  const [row] = await sql.query<RehearsalRow>(
    `select ${columns} from rehearsals where id = $1 and account_id = $2 and mode = $3`,
    [id, owner.accountId, owner.mode],
  );
  return row;
}

/** Counts the start; undefined when the rehearsal has ended. */
export async function beginRehearsal(sql: Sql, id: string): Promise<RehearsalRow | undefined> {
  const [row] = await sql.query<RehearsalRow>(
    `update rehearsals set status = 'running', starts = starts + 1
     where id = $1 and status in ('queued', 'running') returning ${columns}`,
    [id],
  );
  return row;
}

export async function endRehearsal(
  sql: Sql,
  id: string,
  status: 'completed' | 'failed',
  result: RehearsalResult,
): Promise<void> {
  await sql.query(`update rehearsals set status = $2, result = $3, ended_at = clock_timestamp() where id = $1`, [
    id,
    status,
    JSON.stringify(result),
  ]);
}

const BATCH = 500;

/** Deletes rehearsals that ended this long ago, in short transactions. */
export async function forgetRehearsalsOlderThan(sql: Sql, days: number): Promise<void> {
  const deleteBatch = () =>
    sql.query(
      `delete from rehearsals where id in (
         select id from rehearsals where ended_at < now() - $1 * interval '1 day'
         limit ${BATCH} for update skip locked) returning id`,
      [days],
    );
  while ((await deleteBatch()).length === BATCH);
}
