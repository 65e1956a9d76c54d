import { vocabularies, vocabularyOf } from '../../../words/languages.ts';
import { unspaced, WORD_START } from '../../../words/unspaced.ts';
import type { PageSnapshot } from '../seen/types.ts';

const languagesOf = new Map<string, string[]>();
/** Words that are no parts between spaces have to be looked for. */
const joinedWords = new Map<string, RegExp>();
for (const { language, frequentWords } of vocabularies) {
  const words = frequentWords.toLowerCase().split(' | ');
  for (const word of words.filter((each) => !unspaced.test(each)))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  const joined = words.filter((each) => unspaced.test(each));
  if (joined.length > 0) joinedWords.set(language, new RegExp(`${WORD_START}(?:${joined.join('|')})`, 'gu'));
}

/** How many words of the text are frequent in each language. */
function countWords(text: string): Map<string, number> {
  const counts = new Map(vocabularies.map(({ language }) => [language, 0]));
  const count = (language: string, more: number) => counts.set(language, (counts.get(language) ?? 0) + more);
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? [])
    for (const language of languagesOf.get(word) ?? []) count(language, 1);
  if (unspaced.test(text)) for (const [language, words] of joinedWords) count(language, text.match(words)?.length ?? 0);
  return counts;
}

/** The page's own word for it when it is a language we read; else the language whose words are most frequent. */
export function guessLanguage(snapshot: PageSnapshot): string {
  const text = snapshot.texts
    .slice(0, 250)
    .map((t) => t.text)
    .concat(snapshot.elements.slice(0, 250).map((e) => `${e.label} ${e.text}`))
    .join(' ')
    .toLowerCase();
  const counts = [...countWords(text)].map(([language, hits]) => ({ language, hits }));
  counts.sort((a, b) => b.hits - a.hits);
  const best = counts[0];
  const own = vocabularyOf(snapshot.language)?.language;
  const declared = counts.find((c) => c.language === own);
  if (!best || best.hits < 6) return snapshot.language || best?.language || 'en';
  if (declared && declared.hits * 3 >= best.hits) return declared.language;
  return snapshot.language !== '' && !declared ? snapshot.language : best.language;
}
