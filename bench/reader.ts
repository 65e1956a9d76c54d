/**
 * What a second reader is worth at given shops: orders bought without one, with one on a first visit, and on a second
 * visit without one but with what was learnt. The reader is the model of MODEL_PROVIDER, MODEL_BASE_URL, MODEL_API_KEY
 * and MODEL_NAME. `npm run bench:reader -- --file shops.json [--shop NAME]… [--case WORDS] [--json]`;
 * docs/rehearsing-shops.md has the format of the file.
 * `npm run bench:reader -- --generated 40 --seed 1 [--seeds 3,7] [--strange 0.2] [--evidence DIR] [--json]` does it at drawn
 * shops, with that model or, where none is configured, with a reader that knows their truth, and listens on the second
 * visit to whether anything would be asked again.
 */
import { parseArgs } from 'node:util';
import { createModelReader, modelSettingsFrom, type Reader, type RecipeStore } from '../src/agent/index.ts';
import { readConfig } from '../src/config.ts';
import type { CaseResult as CaseOfShop } from '../test/generated/summarise.ts';
import { summariseTwice, type TwoVisits, tryTwice } from '../test/generated/try-twice.ts';
import { openTestPool } from '../test/harness/browser-pool.ts';
import type { CaseResult } from '../test/shops/describe-results.ts';
import { rememberRecipes, runCases } from '../test/shops/run-cases.ts';
import { readShopsFile } from '../test/shops/shops-file.ts';

const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    shop: { type: 'string', multiple: true, default: [] },
    case: { type: 'string', default: '' },
    seconds: { type: 'string', default: '180' },
    generated: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    strange: { type: 'string', default: '0' },
    parallel: { type: 'string', default: '2' },
    evidence: { type: 'string' },
  },
});
const model = modelSettingsFrom(readConfig());
if (options.generated || options.seeds) {
  const first = Number(options.seed);
  await visitGenerated(
    options.seeds?.split(',').map(Number) ?? Array.from({ length: Number(options.generated) }, (_, at) => first + at),
  );
  process.exit(0);
}
if (!options.file || !model) {
  process.stderr.write(
    'Usage: npm run bench:reader -- --file shops.json [--json], with MODEL_PROVIDER and the like set\n',
  );
  process.exit(2);
}
const file = await readShopsFile(options.file);
const shops = file.shops
  .filter(({ name }) => options.shop.length === 0 || options.shop.includes(name))
  .map((shop) => ({
    ...shop,
    cases: shop.cases.filter(({ name, expect }) => name.includes(options.case) && expect === 'order'),
  }));
const pool = openTestPool({ allow: file.allowPrivateHosts });

async function visitGenerated(seeds: number[]): Promise<void> {
  const drawn = openTestPool();
  const visits: TwoVisits[] = [];
  const tries = {
    strange: Number(options.strange),
    evidence: options.evidence,
    // A person may play the model.
    ...(model && { model: createModelReader(model), longestMs: Number(options.seconds) * 1000 }),
  };
  const lane = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const both = await tryTwice(drawn, seed, tries);
      if (!both) continue;
      visits.push(both);
      const say = (name: string, result: CaseOfShop | null) =>
        result && `${name} ${result.isRight ? 'bought' : result.note}, asked ${result.asked.join(' ') || 'nothing'}`;
      process.stderr.write(`${seed} | ${say('first', both.first)} | ${say('again', both.second)}\n`);
    }
  };
  await Promise.all(Array.from({ length: Number(options.parallel) }, lane));
  await drawn.close();
  const twice = summariseTwice(visits);
  console.log(options.json ? JSON.stringify(twice) : twice);
}

async function visit(name: string, recipes: RecipeStore | null, reader: Reader | null): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  const deps = { pool, recipes, reader, longestMs: Number(options.seconds) * 1000, evidenceDir: options.evidence };
  await runCases(deps, { ...file, shops }, (result) => {
    results.push(result);
    const { attempt, verdict } = result;
    const end = verdict.isRight ? 'bought' : `${attempt.code ?? attempt.end}: ${attempt.note ?? ''}`;
    process.stderr.write(`${name} | ${result.shop} | ${result.case} | ${attempt.modelUse.calls} calls | ${end}\n`);
  });
  return results;
}

function sum(results: readonly CaseResult[]) {
  const total = (of: (result: CaseResult) => number) => results.reduce((all, result) => all + of(result), 0);
  return {
    bought: results.filter(({ verdict }) => verdict.isRight).length,
    calls: total(({ attempt }) => attempt.modelUse.calls),
    tokens: total(({ attempt }) => attempt.modelUse.tokens),
    seconds: Math.round(total(({ attempt }) => attempt.seconds)),
  };
}

const recipes = rememberRecipes();
const without = await visit('without', null, null);
const first = await visit('with', recipes, createModelReader(model));
const second = await visit('again', recipes, null);
await pool.close();
const summary = {
  cases: without.length,
  without: sum(without),
  withReader: sum(first),
  secondVisitWithout: sum(second),
};
console.log(options.json ? JSON.stringify(summary) : summary);
