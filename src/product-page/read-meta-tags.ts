import type { CheerioAPI } from 'cheerio';
import { readAvailability } from './availability.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

export type MetaTags = ProductFacts & { siteName?: string | undefined; isProduct: boolean };

/** OpenGraph product tags and their kin. Title and image are stated by any page and do not make it a product. */
export function readMetaTags($: CheerioAPI): MetaTags {
  const contents = readContents($);
  const meta = (...names: string[]) => names.map((name) => contents.get(name)).find(Boolean);
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

/** What the first tag of each name says. One search of the page, since there may be ten thousand elements to look at. */
function readContents($: CheerioAPI): Map<string, string> {
  const contents = new Map<string, string>();
  for (const { attribs } of $('meta').toArray()) {
    const text = cleanText(attribs.content ?? '');
    for (const name of [attribs.property, attribs.name, attribs.itemprop]) {
      const key = name?.toLowerCase();
      if (key && !contents.has(key)) contents.set(key, text);
    }
  }
  return contents;
}
