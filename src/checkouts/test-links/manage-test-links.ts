import { createHash, randomBytes } from 'node:crypto';
import type { CreateTestLinkRequest, TestLink, TestLinkCreated } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertTestLink, listTestLinksOf, revokeTestLinkOf, type TestLinkRow } from './test-link-store.ts';

const DEFAULT_HOURS = 24;

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest();

export async function createTestLink(
  deps: { sql: Sql; publicUrl(): string },
  caller: Caller,
  request: CreateTestLinkRequest,
): Promise<TestLinkCreated> {
  demandTestMode(caller);
  const token = randomBytes(24).toString('base64url');
  const row = await insertTestLink(deps.sql, {
    id: newId(),
    accountId: caller.accountId,
    tokenHash: hashLinkToken(token),
    items: request.tasks,
    options: request.options ?? {},
    card: request.card ?? 'accepted',
    note: request.note ?? '',
    expiresAt: new Date(Date.now() + (request.hours ?? DEFAULT_HOURS) * 3_600_000),
  });
  return { ...describeTestLink(row), url: `${deps.publicUrl().replace(/\/$/, '')}/portal/#/try/${token}` };
}

export async function listTestLinks({ sql }: { sql: Sql }, caller: Caller): Promise<{ links: TestLink[] }> {
  if (caller.mode !== 'test') return { links: [] };
  return { links: (await listTestLinksOf(sql, caller.accountId)).map(describeTestLink) };
}

export async function revokeTestLink({ sql }: { sql: Sql }, caller: Caller, linkId: string) {
  if (caller.mode !== 'test' || !(await revokeTestLinkOf(sql, caller.accountId, linkId))) {
    throw new ApiError('not_found');
  }
  return { linkId, revoked: true as const };
}

export function describeTestLink(row: TestLinkRow): TestLink {
  return {
    linkId: row.id,
    state: stateOf(row),
    note: row.note,
    urls: row.items.map((item) => item.url),
    card: row.card,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    taskIds: row.taskIds,
  };
}

function stateOf(row: TestLinkRow): TestLink['state'] {
  if (row.revokedAt) return 'revoked';
  if (row.expiresAt.getTime() <= Date.now()) return 'expired';
  return row.groupId ? 'used' : 'open';
}

function demandTestMode(caller: Caller): void {
  if (caller.mode !== 'test') {
    throw new ApiError('test_provider_disabled', { message: 'Test links exist only in test mode.' });
  }
}
