// How search time grows with the index: npm run bench:search -- [--products 100000] [--json]
// Fills a throwaway database twice, with 1,000 products and with --products, and asks both the same questions.
import { parseArgs } from 'node:util';
import { type IndexedProduct, indexProducts, searchProducts } from '../src/catalog/index.ts';
import type { Database } from '../src/platform/database.ts';
import { createTestDatabase } from '../test/harness/index.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, json: { type: 'boolean' } },
});
const large = Number(values.products);
const small = 1000;
const rounds = 20;

const nouns =
  'shirt lamp chair kettle sofa phone camera sneaker jacket backpack blender headphones watch tent desk'.split(' ');
const qualities = 'merino wooden brass wireless leather folding compact organic vintage waterproof ceramic slim'.split(
  ' ',
);
const colours = 'red green blue black white grey yellow orange purple brown teal ivory'.split(' ');
const syllables = 'ka lo mi ren tas vo dul ber nix qua sel tor fy gam hul pre zon wex yar jin'.split(' ');

function productAt(index: number): IndexedProduct {
  const pick = (list: string[], step: number) => list[Math.floor(index / step) % list.length] ?? '';
  const maker = [0, 1, 2].map((step) => syllables[Math.floor(index / 20 ** step) % 20]).join('');
  const host = `shop${index % 500}.example`;
  return {
    directUrl: `https://${host}/p/${index}`,
    merchantHost: host,
    merchantName: `Shop ${index % 500}`,
    name: `${maker} ${pick(qualities, 15)} ${pick(nouns, 1)} ${pick(colours, 180)} ${index % 1000}`,
    brand: maker,
    image: '',
    priceFrom: 500 + (index % 20_000),
    currency: 'USD',
    variants: [],
  };
}

const questions = [
  { name: 'shirt' },
  { name: 'merino shirt red' },
  { name: 'kalomi brass lamp' },
  { name: 'wirless headphnes' },
  { name: 'waterprof jaket black', merchant: 'shop 7' },
  { name: 'chair', merchant: 'shop42.example' },
  { name: 'something nobody sells' },
];

async function fill(sql: Database, count: number): Promise<void> {
  const batch = 2000;
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    await indexProducts(
      sql,
      Array.from({ length: size }, (_, offset) => productAt(from + offset)),
    );
  }
  await sql.pool.query('vacuum analyze');
}

async function measure(count: number): Promise<{ p50: number; p95: number; seconds: number }> {
  const store = await createTestDatabase();
  try {
    const started = performance.now();
    await fill(store.database, count);
    const seconds = (performance.now() - started) / 1000;
    const durations: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const question of questions) {
        const before = performance.now();
        await searchProducts({ sql: store.database }, question);
        const duration = performance.now() - before;
        if (round > 0) durations.push(duration);
        if (round === rounds && !values.json) console.log(count, JSON.stringify(question), `${duration.toFixed(1)} ms`);
      }
    }
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
    return { p50: at(0.5), p95: at(0.95), seconds };
  } finally {
    await store.close();
  }
}

const few = await measure(small);
const many = await measure(large);
const answer = {
  products: large,
  p50Ms: many.p50,
  p95Ms: many.p95,
  smallP50Ms: few.p50,
  smallP95Ms: few.p95,
  indexedPerSecond: Math.round(large / many.seconds),
};
console.log(values.json ? JSON.stringify(answer) : answer);
