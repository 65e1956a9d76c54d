import { decodeLayers } from './decode-layers.ts';
import { findValue, type Needle, type Span, toNeedle, toPlainText } from './find-values.ts';
import { type PersonalOrder, personalValues } from './personal-values.ts';

export type Redactor = (text: string) => string;

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
/** Card and phone numbers of anybody, however they are grouped. The card itself is not known here and need not be. */
const LONG_NUMBER = /\p{Nd}(?:[ \t\u00a0.,\-/()_·•]{0,3}\p{Nd}){8,}/gu;
const LONG_WORD = /[A-Za-z0-9_]{20,}/g;
const ENCODED = /[A-Za-z0-9+/_-]{4,}={0,2}/g;

/**
 * Makes a function that replaces everything an order says about its customer by placeholders, in whatever spelling or
 * encoding the page shows it, and also what looks like personal data of anybody.
 */
export function createRedactor(order: PersonalOrder): Redactor {
  const needles = personalValues(order).flatMap(({ placeholder, value }) => {
    const needle = toNeedle(placeholder, value);
    const mirrored = { ...needle, plain: [...needle.plain].toReversed().join('') };
    return needle.plain.length >= 5 ? [needle, mirrored] : [needle];
  });
  return (text) => {
    const readable = decodeLayers(text);
    return replaceSpans(readable, [...findPlain(readable, needles), ...findEncoded(readable, needles)]);
  };
}

function findPlain(text: string, needles: readonly Needle[]): Span[] {
  const plain = toPlainText(text);
  return [
    ...needles.flatMap((needle) => findValue(plain, needle)),
    ...matches(text, EMAIL, 'EMAIL'),
    ...matches(text, LONG_NUMBER, 'NUMBER'),
    ...matches(text, LONG_WORD, 'TOKEN').filter(({ start, end }) => isOpaque(text.slice(start, end))),
  ];
}

/** Session ids and the like, which may stand for a customer. */
function isOpaque(word: string): boolean {
  return (word.match(/\d/g) ?? []).length >= 3;
}

/** Base64 and hexadecimal, also where the value begins in mid-token. Two letters would be found by chance. */
function findEncoded(text: string, allNeedles: readonly Needle[]): Span[] {
  const needles = allNeedles.filter(({ plain }) => plain.length >= 3);
  return matches(text, ENCODED, 'TOKEN').filter(({ start, end }) =>
    decodings(text.slice(start, end)).some((decoded) =>
      readableRuns(decoded).some((run) => findPlain(decodeLayers(run), needles).length > 0),
    ),
  );
}

function decodings(token: string): string[] {
  const decoded = [0, 1, 2, 3].map((offset) => Buffer.from(token.slice(offset), 'base64').toString('utf8'));
  for (const hex of token.match(/[0-9a-f]{4,}/gi) ?? []) {
    decoded.push(Buffer.from(hex, 'hex').toString('utf8'), Buffer.from(hex.slice(1), 'hex').toString('utf8'));
  }
  return decoded;
}

function readableRuns(text: string): string[] {
  return text.match(/[^\p{C}\ufffd]{2,}/gu) ?? [];
}

function matches(text: string, pattern: RegExp, placeholder: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    placeholder,
  }));
}

/** Of overlapping finds the longest names the placeholder, and all of them are covered. */
function replaceSpans(text: string, spans: readonly Span[]): string {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) merged.push({ ...span });
    else if (span.end > last.end) {
      if (span.end - span.start > last.end - last.start) last.placeholder = span.placeholder;
      last.end = span.end;
    }
  }
  let result = '';
  let from = 0;
  for (const { start, end, placeholder } of merged) {
    result += `${text.slice(from, start)}{${placeholder}}`;
    from = end;
  }
  return result + text.slice(from);
}
