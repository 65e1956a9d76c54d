import { vocabularies, vocabularyOf } from '../../../words/languages.ts';
import { unspaced, WORD_START } from '../../../words/unspaced.ts';
import type { PageSnapshot } from '../seen/types.ts';

const marks = vocabularies.map(({ language, frequentWords }) => {
  const words = frequentWords.split(' | ').map((word) => (unspaced.test(word) ? word : `${word}(?!\\p{L})`));
  return { language, words: new RegExp(`${WORD_START}(?:${words.join('|')})`, 'giu') };
});

/** The page's own word for it when it is a language we read; else the language whose words are most frequent. */
export function guessLanguage(snapshot: PageSnapshot): string {
  const text = snapshot.texts
    .slice(0, 250)
    .map((t) => t.text)
    .concat(snapshot.elements.slice(0, 250).map((e) => `${e.label} ${e.text}`))
    .join(' ');
  const counts = marks.map(({ language, words }) => ({ language, hits: text.match(words)?.length ?? 0 }));
  counts.sort((a, b) => b.hits - a.hits);
  const best = counts[0];
  const own = vocabularyOf(snapshot.language)?.language;
  const declared = counts.find((c) => c.language === own);
  if (!best || best.hits < 6) return snapshot.language || best?.language || 'en';
  if (declared && declared.hits * 3 >= best.hits) return declared.language;
  return snapshot.language !== '' && !declared ? snapshot.language : best.language;
}
