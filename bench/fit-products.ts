// Fits the weights that rank page readings: npm run fit:products -- --dir FOLDER
// Writes src/product-page/ranking/weights.ts. FOLDER is described in bench/judge-products.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCandidates, readPageFacts } from '../src/product-page/index.ts';
import { fitWeights } from './fit-ranker.ts';
import { readLabelledPages } from './judge-products.ts';

const { values } = parseArgs({ options: { dir: { type: 'string' } } });
if (!values.dir) {
  console.error('usage: npm run fit:products -- --dir FOLDER');
  process.exit(2);
}
const examples = readLabelledPages(values.dir).map(({ html, truth }) => ({
  truth,
  currency: readPageFacts(html, truth.url).currency ?? 'USD',
  candidates: readCandidates(html, truth.url),
}));
const file = join(import.meta.dirname, '../src/product-page/ranking/weights.ts');
writeFileSync(
  file,
  `import type { RankedField, Weights } from './candidate.ts';

/** Made by \`npm run fit:products\` from ${examples.length} pages with known answers. Do not edit by hand. */
export const learnedWeights: Record<RankedField, Weights> = ${print(fitWeights(examples))};
`,
);
console.log(`${file}: learnt from ${examples.length} pages`);

function print(weights: ReturnType<typeof fitWeights>): string {
  const fields = Object.entries(weights).map(([field, features]) => {
    const lines = Object.entries(features)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, amount]) => `    ${name}: ${amount},\n`);
    return `  ${field}: {\n${lines.join('')}  },\n`;
  });
  return `{\n${fields.join('')}}`;
}
