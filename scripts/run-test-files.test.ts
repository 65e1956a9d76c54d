import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type TestContext, test } from 'node:test';
import { ROOT } from './run-checks.ts';
import { runBatch } from './run-test-files.ts';

const HEAD = "import { after, before, beforeEach, test } from 'node:test';\n";
const FINE = `${HEAD}test('one', () => {}); test('two', () => {});`;

/** How each of these sources ends as a test file in one process with the others. */
async function runTogether(t: TestContext, sources: Record<string, string>) {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'batch-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const files = Object.keys(sources).map((name) => relative(ROOT, join(folder, `${name}.test.ts`)));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, `${name}.test.ts`), source);
  const results = await runBatch(files, process.env);
  return {
    ends: Object.keys(sources).map((name, at) => [name, results[at]?.ok, results[at]?.passed, results[at]?.failed]),
    output: results.map((result) => result.output),
  };
}

test('only the file fails that holds a failure, runs no test or cannot be loaded', async (t) => {
  const { ends, output } = await runTogether(t, {
    first: FINE,
    wrong: `${HEAD}test('right', () => {}); test('wrong', () => { throw new Error('as it should') });`,
    empty: '',
    skipping: `${HEAD}test('later', { skip: true }, () => {});`,
    torn: `import './nowhere.ts';\n${FINE}`,
    unready: `${HEAD}before(() => { throw new Error('no') });\ntest('one', () => {});`,
    last: FINE,
  });
  assert.deepEqual(ends, [
    ['first', true, 2, 0],
    ['wrong', false, 1, 1],
    ['empty', false, 0, 1],
    ['skipping', false, 0, 1],
    ['torn', false, 0, 1],
    ['unready', false, 0, 1],
    ['last', true, 2, 0],
  ]);
  assert.match(output[1] ?? '', /as it should/);
  assert.equal(output.filter((text) => text !== '').length, 1);
});

test('hooks belong to their file', async (t) => {
  const check = (own: string) =>
    `${HEAD}before(() => { globalThis.seen = [] }); beforeEach(() => globalThis.seen.push('${own}'));
     after(() => { globalThis.seen.push('end') });
     test('1', () => {}); test('2', () => { if (globalThis.seen.join() !== '${own},${own}') throw new Error(globalThis.seen.join()) });`;
  const { ends } = await runTogether(t, { a: check('a'), b: check('b') });
  assert.deepEqual(ends, [
    ['a', true, 2, 0],
    ['b', true, 2, 0],
  ]);
});

test('a process that ends badly fails all of its files', async (t) => {
  const { ends } = await runTogether(t, { first: FINE, crash: `${HEAD}test('one', () => process.exit(3));` });
  assert.deepEqual(
    ends.map(([name, ok]) => [name, ok]),
    [
      ['first', false],
      ['crash', false],
    ],
  );
});
