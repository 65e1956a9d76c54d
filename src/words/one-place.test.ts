import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { vocabularies } from './languages.ts';

/** Shorter words and stems, and those that English shares, occur by chance. */
const LEAST_LETTERS = 5;
const src = new URL('../', import.meta.url).pathname;
/** The words of every language, what our own payment page says in each, and the names of regions, which begin like words. */
const WORDS = ['words/', 'payments/hosted-page/words/', 'agent/spelling/regions-by-post-code.ts'];

/** Words of code, and names of carriers, makers and ways to pay, that begin as some foreign word does. */
const NO_WORDS = new Set(
  'const symbol control content ideal sofort bayer miele similar compar compare wishlist'.split(' '),
);

/** A word and its beginnings, as a pattern may hold them. */
function stemsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - LEAST_LETTERS + 1) }, (_, i) =>
    word.slice(0, LEAST_LETTERS + i),
  );
}

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function wordsOf(language: (typeof vocabularies)[number]): string[] {
  const { stems = {}, actions, totals, pages, words } = language;
  return [stems, actions, totals, pages, words].flatMap((part) => Object.values(part)).flatMap(lettersOf);
}

test('no file outside words/ matches text by the words of several languages', () => {
  const english = new Set(
    vocabularies
      .filter(({ language }) => language === 'en')
      .flatMap(wordsOf)
      .flatMap(stemsOf),
  );
  const foreign = Map.groupBy(
    vocabularies
      .filter(({ language }) => language !== 'en')
      .flatMap((each) => wordsOf(each).flatMap((word) => stemsOf(word).map((stem) => [stem, each.language] as const))),
    ([stem]) => stem,
  );
  const languagesOf = (stem: string) =>
    english.has(stem) || NO_WORDS.has(stem) ? [] : (foreign.get(stem)?.map(([, language]) => language) ?? []);
  const files = globSync('**/*.ts', { cwd: src }).filter(
    (file) => !WORDS.some((folder) => file.startsWith(folder)) && !/(?:-store|\.test)\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    literalsOf(readFileSync(src + file, 'utf8')).flatMap((literal) => {
      const stems = lettersOf(literal).filter((word) => word.length >= LEAST_LETTERS);
      // One foreign stem may be a name; two of different languages are a pattern for shops of both.
      const known = stems.map(languagesOf).filter((languages) => languages.length > 0);
      const isPattern = known.some((some) => known.some((others) => !others.some((each) => some.includes(each))));
      return isPattern ? [`${file}: ${stems.filter((stem) => languagesOf(stem).length > 0).join(' ')}`] : [];
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
