import type { Role } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids.ts';
import { findAccount, lockAccounts } from '../account-store.ts';
import { deleteFirstOwnerLinks, findLink, type LinkRow, takeLink } from '../members/link-store.ts';
import { hashToken } from '../members/make-link.ts';
import { findMember, hasMembers, insertMember, type MemberRow, resetCredentials } from '../members/member-store.ts';
import { hashPassword } from './password.ts';
import { openSession } from './session.ts';
import { deleteSessionsOf } from './session-store.ts';

export interface Welcome {
  accountName: string;
  role: Role;
  /** Null for the first owner, who chooses one. */
  email: string | null;
  name: string;
}

export async function readLink(sql: Sql, token: string): Promise<Welcome> {
  const link = await findLink(sql, hashToken(token));
  const account = link && (await findAccount(sql, link.accountId));
  if (!link || !account || (link.userId === null && (await hasMembers(sql)))) throw new ApiError('link_invalid');
  const member = link.userId === null ? null : await findMember(sql, link.accountId, link.userId);
  return {
    accountName: account.name,
    role: member?.role ?? 'owner',
    email: member?.email ?? null,
    name: member?.name ?? '',
  };
}

/** Sets the link holder's password, ends their other sessions and returns a new session token. */
export async function useLink(
  database: Sql,
  wish: { token: string; email?: string | undefined; name: string; password: string },
  userAgent: string,
): Promise<string> {
  const passwordHash = await hashPassword(wish.password);
  return database.transaction(async (sql) => {
    const link = await takeLink(sql, hashToken(wish.token));
    if (!link) throw new ApiError('link_invalid');
    const member = await memberOf(sql, link, wish.email);
    await resetCredentials(sql, member.id, { name: wish.name.trim(), passwordHash });
    await deleteSessionsOf(sql, member.id, null);
    return openSession(sql, member.id, userAgent);
  });
}

async function memberOf(sql: Sql, link: LinkRow, email: string | undefined): Promise<MemberRow> {
  if (link.userId !== null) {
    const member = await findMember(sql, link.accountId, link.userId);
    if (!member) throw new ApiError('link_invalid');
    return member;
  }
  // Several starts may each have printed a link; only the first one used creates an owner.
  await lockAccounts(sql);
  if (await hasMembers(sql)) throw new ApiError('link_invalid');
  if (!email) throw new ApiError('invalid_request', { details: [{ path: 'email', message: 'is required' }] });
  const first = { id: newId(), accountId: link.accountId, email, role: 'owner' as const, isOperator: true };
  const member = await insertMember(sql, first);
  if (!member) throw new ApiError('link_invalid');
  await deleteFirstOwnerLinks(sql);
  return member;
}
