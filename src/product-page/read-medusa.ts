import type { CheerioAPI } from 'cheerio';
import { asList, asText, isObject, type Json, parseLooseJson, sliceBalanced } from './json-value.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

const maxProducts = 20;

/**
 * Medusa storefronts hand the whole product to their own script, streamed in pieces (Next.js) or as one object. Until a
 * shopper has chosen, the page itself shows a button without stock; this data says what is really there.
 */
export function readMedusa($: CheerioAPI, html: string, pageUrl: string): ProductFacts | undefined {
  if (!html.includes('calculated_amount')) return undefined;
  const product = findProduct(scriptData($), pageUrl);
  if (!product) return undefined;
  const variants = asList(product.variants)
    .filter(isObject)
    .map((row) => readVariant(row, pageUrl));
  const dimensions = [...new Set(variants.flatMap((variant) => Object.keys(variant.attributes)))];
  const currency = variants.find((variant) => variant.currency)?.currency;
  return {
    name: asText(product.title),
    image: asText(product.thumbnail),
    currency,
    available: variants.some((variant) => variant.available),
    // A product without options has one named "Default" or the like, with a single value.
    dimensions: variants.length > 1 ? dimensions : [],
    variants: variants.length > 1 ? variants : variants.map((variant) => ({ ...variant, attributes: {} })),
  };
}

function scriptData($: CheerioAPI): string {
  return $('script:not([src])')
    .toArray()
    .map((script) => {
      const text = $(script).text();
      const pushed = /^\s*self\.__next_f\.push\(([\s\S]*)\)\s*;?\s*$/.exec(text)?.[1];
      if (pushed === undefined) return text;
      const [, piece] = asList(parseLooseJson(pushed));
      return typeof piece === 'string' ? piece : '';
    })
    .join('');
}

/** Related products are in the data, too; the page's own has the handle that its address ends with. */
function findProduct(data: string, pageUrl: string): Json | undefined {
  const handle = URL.parse(pageUrl)?.pathname.split('/').filter(Boolean).pop();
  const starts = [...data.matchAll(/\{"id":"prod_/g)].slice(0, maxProducts);
  const products = starts.flatMap((start) => {
    const found = parseLooseJson(sliceBalanced(data, start.index ?? 0) ?? '');
    return isObject(found) && asList(found.variants).some(isPriced) ? [found] : [];
  });
  return (
    products.find((product) => asText(product.handle) === handle) ?? (products.length === 1 ? products[0] : undefined)
  );
}

function isPriced(row: unknown): boolean {
  return isObject(row) && isObject(row.calculated_price);
}

function readVariant(row: Json, pageUrl: string): VariantFacts {
  const price = isObject(row.calculated_price) ? row.calculated_price : {};
  const currency = readCurrency(asText(price.currency_code)?.toUpperCase());
  const id = asText(row.id) ?? asText(row.sku) ?? '';
  const url = new URL(pageUrl);
  url.searchParams.set('v_id', id);
  const options = asList(row.options).filter(isObject);
  const pairs = options.map((option) => [
    asText(isObject(option.option) ? option.option.title : '') ?? 'Option',
    asText(option.value) ?? '',
  ]);
  const isCounted = row.manage_inventory !== false && row.allow_backorder !== true;
  return {
    id,
    price: readPriceValue(price.calculated_amount, currency),
    currency,
    available: isCounted && typeof row.inventory_quantity === 'number' ? row.inventory_quantity > 0 : true,
    url: url.href,
    attributes: Object.fromEntries(pairs),
  };
}
