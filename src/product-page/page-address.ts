import type { CheerioAPI } from 'cheerio';
import { getDomain } from 'tldts';

const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|igshid|srsltid)$/i;

type Stated = { url?: string | undefined; variants: { url?: string | undefined }[] };

/**
 * One address for the product, whichever variant was asked for: what the page calls canonical, else what its markup
 * calls the product's, else its own without tracking and without what only tells variants apart.
 */
export function canonicalUrl($: CheerioAPI, pageUrl: string, product: Stated): string {
  const own = new URL(pageUrl);
  own.hash = '';
  const variantUrls = product.variants.flatMap(({ url }) => (url ? (URL.parse(url, pageUrl) ?? []) : []));
  for (const name of [...own.searchParams.keys()]) {
    if (tracking.test(name) || tellsVariantsApart(name, own, variantUrls)) own.searchParams.delete(name);
  }
  for (const href of [$('link[rel="canonical" i]').first().attr('href')?.trim(), product.url]) {
    const stated = href ? URL.parse(href, pageUrl) : null;
    if (!stated || !/^https?:$/.test(stated.protocol) || !sameSite(stated, own)) continue;
    // A shop that calls its home page canonical for everything would lose the product.
    if (stated.pathname === '/' && (own.pathname !== '/' || own.search !== '')) continue;
    stated.hash = '';
    return stated.href;
  }
  return own.href;
}

function tellsVariantsApart(name: string, own: URL, variantUrls: URL[]): boolean {
  const values = variantUrls.filter((url) => url.pathname === own.pathname).map((url) => url.searchParams.get(name));
  return new Set(values).size > 1;
}

export function sameSite(a: URL, b: URL): boolean {
  if (a.host === b.host) return true;
  const domain = getDomain(a.hostname);
  return domain !== null && domain === getDomain(b.hostname) && a.port === b.port;
}

export function resolveUrl(value: string | undefined, base: string): string {
  const url = URL.parse(value ?? '', base);
  return value && url && /^https?:$/.test(url.protocol) ? url.href : '';
}
