/** Letters and digits of a text without case, accents and separators, each with its place in the text. */
export interface PlainText {
  plain: string;
  places: number[];
  source: string;
}

export interface Needle {
  placeholder: string;
  plain: string;
  /** Short words are looked for as they are; longer ones also with separators between their characters. */
  mayHaveGaps: boolean;
}

export interface Span {
  start: number;
  end: number;
  placeholder: string;
}

const WIDEST_GAP = 3;
/** From this length on a value is looked for inside other words too. */
const FREE_LENGTH = 6;

export function toPlainText(source: string): PlainText {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of source) {
    const folded = character
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    plain += folded;
    for (let i = 0; i < folded.length; i += 1) places.push(place);
    place += character.length;
  }
  return { plain, places, source };
}

export function toNeedle(placeholder: string, value: string): Needle {
  const { plain } = toPlainText(value);
  return { placeholder, plain, mayHaveGaps: plain.length >= 5 || /[^\p{L}\p{N}]/u.test(value.trim()) };
}

export function findValue(text: PlainText, needle: Needle): Span[] {
  const spans: Span[] = [];
  if (needle.plain.length < 2) return spans;
  for (let at = text.plain.indexOf(needle.plain); at >= 0; at = text.plain.indexOf(needle.plain, at + 1)) {
    const last = at + needle.plain.length - 1;
    if (!isTogether(text, at, last, needle.mayHaveGaps ? WIDEST_GAP : 0)) continue;
    if (needle.plain.length < FREE_LENGTH && !(isEdge(text, at - 1, at) && isEdge(text, last, last + 1))) continue;
    spans.push({ start: text.places[at] as number, end: endOf(text, last), placeholder: needle.placeholder });
  }
  return spans;
}

function endOf(text: PlainText, index: number): number {
  const place = text.places[index] as number;
  return place + ((text.source.codePointAt(place) as number) > 0xffff ? 2 : 1);
}

function isTogether(text: PlainText, first: number, last: number, widestGap: number): boolean {
  for (let i = first + 1; i <= last; i += 1) {
    const place = text.places[i] as number;
    if (place !== text.places[i - 1] && place - endOf(text, i - 1) > widestGap) return false;
  }
  return true;
}

/** A word ends where something other than its own kind of character follows: `ada97205` is two words. */
function isEdge(text: PlainText, left: number, right: number): boolean {
  if (left < 0 || right >= text.plain.length) return true;
  if ((text.places[right] as number) > endOf(text, left)) return true;
  return isDigit(text.plain[left] as string) !== isDigit(text.plain[right] as string);
}

function isDigit(character: string): boolean {
  return /\p{Nd}/u.test(character);
}
