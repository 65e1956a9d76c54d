import { vocabularies } from './languages.ts';
import type { StemKind } from './stem-kinds.ts';

/** The stems of all languages, as one group of a regular expression. */
export function stems(kind: StemKind): string {
  return `(?:${stemList(kind).join('|')})`;
}

export function stemList(kind: StemKind): string[] {
  return [...new Set(vocabularies.flatMap((vocabulary) => vocabulary.stems?.[kind]?.split(' | ') ?? []))];
}
