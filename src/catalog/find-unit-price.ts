import type { Minor } from '../platform/money.ts';
import type { ProductPage } from '../product-page/index.ts';
import { findPricedProducts } from './product-store.ts';
import { type DetailsDeps, readPage } from './read-product-details.ts';

export type UnitPrice = { amount: Minor; currency: string };

/** The unit price at this address, from the index or else the live page; null when neither shows it. */
export async function findUnitPrice(deps: DetailsDeps, url: string): Promise<UnitPrice | null> {
  return (await findIndexedPrice(deps, url)) ?? (await findLivePrice(deps, url));
}

async function findIndexedPrice({ sql }: DetailsDeps, url: string): Promise<UnitPrice | null> {
  const bare = new URL(url);
  bare.search = '';
  bare.hash = '';
  for (const { variants, priceFrom, currency, directUrl } of await findPricedProducts(sql, [url, bare.href])) {
    const variant = variants.find((one) => one.url === url);
    if (variant?.price !== undefined) return { amount: variant.price, currency };
    const prices = new Set(variants.map((one) => one.price));
    if (directUrl === url && prices.size <= 1) return { amount: priceFrom, currency };
  }
  return null;
}

async function findLivePrice(deps: DetailsDeps, url: string): Promise<UnitPrice | null> {
  const page: ProductPage | null = await readPage(deps, url).catch(() => null);
  if (!page) return null;
  const chosen =
    page.variants.find((variant) => variant.url === url) ?? page.variants.find((variant) => variant.chosen);
  return { amount: chosen?.price ?? page.price, currency: page.currency };
}
