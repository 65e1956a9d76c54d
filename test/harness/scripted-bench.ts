import { openCheckoutBench } from './checkout-bench.ts';
import { createScriptedShop } from './scripted-shop.ts';
import { createTestDatabase } from './test-database.ts';

/** A bench that buys from a scripted shop, on a database of its own, with one caller. */
export async function openScriptedBench(
  options: Omit<Parameters<typeof openCheckoutBench>[0], 'database' | 'lane'> = {},
) {
  const shop = createScriptedShop();
  const db = await createTestDatabase();
  const bench = await openCheckoutBench({ ...options, database: db.database, lane: shop.lane });
  return {
    shop,
    bench,
    database: db.database,
    caller: await bench.createCaller(),
    async close(): Promise<void> {
      await bench.stop();
      await db.close();
    },
  };
}
