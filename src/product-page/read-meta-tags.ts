import type { CheerioAPI } from 'cheerio';
import { readAvailability } from './availability.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

export type MetaTags = ProductFacts & { siteName?: string | undefined; isProduct: boolean };

/** OpenGraph product tags and their kin. Title and image are stated by any page and do not make it a product. */
export function readMetaTags($: CheerioAPI): MetaTags {
  const meta = (...names: string[]): string | undefined => {
    for (const name of names) {
      const node = $(`meta[property="${name}" i],meta[name="${name}" i],meta[itemprop="${name}" i]`).first();
      const text = cleanText(node.attr('content') ?? '');
      if (text) return text;
    }
    return undefined;
  };
  const currency = readCurrency(
    meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency', 'product:currency'),
  );
  const amount = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'product:price');
  const available = meta('product:availability', 'og:availability');
  return {
    name: meta('og:title', 'twitter:title'),
    brand: meta('product:brand', 'og:brand'),
    image: meta('og:image:secure_url', 'og:image', 'twitter:image'),
    sku: meta('product:retailer_item_id', 'product:sku'),
    mpn: meta('product:mfr_part_no'),
    gtin: meta('product:gtin', 'product:ean', 'product:upc'),
    price: readPriceValue(amount, currency),
    currency,
    available: readAvailability(available?.replaceAll(' ', '')),
    siteName: meta('og:site_name', 'application-name'),
    isProduct: amount !== undefined || /product/i.test(meta('og:type') ?? ''),
  };
}
