import type { Sql } from '../platform/database.ts';
import { merchantOf } from '../platform/merchant-of.ts';
import type { ProductPage } from '../product-page/index.ts';
import { cachePage } from './page-store.ts';
import { indexProducts } from './product-store.ts';
import { savePublishedShipping } from './shipping-store.ts';

const maxIndexedVariants = 200;

/** Stores what was read from a page: in the details cache, the search index and the merchant's shipping rates. */
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
