// What one page says about the product it sells: HTML in, facts out.
// It owns the reading of markup, of shop platforms' own data, of option blocks and of plain visible text.
// Invariant: a reading depends on the HTML and its address alone, and states nothing that the page does not show.
// It must never fetch, store or remember anything, so that the catalog and the agent can share one reading.
// Covered by the tests beside its files and `npm run bench:products`.

export { readAvailability } from './availability.ts';
export { asList, asText, isObject, type Json } from './json-value.ts';
export { resolveUrl, sameSite } from './page-address.ts';
export { parsePage } from './parse-page.ts';
export type { PageVariant, ProductPage, PublishedShipping } from './product-facts.ts';
export { type Candidate, type RankedField, rankedFields, scoreCandidate, type Weights } from './ranking/candidate.ts';
export { chooseValues, type PageCandidates, type RankingWeights } from './ranking/choose-values.ts';
export { namesCombination } from './read-prestashop.ts';
export { readPriceText } from './read-price-text.ts';
export { readCandidates, readPageFacts, readProductPage } from './read-product-page.ts';
export { readShopifyProduct } from './read-shopify.ts';
