/**
 * Fits weights for what the agent reads off pages, and compares them with the rules set by hand, on pages that the fit
 * did not see: `npm run fit -- --from FILE --check FILE`, with pages that `npm run bench:perception -- --keep FILE` has
 * labelled; for pages labelled by hand, `--labels FILE` has the labels of the second. Weights that are in use are written
 * to src/agent/perception/fitted; `--dry` writes nothing, `--classes` prints every class.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FittedWeights } from '../src/agent/perception/fitted/weigh-features.ts';
import type { Classifier } from './perception/classifiers/classifier.ts';
import { type Comparison, classifiers, compareOnUnseen } from './perception/compare-fit.ts';
import { fitClasses } from './perception/fit-classes.ts';
import { readPages } from './perception/kept-pages.ts';
import { labelPages } from './perception/read-labels.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    check: { type: 'string' },
    labels: { type: 'string' },
    dry: { type: 'boolean', default: false },
    classes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (!options.from || !options.check) {
  console.error('usage: npm run fit -- --from FILE --check FILE [--labels FILE] [--dry] [--classes] [--json]');
  process.exit(2);
}
const seen = readPages(options.from);
const kept = readPages(options.check);
const unseen = options.labels ? labelPages(kept, readFileSync(options.labels, 'utf8')) : kept;
const say = (line: string) => void (options.json || console.log(line));

const figures: Record<string, unknown> = {};
for (const classifier of classifiers) {
  const samples = seen.flatMap(classifier.samplesOf);
  const weights = fitClasses(samples);
  const figure = compareOnUnseen(classifier, weights, seen, unseen);
  figures[classifier.name] = figure;
  say(classifier.name);
  for (const [name, { fitted, handSet, samples: count }] of Object.entries(figure))
    say(`  ${name.padEnd(16)} fitted ${percent(fitted)}, by hand ${percent(handSet)} of ${count}`);
  if (options.classes) sayClasses(figure.unseen);
  if (classifier.file && !options.dry) write(classifier, weights, samples.length);
}
if (options.json) console.log(JSON.stringify(figures));

function sayClasses({ classes }: Comparison): void {
  for (const [name, { samples, fitted, handSet }] of Object.entries(classes))
    say(
      `    ${name.padEnd(14)} ${String(samples).padStart(5)}: fitted finds ${percent(fitted.found)}, right ${percent(fitted.right)}; by hand ${percent(handSet.found)}, ${percent(handSet.right)}`,
    );
}

function percent(share: number | null): string {
  return share === null ? 'none' : `${(100 * share).toFixed(1)} %`;
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
  const shops = [...new Set(seen.map(({ shop }) => shop))].toSorted();
  const languages = new Set(seen.map(({ language }) => language)).size;
  writeFileSync(
    path,
    `import type { FittedWeights } from './weigh-features.ts';

/**
 * Made by \`npm run fit\` from ${count} ${name} of ${shops.length} drawn shops, seeds ${shops[0]} to ${shops.at(-1)}, in ${languages}
 * languages. Do not edit by hand.
 */
export const ${constant}: FittedWeights = {
${body.join('')}};
`,
  );
  say(`  wrote ${path}`);
}
