// Measures the field classifier on real form fragments: `bench/forms.ts --dir D [--json] [--misses] [--part 0|1]`.
// Every fragment is loaded into real Chromium and read through the agent's own snapshot, hidden controls included.
//   fields  controls whose label is a checkout type; `recall` is the share classified as exactly that type
//   others  all other controls that take a value (no label, or another label); `falsePositiveRate` is the share of
//           them claimed as any checkout type. A label "username OR emailAddress" accepts emailAddress.
//   Files without a single mark carry no truth and are left out (`unmarked`).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findTestChromium } from '../test/harness/find-test-chromium.ts';
import { listForms, readFragments, scoreForms } from './score-forms.ts';

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string' },
    json: { type: 'boolean' },
    misses: { type: 'boolean' },
    part: { type: 'string' },
  },
});
if (!options.dir) {
  console.error('usage: bench/forms.ts --dir FOLDER [--json] [--misses] [--part 0|1]');
  process.exit(2);
}
const dir = resolve(options.dir);
const hash = (text: string): number => [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
const files = listForms(dir).filter((f) => options.part === undefined || hash(f) % 2 === Number(options.part));

const found = await findTestChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env });
const context = await browser.newContext({ javaScriptEnabled: true });
await context.route('**/*', (route) => route.abort());
const page = await context.newPage();
const started = performance.now();
const score = await scoreForms(
  page,
  files.flatMap((file) => readFragments(dir, file)),
);
await browser.close();

const result = {
  recall: Number((score.hits / Math.max(1, score.fields)).toFixed(4)),
  falsePositiveRate: Number((score.falsePositives / Math.max(1, score.others)).toFixed(4)),
  fields: score.fields,
  others: score.others,
  falsePositives: score.falsePositives,
  files: files.length,
  unmarked: score.unmarked,
  msPerFile: Math.round((performance.now() - started) / Math.max(1, files.length)),
};
if (options.misses) for (const miss of score.misses.sort()) console.log(miss);
if (!options.json || options.misses) {
  for (const [type, r] of [...score.table].sort()) {
    console.log(
      `${type.padEnd(20)} ${String(r.hits).padStart(4)} of ${String(r.fields).padStart(4)}   claimed wrongly ${r.claimed}`,
    );
  }
  console.log(
    `recall ${(result.recall * 100).toFixed(1)} %, other controls claimed ${(result.falsePositiveRate * 100).toFixed(1)} %`,
  );
}
console.log(JSON.stringify(result));
