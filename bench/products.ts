// How well product pages are read, against a folder of saved pages with known answers:
//   npm run bench:products -- --dir FOLDER [--json] [--misses]
// FOLDER holds ground-truth.json ({id: {url, price[], availability[], sku[], brand[], …}}) and html/ID.html.gz.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { formatDecimal } from '../src/platform/money.ts';
import { readPageFacts } from '../src/product-page/index.ts';

type Truth = { url: string } & Record<string, string[]>;
type Tally = { right: number; stated: number; expected: number };

const { values } = parseArgs({
  options: { dir: { type: 'string' }, json: { type: 'boolean' }, misses: { type: 'boolean' } },
});
if (!values.dir) {
  console.error('usage: npm run bench:products -- --dir FOLDER [--json] [--misses]');
  process.exit(2);
}
const truths: Record<string, Truth> = JSON.parse(readFileSync(join(values.dir, 'ground-truth.json'), 'utf8'));
const fields = ['price', 'availability', 'sku', 'mpn', 'gtin', 'brand'] as const;
const tallies = new Map<string, Tally>(fields.map((field) => [field, { right: 0, stated: 0, expected: 0 }]));
const durations: number[] = [];

for (const [id, truth] of Object.entries(truths)) {
  const html = gunzipSync(readFileSync(join(values.dir, 'html', `${id}.html.gz`))).toString('utf8');
  const started = performance.now();
  const page = readPageFacts(html, truth.url);
  durations.push(performance.now() - started);
  const read: Record<(typeof fields)[number], string | undefined> = {
    price: page.price === undefined ? undefined : formatDecimal(page.price, page.currency ?? 'USD'),
    availability: page.available === undefined ? undefined : page.available ? 'InStock' : 'OutOfStock',
    sku: page.sku,
    mpn: page.mpn,
    gtin: page.gtin,
    brand: page.brand || undefined,
  };
  for (const field of fields) judge(id, field, truth[field] ?? [], read[field], truth.url);
}

function judge(id: string, field: string, accepted: string[], stated: string | undefined, url: string): void {
  const tally = tallies.get(field);
  if (!tally) return;
  if (accepted.length > 0) tally.expected += 1;
  if (stated !== undefined) tally.stated += 1;
  const right = stated !== undefined && accepted.some((value) => same(field, value, stated));
  if (right) tally.right += 1;
  else if (values.misses && accepted.length > 0)
    console.log(field.padEnd(13), id.slice(0, 8), accepted, stated ?? '-', url);
}

// A truth such as "2.449" may be either a decimal or a grouped whole number; both readings are accepted.
function same(field: string, expected: string, stated: string): boolean {
  if (field !== 'price') return squeeze(expected) === squeeze(stated);
  const grouped = /^\d{1,3}[.,]\d{3}$/.test(expected.trim()) ? Number(expected.replace(/\D/g, '')) : Number.NaN;
  return [Number(expected), grouped].includes(Number(stated));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const scores = Object.fromEntries(
  [...tallies].map(([field, { right, stated, expected }]) => {
    const f1 = stated + expected === 0 ? 1 : (2 * right) / (stated + expected);
    if (!values.json)
      console.log(`${field.padEnd(13)} F1 ${f1.toFixed(3)}  ${right} right, ${stated} stated, ${expected} expected`);
    return [field, Number(f1.toFixed(4))];
  }),
);
const p50 = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0;
if (!values.json) console.log(`${durations.length} pages, p50 ${p50.toFixed(0)} ms a page`);
if (values.json) console.log(JSON.stringify({ pages: durations.length, ...scores, p50Ms: Math.round(p50) }));
