import assert from 'node:assert/strict';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { rooms } from './import-rules.ts';
import { readSources, root } from './source-files.ts';

const TOP = '';

for (const [folder, order] of Object.entries(rooms)) {
  const sources = readSources(`src/${folder}/**/*.ts`).filter((file) => !file.path.endsWith('.test.ts'));
  const roomOf = (path: string) => relative(`src/${folder}`, path).split('/').slice(0, -1)[0] ?? TOP;

  test(`every folder of src/${folder} is a room of the list, and the list names no other`, () => {
    const found = new Set(sources.map((file) => roomOf(file.path)).filter((room) => room !== TOP));
    assert.deepEqual([...found].sort(), [...order].sort());
  });

  test(`rooms of src/${folder} import only rooms below them`, () => {
    const height = (room: string) => (room === TOP ? -1 : order.indexOf(room));
    const wrong = sources.flatMap((file) => {
      const targets = file.imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => relative(root, join(root, dirname(file.path), specifier)))
        .filter((path) => path.startsWith(`src/${folder}/`));
      return targets
        .filter((path) => height(roomOf(path)) < height(roomOf(file.path)))
        .map((path) => `${file.path} imports ${path}`);
    });
    assert.deepEqual(wrong, []);
  });
}
