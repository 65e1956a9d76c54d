import type { Shops } from '../shop/serve-shops.ts';
import type { Attack } from '../shop/shop-case.ts';
import { buyThroughService, openBuyer, type ServicePurchase } from './buy-through-service.ts';

/** Buys the cases through one service process, a few at a time; each has its own shop and its own task. */
export async function runPurchases(
  shops: Shops,
  cases: readonly Attack[],
  options: { atOnce: number; onResult?: (purchase: ServicePurchase) => void },
): Promise<ServicePurchase[]> {
  if (cases.length === 0) return [];
  const service = await openBuyer(options.atOnce);
  const queue = [...cases];
  const purchases: ServicePurchase[] = [];
  const work = async () => {
    for (let attack = queue.shift(); attack; attack = queue.shift()) {
      const purchase = await buyThroughService(service, shops, attack);
      purchases.push(purchase);
      options.onResult?.(purchase);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.atOnce }, work));
  } finally {
    await service.stop();
  }
  return purchases;
}
