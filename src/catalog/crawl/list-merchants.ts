import type { IndexedMerchantList } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { countByMerchant } from '../product-store.ts';

/** Merchants that search knows, the largest first. */
export async function listMerchants(sql: Sql): Promise<IndexedMerchantList> {
  const rows = await countByMerchant(sql);
  return {
    merchants: rows.map((row) => ({ ...row, lastReadAt: row.lastReadAt.toISOString() })),
    products: rows.reduce((sum, row) => sum + row.products, 0),
  };
}
