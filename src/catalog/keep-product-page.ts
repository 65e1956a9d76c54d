import type { Sql } from '../platform/database.ts';
import { merchantOf } from '../platform/merchant-of.ts';
import type { ProductPage } from '../product-page/index.ts';
import { cachePage } from './page-store.ts';
import { indexProducts } from './product-store.ts';
import { savePublishedShipping } from './shipping-store.ts';

const maxIndexedVariants = 200;

/** Everything a page read is good for: the answer cache, the search index, what the merchant says of shipping. */
export async function keepProductPage(sql: Sql, askedUrl: string, page: ProductPage): Promise<void> {
  const host = merchantOf(page.directUrl);
  await sql.transaction(async (within) => {
    await cachePage(within, askedUrl, page);
    await savePublishedShipping(within, { productUrl: page.directUrl, merchantHost: host, rates: page.shipping });
    await indexProducts(within, [
      {
        directUrl: page.directUrl,
        merchantHost: host,
        merchantName: page.retailer,
        name: page.name,
        brand: page.brand,
        image: page.image,
        priceFrom: Math.min(...page.variants.map((variant) => variant.price)),
        currency: page.currency,
        variants: page.variants.slice(0, maxIndexedVariants),
      },
    ]);
  });
}
