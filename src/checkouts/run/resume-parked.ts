import { RESUMED_PRIORITY } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import { CHECKOUT_QUEUE, type CheckoutJob, type CheckoutRuntime } from '../checkout-runtime.ts';
import { isAnyoneParked, takeForgotten, takeParked } from '../stores/parked-store.ts';

/** Called whenever a place became free at a merchant and in an account's share. */
export async function resumeParked(
  deps: Pick<CheckoutRuntime, 'database' | 'engine' | 'settings'>,
  freed: { merchant: string; accountId: string },
): Promise<void> {
  if (!(await isAnyoneParked(deps.database, freed))) return;
  await resume(deps, (sql) => takeParked(sql, freed, deps.settings));
}

/** In case the worker that should have resumed them died, or resumed one for which there was no room. */
export function resumeForgotten(deps: Pick<CheckoutRuntime, 'database' | 'engine' | 'settings'>): Promise<void> {
  return resume(deps, (sql) => takeForgotten(sql, deps.settings));
}

async function resume(
  { database, engine }: Pick<CheckoutRuntime, 'database' | 'engine'>,
  take: (sql: Sql) => Promise<CheckoutJob[]>,
): Promise<void> {
  await database.transaction(async (sql) => {
    const taken = await take(sql);
    if (taken.length === 0) return;
    await engine.enqueue(
      sql,
      CHECKOUT_QUEUE,
      taken.map((data) => ({ data, priority: RESUMED_PRIORITY })),
    );
    sql.afterCommit(() => engine.announce(CHECKOUT_QUEUE));
  });
}
