import type { MallProduct } from '@cartwright/mall';
import { sharePool } from '../harness/share-pool.ts';
import { type Bought, type Buyer, type BuyerChange, startBuyer } from './agent-buyer.ts';

type Orders = ReturnType<Buyer['mall']['orders']>;
type Incidents = ReturnType<Buyer['mall']['incidents']>;

export interface MallPurchases extends Pick<Buyer, 'close' | 'merchant'> {
  /** Buys and returns the orders and incidents that resulted. Only one purchase may run at a shop at a time. */
  buyAt(
    shop: string,
    behaviour: string,
    change?: BuyerChange,
  ): Promise<{ done: Bought; product: MallProduct; orders: Orders; incidents: Incidents }>;
}

export async function openMallPurchases({ withoutPictures = true } = {}): Promise<MallPurchases> {
  const buyer = await startBuyer({ pool: sharePool(), withoutPictures });
  return {
    close: buyer.close,
    merchant: buyer.merchant,
    async buyAt(shop, behaviour, change = {}) {
      const [orders, incidents] = [buyer.mall.orders(shop).length, buyer.mall.incidents(shop).length];
      const product = buyer.product(shop, behaviour);
      const done = await buyer.buy(shop, product, change);
      return {
        done,
        product,
        orders: buyer.mall.orders(shop).slice(orders),
        incidents: buyer.mall.incidents(shop).slice(incidents),
      };
    },
  };
}

/**
 * Whether this shop tries this case: every shop takes its turn at some, and every case is tried at some. `MALL_CASES=all`
 * tries all at all.
 */
export function isInTurn(shop: number, which: number, every: number): boolean {
  return process.env.MALL_CASES === 'all' || shop % every === which % every;
}

/** How a purchase ended: `placed`, or the code of its failure. */
export function endOf(done: Bought): string {
  if (done.prepared.kind === 'failed') return done.prepared.code;
  if (done.outcome && done.outcome.kind !== 'placed')
    return 'code' in done.outcome ? done.outcome.code : done.outcome.kind;
  return 'placed';
}

export const detailOf = (done: Bought) =>
  JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : done.outcome);
