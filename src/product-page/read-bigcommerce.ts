import type { CheerioAPI } from 'cheerio';
import { asList, asText, isObject, parseLooseJson, sliceBalanced } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import { readPriceValue } from './read-price-value.ts';

/** What BigCommerce tells its script about the product: price, stock, and which option values can be bought. */
export type BigCommerceData = ProductFacts & { inStockValues: Set<string> | undefined };

export function readBigCommerce($: CheerioAPI, currency: string | undefined): BigCommerceData | undefined {
  for (const script of $('script:not([src])').toArray()) {
    const text = $(script).text();
    const start = /\bBCData\s*=\s*(?=\{)/.exec(text);
    const data = start ? parseLooseJson(sliceBalanced(text, start.index + start[0].length) ?? '') : undefined;
    const about = isObject(data) && isObject(data.product_attributes) ? data.product_attributes : undefined;
    if (!about) continue;
    const price = isObject(about.price) ? about.price : {};
    const amount = isObject(price.without_tax) ? price.without_tax : isObject(price.with_tax) ? price.with_tax : {};
    const values = asList(about.in_stock_attributes).flatMap((value) => asText(value) ?? []);
    return {
      sku: asText(about.sku),
      mpn: asText(about.mpn),
      gtin: asText(about.gtin) ?? asText(about.upc),
      price: readPriceValue(amount.value, currency),
      available: typeof about.instock === 'boolean' ? about.instock && about.purchasable !== false : undefined,
      inStockValues: values.length > 0 ? new Set(values) : undefined,
    };
  }
  return undefined;
}
