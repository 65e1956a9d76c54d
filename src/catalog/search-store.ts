import type { Sql } from '../platform/database.ts';
import { currencyDecimals } from '../platform/money.ts';

export type FoundRow = {
  id: number;
  name: string;
  brand: string;
  merchant_name: string;
  image: string;
  price_from: number;
  currency: string;
  direct_url: string;
};

export type SearchLevel = {
  query: string;
  folded: string;
  perWord: string[];
  /** The folded name of the merchant that the products must, or must not, belong to; null for any. */
  merchant: string | null;
  ofMerchant: boolean;
  limit: number;
  /** Words as asked, compared with what a variant can be chosen by. */
  words: string[];
  /** Bounds in whole units of each product's own currency. */
  priceFrom: number | null;
  priceTo: number | null;
};

// Ranking looks at a bounded number of matches: a word that fits a tenth of a million products costs as much as a
// rare one. Products named exactly as asked are added beside the cap, so they can never fall outside it.
const rankedMatches = 400;

/** Products matching one level of a query, best first. A match must cover at least half of the words asked. */
export function findProducts(sql: Sql, level: SearchLevel): Promise<FoundRow[]> {
  const text = level.merchant === null ? ofAnyone : level.ofMerchant ? ofMerchant : ofOthers;
  const asked = [level.query, level.folded, level.perWord, level.limit, level.words];
  const values = [...asked, level.priceFrom, level.priceTo, withoutDecimals, withThreeDecimals];
  return sql.query<FoundRow>(text, level.merchant === null ? values : [...values, level.merchant]);
}

const currencies = Intl.supportedValuesOf('currency');
const withoutDecimals = currencies.filter((currency) => currencyDecimals(currency) === 0);
const withThreeDecimals = currencies.filter((currency) => currencyDecimals(currency) === 3);
const minorUnits = 'case when currency = any($8::text[]) then 1 when currency = any($9::text[]) then 1000 else 100 end';
const priceRule = `and ($6::numeric is null or price_from >= $6 * ${minorUnits})
      and ($7::numeric is null or price_from <= $7 * ${minorUnits})`;

// How many of the words the best variant in stock is described by: a red one in M beats a red one in L beside a blue M.
const fittingVariant = `coalesce((
      select max((select count(distinct word) from jsonb_each_text(variant -> 'attributes') as pair,
          unnest(string_to_array(lower(pair.value), ' ')) as word where word = any($5::text[])))
      from jsonb_array_elements(variants) as variant
      where variant ->> 'available' is distinct from 'false' and jsonb_typeof(variant -> 'attributes') = 'object'), 0)`;

const ofAnyone = statement('');
const ofMerchant = statement('and merchant_keys @> array[$10::text]');
const ofOthers = statement('and not merchant_keys @> array[$10::text]');

function statement(merchantRule: string): string {
  return `
    with matches as (
      (select * from catalog_products where search @@ $1::tsquery ${merchantRule} ${priceRule} limit ${rankedMatches})
      union all
      (select * from catalog_products where name_folded = $2 ${merchantRule} ${priceRule} limit 50)
    ), scored as (
      select distinct on (id) id, name, brand, merchant_name, image, price_from, currency, direct_url, variants,
        (select count(*) from unnest($3::text[]) as word where search @@ word::tsquery) as covered,
        ts_rank(search, $1::tsquery) + 2 * word_similarity($2, name_folded) + 2 * similarity($2, name_folded) as score
      from matches
    ), best as (
      select * from scored
      where 2 * covered >= cardinality($3::text[])
      order by covered desc, score desc, price_from, id
      limit $4
    )
    select id, name, brand, merchant_name, image, price_from, currency, direct_url
    from best
    order by covered desc, ${fittingVariant} desc, score desc, price_from, id`;
}

export type WordMeanings = { asked: string; known: boolean; stems: string[] | null; near: string[] | null };

/** For each word: is it in the index, its English stem, and the index's words that share a spelling with it. */
export function lookUpWords(sql: Sql, words: string[], spellings: string[][]): Promise<WordMeanings[]> {
  return sql.query<WordMeanings>(
    `select asked.word as asked,
       exists (select 1 from catalog_words where word = asked.word) as known,
       ts_lexize('english_stem', asked.word) as stems,
       (select array_agg(distinct near.word) from catalog_spellings near
        where near.spelling in (select jsonb_array_elements_text(asked.spellings))) as near
     from unnest($1::text[], $2::jsonb[]) as asked (word, spellings)`,
    [words, spellings.map((list) => JSON.stringify(list))],
  );
}

/** For a long word with several misspellings: the most similar words of the index. */
export async function findSimilarWords(sql: Sql, word: string): Promise<string[]> {
  const rows = await sql.query<{ word: string }>(
    `select word from catalog_words where word % $1 order by similarity(word, $1) desc, word limit 3`,
    [word],
  );
  return rows.map((row) => row.word);
}
