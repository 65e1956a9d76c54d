import { namesCombination, type PageVariant, type ProductPage } from '../product-page/index.ts';
import type { FetchPage } from './fetch-page.ts';
import { readPageApart } from './read-page-apart.ts';

const maxCombinations = 24;
const atOnce = 3;

/**
 * Shops that show one combination of options at a time are asked for the others, so that each variant has its own price
 * and stock. A combination that cannot be read keeps what the first page said.
 */
export async function readCombinations(fetchPage: FetchPage, page: ProductPage): Promise<ProductPage> {
  const asked = page.variants.filter((variant) => !variant.chosen && namesCombination(variant.url));
  if (asked.length === 0 || asked.length > maxCombinations) return page;
  const read = new Map<string, PageVariant>();
  const waiting = [...asked];
  const readNext = async (): Promise<void> => {
    for (let variant = waiting.shift(); variant; variant = waiting.shift()) {
      const own = await readOne(fetchPage, variant);
      if (own) read.set(variant.url, own);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return { ...page, variants: page.variants.map((variant) => read.get(variant.url) ?? variant) };
}

async function readOne(fetchPage: FetchPage, variant: PageVariant): Promise<PageVariant | undefined> {
  const fetched = await fetchPage(variant.url).catch(() => undefined);
  if (fetched?.status !== 200) return undefined;
  const { page } = await readPageApart({ html: fetched.body, url: fetched.url });
  // A shop that did not follow the address shows another combination; its price is not this one's.
  const shown = page?.variants.find(({ chosen }) => chosen);
  if (!page || shown?.id !== variant.id) return undefined;
  return { ...variant, price: page.price, available: page.available, image: page.image };
}
