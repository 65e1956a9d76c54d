import type { Sql } from '../platform/database.ts';

export interface Account {
  id: string;
  name: string;
  isLive: boolean;
  goLive: {
    requestedAt: Date | null;
    approvedAt: Date | null;
    declinedAt: Date | null;
    note: string;
    reason: string | null;
  };
}

interface AccountRow {
  id: string;
  name: string;
  requestedAt: Date | null;
  approvedAt: Date | null;
  declinedAt: Date | null;
  note: string;
  reason: string | null;
}

const columns = `id, name, go_live_requested_at as "requestedAt", go_live_approved_at as "approvedAt",
  go_live_declined_at as "declinedAt", go_live_note as note, go_live_decline_reason as reason`;

const toAccount = ({ id, name, ...goLive }: AccountRow): Account => ({
  id,
  name,
  isLive: goLive.approvedAt !== null,
  goLive,
});

export async function insertAccount(sql: Sql, account: { id: string; name: string }): Promise<void> {
  await sql.query('insert into accounts (id, name) values ($1, $2)', [account.id, account.name]);
}

/** If two processes start on an empty store, the second waits here and then finds the first one's account. */
export async function lockAccounts(sql: Sql): Promise<void> {
  await sql.query('lock table accounts in share row exclusive mode');
}

/** The account created first: the only one in a single-account installation. */
export async function findFirstAccount(sql: Sql): Promise<Account | null> {
  const [row] = await sql.query<AccountRow>(`select ${columns} from accounts order by created_at, id limit 1`);
  return row ? toAccount(row) : null;
}

export async function findAccount(sql: Sql, id: string): Promise<Account | null> {
  const [row] = await sql.query<AccountRow>(`select ${columns} from accounts where id = $1`, [id]);
  return row ? toAccount(row) : null;
}

export async function listAccounts(sql: Sql): Promise<Account[]> {
  return (await sql.query<AccountRow>(`select ${columns} from accounts order by created_at, id`)).map(toAccount);
}

export async function renameAccount(sql: Sql, id: string, name: string): Promise<void> {
  await sql.query('update accounts set name = $2 where id = $1', [id, name]);
}

/** Asking again after a refusal reopens the request; an approval stays. */
export async function storeGoLiveRequest(sql: Sql, id: string, note: string): Promise<void> {
  await sql.query(
    `update accounts set go_live_requested_at = clock_timestamp(), go_live_note = $2, go_live_declined_at = null,
       go_live_decline_reason = null where id = $1 and go_live_approved_at is null`,
    [id, note],
  );
}

export async function approveGoLive(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update accounts set go_live_requested_at = coalesce(go_live_requested_at, clock_timestamp()),
       go_live_approved_at = coalesce(go_live_approved_at, clock_timestamp()), go_live_declined_at = null,
       go_live_decline_reason = null where id = $1`,
    [id],
  );
}

/** False when there is no open request to decline. */
export async function declineGoLive(sql: Sql, id: string, reason: string): Promise<boolean> {
  const rows = await sql.query(
    `update accounts set go_live_declined_at = clock_timestamp(), go_live_decline_reason = $2
     where id = $1 and go_live_requested_at is not null and go_live_approved_at is null returning id`,
    [id, reason],
  );
  return rows.length > 0;
}
