import * as catalog from './catalog.ts';
import * as crawls from './crawls.ts';
import type { Operation } from './operation.ts';

/** Looking things up before buying, and filling the index that search answers from. */
export const catalogOperations = {
  searchProducts: {
    summary: 'Search products',
    description: 'Ranked products of the index, those of the target merchant first. At most 50.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'POST', path: '/product/search', body: catalog.searchRequest }],
    success: { status: 200, body: catalog.searchResult, description: 'The products found' },
    errors: [],
  },
  readProductDetails: {
    summary: 'Read a product page',
    description: 'Variants, prices and availability from the live page (cached for 10 minutes).',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'POST', path: '/product/details', body: catalog.detailsRequest }],
    success: { status: 200, body: catalog.detailsResult, description: 'The product' },
    errors: ['product_not_found', 'private_address', 'merchant_unreachable'],
  },
  estimateCheckout: {
    summary: 'Estimate an order',
    description:
      'Subtotal, shipping, tax and total without a cart. shippingKnown false means that shipping is missing. An item without unitPrice is priced from the index or its live page.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'POST', path: '/checkout-estimates', body: catalog.estimateRequest }],
    success: { status: 200, body: catalog.estimateResult, description: 'The estimate' },
    errors: ['price_unknown'],
  },
  startCrawl: {
    summary: 'Crawl a merchant',
    description:
      'Fills the search index from the merchant’s own listings, feeds, sitemaps and pages, as its robots.txt allows. Answers at once; follow the crawl by its id. A crawl of this merchant that is still running is answered instead of a second one.',
    tag: 'Catalog',
    permission: 'catalog:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/catalog/crawls', body: crawls.startCrawlRequest }],
    success: { status: 201, body: crawls.crawlProgress, description: 'The crawl, queued' },
    errors: [],
  },
  listCrawls: {
    summary: 'List crawls',
    description: 'The latest 100 crawls, newest first.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/catalog/crawls' }],
    success: { status: 200, body: crawls.crawlList, description: 'The crawls' },
    errors: [],
  },
  readCrawl: {
    summary: 'Read a crawl',
    description: 'The progress of a crawl.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/catalog/crawls/{crawlId}', params: crawls.crawlPath }],
    success: { status: 200, body: crawls.crawlProgress, description: 'The crawl' },
    errors: ['not_found'],
  },
  cancelCrawl: {
    summary: 'Stop a crawl',
    description: 'What was read so far stays in the index. A crawl that has ended is left as it is.',
    tag: 'Catalog',
    permission: 'catalog:write',
    budget: 'write',
    forms: [{ method: 'DELETE', path: '/catalog/crawls/{crawlId}', params: crawls.crawlPath }],
    success: { status: 200, body: crawls.crawlProgress, description: 'The crawl as it is now' },
    errors: ['not_found'],
  },
  listMerchants: {
    summary: 'List merchants of the index',
    description: 'Every merchant in the search index, with the number of its products.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/catalog/merchants' }],
    success: { status: 200, body: crawls.indexedMerchantList, description: 'The merchants' },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
