import { parsePage, resolveUrl, sameSite } from '../../product-page/index.ts';
import { productWords } from '../../words/product-words.ts';

const productPath = new RegExp(`/(?:${productWords('productPath')}|p|dp|shop|buy|pd)(?:/|-|$)|-p-?\\d+|\\.html$`, 'i');
const neverFollow =
  /\/(?:cart|basket|checkout|account|login|logout|register|wishlist|compare|search|add)(?:[/?.]|$)|\.(?:jpe?g|png|gif|svg|webp|pdf|zip|css|js|xml|ico)$|[?&](?:add-to-cart|action|logout)=/i;

export function looksLikeProduct(url: string): boolean {
  return productPath.test(url);
}

/** Addresses of the same site that a page links to. Links that could change a cart or an account are left out. */
export function linksOf(html: string, pageUrl: string, home: URL): string[] {
  const $ = parsePage(html);
  const links = $('a[href]')
    .toArray()
    .map((node) => resolveUrl($(node).attr('href')?.replace(/#.*$/, ''), pageUrl))
    .filter((link) => link !== '' && sameSite(new URL(link), home) && !neverFollow.test(link));
  return [...new Set(links)];
}
