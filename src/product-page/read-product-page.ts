import type { CheerioAPI } from 'cheerio';
import { makeStorable } from '../platform/make-storable.ts';
import { merchantOf } from '../platform/merchant-of.ts';
import type { Minor } from '../platform/money.ts';
import { isObject } from './json-value.ts';
import { canonicalUrl, resolveUrl, sameSite } from './page-address.ts';
import { parsePage } from './parse-page.ts';
import type { PageVariant, ProductFacts, ProductPage, VariantFacts } from './product-facts.ts';
import { chooseValues, collectCandidates, type PageCandidates } from './ranking/choose-values.ts';
import { withScripts } from './ranking/page-evidence.ts';
import { type BigCommerceData, readBigCommerce } from './read-bigcommerce.ts';
import { readFormOptions } from './read-form-options.ts';
import { readJsonLd } from './read-json-ld.ts';
import { readMagento } from './read-magento.ts';
import { readMedusa } from './read-medusa.ts';
import { type MetaTags, readMetaTags } from './read-meta-tags.ts';
import { readMicrodata } from './read-microdata.ts';
import { readPlainPage } from './read-plain-page.ts';
import { readShopify } from './read-shopify.ts';
import { readWooCommerce } from './read-woocommerce.ts';

/**
 * Reads one product off a page, null when the page does not sell one. Sources in order of trust: JSON-LD, microdata
 * and RDFa, meta tags, the shop platform's own data (which wins for variants), then what a shopper would read.
 * `productJson` is what the platform publishes of this product beside the page.
 */
export function readProductPage(html: string, pageUrl: string, productJson?: string): ProductPage | null {
  const $ = parsePage(html);
  const facts = readEverything($, html, pageUrl, productJson);
  if (!facts.isProduct) return null;
  const { merged, variants, siteName } = facts;
  const prices = variants.flatMap((variant) => variant.price ?? []);
  const price = merged.price ?? (prices.length > 0 ? Math.min(...prices) : undefined);
  if (!merged.name || price === undefined) return null;
  const directUrl = canonicalUrl($, pageUrl, { url: merged.url, variants });
  const image = resolveUrl(merged.image, pageUrl);
  const available = merged.available ?? true;
  const page = { price, available, image, directUrl };
  return makeStorable({
    name: merged.name.slice(0, 500),
    brand: (merged.brand ?? '').slice(0, 200),
    retailer: (siteName ?? merchantOf(pageUrl)).slice(0, 200),
    image,
    url: pageUrl,
    directUrl,
    currency: merged.currency ?? 'USD',
    price,
    available,
    sku: merged.sku,
    mpn: merged.mpn,
    gtin: merged.gtin,
    dimensions: variants.length > 0 ? (merged.dimensions ?? []) : [],
    variants: variants.length > 0 ? finishVariants(variants, page, pageUrl) : [singleVariant(merged, page)],
    shipping: merged.shipping ?? [],
  });
}

/** All that is known about the page, even without the price or the offer that would make it sellable. */
export function readPageFacts(html: string, pageUrl: string): ProductFacts {
  return readEverything(parsePage(html), html, pageUrl).merged;
}

/** What the page offers as price, article number and brand, for learning which source to believe. */
export function readCandidates(html: string, pageUrl: string): PageCandidates {
  return collectCandidates(readSources(parsePage(html), html, pageUrl).evidence);
}

type Readings = { isProduct: boolean; merged: ProductFacts; variants: VariantFacts[]; siteName: string | undefined };

function readSources($: CheerioAPI, html: string, pageUrl: string, productJson?: string) {
  const linked = readJsonLd($, pageUrl);
  const micro = readMicrodata($);
  const meta = readMetaTags($);
  const stated = mergeFacts([linked, micro, meta]);
  const platform: ProductFacts & Partial<Pick<BigCommerceData, 'inStockValues'>> =
    readShopify($, html, pageUrl, stated, productJson) ??
    readWooCommerce($, pageUrl, stated.currency) ??
    readMagento($, pageUrl, stated.currency) ??
    readMedusa($, html, pageUrl) ??
    readBigCommerce($, stated.currency) ??
    readFromNothing;
  const currency = stated.currency ?? platform.currency;
  const plain = readPlainPage($, pageUrl, currency);
  const sources = { $, pageUrl, currency, linked, micro, meta, platform, plain, siteName: meta.siteName };
  return { ...sources, evidence: withScripts(sources) };
}

function readEverything($: CheerioAPI, html: string, pageUrl: string, productJson?: string): Readings {
  const { linked, micro, meta, platform, plain, evidence } = readSources($, html, pageUrl, productJson);
  const isStated = linked !== undefined || micro !== undefined || meta.isProduct || platform.variants !== undefined;
  const merged = mergeFacts([linked, micro, platform, withoutTitle(meta), plain, meta]);
  const listed = [platform, linked].find((source) => (source?.variants?.length ?? 0) > 0);
  const chosen = chooseValues(collectCandidates(evidence));
  const price = chosen.price ?? (merged.price === 0 ? 0 : undefined);
  const { currency, available = true } = merged;
  const { inStockValues } = platform;
  const source = listed ?? readFormOptions($, pageUrl, { available, price, currency, inStockValues });
  return {
    isProduct: isStated || (plain.offersToBuy && !plain.looksLikeListing),
    merged: {
      ...merged,
      ...chosen,
      price,
      // A page that names a price and no stock sells the thing.
      available: merged.available ?? (price === undefined ? undefined : true),
      dimensions: source?.dimensions,
    },
    variants: source?.variants ?? [],
    siteName: meta.siteName,
  };
}

const readFromNothing: ProductFacts = {};

// Page titles carry the shop's slogan; the heading is the better name.
function withoutTitle(meta: MetaTags): ProductFacts {
  return { ...meta, name: undefined };
}

/** The first source that states a field wins. A price of zero is believed only when no source states another. */
function mergeFacts(sources: (ProductFacts | undefined)[]): ProductFacts {
  const merged: Record<string, unknown> = {};
  for (const source of sources) {
    if (!isObject(source)) continue;
    for (const [key, value] of Object.entries(source)) {
      const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      if (!empty && (merged[key] === undefined || (key === 'price' && merged[key] === 0))) merged[key] = value;
    }
  }
  return merged;
}

const maxVariants = 2000;

type PageDefaults = { price: Minor; available: boolean; image: string; directUrl: string };

function finishVariants(variants: VariantFacts[], page: PageDefaults, pageUrl: string): PageVariant[] {
  const finished = variants.slice(0, maxVariants).map((variant) => ({
    id: variant.id || page.directUrl,
    price: variant.price ?? page.price,
    available: variant.available ?? page.available,
    image: resolveUrl(variant.image, pageUrl) || page.image,
    url: ownUrl(variant.url, pageUrl) || page.directUrl,
    attributes: variant.attributes,
    chosen: variant.chosen === true,
  }));
  const addressed = finished.filter((variant) => variant.url === pageUrl);
  const chosen =
    finished.find((variant) => variant.chosen) ??
    (addressed.length === 1 ? addressed[0] : undefined) ??
    finished.find((variant) => variant.available);
  return finished.map((variant) => ({ ...variant, chosen: variant === (chosen ?? finished[0]) }));
}

// A page must not send the buyer to another shop.
function ownUrl(url: string | undefined, pageUrl: string): string {
  const resolved = resolveUrl(url, pageUrl);
  return resolved !== '' && sameSite(new URL(resolved), new URL(pageUrl)) ? resolved : '';
}

/** A product without options is one variant, so that callers can always take a variant's url and price. */
function singleVariant(merged: ProductFacts, page: PageDefaults): PageVariant {
  return {
    id: merged.sku ?? merged.mpn ?? merged.gtin ?? page.directUrl,
    price: page.price,
    available: page.available,
    image: page.image,
    url: page.directUrl,
    attributes: {},
    chosen: true,
  };
}
