import { merchantOf } from '../../platform/merchant-of.ts';
import { asList, asText, isObject, type Json, readShopifyProduct } from '../../product-page/index.ts';
import type { FetchPage } from '../fetch-page.ts';
import type { IndexedProduct } from '../product-store.ts';

/** A public list of all products that a shop platform serves: one page of it in, products and the next page out. */
export type PlatformListing = {
  name: string;
  firstPage(home: URL): URL;
  /** Undefined when the answer is not such a list. */
  read(answer: unknown, page: URL, shop: ShopFacts): { products: IndexedProduct[]; next: URL | null } | undefined;
};

export type ShopFacts = { name: string; currency: string };

const shopifyPageSize = 250;
const shopify: PlatformListing = {
  name: 'Shopify',
  firstPage: (home) => new URL(`/products.json?limit=${shopifyPageSize}&page=1`, home),
  read(answer, page, shop) {
    const listed = isObject(answer) ? answer.products : undefined;
    if (!Array.isArray(listed)) return undefined;
    const products = listed.filter(isObject).flatMap((product) => shopifyProduct(product, page, shop));
    return { products, next: listed.length < shopifyPageSize ? null : nextPage(page) };
  },
};

function shopifyProduct(product: Json, page: URL, shop: ShopFacts): IndexedProduct[] {
  const handle = asText(product.handle);
  if (!handle) return [];
  const directUrl = new URL(`/products/${encodeURIComponent(handle)}`, page).href;
  const facts = readShopifyProduct(product, { pageUrl: directUrl, currency: shop.currency, prices: 'decimal' });
  const prices = (facts.variants ?? []).flatMap((variant) => variant.price ?? []);
  if (!facts.name || prices.length === 0) return [];
  return [
    {
      directUrl,
      merchantHost: merchantOf(directUrl),
      merchantName: shop.name,
      name: facts.name,
      brand: facts.brand ?? '',
      image: facts.image ?? '',
      priceFrom: Math.min(...prices),
      currency: shop.currency,
      variants: facts.variants ?? [],
    },
  ];
}

const wooPageSize = 100;
const wooCommerce: PlatformListing = {
  name: 'WooCommerce',
  firstPage: (home) => new URL(`/wp-json/wc/store/v1/products?per_page=${wooPageSize}&page=1`, home),
  read(answer, page, shop) {
    if (!Array.isArray(answer) || !answer.every((row) => isObject(row) && isObject(row.prices))) return undefined;
    const products = (answer as Json[]).flatMap((row) => wooProduct(row, page, shop));
    return { products, next: answer.length < wooPageSize ? null : nextPage(page) };
  },
};

function wooProduct(row: Json, page: URL, shop: ShopFacts): IndexedProduct[] {
  const prices = row.prices as Json;
  const range = isObject(prices.price_range) ? prices.price_range : {};
  // The Store API writes prices as whole numbers of the currency's minor unit.
  const priceFrom = Number(asText(range.min_amount) ?? asText(prices.price));
  const link = URL.parse(asText(row.permalink) ?? '', page);
  const name = asText(row.name);
  if (!name || !link || link.host !== page.host || !Number.isSafeInteger(priceFrom) || priceFrom < 0) return [];
  const image = asList(row.images).filter(isObject)[0];
  const brand = asList(row.brands).filter(isObject)[0];
  return [
    {
      directUrl: link.href,
      merchantHost: merchantOf(link.href),
      merchantName: shop.name,
      name,
      brand: asText(brand?.name) ?? '',
      image: asText(image?.src) ?? '',
      priceFrom,
      currency: asText(prices.currency_code) ?? shop.currency,
      variants: [],
    },
  ];
}

export const platformListings: readonly PlatformListing[] = [shopify, wooCommerce];

function nextPage(page: URL): URL {
  const next = new URL(page);
  next.searchParams.set('page', String(Number(page.searchParams.get('page') ?? '1') + 1));
  return next;
}

/** Name and currency from Shopify's shop data or WordPress's index. */
export async function readShopFacts(fetchPage: FetchPage, home: URL): Promise<ShopFacts> {
  const facts: ShopFacts = { name: merchantOf(home.href), currency: 'USD' };
  for (const path of ['/meta.json', '/wp-json/']) {
    const answer = await fetchPage(new URL(path, home).href, { asCrawler: true }).catch(() => null);
    const data = answer?.status === 200 ? parseJson(answer.body) : undefined;
    if (!isObject(data)) continue;
    return { name: asText(data.name) ?? facts.name, currency: asText(data.currency) ?? facts.currency };
  }
  return facts;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
