import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { listCvvStates } from './card-store.ts';
import type { CvvKeys } from './cvv-keys.ts';

/** A card whose transaction is still open has a key and no row yet; no transaction lives this long. */
const TRANSACTION_MS = 10 * 60_000;

/**
 * Destroys keys whose CVV is gone: left by a process that died between a commit and the shredding, or by orders refused
 * after their card was sealed.
 */
export async function sweepCvvKeys(
  deps: { database: Database; cvvKeys: CvvKeys },
  now = Date.now(),
): Promise<{ destroyed: number }> {
  const keys = await deps.cvvKeys.list();
  if (keys.length === 0) return { destroyed: 0 };
  const rows = await listCvvStates(
    deps.database,
    keys.map(({ cardId }) => cardId),
  );
  const hasCvv = new Map(rows.map((row) => [row.id, row.hasCvv]));
  const dead = keys.filter(({ cardId, madeAt }) => !(hasCvv.get(cardId) ?? madeAt > now - TRANSACTION_MS));
  for (const { cardId } of dead) await deps.cvvKeys.destroy(cardId);
  return { destroyed: dead.length };
}

const PAUSE_MS = 30_000;

/** At the start and twice a minute, in every process: each may be the only one that reaches its folder. */
export function startCvvSweeper(deps: { database: Database; cvvKeys: CvvKeys; log: Log }): { stop(): Promise<void> } {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweepCvvKeys(deps).then(
      ({ destroyed }) => void (destroyed > 0 && deps.log.info({ destroyed }, 'leftover CVV keys were destroyed')),
      (error) => deps.log.warn({ error: String(error) }, 'CVV keys could not be swept'),
    );
  };
  sweep();
  const timer = setInterval(sweep, PAUSE_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
