import { remember } from '../platform/remember.ts';
import { beginningsOf, LONGEST_BEGINNING } from './phrase-beginnings.ts';
import { unspaced } from './unspaced.ts';

export interface Matcher {
  test(text: string): boolean;
}

export interface Phrase {
  readonly order: number;
  readonly source: string;
  /** Letters and spaces alone: compared as they are, which spares building an expression. */
  readonly isPlain: boolean;
  expression: RegExp | null;
}

/**
 * Phrases of one meaning, by their first letters: a word of a text meets only those that begin as it does. So another
 * language costs the texts of the others next to nothing, and most expressions are never built.
 */
export interface PhraseIndex extends Matcher {
  /** Those that may occur in the text, in their order. */
  candidates(text: string): readonly Phrase[];
}

/** Normalised text has single spaces between words, so a space or an end is a word's edge: far cheaper than letter classes. */
const bounded = (source: string): string => `(?:^|(?<= ))(?:${source})(?= |$)`;

/** A phrase of a script with spaces is made of whole words. */
const expressionFor = (source: string): RegExp => new RegExp(unspaced.test(source) ? source : bounded(source));

const SIGNS = /[\\[\](){}|?*+.^$]/;
const isEnd = (text: string, at: number): boolean => at === text.length || text[at] === ' ';
const isStart = (text: string, at: number): boolean => at === 0 || text[at - 1] === ' ';

/** Where a phrase stands in a text first. */
export function findPhrase(phrase: Phrase, text: string): { phrase: string; index: number } | null {
  const { source } = phrase;
  if (!phrase.isPlain) {
    phrase.expression ??= expressionFor(source);
    const match = phrase.expression.exec(text);
    return match && { phrase: match[0], index: match.index };
  }
  for (let at = text.indexOf(source); at >= 0; at = text.indexOf(source, at + 1))
    if (unspaced.test(source) || (isStart(text, at) && isEnd(text, at + source.length)))
      return { phrase: source, index: at };
  return null;
}

const sourcesOf = (phrases: readonly Phrase[]): string => phrases.map(({ source }) => source).join('|');

export function indexPhrases(sources: readonly string[]): PhraseIndex {
  const begun = new Map<string, Phrase[]>();
  const expressions = new Map<string, RegExp | null>();
  const open: Phrase[] = [];
  const free: Phrase[] = [];
  for (const [order, source] of sources.entries()) {
    const phrase: Phrase = { order, source, isPlain: !SIGNS.test(source), expression: null };
    const isUnspaced = unspaced.test(source);
    const beginnings = isUnspaced ? [] : beginningsOf(source);
    for (const beginning of beginnings) {
      const phrases = begun.get(beginning);
      if (phrases) phrases.push(phrase);
      else begun.set(beginning, [phrase]);
    }
    if (beginnings.length === 0) (isUnspaced ? free : open).push(phrase);
  }
  const anyOpen = open.length > 0 ? new RegExp(bounded(sourcesOf(open))) : null;
  const anyFree = free.length > 0 ? new RegExp(sourcesOf(free)) : null;

  function isBegun(beginning: string, text: string, at: number): boolean {
    const phrases = begun.get(beginning);
    if (!phrases) return false;
    for (const { isPlain, source } of phrases)
      if (isPlain && text.startsWith(source, at) && isEnd(text, at + source.length)) return true;
    let expression = expressions.get(beginning);
    if (expression === undefined) {
      const others = phrases.filter(({ isPlain }) => !isPlain);
      expression = others.length > 0 ? new RegExp(`(?:${sourcesOf(others)})(?= |$)`, 'y') : null;
      expressions.set(beginning, expression);
    }
    if (expression === null) return false;
    expression.lastIndex = at;
    return expression.test(text);
  }

  return {
    test: remember((text) => {
      for (const [beginning, at] of beginningsIn(text)) if (isBegun(beginning, text, at)) return true;
      return anyOpen?.test(text) === true || (anyFree !== null && unspaced.test(text) && anyFree.test(text));
    }),
    candidates(text) {
      const met = beginningsIn(text).flatMap(([beginning]) => begun.get(beginning) ?? []);
      const found = new Set([...met, ...open, ...(unspaced.test(text) ? free : [])]);
      return [...found].sort((a, b) => a.order - b.order);
    },
  };
}

let last: { text: string; found: [beginning: string, at: number][] } = { text: '', found: [] };

/** How the words of a text begin, each by one letter and more. One text is compared with many lists in a row. */
function beginningsIn(text: string): [beginning: string, at: number][] {
  if (last.text === text) return last.found;
  const found: [string, number][] = [];
  for (let at = 0; at < text.length; at = nextWord(text, at))
    for (let length = 1; length <= LONGEST_BEGINNING && at + length <= text.length; length += 1)
      found.push([text.slice(at, at + length), at]);
  last = { text, found };
  return found;
}

function nextWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 ? text.length : space + 1;
}
