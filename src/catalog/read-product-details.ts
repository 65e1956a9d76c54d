import type { DetailsRequest, DetailsResult, ProductVariant } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { toDecimal } from '../platform/money.ts';
import { SafeFetchError } from '../platform/safe-fetch.ts';
import type { PageVariant, ProductPage } from '../product-page/index.ts';
import { type CommissionUrl, createCommissionUrl } from './commission-url.ts';
import type { FetchedPage, FetchPage } from './fetch-page.ts';
import { fetchProductJson } from './fetch-product-json.ts';
import { keepProductPage } from './keep-product-page.ts';
import { findCachedPage } from './page-store.ts';
import { readCombinations } from './read-combinations.ts';
import { readPageApart } from './read-page-apart.ts';
import { readRenderedPage } from './read-rendered-page.ts';
import type { RenderPage } from './render-page.ts';
import { selectVariants } from './select-variants.ts';

export type DetailsDeps = {
  sql: Sql;
  fetchPage: FetchPage;
  /** Used only when the source shows no product and scripts draw the page. Without it, such shops cannot be read. */
  renderPage?: RenderPage | undefined;
  commissionUrl?: CommissionUrl | undefined;
};

const withoutAffiliate = createCommissionUrl(undefined);

/** The product at a URL as its live page states it, at most ten minutes old. */
export async function readProductDetails(deps: DetailsDeps, request: DetailsRequest): Promise<DetailsResult> {
  const page = await readPage(deps, request.url);
  const commissionUrl = deps.commissionUrl ?? withoutAffiliate;
  const variants = request.allVariants ? chosenFirst(page.variants) : selectVariants(page.variants, page.dimensions);
  return {
    status: 'success',
    message: `${variants.length} of ${page.variants.length} variants`,
    data: {
      product: { name: page.name, brand: page.brand, retailer: page.retailer, image: page.image, url: page.url },
      currency: page.currency,
      commissionUrl: commissionUrl(page.directUrl),
      directUrl: page.directUrl,
      dimensions: page.dimensions,
      variants: variants.map((variant) => presentVariant(variant, page.currency, commissionUrl)),
    },
  };
}

/** The page as read within the last ten minutes, or else as it is now. */
export async function readPage(deps: DetailsDeps, address: string): Promise<ProductPage> {
  const url = pageUrl(address);
  return (await findCachedPage(deps.sql, url)) ?? readLivePage(deps, url);
}

async function readLivePage(deps: DetailsDeps, url: string): Promise<ProductPage> {
  const fetched = await fetchOrRefuse(deps.fetchPage, url);
  const productJson = await fetchProductJson(deps.fetchPage, fetched);
  const { page: found, drawnByScript } = await readPageApart({ html: fetched.body, url: fetched.url, productJson });
  const { renderPage } = deps;
  const read = found ?? (drawnByScript && renderPage ? (await readRenderedPage(renderPage, fetched.url)).page : null);
  if (!read) throw new ApiError('product_not_found');
  const page = await readCombinations(deps.fetchPage, read);
  await keepProductPage(deps.sql, url, page);
  return page;
}

async function fetchOrRefuse(fetchPage: FetchPage, url: string): Promise<FetchedPage> {
  const page = await fetchPage(url).catch((error: unknown) => {
    if (!(error instanceof SafeFetchError)) throw error;
    if (error.code === 'private_address') throw new ApiError('private_address');
    if (error.code === 'invalid_url') throw new ApiError('product_not_found');
    throw new ApiError('merchant_unreachable');
  });
  if (page.status === 404 || page.status === 410) throw new ApiError('product_not_found');
  // A refusal says nothing about the product, so the error is about the merchant.
  if (page.status < 200 || page.status >= 300) throw new ApiError('merchant_unreachable');
  if (page.contentType !== '' && !/html|xml/i.test(page.contentType)) throw new ApiError('product_not_found');
  return page;
}

function pageUrl(text: string): string {
  const url = new URL(text);
  url.hash = '';
  return url.href;
}

function chosenFirst(variants: PageVariant[]): PageVariant[] {
  return variants.toSorted((a, b) => Number(b.chosen) - Number(a.chosen));
}

function presentVariant(variant: PageVariant, currency: string, commissionUrl: CommissionUrl): ProductVariant {
  return {
    variantId: variant.id,
    price: toDecimal(variant.price, currency),
    available: variant.available,
    image: variant.image,
    attributes: variant.attributes,
    url: variant.url,
    commissionUrl: commissionUrl(variant.url),
  };
}
