import { sameSite } from '../../product-page/index.ts';

export type ListedPage = { url: string; changedAt: string | undefined };

/** One sitemap, or an index of further ones. Addresses of other sites are left out. */
export function readSitemap(xml: string, home: URL): { pages: ListedPage[]; sitemaps: string[] } {
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(xml.slice(0, 2000));
  const entries = xml.matchAll(/<(?:\w+:)?(url|sitemap)[\s>]([\s\S]*?)<\/(?:\w+:)?\1>/gi);
  const listed = [...entries].flatMap(([, , inner = '']) => {
    const url = textIn(inner, 'loc');
    return isOwn(url, home) ? [{ url, changedAt: timeIn(inner) }] : [];
  });
  return isIndex ? { pages: [], sitemaps: listed.map(({ url }) => url) } : { pages: listed, sitemaps: [] };
}

function textIn(inner: string, name: string): string {
  const found = new RegExp(`<(?:\\w+:)?${name}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`, 'i').exec(inner)?.[1] ?? '';
  return found.trim().replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"');
}

function timeIn(inner: string): string | undefined {
  const time = new Date(textIn(inner, 'lastmod'));
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function isOwn(url: string, home: URL): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && sameSite(parsed, home);
}
