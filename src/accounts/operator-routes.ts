import { modes, permissions, uuid } from '@cartwright/contract';
import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { ApiError, type MountOperatorRoutes } from '../platform/http/index.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { newId } from '../platform/ids.ts';
import {
  type ApiKeyRow,
  approveGoLive,
  findAccount,
  findFirstAccount,
  insertAccount,
  listKeys,
  revokeKey,
} from './account-store.ts';
import { createKey } from './create-key.ts';

const newKey = z.object({
  account: uuid.optional(),
  mode: z.enum(modes),
  name: z.string().trim().min(1).max(200),
  permissions: z.array(z.enum(permissions)).min(1).optional(),
});
const newAccount = z.object({ name: z.string().trim().min(1).max(200) });
const idPath = z.object({ id: uuid });
const goLive = z.object({ account: uuid.optional() });

/** Accounts and keys. */
export function accountOperatorRoutes(deps: { database: Database }): MountOperatorRoutes {
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
    scope.get('/operator/keys', async () => ({ keys: (await listKeys(deps.database)).map(describeKey) }));
    scope.delete('/operator/keys/:id', async (request) => {
      const row = await revokeKey(deps.database, parseInput(idPath, request.params, '').id);
      if (!row) throw new ApiError('not_found', { message: 'There is no such key.' });
      return describeKey(row);
    });
    scope.post('/operator/go-live', async (request) => {
      const { account: id } = parseInput(goLive, request.body ?? {}, '');
      const account = id ? await findAccount(deps.database, id) : await findFirstAccount(deps.database);
      if (!account) throw new ApiError('not_found', { message: 'There is no such account.' });
      await approveGoLive(deps.database, account.id);
      return { account: account.id, live: true };
    });
  };
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
