import { escapeHtml } from './markup.ts';
import type { Shop } from './merchant.ts';
import { asset, type Reply } from './reply.ts';

/** `/robots.txt` and the sitemap that it names, for shops that want to be found. */
export function serveSitemap(
  shop: Pick<Shop, 'origins'>,
  path: string,
  site: { paths: string[]; closed: string[] },
): Reply | undefined {
  const base = shop.origins.shop ?? '';
  if (path === '/robots.txt') {
    const closed = site.closed.map((prefix) => `Disallow: ${prefix}\n`).join('');
    return asset('text/plain', `User-agent: *\n${closed}Sitemap: ${base}/sitemap.xml\n`);
  }
  if (path !== '/sitemap.xml') return undefined;
  const urls = site.paths.map((each) => `<url><loc>${escapeHtml(base + each)}</loc></url>`).join('');
  return asset(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
  );
}
