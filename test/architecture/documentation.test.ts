import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { apiErrors, failureCodes, operations } from '../../packages/contract/src/index.ts';
import { foundations, rooms } from './import-rules.ts';
import { readSources, root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('docs/errors.md lists every error and failure code, and no other', () => {
  const listed = [...read('docs/errors.md').matchAll(/^\| `(\w+)`/gm)].map((match) => match[1]);
  assert.deepEqual(listed, [...Object.keys(apiErrors), ...Object.keys(failureCodes)]);
});

test('docs/errors.md gives each error the status that answers carry', () => {
  const text = read('docs/errors.md');
  for (const [code, { status }] of Object.entries(apiErrors))
    assert.ok(text.includes(`| \`${code}\` | ${status} |`), code);
});

test('docs/interface.md names every path', () => {
  const text = read('docs/interface.md');
  for (const operation of Object.values(operations)) {
    for (const form of operation.forms) assert.ok(text.includes(`\`${form.method} ${form.path}\``), form.path);
  }
});

test('every domain says what it owns on top of its index.ts', () => {
  for (const entry of readdirSync(join(root, 'src'), { withFileTypes: true })) {
    if (!entry.isDirectory() || foundations.includes(entry.name)) continue;
    const lines = read(`src/${entry.name}/index.ts`).split('\n');
    const firstCode = lines.findIndex((line) => !/^\s*(\/\/|\/?\*)/.test(line));
    assert.ok(firstCode >= 3 && firstCode <= 10, `src/${entry.name}/index.ts opens with ${firstCode} lines of comment`);
  }
});

test('every migration says why on its first line', () => {
  for (const name of readdirSync(join(root, 'migrations'))) {
    assert.match(read(`migrations/${name}`).split('\n')[0] as string, /^-- \S.{20,}/, name);
  }
});

/** A language is one file, however many words it has. */
const isLanguage = (path: string) => path.startsWith('src/words/languages/');

test('no source file is longer than 300 lines', () => {
  const long = [...readSources('src/**/*.ts'), ...readSources('packages/*/{src,generated}/**/*.ts')]
    .filter((file) => !file.path.endsWith('.test.ts') && !isLanguage(file.path))
    .map((file) => `${file.path}: ${file.text.split('\n').length}`)
    .filter((line) => Number(line.split(': ')[1]) > 301);
  assert.deepEqual(long, []);
});

test('ARCHITECTURE.md names every package, every domain and every folder of tests', () => {
  const text = read('ARCHITECTURE.md');
  const foldersOf = (parent: string) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`);
  for (const folder of [...foldersOf('packages'), ...foldersOf('src'), ...foldersOf('test')]) {
    assert.ok(text.includes(`| \`${folder}\` |`), `${folder} has no line`);
  }
});

test('ARCHITECTURE.md names every room of the agent, from the top as the import table has them', () => {
  const text = read('ARCHITECTURE.md');
  const named = [...text.slice(text.indexOf("### The agent's rooms")).matchAll(/`([a-z-]+)\/`/g)].map(
    (match) => match[1],
  );
  assert.deepEqual(
    named.filter((room) => rooms.agent?.includes(room ?? '')),
    rooms.agent,
  );
});

test('docs/decisions/README.md lists every record once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\(([a-z-]+\.md)\)/g)].map((match) => match[1]).sort();
  const there = readdirSync(join(root, 'docs/decisions'))
    .filter((name) => name !== 'README.md')
    .sort();
  assert.deepEqual(listed, there);
});
