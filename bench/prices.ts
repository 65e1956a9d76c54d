// Measures the price reader on price strings from real pages: `bench/prices.ts --dir D [--json] [--misses]`.
// A string counts when both the amount and the currency (as written in the text or in its hint) are right.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCurrency, parsePrice } from '../src/words/price-text.ts';

const { values: options } = parseArgs({
  options: { dir: { type: 'string' }, json: { type: 'boolean' }, misses: { type: 'boolean' } },
});
if (!options.dir) {
  console.error('usage: bench/prices.ts --dir FOLDER [--json] [--misses]');
  process.exit(2);
}
interface Example {
  price_raw: string | null;
  currency_raw: string | null;
  currency: string | null;
  amount: number | null;
}
const examples = JSON.parse(readFileSync(join(resolve(options.dir), 'examples.json'), 'utf8')) as Example[];
let right = 0;
let amounts = 0;
let currencies = 0;
const started = performance.now();
for (const example of examples) {
  const near = example.currency_raw ?? '';
  const text = example.price_raw ?? '';
  const parsed = parsePrice(text, { near });
  const sign = parsed?.sign || findCurrency(text) || findCurrency(near);
  const amountRight = (parsed === null ? null : Number(parsed.amount)) === example.amount;
  const currencyRight = sign === (example.currency ?? '');
  if (amountRight) amounts += 1;
  if (currencyRight) currencies += 1;
  if (amountRight && currencyRight) right += 1;
  else if (options.misses)
    console.log(
      JSON.stringify(text),
      JSON.stringify(near),
      'expected',
      example.amount,
      example.currency,
      'read',
      parsed?.amount ?? null,
      sign,
    );
}
const share = (count: number): number => Number((count / Math.max(1, examples.length)).toFixed(4));
const microseconds = Math.round(((performance.now() - started) * 1000) / Math.max(1, examples.length));
const result = {
  accuracy: share(right),
  amountAccuracy: share(amounts),
  currencyAccuracy: share(currencies),
  examples: examples.length,
  microseconds,
};
if (!options.json) console.log(`${(result.accuracy * 100).toFixed(1)} % of ${examples.length} prices read right`);
console.log(JSON.stringify(result));
