import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../../packages/cli/src/exit-codes.ts';
import { renderReference } from '../../scripts/render-reference.ts';
import { root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('docs/reference.md says what the contract says; `npm run reference` writes it', () => {
  assert.ok(read('docs/reference.md') === renderReference(), 'out of date: run npm run reference');
});

test('the page on the command line lists every exit code', () => {
  const page = read('docs/guides/command-line.md');
  for (const { code } of Object.values(exitCodes)) assert.ok(page.includes(`| ${code} | `), String(code));
});

test('links between pages lead somewhere', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md'], { cwd: root });
  const wrong = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .filter((match) => !existsSync(join(root, page, '..', match[1] as string)))
      .map((match) => `${page}: ${match[1]}`),
  );
  assert.deepEqual(wrong, []);
});
