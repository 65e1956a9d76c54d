/**
 * How well the agent's readers read pages that nobody wrote: drawn shops are walked by their truth, and every page on the
 * way is held against it. `npm run bench:perception -- --shops 40 --seed 1 [--json] [--misses]`.
 * `--keep FILE` keeps the labelled pages, `--from FILE` judges kept ones (seconds instead of minutes).
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openTestPool } from '../test/harness/browser-pool.ts';
import { judgePage } from './perception/judge-pages.ts';
import { keepPages, readPages } from './perception/kept-pages.ts';
import { type LabelledPage, labelShop } from './perception/label-pages.ts';

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '2' },
    keep: { type: 'string' },
    from: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const pages = options.from && existsSync(options.from) ? readPages(options.from) : await labelShops();
if (options.keep) keepPages(options.keep, pages);
const judged = pages.flatMap(judgePage);
const accuracy = Object.fromEntries(
  [...Map.groupBy(judged, ({ reader }) => reader)].map(([reader, all]) => [
    reader,
    { right: Number((all.filter(({ isRight }) => isRight).length / all.length).toFixed(4)), of: all.length },
  ]),
);
if (options.misses) {
  const misses = Map.groupBy(
    judged.filter(({ isRight }) => !isRight),
    ({ reader, truth, read }) =>
      `${reader}: ${truth} read as ${reader === 'amounts' && read !== 'undefined' ? 'another amount' : read}`,
  );
  for (const [what, all] of [...misses].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 40))
    console.log(
      String(all.length).padStart(4),
      what,
      `(${[...new Set(all.map(({ page }) => `${page.seed}/${page.language}`))].slice(0, 6).join(' ')})`,
    );
}
console.log(options.json ? JSON.stringify({ pages: pages.length, ...accuracy }) : { pages: pages.length, ...accuracy });

async function labelShops(): Promise<LabelledPage[]> {
  const first = Number(options.seed);
  const seeds = Array.from({ length: Number(options.shops) }, (_, index) => first + index);
  const pool = openTestPool();
  const found: LabelledPage[] = [];
  await Promise.all(
    Array.from({ length: Number(options.parallel) }, async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
        found.push(...(await labelShop(pool, seed)));
    }),
  );
  await pool.close();
  return found;
}
