import { foldLetters } from './fold-text.ts';
import { formLanguages, vocabularies } from './languages.ts';
import { unspaced } from './unspaced.ts';
import type { Vocabulary } from './vocabulary.ts';

function split(phrases: string): string[] {
  return phrases
    .split(/\s+\|\s+/)
    .map((p) => p.trim())
    .filter(Boolean);
}

/** Phrases of one meaning: one expression that says quickly whether any occurs, and each alone to find the longest. */
export interface Phrases {
  readonly any: RegExp;
  readonly each: Phrase[];
}

interface Phrase {
  /** Letters that any text with this phrase holds: looking for them is far cheaper than building the expression. */
  readonly start: string;
  readonly source: string;
  expression: RegExp | null;
}

export interface Matcher {
  test(text: string): boolean;
}

/** Normalised text has single spaces between words, so a space or an end is a word's edge: far cheaper than letter classes. */
const bounded = (source: string): string => `(?:^|(?<= ))(?:${source})(?= |$)`;

const expressionFor = (source: string): RegExp => new RegExp(unspaced.test(source) ? source : bounded(source));

/** One expression for all phrases: of scripts with spaces only whole words count. */
export function expressionForAny(sources: readonly string[]): RegExp {
  const free = sources.filter((source) => unspaced.test(source));
  const words = sources.filter((source) => !unspaced.test(source));
  return new RegExp([...(words.length > 0 ? [bounded(words.join('|'))] : []), ...free].join('|') || '(?!)');
}

export function phraseSources(phrases: string[]): string[] {
  return [...new Set(phrases.flatMap(split).map(foldLetters))];
}

/** The plain letters that a phrase begins with; '' when it begins with a choice or consists of one. */
function startOf(source: string): string {
  let depth = 0;
  for (const c of source) {
    if (c === '(' || c === '[') depth += 1;
    else if (c === ')' || c === ']') depth -= 1;
    else if (c === '|' && depth === 0) return '';
  }
  const plain = /^\^?([\p{L}\p{N} ]*)/u.exec(source)?.[1] ?? '';
  const next = source.slice(source.startsWith('^') ? plain.length + 1 : plain.length)[0] ?? '';
  return '?*{'.includes(next) && next !== '' ? plain.slice(0, -1) : plain;
}

/** Thousands of phrases: an expression is built when it is first needed, most never are. */
export function compile(phrases: string[]): Phrases {
  let any: RegExp | null = null;
  let each: Phrase[] | null = null;
  return {
    get any() {
      any ??= expressionForAny(phraseSources(phrases));
      return any;
    },
    get each() {
      each ??= phraseSources(phrases).map((source) => ({ start: startOf(source), source, expression: null }));
      return each;
    },
  };
}

/** The longest phrase in the text; of equals the earliest. */
export function longest(phrases: Phrases, text: string): { phrase: string; index: number } | null {
  if (!phrases.any.test(text)) return null;
  let best: { phrase: string; index: number } | null = null;
  for (const phrase of phrases.each) {
    if (!text.includes(phrase.start)) continue;
    phrase.expression ??= expressionFor(phrase.source);
    const match = phrase.expression.exec(text);
    if (match && (!best || match[0].length > best.phrase.length)) best = { phrase: match[0], index: match.index };
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
  const phrases = compile(vocabularies.map((v) => v.words[name]));
  return { test: (text) => phrases.any.test(text) };
}
