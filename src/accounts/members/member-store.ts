import type { Role } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface MemberRow {
  id: string;
  accountId: string;
  email: string;
  name: string;
  role: Role;
  isOperator: boolean;
  passwordHash: string | null;
  sealedTotp: Buffer | null;
  createdAt: Date;
  lastSignInAt: Date | null;
}

export const memberColumns = `u.id, u.account_id as "accountId", u.email, u.name, u.role, u.is_operator as "isOperator",
  u.password_hash as "passwordHash", u.sealed_totp as "sealedTotp", u.created_at as "createdAt",
  u.last_sign_in_at as "lastSignInAt"`;

export async function listMembersOf(sql: Sql, accountId: string): Promise<MemberRow[]> {
  return sql.query<MemberRow>(
    `select ${memberColumns} from users u where u.account_id = $1 order by u.created_at, u.id`,
    [accountId],
  );
}

export async function findMember(sql: Sql, accountId: string, id: string): Promise<MemberRow | null> {
  const [row] = await sql.query<MemberRow>(
    `select ${memberColumns} from users u where u.id = $1 and u.account_id = $2`,
    [id, accountId],
  );
  return row ?? null;
}

export async function findMemberByEmail(sql: Sql, email: string): Promise<MemberRow | null> {
  const [row] = await sql.query<MemberRow>(`select ${memberColumns} from users u where lower(u.email) = lower($1)`, [
    email,
  ]);
  return row ?? null;
}

export async function hasMembers(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean }>('select exists (select 1 from users) as found');
  return row?.found === true;
}

/** Null when the address is already taken. */
export async function insertMember(
  sql: Sql,
  member: { id: string; accountId: string; email: string; role: Role; isOperator: boolean },
): Promise<MemberRow | null> {
  const [row] = await sql.query<MemberRow>(
    `insert into users as u (id, account_id, email, role, is_operator) values ($1, $2, $3, $4, $5)
     on conflict ((lower(email))) do nothing returning ${memberColumns}`,
    [member.id, member.accountId, member.email, member.role, member.isOperator],
  );
  return row ?? null;
}

/** Take this lock before any change that could leave an account without an owner. */
export async function lockOwners(sql: Sql, accountId: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `select id from users where account_id = $1 and role = 'owner' and password_hash is not null for update`,
    [accountId],
  );
  return rows.map((row) => row.id);
}

export async function setRole(sql: Sql, id: string, role: Role): Promise<void> {
  await sql.query('update users set role = $2 where id = $1', [id, role]);
}

export async function deleteMember(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from users where id = $1', [id]);
}

/** A new password also removes the second factor: someone who needs a link may have lost that device too. */
export async function resetCredentials(
  sql: Sql,
  id: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<void> {
  await sql.query(`update users set password_hash = $2, name = $3, sealed_totp = null, totp_step = 0 where id = $1`, [
    id,
    passwordHash,
    name,
  ]);
}

export async function setPasswordHash(sql: Sql, id: string, passwordHash: string): Promise<void> {
  await sql.query('update users set password_hash = $2 where id = $1', [id, passwordHash]);
}

export async function setTotp(sql: Sql, id: string, sealedTotp: Buffer | null): Promise<void> {
  await sql.query('update users set sealed_totp = $2 where id = $1', [id, sealedTotp]);
}

/** False when this code or a later one has already been used. */
export async function spendTotpStep(sql: Sql, id: string, step: number): Promise<boolean> {
  const rows = await sql.query('update users set totp_step = $2 where id = $1 and totp_step < $2 returning id', [
    id,
    step,
  ]);
  return rows.length > 0;
}
