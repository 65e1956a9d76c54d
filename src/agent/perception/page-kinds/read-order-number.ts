import { foldLetters } from '../../../platform/fold-letters.ts';
import { foldLabel } from '../../../words/fold-text.ts';
import { vocabularies } from '../../../words/languages.ts';
import { compile, longest, phraseSources } from '../../../words/match-phrases.ts';
import { says } from '../../../words/says.ts';
import { WORD_START } from '../../../words/unspaced.ts';
import type { PageSnapshot } from '../seen/types.ts';

const words = phraseSources(vocabularies.map((v) => v.words.orderNumber));
const names = words.sort((a, b) => b.length - a.length).join('|');
/** Whole words first: "Ordernummer" begins with an order in other languages. */
const labels = new RegExp(`${WORD_START}(?:(?:${names})(?!\\p{L})|(?:${names}))`, 'giu');

/** An order number has a digit, no spaces, and is neither a date, a price, a telephone number nor a year. */
const candidate = /#?\s?([A-Z0-9][A-Z0-9\-_/.]{2,38}[A-Z0-9]|\d{1,20})/gi;

/** Some shops make references of capitals alone; they are known only by the name that stands right before them. */
const LETTERS = /^(?:[^:#\d]{0,40}[:#]|[.°])?\s*([A-Z]{6,14})(?![\p{L}\d])/u;

const received = compile(vocabularies.flatMap((v) => v.pages.confirmation ?? []));

const HEADING = /^#?\s?([A-Z0-9][A-Z0-9\-_/]{3,38})$/i;

/** Longest number; longest text that may name one; longest text that is only a number beside its name. */
const LONGEST_NUMBER = 40;
const LONGEST_TEXT = 300;
const LONGEST_VALUE = 60;
/** A number that only stands near the word is believed from this length on. */
const LEAST_WEAK = 4;
/** Letters after the name: those in which the number is looked for, and those that may follow where it stands in the next text. */
const REACH = 80;
const MOST_REST = 12;
/** How many texts after the name may hold the number. */
const NEXT_TEXTS = 3;

function plausible(text: string): boolean {
  if (!/\d/.test(text) || text.length > LONGEST_NUMBER) return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}/.test(text)) return false;
  if (/^\d{1,3}([.,]\d{3})*[.,]\d{2}$/.test(text)) return false;
  return true;
}

/** The signs that stand for "number" are written in many ways. */
const foldSigns = (text: string): string => foldLetters(text.replace(/\.?\s?[º°ª]|№/g, '°').replace(/['’]/g, ' '));

function numberIn(text: string): string | null {
  const hash = /#\s?([A-Z0-9][A-Z0-9-]{1,38})/i.exec(text)?.[1];
  if (hash && plausible(hash)) return hash;
  for (const match of text.matchAll(candidate)) {
    const found = (match[1] ?? '').replace(/[.]+$/, '');
    const after = text.slice((match.index ?? 0) + match[0].length, (match.index ?? 0) + match[0].length + 3);
    const before = text.slice(Math.max(0, (match.index ?? 0) - 2), match.index);
    if (/[\p{Sc}%円元원]|zł|^[.,]\d/u.test(after) || /\p{Sc}/u.test(before)) continue;
    if (plausible(found)) return found;
  }
  return null;
}

/** The merchant's number for an order, as a confirmation page shows it; null when none is shown. */
export function readOrderNumber(snapshot: PageSnapshot): string | null {
  return findOrderNumber(snapshot)?.number ?? null;
}

/** The same where the page calls it the number of an order; not one that merely stands near the word. */
export function readNamedOrderNumber(snapshot: PageSnapshot, known: ReadonlySet<string> = new Set()): string | null {
  const found = findOrderNumber(snapshot, known);
  return found?.isNamed ? found.number : null;
}

/** Every number that a page names so. Before anything was ordered those are numbers of goods: "Reference: AB-22". */
export function readNamedNumbers(snapshot: PageSnapshot): Set<string> {
  const all = new Set<string>();
  for (;;) {
    const number = readNamedOrderNumber(snapshot, all);
    if (number === null) return all;
    all.add(number);
  }
}

interface OrderNumber {
  number: string;
  /** The page calls it the number of an order. */
  isNamed: boolean;
}

function findOrderNumber(snapshot: PageSnapshot, known: ReadonlySet<string> = new Set()): OrderNumber | null {
  const own = snapshot.texts.filter((t) => t.landmark !== 'footer');
  const texts = own.filter((t) => t.text.length < LONGEST_TEXT);
  let weak: string | null = null;
  for (const [at, block] of texts.entries()) {
    const text = foldSigns(block.text);
    // "Your order has been placed, your order number is 17": the first words about an order need not be those that name it.
    for (const label of text.matchAll(labels)) {
      const found = numberBehind(text, label, texts.slice(at + 1, at + 1 + NEXT_TEXTS));
      if (found && known.has(found.number)) continue;
      if (found?.isNamed) return found;
      weak ??= found?.number ?? null;
    }
  }
  return numberInSentences(own, known) ?? (weak === null ? null : { number: weak, isNamed: false });
}

/** Thanks, number and all that follows may be one long text, of which each sentence is read by itself: by its name only. */
function numberInSentences(texts: PageSnapshot['texts'], known: ReadonlySet<string>): OrderNumber | null {
  const sentences = texts
    .filter(({ text }) => text.length >= LONGEST_TEXT)
    .flatMap(({ text }) => foldSigns(text).split(/(?<=[.!?。！？])\s+/u))
    .filter((sentence) => sentence.length < LONGEST_TEXT);
  for (const sentence of sentences) {
    for (const label of sentence.matchAll(labels)) {
      const found = numberBehind(sentence, label, []);
      if (found?.isNamed && !known.has(found.number)) return found;
    }
  }
  return null;
}

/** The number that stands behind a name for it, in the same text or in one of the next. */
function numberBehind(text: string, label: RegExpExecArray, next: PageSnapshot['texts']): OrderNumber | null {
  const end = label.index + label[0].length + 4;
  // Half a word says nothing: "order is c" of "order is confirmed" would be a Czech number.
  const named = text.slice(label.index, end).replace(/\p{L}/u.test(text[end] ?? '') ? /\p{L}+$/u : '', '');
  const rest = text.slice(label.index + label[0].length);
  const inside = numberIn(rest.slice(0, REACH));
  const between = inside ? rest.slice(0, rest.indexOf(inside)) : '';
  const isUnder = !/[.!?]\s/.test(between) && says('underNumber', between);
  const strong = /[#°]/.test(named) || says('namesNumber', named) || isUnder;
  if (strong && !inside && /[a-z]/.test(label[0])) {
    const letters = LETTERS.exec(rest)?.[1] ?? (rest.trim() === '' ? LETTERS.exec(next[0]?.text ?? '')?.[1] : null);
    if (letters) return { number: letters, isNamed: true };
  }
  if (inside && strong) return { number: inside, isNamed: true };
  const isBeside = strong && rest.trim().length <= MOST_REST;
  for (const each of isBeside ? next : []) {
    const value = numberIn(foldSigns(each.text));
    if (value && each.text.length < LONGEST_VALUE) return { number: value, isNamed: true };
  }
  return inside && inside.length >= LEAST_WEAK ? { number: inside, isNamed: false } : null;
}

/**
 * A number that is the page's whole heading, where a text below says that the order was received. Nothing names it, so it
 * is believed only beside the total that was agreed.
 */
export function readHeadingNumber({ texts }: PageSnapshot): string | null {
  const at = texts.findIndex(({ heading }) => heading === 1);
  const number = HEADING.exec(texts[at]?.text.trim() ?? '')?.[1];
  if (!number || !plausible(number)) return null;
  const isReceived = texts
    .slice(at + 1)
    .some(({ text }) => text.length <= LONGEST_VALUE && longest(received, foldLabel(text)) !== null);
  return isReceived ? number : null;
}
