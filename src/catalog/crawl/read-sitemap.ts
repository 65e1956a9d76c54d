import { load } from 'cheerio';
import { sameSite } from '../../product-page/index.ts';
import type { FetchPage } from '../fetch-page.ts';

const maxSitemaps = 60;

/** Page addresses a merchant's sitemaps list, those in sitemaps named after products first. Other sites are left out. */
export async function readSitemaps(fetchPage: FetchPage, home: URL, roots: string[], limit: number): Promise<string[]> {
  const pages = new Set<string>();
  const queue = [...roots];
  const seen = new Set<string>();
  while (queue.length > 0 && seen.size < maxSitemaps && pages.size < limit) {
    queue.sort((a, b) => Number(/product/i.test(b)) - Number(/product/i.test(a)));
    const url = queue.shift() ?? '';
    if (seen.has(url) || !isOwn(url, home)) continue;
    seen.add(url);
    const answer = await fetchPage(url).catch(() => null);
    if (answer?.status !== 200) continue;
    const listed = parseSitemap(answer.body);
    queue.push(...listed.sitemaps);
    for (const page of listed.pages) if (isOwn(page, home)) pages.add(page);
  }
  return [...pages];
}

/** One sitemap, or an index of further ones. */
export function parseSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const $ = load(xml, { xml: true });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((node) => $(node).text().trim());
  return { pages: texts('urlset > url > loc'), sitemaps: texts('sitemapindex > sitemap > loc') };
}

function isOwn(url: string, home: URL): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && sameSite(parsed, home);
}
