import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { formLanguages, vocabularies } from './languages.ts';
import { phraseSources } from './match-phrases.ts';
import { PHRASE_KINDS } from './phrase-kinds.ts';
import { says } from './says.ts';

const PARTS = ['fields', 'ticks', 'actions', 'pages', 'totals', 'sections', 'words', 'phrases'] as const;

/**
 * Kinds of words that a language has no word for yet, though some other language has. Whoever adds a word takes it off
 * this list; whoever adds a language sees here what it lacks.
 */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  de: ['phrases.deliveredInTwoDays'],
  fr: ['fields.phoneArea', 'phrases.deliveredInTwoDays'],
  es: ['fields.phoneArea', 'phrases.deliveredToday', 'phrases.deliveredInTwoDays', 'phrases.priority'],
  it: ['fields.phoneArea', 'phrases.deliveredInTwoDays', 'phrases.priority'],
  nl: ['fields.phoneArea', 'fields.phoneExtension', 'phrases.deliveredInTwoDays', 'phrases.priority'],
  pt: ['fields.phoneExtension', 'phrases.deliveredInTwoDays', 'phrases.priority'],
  pl: ['fields.phoneArea', 'fields.phoneExtension', 'phrases.deliveredInTwoDays', 'phrases.priority'],
};

/** Only Japanese forms ask how a name is read. */
const OF_ONE_LANGUAGE = /Kana$/;

test('every file of languages/ is in the list, and each carries its own name', () => {
  const files = readdirSync(new URL('./languages', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  const listed = [...vocabularies, ...formLanguages].map(({ language }) => language);
  assert.deepEqual(listed.toSorted(), files.toSorted());
});

test('each language has a word for every kind, except for those that it is known to lack', () => {
  const kindsOf = (part: (typeof PARTS)[number]) =>
    part === 'phrases'
      ? Object.keys(PHRASE_KINDS)
      : [...new Set(vocabularies.flatMap((each) => Object.keys(each[part])))];
  const lacking = vocabularies.map((vocabulary) => {
    const missing = PARTS.flatMap((part) => {
      const words = vocabulary[part] as Record<string, string | undefined>;
      return kindsOf(part)
        .filter((kind) => !words[kind] && !OF_ONE_LANGUAGE.test(kind))
        .map((kind) => `${part}.${kind}`);
    });
    return [vocabulary.language, missing] as const;
  });
  assert.deepEqual(Object.fromEntries(lacking.filter(([, missing]) => missing.length > 0)), LACKING);
});

test('every phrase of every language is a regular expression, as each reader builds it', () => {
  for (const { language, frequentWords, stems = {}, ...parts } of vocabularies) {
    const lists = PARTS.flatMap((part) => Object.entries(parts[part]));
    for (const [kind, phrases] of [...lists, ['frequentWords', frequentWords]] as [string, string][])
      for (const source of phraseSources([phrases]))
        assert.doesNotThrow(() => new RegExp(source, 'u'), `${language} ${kind}`);
    for (const [kind, source] of Object.entries(stems))
      assert.doesNotThrow(() => new RegExp(source), `${language} ${kind}`);
  }
});

test('words of all languages are told apart from parts of other words', () => {
  for (const text of ['In den Warenkorb', 'Mon panier', 'Mój koszyk', 'Winkelmandje'])
    assert.equal(says('cart', text), true, text);
  assert.equal(says('cart', 'Cartography'), false);
  assert.equal(says('cartPath', 'https://shop.example/de/warenkorb.html'), true);
});
