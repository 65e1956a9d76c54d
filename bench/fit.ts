/**
 * Fits weights for what the agent reads off pages, and holds them against the rules set by hand, on pages that the fit
 * did not see: `npm run fit -- --from FILE --check FILE`, with pages that `npm run bench:perception -- --keep FILE` has
 * labelled. Weights that win there are written to src/agent/perception/fitted; `--dry` writes nothing, `--classes` prints
 * every class.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FittedWeights, weighFeatures } from '../src/agent/perception/fitted/weigh-features.ts';
import type { Classifier, JudgedSample } from './perception/classifiers/classifier.ts';
import { controls } from './perception/classifiers/controls.ts';
import { messages } from './perception/classifiers/messages.ts';
import { options as variantOptions } from './perception/classifiers/options.ts';
import { pages as pageKinds } from './perception/classifiers/pages.ts';
import { rows } from './perception/classifiers/rows.ts';
import { fitClasses } from './perception/fit-classes.ts';
import { readPages } from './perception/kept-pages.ts';
import type { LabelledPage } from './perception/label-pages.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    check: { type: 'string' },
    dry: { type: 'boolean', default: false },
    classes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (!options.from || !options.check) {
  console.error('usage: npm run fit -- --from FILE --check FILE [--dry] [--classes] [--json]');
  process.exit(2);
}
const seen = readPages(options.from);
const unseen = readPages(options.check);
const languages = [...new Set(seen.map(({ language }) => language))].toSorted();
/** Languages of every second one are left out of a fit of their own, and tried. */
const left = new Set(languages.filter((_, index) => index % 2 === 0));
const isLeft = ({ language }: LabelledPage) => left.has(language);
const say = (line: string) => void (options.json || console.log(line));

const figures: Record<string, unknown> = {};
for (const classifier of [controls, pageKinds, rows, variantOptions, messages]) {
  const of = (pages: readonly LabelledPage[]) => pages.flatMap(classifier.samplesOf);
  const samples = of(seen);
  const weights = fitClasses(samples);
  const some = fitClasses(of(seen.filter((page) => !isLeft(page))));
  const figure = {
    seen: compare(samples, weights),
    unseenSeeds: compare(of(unseen), weights),
    unseenLanguages: compare(of(seen.filter(isLeft)), some),
  };
  figures[classifier.name] = figure;
  say(classifier.name);
  for (const [name, { fitted, handSet, samples: count }] of Object.entries(figure))
    say(`  ${name.padEnd(16)} fitted ${percent(fitted)}, by hand ${percent(handSet)} of ${count}`);
  if (options.classes) sayClasses(of(unseen), weights);
  if (classifier.file && !options.dry) write(classifier, weights, samples.length);
}
if (options.json) console.log(JSON.stringify(figures));

function compare(all: readonly JudgedSample[], weights: FittedWeights) {
  const share = (isRight: (sample: JudgedSample) => boolean) =>
    Number((all.filter(isRight).length / Math.max(1, all.length)).toFixed(4));
  return {
    samples: all.length,
    fitted: share((sample) => guess(sample, weights) === sample.truth),
    handSet: share((sample) => sample.handSet === sample.truth),
  };
}

function sayClasses(all: readonly JudgedSample[], weights: FittedWeights): void {
  for (const [truth, list] of [...Map.groupBy(all, (each) => each.truth)].toSorted()) {
    const right = (read: (sample: JudgedSample) => string) => ({
      found: list.filter((each) => read(each) === truth).length / list.length,
      true: list.filter((each) => read(each) === truth).length / all.filter((each) => read(each) === truth).length,
    });
    const fitted = right((each) => guess(each, weights));
    const byHand = right((each) => each.handSet);
    say(
      `    ${truth.padEnd(14)} ${String(list.length).padStart(5)}: fitted finds ${percent(fitted.found)}, right ${percent(fitted.true)}; by hand ${percent(byHand.found)}, ${percent(byHand.true)}`,
    );
  }
}

function guess({ features }: JudgedSample, weights: FittedWeights): string {
  return weighFeatures(features, weights)[0]?.kind ?? 'other';
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function write({ name, file = '' }: Classifier, weights: FittedWeights, count: number): void {
  const path = join(import.meta.dirname, '../src/agent/perception/fitted', file);
  const constant = file.replace(/-(\w)|\.ts$/g, (_, letter?: string) => letter?.toUpperCase() ?? '');
  const body = Object.entries(weights).map(
    ([kind, each]) =>
      `  ${kind}: {\n${Object.entries(each)
        .map(([feature, weight]) => `    ${/^[a-z]+$/i.test(feature) ? feature : `'${feature}'`}: ${weight},\n`)
        .join('')}  },\n`,
  );
  const shops = new Set(seen.map(({ seed }) => seed)).size;
  writeFileSync(
    path,
    `import type { FittedWeights } from './weigh-features.ts';

/** Made by \`npm run fit\` from ${count} ${name} of ${shops} drawn shops in ${languages.length} languages. Do not edit by hand. */
export const ${constant}: FittedWeights = {
${body.join('')}};
`,
  );
  say(`  wrote ${path}`);
}
