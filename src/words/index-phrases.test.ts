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
    'carbon|off(set|er)|[|]x': ['car', 'off', '|x'],
    'pay (a|b)|(c)d': ['pay', 'cd'],
    'can?cel': ['cac', 'can'],
    'ordre{1,2}r': ['ord'],
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
  const alone = sources.map((source) => ({ source, index: indexPhrases([source]) }));
  for (const text of texts) {
    const met = alone.filter((each) => each.index.test(text)).map(({ source }) => source);
    assert.equal(index.test(text), met.length > 0, text);
    const candidates = new Set(index.candidates(text).map(({ source }) => source));
    assert.deepEqual(
      met.filter((source) => !candidates.has(source)),
      [],
      text,
    );
  }
});

test('a phrase of letters alone counts where it stands as whole words, as an expression does', () => {
  const index = indexPhrases(['pay', 'pay now', 'ab', '담기']);
  const found = ['pay', 'prepay', 'pays', 'prepay pay', 'to pay now', 'xab ab', '장바구니 담기'].map((text) => [
    index.test(text),
    longest(index, text)?.index ?? -1,
  ]);
  assert.deepEqual(found, [
    [true, 0],
    [false, -1],
    [false, -1],
    [true, 7],
    [true, 3],
    [true, 4],
    [true, 5],
  ]);
  assert.equal(longest(index, 'to pay now')?.phrase, 'pay now');
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
