import assert from 'node:assert/strict';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { findCircles } from './find-circles.ts';
import { readSources, root } from './source-files.ts';

const PLACES = ['src', 'packages', 'test', 'bench', 'scripts'];

test('no circle of files anywhere, type imports included', () => {
  const graph = new Map<string, string[]>();
  for (const file of PLACES.flatMap((place) => readSources(`${place}/**/*`))) {
    const local = file.imports.filter((specifier) => specifier.startsWith('.'));
    graph.set(
      file.path,
      local.map((specifier) => relative(root, join(root, dirname(file.path), specifier))),
    );
  }
  assert.deepEqual(findCircles(graph), []);
});

test('a circle is found, even an indirect one; a mere diamond is not a circle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
    ['x', ['y']],
    ['y', ['z', 'a']],
    ['z', ['x']],
  ]);
  assert.deepEqual(findCircles(graph), [['x', 'y', 'z']]);
});
