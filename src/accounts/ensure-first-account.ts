import type { Database } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { findFirstAccount, insertAccount, lockAccounts } from './account-store.ts';
import { createKey } from './keys/create-key.ts';

/** On the first start, creates an account with a test key and returns the key; returns null afterwards. */
export async function ensureFirstAccount(database: Database): Promise<string | null> {
  return database.transaction(async (sql) => {
    await lockAccounts(sql);
    if (await findFirstAccount(sql)) return null;
    const accountId = newId();
    await insertAccount(sql, { id: accountId, name: 'Default' });
    return (await createKey(sql, { accountId, mode: 'test', name: 'First test key' })).key;
  });
}
