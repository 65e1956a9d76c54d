import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexPhrases } from './index-phrases.ts';
import type { ActionKind } from './kinds.ts';
import { vocabularies } from './languages.ts';
import { compileKinds, longest, phraseSources } from './match-phrases.ts';
import { beginningsOf } from './phrase-beginnings.ts';

test('how a phrase begins is read from its expression', () => {
  const cases: Record<string, string[]> = {
    'add to cart': ['add'],
    ok: ['ok'],
    '^ja$': ['ja'],
    '(my |the )?cart': ['my ', 'the', 'car'],
    '(in|aan)( de)? mand': ['in ', 'aan'],
    'colou?r': ['col'],
    'i( .{0,9})? korg': ['i ', 'i  ', 'i k'],
    '[ab]x+y': ['ax', 'bx'],
    '(?!no)na(?= me)': ['na'],
    '.{0,9}vergeten': [],
    '\\S*nummer': [],
    '(de)?( het)?': [],
  };
  for (const [source, beginnings] of Object.entries(cases))
    assert.deepEqual(beginningsOf(source).sort(), beginnings.sort(), source);
});

test('no phrase is lost by looking at beginnings first', () => {
  const sources = phraseSources(vocabularies.flatMap(({ actions }) => Object.values(actions)));
  const texts = [
    'add to cart',
    'i varukorgen',
    'forgot your password',
    'στο καλαθι',
    '장바구니 담기',
    'pay 12 now',
    'xyz',
  ];
  const index = indexPhrases(sources);
  for (const text of texts) {
    const met = sources.filter((source) => indexPhrases([source]).test(text));
    assert.equal(index.test(text), met.length > 0, text);
    const candidates = new Set(index.candidates(text).map(({ source }) => source));
    assert.deepEqual(
      met.filter((source) => !candidates.has(source)),
      [],
      text,
    );
  }
});

test('a text meets few of the phrases of all languages, and none of another script', () => {
  const kinds = compileKinds<ActionKind>('actions');
  const all = new Set(phraseSources(vocabularies.flatMap(({ actions }) => Object.values(actions)))).size;
  for (const text of ['add to cart', 'oak chopping board', 'continue to payment']) {
    const met = [...kinds.values()].flatMap((phrases) => phrases.candidates(text));
    assert.ok(met.length < all / 10, `${text} meets ${met.length} of ${all}`);
    assert.deepEqual(
      met.filter(({ source }) => /\p{Script=Greek}|\p{Script=Hangul}/u.test(source)),
      [],
    );
  }
  assert.equal(longest(kinds.get('addToCart') ?? indexPhrases([]), 'please add to cart')?.phrase, 'add to cart');
});
