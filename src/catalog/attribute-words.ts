import { foldForSearch } from '../words/fold-for-search.ts';

const maxLength = 4_000;

/** What the variants of a product can be chosen by, as searchable words: "color red blue size m l". */
export function attributeWords(variants: unknown[]): string {
  const words = new Set<string>();
  for (const variant of variants) {
    const { attributes = {} } = variant as { attributes?: Record<string, string> };
    for (const pair of Object.entries(attributes)) {
      for (const text of pair) for (const word of foldForSearch(text).split(' ')) if (word !== '') words.add(word);
    }
  }
  return [...words].join(' ').slice(0, maxLength);
}
