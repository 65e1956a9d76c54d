import { looksLikeProduct } from './page-links.ts';

/** The reading order: first what lists most products at once, then what is most likely to be a product. */
export const rankOf = { list: 0, productSitemap: 1, sitemap: 2, product: 3, page: 4, unseen: 5 } as const;

export function sitemapRank(url: string): number {
  return /product/i.test(url) ? rankOf.productSitemap : rankOf.sitemap;
}

export function pageRank(url: string): number {
  return looksLikeProduct(url) ? rankOf.product : rankOf.page;
}
