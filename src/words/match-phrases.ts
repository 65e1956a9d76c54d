import { foldLetters } from '../platform/fold-letters.ts';
import { findPhrase, indexPhrases, type Matcher, type PhraseIndex } from './index-phrases.ts';
import type { ActionKind, FieldKind } from './kinds.ts';
import { formLanguages, vocabularies, vocabularyOf } from './languages.ts';
import type { Vocabulary } from './vocabulary.ts';

function split(phrases: string): string[] {
  return phrases
    .split(/\s+\|\s+/)
    .map((p) => p.trim())
    .filter(Boolean);
}

export function phraseSources(phrases: string[]): string[] {
  return [...new Set(phrases.flatMap(split).map(foldLetters))];
}

export type Phrases = PhraseIndex;

/** Thousands of phrases: they are put in order when first needed. */
export function compile(phrases: string[]): Phrases {
  let index: PhraseIndex | null = null;
  const built = (): PhraseIndex => {
    index ??= indexPhrases(phraseSources(phrases));
    return index;
  };
  return { test: (text) => built().test(text), candidates: (text) => built().candidates(text) };
}

/** The longest phrase in the text; of equals the earliest. */
export function longest(phrases: Phrases, text: string): { phrase: string; index: number } | null {
  if (!phrases.test(text)) return null;
  let best: { phrase: string; index: number } | null = null;
  for (const phrase of phrases.candidates(text)) {
    const found = findPhrase(phrase, text);
    if (found && (!best || found.phrase.length > best.phrase.length)) best = found;
  }
  return best;
}

type Part = 'fields' | 'ticks' | 'actions' | 'pages' | 'totals' | 'sections' | 'words';

/** Field names compete by length, so a phrase may not grow over words it does not know. */
function exact(phrases: string): string {
  return phrases.replace(/\( \.\{0,\d+\}\)\?/g, '');
}

const compiled = new Map<Part, Map<string, Phrases>>();

/** For each kind, the phrases of all languages as one expression: labels and names mix languages freely. */
export function compileKinds<K extends string>(part: Part): Map<K, Phrases> {
  const known = compiled.get(part);
  if (known) return known as Map<K, Phrases>;
  const lists = new Map<string, string[]>();
  const add = (kind: string, phrases: string): void => {
    lists.set(kind, [...(lists.get(kind) ?? []), phrases]);
  };
  for (const vocabulary of vocabularies) {
    for (const [kind, phrases] of Object.entries(vocabulary[part]))
      add(kind, part === 'fields' ? exact(phrases as string) : (phrases as string));
  }
  if (part === 'fields') {
    for (const { fields } of formLanguages) for (const [kind, phrases] of Object.entries(fields)) add(kind, phrases);
  }
  if (part === 'actions') {
    for (const { signIn, register } of formLanguages) {
      add('signIn', signIn);
      add('register', register);
    }
  }
  const made = new Map([...lists].map(([kind, phrases]) => [kind as K, compile(phrases)]));
  compiled.set(part, made as Map<string, Phrases>);
  return made;
}

const ofLanguage = new Map<string, Map<string, Phrases>>();

function compileIn(part: 'fields' | 'actions', code: string): Map<string, Phrases> {
  const vocabulary = vocabularyOf(code);
  const key = `${part} ${vocabulary?.language}`;
  const known = ofLanguage.get(key);
  if (known) return known;
  const entries = Object.entries<string>(vocabulary?.[part] ?? {});
  const made = new Map(entries.map(([kind, all]) => [kind, compile([part === 'fields' ? exact(all) : all])]));
  ofLanguage.set(key, made);
  return made;
}

/** The names of fields in one language alone, by the code that a page declares; empty where nobody knows the language. */
export const fieldNamesIn = (code: string): ReadonlyMap<FieldKind, Phrases> =>
  compileIn('fields', code) as Map<FieldKind, Phrases>;

/** What controls say in one language alone. */
export const actionNamesIn = (code: string): ReadonlyMap<ActionKind, Phrases> =>
  compileIn('actions', code) as Map<ActionKind, Phrases>;

export interface PhraseMatch<K> {
  kind: K;
  phrase: string;
  index: number;
  /** Part of the text that the phrase covers, 0 to 1. */
  cover: number;
}

/** Every kind with a phrase in the text, the longest and earliest phrase first. */
export function matchKinds<K extends string>(kinds: Map<K, Phrases>, text: string): PhraseMatch<K>[] {
  if (text === '') return [];
  const found: PhraseMatch<K>[] = [];
  for (const [kind, expression] of kinds) {
    const match = longest(expression, text);
    if (match) found.push({ kind, ...match, cover: match.phrase.length / text.length });
  }
  return found.sort((a, b) => b.phrase.length - b.index * 0.3 - (a.phrase.length - a.index * 0.3));
}

/** One expression for one list of words over all languages. */
export function wordsOf(name: keyof Vocabulary['words']): Matcher {
  return compile(vocabularies.map((v) => v.words[name]));
}
