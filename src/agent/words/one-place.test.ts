import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { vocabularies } from './languages.ts';

/** Shorter words and those that English shares occur by chance. */
const LEAST_LETTERS = 6;
const agent = new URL('../', import.meta.url).pathname;

function plainWords(text: string): string[] {
  return text.match(/\p{L}+/gu)?.filter((word) => word.length >= LEAST_LETTERS) ?? [];
}

function wordsOf(language: (typeof vocabularies)[number]): string[] {
  const { stems = {}, actions, totals, pages, words } = language;
  return [stems, actions, totals, pages, words].flatMap((part) => Object.values(part)).flatMap(plainWords);
}

test('no file outside words/ matches text by the words of several languages', () => {
  const english = new Set(vocabularies.filter(({ language }) => language === 'en').flatMap(wordsOf));
  const foreign = new Map(
    vocabularies
      .filter(({ language }) => language !== 'en')
      .flatMap((each) => wordsOf(each).map((word) => [word.toLowerCase(), each.language] as const))
      .filter(([word]) => !english.has(word)),
  );
  const files = globSync('**/*.ts', { cwd: agent }).filter(
    (file) => !file.startsWith('words/') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) =>
    literalsOf(readFileSync(agent + file, 'utf8')).flatMap((literal) => {
      const languages = new Set(plainWords(literal).flatMap((word) => foreign.get(word.toLowerCase()) ?? []));
      return languages.size >= 2 ? [`${file}: ${literal.slice(0, 80)}`] : [];
    }),
  );
  assert.deepEqual(found, []);
});

/** Expressions and texts between quotes; comments may name what they like. */
function literalsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return (
    code.match(/\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n])+\/[a-z]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? []
  );
}
