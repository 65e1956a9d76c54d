import type { FoundProduct, SearchRequest, SearchResult } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { toDecimal } from '../platform/money.ts';
import { foldForSearch, searchWords } from '../words/fold-for-search.ts';
import { type AskedWord, buildSearchQuery, type QueryLadder } from './build-search-query.ts';
import { merchantKey } from './merchant-keys.ts';
import { type PriceWish, readPriceWish } from './read-price-wish.ts';
import { type FoundRow, findProducts, findSimilarWords, lookUpWords, type SearchLevel } from './search-store.ts';
import { spellingsOf, typingDistance } from './spelling.ts';

const maxProducts = 50;
const enough = 10;

/** Products of the index that match the words, the target merchant's first; misspelt words match too. */
export async function searchProducts(deps: { sql: Sql }, request: SearchRequest): Promise<SearchResult> {
  const wish = readPriceWish(request.name);
  const affordable = await findBoth(deps.sql, request, wish);
  const isBounded = wish.from !== null || wish.to !== null;
  // Nothing in the price range: the nearest answer is what there is at other prices, or what the words say literally.
  const unbounded = { words: request.name, from: null, to: null };
  const { targeted, products } =
    isBounded && affordable.products.length === 0 ? await findBoth(deps.sql, request, unbounded) : affordable;
  return {
    status: 'success',
    message: describeCount(products.length),
    data: {
      products: products.map(present),
      targetMerchant: request.merchant ?? '',
      targetMatchCount: targeted.length,
    },
  };
}

async function findBoth(sql: Sql, request: SearchRequest, wish: PriceWish) {
  const words = [...new Set(searchWords(wish.words))].slice(0, 12);
  const ladder = buildSearchQuery(await understandWords(sql, words));
  const target = merchantKey(request.merchant ?? '') || null;
  const asked = { folded: foldForSearch(wish.words), words, target, priceFrom: wish.from, priceTo: wish.to };
  const targeted = target ? await climb(sql, ladder, { ...asked, ofTarget: true, limit: maxProducts }) : [];
  const limit = maxProducts - targeted.length;
  const others = limit > 0 ? await climb(sql, ladder, { ...asked, ofTarget: false, limit }) : [];
  return { targeted, products: [...targeted, ...others] };
}

function describeCount(count: number): string {
  if (count === 0) return 'No product in the index matches';
  return count === 1 ? '1 product found' : `${count} products found`;
}

type Side = Pick<SearchLevel, 'folded' | 'words' | 'priceFrom' | 'priceTo' | 'limit'> & {
  target: string | null;
  ofTarget: boolean;
};

async function climb(sql: Sql, ladder: QueryLadder, side: Side): Promise<FoundRow[]> {
  const found = new Map<string, FoundRow>();
  for (const [level, query] of ladder.levels.entries()) {
    if (found.size >= Math.min(enough, side.limit)) break;
    // The last level takes any of the words: slow, and no help once what was asked for has been found.
    if (found.size > 0 && level > 0 && level === ladder.levels.length - 1) break;
    const rows = await findProducts(sql, {
      ...side,
      query,
      perWord: ladder.perWord,
      merchant: side.target,
      ofMerchant: side.ofTarget,
    });
    for (const row of rows) if (found.size < side.limit) found.set(sameness(row), found.get(sameness(row)) ?? row);
  }
  return [...found.values()];
}

/** One product that a merchant lists under several addresses is found once. */
function sameness(row: FoundRow): string {
  return JSON.stringify([
    row.merchant_name,
    foldForSearch(row.name),
    foldForSearch(row.brand),
    row.price_from,
    row.currency,
  ]);
}

async function understandWords(sql: Sql, words: string[]): Promise<AskedWord[]> {
  if (words.length === 0) return [];
  const meanings = await lookUpWords(sql, words, words.map(spellingsOf));
  const byWord = new Map(meanings.map((meaning) => [meaning.asked, meaning]));
  return Promise.all(
    words.map(async (word): Promise<AskedWord> => {
      const meaning = byWord.get(word);
      const stems = (meaning?.stems ?? []).filter((stem) => stem !== word);
      const known = meaning?.known ?? false;
      if (known || word.length < 3 || /\d/.test(word)) return { word, known, others: stems };
      const allowed = word.length >= 6 ? 2 : 1;
      const near = (meaning?.near ?? [])
        .map((other) => ({ other, distance: typingDistance(word, other) }))
        .filter(({ distance }) => distance <= allowed)
        .toSorted((a, b) => a.distance - b.distance)
        .slice(0, 5)
        .map(({ other }) => other);
      const similar = near.length === 0 && word.length >= 6 ? await findSimilarWords(sql, word) : [];
      return { word, known, others: [...stems, ...near, ...similar] };
    }),
  );
}

function present(row: FoundRow): FoundProduct {
  return {
    name: row.name,
    ...(row.brand !== '' && { brand: row.brand }),
    merchant: row.merchant_name,
    image: row.image,
    priceFrom: toDecimal(row.price_from, row.currency),
    currency: row.currency,
    directUrl: row.direct_url,
  };
}
