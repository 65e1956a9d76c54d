// The catalog answers what a shopper would look up before buying: what is sold where, in which variants and at what
// price, and roughly what an order will cost.
// It owns the search index, the details cache, crawls, and what merchants were seen to charge for shipping.
// Invariant: a figure it cannot back by a page, a table or an observation is left out or marked unknown.
// It must never create a cart, a session or anything else at a merchant.
// Covered by test/spec/catalog.test.ts, test/e2e/operator.test.ts and `npm run bench:search`.
export { CRAWL_QUEUE } from './crawl/start-crawl.ts';
export { estimateCheckout } from './estimate-checkout.ts';
export { createFetchPage } from './fetch-page.ts';
export { openCatalog } from './open-catalog.ts';
export { type IndexedProduct, indexProducts } from './product-store.ts';
export { searchProducts } from './search-products.ts';
export { recordObservedShipping } from './shipping-store.ts';
