/**
 * Fits the weights by which a control is judged from its place alone: `npm run fit -- --from FILE`, with pages that
 * `npm run bench:perception -- --keep FILE` has labelled. Writes src/agent/perception/controls/place-weights.ts.
 * `--check FILE` judges on other pages too; `--dry` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeFeatures, readSurroundings } from '../src/agent/perception/controls/place-features.ts';
import { classifyFields } from '../src/agent/perception/index.ts';
import { type ClassWeights, fitClasses, type Sample } from './perception/fit-classes.ts';
import { readPages } from './perception/kept-pages.ts';
import type { LabelledPage } from './perception/label-pages.ts';
import { trueActions } from './perception/true-kinds.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    check: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
if (!options.from) {
  console.error('usage: npm run fit -- --from FILE [--check FILE] [--dry]');
  process.exit(2);
}
/** What a purchase needs and a place can tell. Plus and minus look alike, and an offer's yes looks like its no. */
const TOLD = new Set<string>([
  'addToCart',
  'applyCoupon',
  'continue',
  'dismiss',
  'goToCheckout',
  'openCoupon',
  'placeOrder',
  'removeItem',
  'updateCart',
  'viewCart',
]);
const started = performance.now();
const pages = readPages(options.from);
const samples = pages.flatMap(samplesOf);
const weights = fitClasses(samples);
const shops = new Set(pages.map(({ seed }) => seed)).size;
const languages = [...new Set(pages.map(({ language }) => language))].toSorted();
console.log(
  `${samples.length} controls of ${pages.length} pages, ${Math.round((performance.now() - started) / 1000)} s`,
);
report('fitted on', samples, weights);
if (options.check) {
  const others = readPages(options.check);
  report('unseen seeds', others.flatMap(samplesOf), weights);
}
// Judged on languages that the fit did not see: those of every second one are left out, and tried.
const left = new Set(languages.filter((_, index) => index % 2 === 0));
const some = fitClasses(pages.filter(({ language }) => !left.has(language)).flatMap(samplesOf));
report('unseen languages', pages.filter(({ language }) => left.has(language)).flatMap(samplesOf), some);
if (!options.dry) write();

/** Each control that can be pressed, with what it is. What has no truth does nothing that a purchase needs. */
function samplesOf(page: LabelledPage): Sample[] {
  const around = readSurroundings(page.seen, classifyFields(page.seen));
  return around.controls
    .filter(({ disabled }) => !disabled)
    .map((element) => {
      const truth = page.truths[element.ref] ?? '';
      const kind = truth.startsWith('action:') ? trueActions[truth.slice(7)]?.[0] : undefined;
      return { features: placeFeatures(element, around), truth: kind && TOLD.has(kind) ? kind : 'other' };
    });
}

function report(name: string, all: readonly Sample[], by: ClassWeights): void {
  const guesses = all.map((sample) => ({ truth: sample.truth, guess: guess(sample, by) }));
  const share = (list: readonly { truth: string; guess: string }[]) =>
    list.filter((each) => each.truth === each.guess).length / Math.max(1, list.length);
  console.log(`${name}: ${(100 * share(guesses)).toFixed(1)} % of ${all.length} controls by their place alone`);
  for (const [truth, list] of [...Map.groupBy(guesses, (each) => each.truth)].toSorted()) {
    const claimed = guesses.filter((each) => each.guess === truth);
    console.log(
      `  ${truth.padEnd(18)} found ${(100 * share(list)).toFixed(0).padStart(3)} % of ${String(list.length).padStart(4)}, right ${(100 * share(claimed)).toFixed(0).padStart(3)} % of ${claimed.length}`,
    );
  }
}

function guess({ features }: Sample, by: ClassWeights): string {
  const scores = Object.entries(by).map(([kind, weights]) => ({
    kind,
    score: Object.keys(features).reduce((sum, name) => sum + (weights[name] ?? 0), 0),
  }));
  return scores.toSorted((a, b) => b.score - a.score)[0]?.kind ?? 'other';
}

function write(): void {
  const file = join(import.meta.dirname, '../src/agent/perception/controls/place-weights.ts');
  const body = Object.entries(weights).map(
    ([kind, each]) =>
      `  ${kind}: {\n${Object.entries(each)
        .map(([name, weight]) => `    ${/^[a-z]+$/i.test(name) ? name : `'${name}'`}: ${weight},\n`)
        .join('')}  },\n`,
  );
  writeFileSync(
    file,
    `import type { ActionKind } from '../seen/types.ts';

/** Made by \`npm run fit\` from ${samples.length} controls of ${shops} drawn shops in ${languages.length} languages. Do not edit by hand. */
export const placeWeights: Readonly<Partial<Record<ActionKind, Readonly<Record<string, number>>>>> = {
${body.join('')}};
`,
  );
  console.log(`wrote ${file}`);
}
