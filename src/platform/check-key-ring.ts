import type { Database } from './database.ts';
import type { KeyRing } from './key-ring.ts';
import { insertUsedKey, listUsedKeys, lockKeyUse } from './key-use-store.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Refuses a process that has no key with which this database is used: it could open nothing that the others sealed, and
 * they nothing of its own. Only names of keys are stored, which reveal nothing about them.
 */
export async function checkKeyRing(database: Database, ring: KeyRing): Promise<void> {
  await database.transaction(async (sql) => {
    await lockKeyUse(sql);
    const used = await listUsedKeys(sql);
    const own = ring.all().map(({ id }) => id);
    if (used.length > 0 && !used.some((id) => own.includes(id))) {
      throw new OperatorError(
        'This process has a different key for cards and secrets than the processes that already use this database.\n' +
          '  Give all of them the same VAULT_KEY, or the same file DATA_DIR/vault-key.\n' +
          '  While the key is being changed, name the other one in VAULT_EXTRA_KEYS.',
      );
    }
    await insertUsedKey(sql, ring.current().id);
  });
}
