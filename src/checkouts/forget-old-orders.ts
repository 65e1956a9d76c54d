import { forgetCards } from '../payments/index.ts';
import type { Sql } from '../platform/database.ts';
import { deleteOldOrders } from './stores/retention-store.ts';

/** Forgets orders past their time: tasks, steps, pictures, intents and the remains of their cards. */
export async function forgetOrdersOlderThan(database: Sql, days: number): Promise<void> {
  for (;;) {
    const forgotten = await database.transaction(async (sql) => {
      const { groups, cardIds } = await deleteOldOrders(sql, days);
      await forgetCards(sql, cardIds);
      return groups;
    });
    if (forgotten === 0) return;
  }
}
