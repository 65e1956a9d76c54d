// Two ways to fold text for the comparisons of the agent: one for texts, one for labels. Both fold letters alike, as does
// `fold-for-search.ts`, which folds for the index.
import { foldLetters } from '../platform/fold-letters.ts';
import { remember } from '../platform/remember.ts';

/** For texts that people read: lower case, no accents, words separated by single spaces, no punctuation. */
export const foldText = remember((text) =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim(),
);

/** Nothing to split or join without one of these. */
const INNER_EDGE = /[\p{Ll}\d]\p{Lu}|\p{Ll}\d|\.\s?\p{L}/u;

/** For labels and names of attributes: as above, with words split at capitals, `C.A.P.` as one word, and signs kept. */
export const foldLabel = remember((text) =>
  foldLetters(INNER_EDGE.test(text) ? splitWords(text) : text)
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
