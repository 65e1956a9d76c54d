// How well product pages are read, against a folder of saved pages with known answers:
//   npm run bench:products -- --dir FOLDER [--json] [--misses]
// FOLDER is described in bench/judge-products.ts. The figures named fold… are honest: the pages are split into five
// folds of whole shops, the weights are learnt on four of them, and the fifth is judged, without the list of known
// brands for the brands that are its answers; the figure is the mean over the five.
import { parseArgs } from 'node:util';
import { getDomain } from 'tldts';
import { formatDecimal } from '../src/platform/money.ts';
import { chooseValues, type PageCandidates, readCandidates, readPageFacts } from '../src/product-page/index.ts';
import { type Example, fitWeights, textOf } from './fit-ranker.ts';
import { count, f1, isRight, readLabelledPages, type Tally } from './judge-products.ts';

const { values } = parseArgs({
  options: { dir: { type: 'string' }, json: { type: 'boolean' }, misses: { type: 'boolean' } },
});
if (!values.dir) {
  console.error('usage: npm run bench:products -- --dir FOLDER [--json] [--misses]');
  process.exit(2);
}
const fields = ['price', 'availability', 'sku', 'brand', 'mpn', 'gtin'] as const;
const folds = 5;
const brandSources = [
  'linked',
  'micro',
  'meta',
  'labelled',
  'platform',
  'scripted',
  'marked',
  'brandLink',
  'site',
  'attribute',
];
const newTally = (): Tally => ({ right: 0, stated: 0, expected: 0 });

const durations: number[] = [];
// In the order of their ids, which are hashes: the folds are random, and the same ones in every run.
const pages = readLabelledPages(values.dir)
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  .map(({ id, html, truth }) => {
    const started = performance.now();
    const facts = readPageFacts(html, truth.url);
    durations.push(performance.now() - started);
    const currency = facts.currency ?? 'USD';
    return { id, truth, facts, currency, candidates: readCandidates(html, truth.url) };
  });
const foldOf = assignFolds(pages.map(({ truth }) => shopOf(truth.url)));

function shopOf(url: string): string {
  return getDomain(url) ?? url;
}

/** All pages of a shop are in one fold, so that no page is judged by what its sisters taught. */
function assignFolds(shops: string[]): Map<string, number> {
  const sizes = Array.from({ length: folds }, () => 0);
  const assigned = new Map<string, number>();
  for (const [shop, ofShop] of Map.groupBy(shops, (each) => each)) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    assigned.set(shop, smallest);
    sizes[smallest] = (sizes[smallest] ?? 0) + ofShop.length;
  }
  return assigned;
}

/** The list of known brands was written with these pages at hand; its help is left out where it knows the answer. */
function withoutKnownAnswer({ candidates, truth }: (typeof pages)[number]): PageCandidates {
  const brand = candidates.brand.flatMap((candidate) => {
    if (!candidate.features.known || !isRight('brand', truth.brand ?? [], candidate.value)) return [candidate];
    const { known: _known, ...features } = candidate.features;
    return brandSources.some((source) => features[source]) ? [{ ...candidate, features }] : [];
  });
  return { ...candidates, brand };
}

type Answers = Partial<Record<string, string | undefined>>;

function answersOf({ facts, currency }: (typeof pages)[number]): Answers {
  return {
    price: facts.price === undefined ? undefined : formatDecimal(facts.price, currency),
    availability: facts.available === undefined ? undefined : facts.available ? 'InStock' : 'OutOfStock',
    sku: facts.sku,
    mpn: facts.mpn,
    gtin: facts.gtin,
    brand: facts.brand || undefined,
  };
}

function scoreAll(): Record<string, number> {
  const scores = fields.map((field) => {
    const tally = newTally();
    for (const page of pages) {
      const accepted = page.truth[field] ?? [];
      const stated = answersOf(page)[field];
      const right = count(tally, field, accepted, stated);
      if (values.misses && !right && (accepted.length > 0 || stated !== undefined)) {
        console.log(field.padEnd(13), page.id.slice(0, 8), accepted, stated ?? '-', page.truth.url);
      }
    }
    return [field, round(f1(tally))];
  });
  return Object.fromEntries(scores);
}

function scoreUnseenFolds(): Record<string, number> {
  const names = ['price', 'availability', 'sku', 'brand'] as const;
  const perFold = Array.from({ length: folds }, (_, fold) => {
    const learnt: Example[] = pages.filter((page) => foldOf.get(shopOf(page.truth.url)) !== fold);
    const weights = fitWeights(learnt);
    const tallies = { price: newTally(), availability: newTally(), sku: newTally(), brand: newTally() };
    for (const page of pages.filter((each) => foldOf.get(shopOf(each.truth.url)) === fold)) {
      const chosen = chooseValues(withoutKnownAnswer(page), weights);
      const answers: Answers = {
        ...answersOf(page),
        price: chosen.price === undefined ? undefined : textOf('price', chosen.price, page.currency),
        sku: chosen.sku,
        brand: chosen.brand,
      };
      for (const name of names) {
        const right = count(tallies[name], name, page.truth[name] ?? [], answers[name]);
        if (values.misses && !right && (page.truth[name]?.length || answers[name]) && name !== 'availability') {
          console.log('unseen', name.padEnd(6), page.id.slice(0, 8), page.truth[name] ?? [], answers[name] ?? '-');
        }
      }
    }
    return tallies;
  });
  return Object.fromEntries(
    names.map((name) => {
      const mean = perFold.reduce((sum, tallies) => sum + f1(tallies[name]), 0) / folds;
      return [`fold${name[0]?.toUpperCase()}${name.slice(1)}`, round(mean)];
    }),
  );
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

const p50 = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0;
const result = { pages: pages.length, ...scoreAll(), ...scoreUnseenFolds(), p50Ms: Math.round(p50) };
if (values.json) console.log(JSON.stringify(result));
else for (const [name, value] of Object.entries(result)) console.log(name.padEnd(18), value);
