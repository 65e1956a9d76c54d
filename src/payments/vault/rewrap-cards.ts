import type { Database } from '../../platform/database.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { listCardsUnderOtherKeys, rewrapCards as writeWrapped } from './card-store.ts';
import type { Vault } from './vault.ts';

export interface Rewrapped {
  rewrapped: number;
  /** Sealed with a key that is not available; left as they are. */
  unreadable: number;
  /** False when the time ran out first: call again. */
  isDone: boolean;
}

const BATCH = 500;

/**
 * Wraps the data keys of all cards under the current root key. Cards stay readable throughout: a row changes from one
 * good state to another, and readers have both keys. Can be interrupted and resumed at any point.
 */
export async function rewrapCards(
  deps: { database: Database; vault: Vault; ring: KeyRing },
  options: { milliseconds: number },
): Promise<Rewrapped> {
  const { id: keyId } = deps.ring.current();
  const until = performance.now() + options.milliseconds;
  const result = { rewrapped: 0, unreadable: 0 };
  let after: string | null = null;
  while (performance.now() < until) {
    const rows = await listCardsUnderOtherKeys(deps.database, keyId, after, BATCH);
    if (rows.length === 0) return { ...result, isDone: true };
    after = rows.at(-1)?.id ?? null;
    const wrapped = rows.flatMap((row) => {
      try {
        return [{ id: row.id, from: row.keyId, wrappedKey: deps.vault.rewrap(row) }];
      } catch {
        result.unreadable += 1;
        return [];
      }
    });
    result.rewrapped += await writeWrapped(deps.database, keyId, wrapped);
  }
  return { ...result, isDone: false };
}
