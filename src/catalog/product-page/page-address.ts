import type { CheerioAPI } from 'cheerio';
import { getDomain } from 'tldts';

const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|igshid|srsltid)$/i;

/** The page's address without tracking parameters, or what it calls canonical when that stays on the same site. */
export function canonicalUrl($: CheerioAPI, pageUrl: string): string {
  const own = new URL(pageUrl);
  for (const name of [...own.searchParams.keys()]) {
    if (tracking.test(name)) own.searchParams.delete(name);
  }
  own.hash = '';
  const href = $('link[rel="canonical" i]').first().attr('href')?.trim();
  const stated = href ? URL.parse(href, pageUrl) : null;
  if (!stated || !/^https?:$/.test(stated.protocol) || !sameSite(stated, own)) return own.href;
  // A shop that calls its home page canonical for everything would lose the product.
  if (stated.pathname === '/' && (own.pathname !== '/' || own.search !== '')) return own.href;
  stated.hash = '';
  return stated.href;
}

export function sameSite(a: URL, b: URL): boolean {
  if (a.host === b.host) return true;
  const domain = getDomain(a.hostname);
  return domain !== null && domain === getDomain(b.hostname) && a.port === b.port;
}

/** Host of the URL without `www.`, with its port when not the default: what the service calls a merchant. */
export function merchantHost(url: string): string {
  return new URL(url).host.toLowerCase().replace(/^www\./, '');
}

export function resolveUrl(value: string | undefined, base: string): string {
  const url = URL.parse(value ?? '', base);
  return value && url && /^https?:$/.test(url.protocol) ? url.href : '';
}
