import type { InviteMemberRequest, Member, MemberLink, Role } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids.ts';
import { linkPath, makeMemberLink } from './make-link.ts';
import {
  deleteMember,
  findMember,
  insertMember,
  listMembersOf,
  lockOwners,
  type MemberRow,
  setRole,
} from './member-store.ts';

export interface MemberDependencies {
  sql: Sql;
  publicUrl(): string;
}

export async function listMembers({ sql }: MemberDependencies, caller: Caller): Promise<{ members: Member[] }> {
  return { members: (await listMembersOf(sql, caller.accountId)).map(describeMember) };
}

export async function inviteMember(
  deps: MemberDependencies,
  caller: Caller,
  { email, role }: InviteMemberRequest,
): Promise<MemberLink> {
  return deps.sql.transaction(async (sql) => {
    const wish = { id: newId(), accountId: caller.accountId, email, role, isOperator: false };
    const member = await insertMember(sql, wish);
    if (!member) throw refuse('email', 'is already in use');
    return letIn({ ...deps, sql }, member);
  });
}

export async function renewMemberLink(deps: MemberDependencies, caller: Caller, memberId: string): Promise<MemberLink> {
  return deps.sql.transaction(async (sql) => letIn({ ...deps, sql }, await memberOf(sql, caller, memberId)));
}

export async function updateMember(
  { sql: outer }: MemberDependencies,
  caller: Caller,
  { memberId, role }: { memberId: string; role: Role },
): Promise<Member> {
  return outer.transaction(async (sql) => {
    await keepAnOwner(sql, caller, memberId, role === 'owner');
    await setRole(sql, memberId, role);
    return describeMember(await memberOf(sql, caller, memberId));
  });
}

export async function removeMember({ sql: outer }: MemberDependencies, caller: Caller, memberId: string) {
  return outer.transaction(async (sql) => {
    await keepAnOwner(sql, caller, memberId, false);
    await deleteMember(sql, memberId);
    return { memberId, removed: true as const };
  });
}

export function describeMember(row: MemberRow): Member {
  return {
    memberId: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    isOperator: row.isOperator,
    hasSecondFactor: row.sealedTotp !== null,
    state: row.passwordHash === null ? 'invited' : 'active',
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  };
}

async function letIn({ sql, publicUrl }: MemberDependencies, member: MemberRow): Promise<MemberLink> {
  const { token, expiresAt } = await makeMemberLink(sql, member);
  return {
    member: describeMember(member),
    link: publicUrl().replace(/\/$/, '') + linkPath(token),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The owners are locked first, so that two owners cannot remove each other at the same time. */
async function keepAnOwner(sql: Sql, caller: Caller, memberId: string, staysOwner: boolean): Promise<void> {
  const owners = await lockOwners(sql, caller.accountId);
  await memberOf(sql, caller, memberId);
  if (!staysOwner && owners.length === 1 && owners[0] === memberId) {
    throw refuse('role', 'the account needs an owner: make another member an owner first');
  }
}

async function memberOf(sql: Sql, caller: Caller, memberId: string): Promise<MemberRow> {
  const member = await findMember(sql, caller.accountId, memberId);
  if (!member) throw new ApiError('not_found');
  return member;
}

function refuse(path: string, message: string): ApiError {
  return new ApiError('invalid_request', { details: [{ path, message }] });
}
