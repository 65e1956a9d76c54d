/**
 * Buys at a list of shops and judges each purchase by the shop's own books: what was ordered, how often, and for how
 * much. `npm run shops -- --file shops.json`; docs/rehearsing-shops.md has the format of the file.
 */
import { parseArgs } from 'node:util';
import { collectLooks } from '../../bench/perception/collect-looks.ts';
import { keepPages } from '../../bench/perception/kept-pages.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { type CaseResult, countResults, describeCase, describeShops } from './describe-results.ts';
import { rememberRecipes, runCases } from './run-cases.ts';
import { readShopsFile } from './shops-file.ts';

const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    shop: { type: 'string', multiple: true, default: [] },
    case: { type: 'string', default: '' },
    recipes: { type: 'boolean', default: false },
    hints: { type: 'string', default: 'on' },
    evidence: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    keep: { type: 'string' },
  },
});
if (!options.file || !['on', 'off'].includes(options.hints)) {
  process.stderr.write(
    'Usage: npm run shops -- --file shops.json [--json] [--shop NAME]… [--case WORDS] [--recipes] [--hints on|off] [--evidence DIR] [--seconds N] [--keep FILE]\n',
  );
  process.exit(2);
}
const say = (line: string) => process.stderr.write(`${line}\n`);
const file = await readShopsFile(options.file);
const shops = file.shops
  .filter(({ name }) => options.shop.length === 0 || options.shop.includes(name))
  .map((shop) => ({ ...shop, cases: shop.cases.filter(({ name }) => name.includes(options.case)) }));

const pool = openTestPool({ allow: file.allowPrivateHosts });
const results: CaseResult[] = [];
const looks = collectLooks();
try {
  await runCases(
    {
      pool,
      recipes: options.recipes ? rememberRecipes() : null,
      platformHints: options.hints === 'on',
      longestMs: Number(options.seconds) * 1000,
      evidenceDir: options.evidence,
      onLook: options.keep ? looks.add : undefined,
    },
    { ...file, shops },
    (result) => {
      results.push(result);
      say(describeCase(result));
    },
  );
} finally {
  await pool.close();
  if (options.keep) keepPages(options.keep, looks.pages());
}
if (options.json) console.log(JSON.stringify({ ...countResults(results), cases: results }));
else console.log(describeShops(results));
process.exitCode = results.every(({ verdict }) => verdict.isRight) ? 0 : 1;
