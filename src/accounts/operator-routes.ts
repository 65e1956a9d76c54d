import { modes, permissions, uuid } from '@cartwright/contract';
import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { ApiError, type MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { newId } from '../platform/ids.ts';
import {
  type Account,
  approveGoLive,
  declineGoLive,
  findAccount,
  findFirstAccount,
  insertAccount,
  listAccounts,
} from './account-store.ts';
import { describeAccount } from './describe-account.ts';
import { createKey } from './keys/create-key.ts';
import { type ApiKeyRow, listAllKeys, revokeAnyKey } from './keys/key-store.ts';
import { linkPath, makeMemberLink } from './members/make-link.ts';
import { findMemberByEmail } from './members/member-store.ts';

const newKey = z.object({
  account: uuid.optional(),
  mode: z.enum(modes),
  name: z.string().trim().min(1).max(200),
  permissions: z.array(z.enum(permissions)).min(1).optional(),
});
const newAccount = z.object({ name: z.string().trim().min(1).max(200) });
const idPath = z.object({ id: uuid });
const goLive = z.object({ account: uuid.optional() });
const decline = z.object({ account: uuid, reason: z.string().trim().min(1).max(500) });
const lostMember = z.object({ email: z.string().max(254) });

/** Accounts, keys, go-live requests, and a new link for someone who is locked out. */
export function accountOperatorRoutes(deps: { database: Database; publicUrl(): string }): MountOperatorRoutes {
  return (scope) => {
    scope.post('/operator/accounts', async (request, reply) => {
      const account = { id: newId(), ...parseInput(newAccount, request.body, '') };
      await insertAccount(deps.database, account);
      return reply.code(201).send(account);
    });
    scope.post('/operator/keys', async (request, reply) => {
      const { account: accountId, ...wish } = parseInput(newKey, request.body, '');
      const { key, ...row } = await createKey(deps.database, { ...wish, accountId });
      return reply.code(201).send({ ...describeKey(row), key });
    });
    scope.get('/operator/keys', async () => ({ keys: (await listAllKeys(deps.database)).map(describeKey) }));
    scope.delete('/operator/keys/:id', async (request) => {
      const row = await revokeAnyKey(deps.database, parseInput(idPath, request.params, '').id);
      if (!row) throw new ApiError('not_found', { message: 'There is no such key.' });
      return describeKey(row);
    });
    scope.get('/operator/accounts', async () => ({
      accounts: (await listAccounts(deps.database)).map(describeAccount),
    }));
    scope.post('/operator/go-live', async (request) => {
      const account = await accountOf(deps.database, parseInput(goLive, request.body ?? {}, '').account);
      await approveGoLive(deps.database, account.id);
      return { account: account.id, live: true };
    });
    scope.post('/operator/go-live/decline', async (request) => {
      const { account: id, reason } = parseInput(decline, request.body, '');
      const account = await accountOf(deps.database, id);
      if (!(await declineGoLive(deps.database, account.id, reason))) {
        throw new ApiError('not_found', { message: 'The account has no open go-live request.' });
      }
      return { account: account.id, live: false };
    });
    scope.post('/operator/members/link', async (request) => {
      const member = await findMemberByEmail(deps.database, parseInput(lostMember, request.body, '').email);
      if (!member) throw new ApiError('not_found', { message: 'There is no member with this e-mail address.' });
      const { token, expiresAt } = await deps.database.transaction((sql) => makeMemberLink(sql, member));
      const link = deps.publicUrl().replace(/\/$/, '') + linkPath(token);
      return { email: member.email, link, expiresAt: expiresAt.toISOString() };
    });
  };
}

async function accountOf(database: Database, id: string | undefined): Promise<Account> {
  const account = id ? await findAccount(database, id) : await findFirstAccount(database);
  if (!account) throw new ApiError('not_found', { message: 'There is no such account.' });
  return account;
}

function describeKey(row: ApiKeyRow) {
  return {
    id: row.id,
    account: row.accountId,
    mode: row.mode,
    name: row.name,
    permissions: row.permissions,
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
