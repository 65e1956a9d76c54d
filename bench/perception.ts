/**
 * How well the agent's readers read pages that nobody wrote: drawn shops are walked by their truth, and every page on the
 * way is compared with it. `npm run bench:perception -- --shops 40 --seed 1 [--json] [--misses]`.
 * `--keep FILE` keeps the labelled pages, `--from FILE` judges kept ones (seconds instead of minutes). Pages of real shops
 * come from `npm run shops -- --keep FILE` and have no labels: `--list` prints them as a label file to fill in, `--labels
 * FILE` judges by a filled one. Fitted weights are those in use; with `--seen FILE` they are fitted on those pages first.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openTestPool } from '../test/harness/browser-pool.ts';
import { countProgress } from '../test/harness/count-progress.ts';
import { classifiers, compareFit, compareOnUnseen } from './perception/compare-fit.ts';
import { fitClasses } from './perception/fit-classes.ts';
import { type Judgement, judgePage } from './perception/judge-pages.ts';
import { keepPages, readPages } from './perception/kept-pages.ts';
import { labelShop } from './perception/label-pages.ts';
import type { LabelledPage } from './perception/labelled-page.ts';
import { listPages } from './perception/list-pages.ts';
import { labelPages } from './perception/read-labels.ts';

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '2' },
    keep: { type: 'string' },
    from: { type: 'string', multiple: true, default: [] },
    labels: { type: 'string' },
    seen: { type: 'string' },
    list: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const kept = options.from.length > 0 ? options.from.flatMap(readPages) : await labelShops();
const pages = options.labels ? labelPages(kept, readFileSync(options.labels, 'utf8')) : kept;
if (options.keep) keepPages(options.keep, pages);
if (options.list) console.log(listPages(pages));
else report();

function report(): void {
  const judged = pages.flatMap(judgePage);
  if (options.misses) sayMisses(judged);
  const readers = Object.fromEntries(
    [...Map.groupBy(judged, ({ reader }) => reader)].map(([reader, all]) => [
      reader,
      options.json ? { ...score(all), classes: scoreClasses(all) } : score(all),
    ]),
  );
  if (options.json) console.log(JSON.stringify({ pages: pages.length, readers, classifiers: compare() }));
  else console.log({ pages: pages.length, readers });
}

function score(all: readonly Judgement[]): { right: number; of: number } {
  return { right: Number((all.filter(({ isRight }) => isRight).length / all.length).toFixed(4)), of: all.length };
}

function scoreClasses(all: readonly Judgement[]): Record<string, { right: number; of: number }> {
  const classes = [...Map.groupBy(all, ({ truth }) => truth)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(classes.map(([truth, list]) => [truth, score(list)]));
}

/** The same things read by fitted weights and by hand, on these pages and, where they are given, on those of the fit. */
function compare(): Record<string, unknown> {
  const seen = options.seen ? readPages(options.seen) : null;
  return Object.fromEntries(
    classifiers.flatMap((classifier) => {
      const weights = seen ? fitClasses(seen.flatMap(classifier.samplesOf)) : classifier.inUse;
      if (!weights) return [];
      const figures = seen
        ? compareOnUnseen(classifier, weights, seen, pages)
        : { unseen: compareFit(pages.flatMap(classifier.samplesOf), weights) };
      return [[classifier.name, figures]];
    }),
  );
}

function sayMisses(judged: readonly Judgement[]): void {
  const misses = Map.groupBy(
    judged.filter(({ isRight }) => !isRight),
    ({ reader, truth, read }) =>
      `${reader}: ${truth} read as ${reader === 'amounts' && read !== 'undefined' ? 'another amount' : read}`,
  );
  for (const [what, all] of [...misses].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 40))
    console.log(
      String(all.length).padStart(4),
      what,
      `(${[...new Set(all.map(({ page }) => `${page.shop}/${page.language}`))].slice(0, 6).join(' ')})`,
    );
}

async function labelShops(): Promise<LabelledPage[]> {
  const first = Number(options.seed);
  const seeds = Array.from({ length: Number(options.shops) }, (_, index) => first + index);
  const pool = openTestPool();
  const count = countProgress(seeds.length);
  const found: LabelledPage[] = [];
  await Promise.all(
    Array.from({ length: Number(options.parallel) }, async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const read = await labelShop(pool, seed);
        found.push(...read);
        process.stderr.write(`${count()} shop ${seed}: ${read.length} pages\n`);
      }
    }),
  );
  await pool.close();
  return found;
}
