/** One word the caller typed with all it may mean: its stem, or words of the index that it may be a misspelling of. */
export type AskedWord = { word: string; known: boolean; others: string[] };

/** tsquery texts from strict to lenient; each is tried only when the ones before it found little. */
export type QueryLadder = { levels: string[]; perWord: string[] };

const maxWords = 12;
const prefixFrom = 4;

export function buildSearchQuery(words: AskedWord[]): QueryLadder {
  const perWord = words.slice(0, maxWords).map(({ word, known, others }) => {
    // Only a word that is not in the index is treated as a prefix: prefixes of common words are slow.
    const own = !known && word.length >= prefixFrom ? `'${word}':*` : `'${word}'`;
    return `(${[own, ...others.map((other) => `'${other}'`)].join(' | ')})`;
  });
  const every = perWord.join(' & ');
  const allButOne = perWord.map((_, index) => `(${perWord.toSpliced(index, 1).join(' & ')})`).join(' | ');
  const levels = [every];
  if (perWord.length > 2) levels.push(allButOne);
  if (perWord.length > 1) levels.push(perWord.join(' | '));
  return { levels: perWord.length === 0 ? [] : levels, perWord };
}
