import type { Design } from './dimensions/index.ts';
import type { Good, Storefront } from './storefront.ts';

/** Everything that a seed decides. Pages and books are written from it. */
export interface Shop extends Storefront {
  design: Design;
}

export function goodOf(shop: Shop, slug: string): Good | undefined {
  return shop.goods.find((good) => good.slug === slug);
}
