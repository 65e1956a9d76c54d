import type { CheerioAPI } from 'cheerio';
import { type Minor, parseMinor, toMinor } from '../platform/money.ts';
import { asList, asText, isObject, type Json, parseLooseJson, sliceBalanced } from './json-value.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

/**
 * Product JSON in Shopify's public theme shape: options by name and variants with option1..3. Themes print prices in
 * hundredths whatever the currency; `knownPrice` (from other markup) settles the cases where a theme does not.
 */
export function readShopify(
  $: CheerioAPI,
  html: string,
  pageUrl: string,
  known: { price?: Minor | undefined; currency?: string | undefined },
  productJson = '',
): ProductFacts | undefined {
  const product = search(parseLooseJson(productJson), 0) ?? findProduct($, html);
  if (!product) return undefined;
  const active = readCurrency(/Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(html)?.[1]);
  const currency = active ?? known.currency ?? 'USD';
  const rows = asList(product.variants).filter(isObject);
  const isDecimal =
    known.price !== undefined && rows.some((row) => readPriceValue(row.price, currency) === known.price);
  const facts = readShopifyProduct(product, { pageUrl, currency, prices: isDecimal ? 'decimal' : 'hundredths' });
  return { ...facts, currency: active };
}

/** One product of Shopify's JSON: theme objects and `/products/HANDLE.js` in hundredths, `/products.json` in decimals. */
export function readShopifyProduct(
  product: Json,
  shop: { pageUrl: string; currency: string; prices: 'hundredths' | 'decimal' },
): ProductFacts {
  const { pageUrl, currency } = shop;
  const rows = asList(product.variants).filter(isObject);
  const dimensions = optionNames(product, rows);
  const chosen = URL.parse(pageUrl)?.searchParams.get('variant');
  const variants = rows.flatMap((row): VariantFacts[] => {
    const id = asText(row.id);
    if (!id) return [];
    const url = new URL(pageUrl);
    url.search = '';
    url.searchParams.set('variant', id);
    return [
      {
        id,
        price: readPrice(row.price, currency, shop.prices === 'hundredths'),
        currency,
        available: typeof row.available === 'boolean' ? row.available : undefined,
        image: imageOf(row.featured_image ?? row.featured_media ?? row.image),
        url: url.href,
        attributes: Object.fromEntries(dimensions.map((name, index) => [name, optionValue(row, index)])),
        chosen: chosen === id,
      },
    ];
  });
  const stock = variants.flatMap((variant) => (variant.available === undefined ? [] : [variant.available]));
  return {
    name: asText(product.title),
    brand: asText(product.vendor),
    image: imageOf(product.featured_image ?? asList(product.images)[0]),
    currency,
    available: stock.length > 0 ? stock.includes(true) : undefined,
    dimensions,
    variants,
  };
}

function findProduct($: CheerioAPI, html: string): Json | undefined {
  for (const script of $('script[type="application/json"]').toArray()) {
    const text = $(script).text();
    if (!text.includes('"variants"') || !text.includes('"option')) continue;
    const found = search(parseLooseJson(text), 0);
    if (found) return found;
  }
  const assigned = /(?:product(?:Json)?|currentProduct)["']?\s*[:=]\s*(?=\{"id":\d+,"title")/gi;
  for (const match of [...html.matchAll(assigned)].slice(0, 5)) {
    const slice = sliceBalanced(html, (match.index ?? 0) + match[0].length);
    const found = slice === undefined ? undefined : search(parseLooseJson(slice), 0);
    if (found) return found;
  }
  return undefined;
}

function search(value: unknown, depth: number): Json | undefined {
  if (depth > 4 || !isObject(value)) return undefined;
  const first = asList(value.variants)[0];
  if (isObject(first) && 'price' in first && ('option1' in first || Array.isArray(first.options))) return value;
  for (const child of Object.values(value)) {
    const found = search(child, depth + 1);
    if (found) return found;
  }
  return undefined;
}

// A product without real options still has one, named "Title" with the value "Default Title".
function optionNames(product: Json, rows: Json[]): string[] {
  const names = asList(product.options).flatMap((option) => asText(option) ?? []);
  if (rows.length === 1 && asText(rows[0]?.option1) === 'Default Title') return [];
  return names;
}

function optionValue(row: Json, index: number): string {
  return asText(row[`option${index + 1}`]) ?? asText(asList(row.options)[index]) ?? '';
}

function readPrice(value: unknown, currency: string, inHundredths: boolean): Minor | undefined {
  if (typeof value === 'number' && Number.isInteger(value) && inHundredths) return toMinor(`${value}e-2`, currency);
  if (typeof value === 'string' && /^\d+$/.test(value) && inHundredths) return toMinor(`${value}e-2`, currency);
  if (typeof value === 'number' || typeof value === 'string') return parseMinor(value, currency) ?? undefined;
  return readPriceValue(value, currency);
}

function imageOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (!isObject(value)) return undefined;
  return asText(value.src) ?? (isObject(value.preview_image) ? asText(value.preview_image.src) : undefined);
}
