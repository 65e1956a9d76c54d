import { foldText } from './fold-text.ts';
import { indexPhrases, type Matcher } from './index-phrases.ts';
import { vocabularies } from './languages.ts';
import { phraseSources } from './match-phrases.ts';
import { PHRASE_KINDS, type PhraseKind } from './phrase-kinds.ts';

const patterns = new Map<PhraseKind, Matcher>();

/** Whether a text says this in any language that is known. */
export function says(kind: PhraseKind, text: string): boolean {
  return patternOf(kind).test(foldText(text));
}

function patternOf(kind: PhraseKind): Matcher {
  const known = patterns.get(kind);
  if (known) return known;
  const sources = phraseSources(vocabularies.flatMap(({ phrases }) => phrases[kind] ?? []));
  const pattern = PHRASE_KINDS[kind] === 'words' ? indexPhrases(sources) : new RegExp(sources.join('|'));
  patterns.set(kind, pattern);
  return pattern;
}
