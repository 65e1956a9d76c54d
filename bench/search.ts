// Search over a large index: npm run bench:search -- [--products 1000000] [--json]
// Fills a throwaway database with generated products and asks for some of them: as they are called, with a typing error
// in one word, and at a named merchant. A read by primary key in the same run is the yardstick.
import { parseArgs } from 'node:util';
import { type IndexedProduct, indexProducts, searchProducts } from '../src/catalog/index.ts';
import type { Database } from '../src/platform/database.ts';
import { createTestDatabase } from '../test/harness/index.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, json: { type: 'boolean' } },
});
const products = Number(values.products);
const asked = 60;
const batch = 2_000;

const nouns =
  'shirt lamp chair kettle sofa phone camera sneaker jacket backpack blender headphones watch tent desk mirror carpet bottle drill bicycle pillow wallet keyboard monitor printer speaker toaster scarf gloves ladder'.split(
    ' ',
  );
const qualities =
  'merino wooden brass wireless leather folding compact organic vintage waterproof ceramic slim portable cordless padded insulated striped quilted'.split(
    ' ',
  );
const colours = 'red green blue black white grey yellow orange purple brown teal ivory'.split(' ');
const syllables = 'ka lo mi ren tas vo dul ber nix qua sel tor fy gam hul pre zon wex yar jin'.split(' ');

function productAt(index: number): IndexedProduct {
  const pick = (list: string[], step: number) => list[Math.floor(index / step) % list.length] ?? '';
  const maker = [0, 1, 2].map((place) => syllables[Math.floor(index / 20 ** place) % 20]).join('');
  const host = `shop${index % 500}.example`;
  const model = `${pick(syllables, 7)}${100 + (index % 900)}`;
  return {
    directUrl: `https://${host}/p/${index}`,
    merchantHost: host,
    merchantName: `Shop ${index % 500}`,
    name: `${maker} ${pick(qualities, 15)} ${pick(nouns, 1)} ${model} ${pick(colours, 180)}`,
    brand: maker,
    image: '',
    priceFrom: 500 + (index % 20_000),
    currency: 'USD',
    variants: [],
  };
}

/** The longest word with two neighbouring letters swapped, or one left out. */
function misspell(name: string, index: number): string {
  const words = name.split(' ');
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0);
  const word = words[longest] ?? '';
  const at = 1 + (index % Math.max(1, word.length - 3));
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
  words[longest] = index % 2 === 0 ? swapped : `${word.slice(0, at)}${word.slice(at + 1)}`;
  return words.join(' ');
}

const store = await createTestDatabase();
try {
  const sql = store.database;
  const started = performance.now();
  await fill(sql);
  const buildSeconds = (performance.now() - started) / 1000;
  const targets = Array.from({ length: asked }, (_, n) => productAt(Math.floor((n * products) / asked)));
  const key = await timeAll(targets, ({ directUrl }) =>
    sql.query('select name from catalog_products where direct_url = $1', [directUrl]),
  );
  const typed = await timeAll(targets, ({ name }) => searchProducts({ sql }, { name }));
  let found = 0;
  const misspelt = await timeAll(targets, async (target, index) => {
    const { data } = await searchProducts({ sql }, { name: misspell(target.name, index) });
    if (data.products.slice(0, 10).some(({ directUrl }) => directUrl === target.directUrl)) found += 1;
  });
  const merchant = await timeAll(targets, (target) =>
    searchProducts({ sql }, { name: target.name.split(' ').slice(1, 3).join(' '), merchant: target.merchantName }),
  );
  const [{ size } = { size: 0 }] = await sql.query<{ size: number }>(
    `select pg_total_relation_size('catalog_products') + pg_total_relation_size('catalog_spellings') as size`,
  );
  const answer = {
    products,
    keyP95Ms: key.p95,
    typedP50Ms: typed.p50,
    typedP95Ms: typed.p95,
    misspeltP50Ms: misspelt.p50,
    misspeltP95Ms: misspelt.p95,
    merchantP50Ms: merchant.p50,
    merchantP95Ms: merchant.p95,
    misspeltFound: Number((found / asked).toFixed(3)),
    buildSeconds: Math.round(buildSeconds),
    sizeMb: Math.round(size / 2 ** 20),
  };
  console.log(values.json ? JSON.stringify(answer) : answer);
} finally {
  await store.close();
}

async function fill(sql: Database): Promise<void> {
  for (let from = 0; from < products; from += batch) {
    const size = Math.min(batch, products - from);
    await indexProducts(
      sql,
      Array.from({ length: size }, (_, offset) => productAt(from + offset)),
    );
  }
  await sql.pool.query('vacuum analyze catalog_products');
  await sql.pool.query('vacuum analyze catalog_spellings');
}

async function timeAll<Target>(targets: Target[], ask: (target: Target, index: number) => Promise<unknown>) {
  const durations: number[] = [];
  for (const [index, target] of targets.entries()) {
    const before = performance.now();
    await ask(target, index);
    durations.push(performance.now() - before);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95) };
}
