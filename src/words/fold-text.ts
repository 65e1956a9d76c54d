// Two ways to fold text for the comparisons of the agent: one for texts, one for labels. Both fold letters alike, as does
// `fold-for-search.ts`, which folds for the index.
import { foldLetters } from '../platform/fold-letters.ts';
import { remember } from '../platform/remember.ts';

const FREE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const SPACED = new RegExp(`(?<!${FREE}\\s*)${FREE}(?:\\s+${FREE})+(?!${FREE})`, 'gu');
const SPACED_SYLLABLES = /^\P{L}*\p{Script=Hangul}(?:\s+\p{Script=Hangul}){1,4}\P{L}*$/u;

/**
 * Short labels are drawn wider by spaces between their letters: `氏　名`, `次　へ`, `합 계`. Words of these scripts are not
 * parted by spaces, and a letter between two of them is no word; a Korean one may be, except where there is no other.
 */
function withoutSpacing(text: string): string {
  if (!/\s/u.test(text)) return text;
  if (SPACED_SYLLABLES.test(text)) return text.replace(/\s+/gu, '');
  return text.replace(SPACED, (letters) => letters.replace(/\s+/gu, ''));
}

/** For texts that people read: lower case, no accents, words separated by single spaces, no punctuation. */
export const foldText = remember((text) =>
  foldLetters(withoutSpacing(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim(),
);

/** Nothing to split or join without one of these. */
const INNER_EDGE = /[\p{Ll}\d]\p{Lu}|\p{Ll}\d|\.\s?\p{L}/u;

/** For labels and names of attributes: as above, with words split at capitals, `C.A.P.` as one word, and signs kept. */
export const foldLabel = remember((text) =>
  foldLetters(withoutSpacing(INNER_EDGE.test(text) ? splitWords(text) : text))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%+#°〒]+/gu, ' ')
    .trim(),
);

function splitWords(text: string): string {
  return text
    .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Ll}{2})(\d)/gu, '$1 $2')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.\s?(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1');
}
