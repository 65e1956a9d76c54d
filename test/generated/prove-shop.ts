import { honestCases } from '../../packages/mall/generated/cases.ts';
import type { DimensionName } from '../../packages/mall/generated/dimensions/index.ts';
import { judgeCase } from '../../packages/mall/generated/judge-case.ts';
import { openShop } from '../../packages/mall/generated/serve-shop.ts';
import { buyByTruth } from '../../packages/mall/generated/truth-buyer.ts';
import type { BrowserPool } from '../../src/browser/index.ts';

/** Buys one honest case at the drawn shop by its truth. Empty: the books show what they must. */
export async function proveShop(
  pool: BrowserPool,
  seed: number,
  wanted: Partial<Record<DimensionName, string>> = {},
): Promise<string[]> {
  const open = await openShop(seed, { wanted });
  const cases = honestCases(open.shop);
  const each = cases[seed % cases.length];
  const context = await pool.open({ locale: open.shop.market.locale, timezone: 'Europe/Berlin' });
  try {
    if (!each) throw new Error('no honest case');
    await buyByTruth({ open, wanted: each, page: context.page });
    const total = open.books.orders()[0]?.total ?? null;
    const verdict = judgeCase(open.shop, each, open.books, { says: 'placed', total });
    return verdict.isRight ? [] : [`${each.id}: ${[...verdict.moneyErrors, ...verdict.faults].join('; ')}`];
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ').slice(0, 300) : String(error);
    return [`${each?.id}: ${reason} at ${context.page.url()}`];
  } finally {
    await context.close();
    await open.close();
  }
}
