import type { CheerioAPI } from 'cheerio';
import { type LinkedData, typesOf } from './collect-json-ld.ts';
import { asText, cleanText, type Json } from './json-value.ts';

/**
 * Of all products that a page states, the one that it is about. A page that states several and names none of them in
 * its address or heading is a listing and has no main product.
 */
export function chooseMainProduct($: CheerioAPI, data: LinkedData, pageUrl: string): Json | undefined {
  const products = distinct(data.products);
  const names = new Set(products.map((product) => asText(product.name)));
  if (products.length <= 1 || (names.size === 1 && !names.has(undefined))) return products[0];
  const heading = words(cleanText($('h1').first().text()) || $('meta[property="og:title"]').attr('content') || '');
  const scored = products.map((product) => {
    const name = words(asText(product.name) ?? '');
    let score = 0;
    if (samePage(asText(product.url) ?? asText(product['@id']), pageUrl)) score += 4;
    if (name.length > 0 && heading.length > 0) score += 4 * overlap(name, heading);
    if (product.offers) score += 1;
    if (typesOf(product).includes('productgroup')) score += 1;
    return { product, score };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= 3 ? best.product : undefined;
}

// Shops repeat the same product in several scripts; the fuller statement is kept, completed by the others.
function distinct(products: Json[]): Json[] {
  const byName = new Map<string, Json>();
  for (const product of products) {
    const key = `${asText(product.name) ?? ''}|${typesOf(product).join()}|${asText(product.sku) ?? ''}`;
    const known = byName.get(key);
    const full = known && !known.offers && product.offers ? product : (known ?? product);
    byName.set(key, known ? { ...product, ...known, offers: full.offers ?? known.offers ?? product.offers } : product);
  }
  return [...byName.values()];
}

function samePage(candidate: string | undefined, pageUrl: string): boolean {
  if (!candidate || !URL.canParse(candidate, pageUrl)) return false;
  const a = new URL(candidate, pageUrl);
  const b = new URL(pageUrl);
  return a.pathname !== '/' && trimPath(a) === trimPath(b);
}

function trimPath(url: URL): string {
  return url.pathname.replace(/\/+$/, '').toLowerCase();
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function overlap(a: string[], b: string[]): number {
  const other = new Set(b);
  return a.filter((word) => other.has(word)).length / Math.max(a.length, other.size);
}
