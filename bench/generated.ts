/**
 * The agent at shops that nobody wrote: drawn from seeds, judged by their books. Each shop is asked for one honest
 * purchase and one that must be refused (`--cases all`: for all of them). `npm run bench:generated -- --shops 100
 * --seed 1 --json`. A failing shop is named by its seed: `npm run street -- --seed S` shows it, `--seeds S,S` tries such
 * shops again after a change.
 * `--plain product` draws the way to the cart from the plainest habits, `--plain checkout` the rest, to measure one half
 * alone. `--case plain` tries that case only. `--evidence DIR` keeps the log and the pictures of each failure.
 * `--reader truth` asks somebody who knows the truth when the agent doubts, `--reader lying` a liar.
 * `--strange 0.1` lets each shop say a tenth of its words in words that nobody knows.
 * `--until checkout` stops where the checkout begins and judges the cart alone; `--honest` leaves the refusals out.
 */
import { parseArgs } from 'node:util';
import { type Half, plainHabits } from '../test/generated/plain-habits.ts';
import { type CaseResult, summarise } from '../test/generated/summarise.ts';
import { tryShop } from '../test/generated/try-shop.ts';
import { openTestPool } from '../test/harness/browser-pool.ts';

/** A run of 500 shops takes most of an hour. */
const TOLD_EVERY = 25;

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    parallel: { type: 'string', default: '2' },
    cases: { type: 'string', default: 'two' },
    only: { type: 'string', multiple: true, default: [] },
    plain: { type: 'string' },
    case: { type: 'string', multiple: true, default: [] },
    evidence: { type: 'string' },
    honest: { type: 'boolean', default: false },
    until: { type: 'string', default: 'order' },
    reader: { type: 'string', default: 'none' },
    strange: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const first = Number(options.seed);
const seeds = options.seeds
  ? options.seeds.split(',').map(Number)
  : Array.from({ length: Number(options.shops) }, (_, index) => first + index);
const fixed = {
  ...(options.plain ? plainHabits(options.plain as Half) : {}),
  ...Object.fromEntries(options.only.map((pair) => pair.split('='))),
};
const tries = {
  every: options.cases === 'all',
  cases: options.case,
  honestOnly: options.honest,
  untilCheckout: options.until === 'checkout',
  fixed,
  evidence: options.evidence,
  strange: Number(options.strange),
  reader: options.reader as 'none' | 'truth' | 'lying',
};
const pool = openTestPool();
const results: CaseResult[] = [];
const say = (line: string) => process.stderr.write(`${line}\n`);
const shops = seeds.length;
let done = 0;
await Promise.all(
  Array.from({ length: Number(options.parallel) }, async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      for (const result of await tryShop(pool, seed, tries)) {
        results.push(result);
        if (!result.isRight) say(`${result.seed} ${result.market} ${result.case}: ${result.note}`);
      }
      if (++done % TOLD_EVERY === 0)
        say(`${done} of ${shops} shops, ${results.filter(({ isRight }) => !isRight).length} cases wrong`);
    }
  }),
);
await pool.close();
const summary = summarise(results);
console.log(options.json ? JSON.stringify(summary) : summary);
