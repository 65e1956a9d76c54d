import type { FieldKind, SnapshotElement } from '../types.ts';
import { compileKinds, longest, matchKinds, normalise, type Phrases } from '../vocabulary/match-phrases.ts';

const fieldPhrases = compileKinds<FieldKind>('fields');
const tickPhrases = compileKinds<FieldKind>('ticks');

/** Words that turn a label into something else than the field it seems to name. */
const misleading =
  /(?<![\p{L}])(ip|web ?site|url|domain|mac|server|wallet|bitcoin|project|product|file|event|group|team|pet|domain|host|course|album|song|brand|list|report|game|character|device|app|bank|child|baby|dog|plan|tax office|mother s? maiden|maiden) (name|address|title|number|code)(?![\p{L}])/u;

export interface Vote {
  kind: FieldKind;
  weight: number;
  source: string;
  phrase: string;
}

const cache = new Map<string, { kind: FieldKind; phrase: string; cover: number }[]>();

function read(text: string, phrases: Map<FieldKind, Phrases>): { kind: FieldKind; phrase: string; cover: number }[] {
  const key = phrases === fieldPhrases ? text : `~${text}`;
  const known = cache.get(key);
  if (known) return known;
  const found = matchKinds(phrases, text);
  if (cache.size > 5_000) cache.clear();
  cache.set(key, found);
  return found;
}

/** Attribute names carry prefixes and counters that say nothing of the field. */
function attributeWords(name: string): string {
  return normalise(name.replace(/\[(\w*)\]/g, ' $1 ').replace(/^.*[.$:](?=\w)/, (m) => `${m.replace(/[.$:]/g, ' ')} `))
    .replace(
      /\b(ctl\d+|txt|ddl|tb|input|field|form|frm|ctrl|control|component|react aria\w*|id|uid|tbx|text ?box|textfield|content ?placeholder)\b/g,
      ' ',
    )
    .replace(/\b[a-z]?\d{3,}\w*\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fields that the words of one source could mean; an unclear second reading counts a little. */
function votesOf(text: string, weight: number, source: string, phrases: Map<FieldKind, Phrases>): Vote[] {
  if (text === '' || misleading.test(text)) return [];
  const found = read(text, phrases);
  const first = found[0];
  if (!first) return [];
  const clear = text.length > 40 && first.cover < 0.25 ? 0.5 : 0.75 + 0.25 * first.cover;
  return found.slice(0, 3).map((match, at) => ({
    kind: match.kind,
    weight: weight * clear * (at === 0 ? 1 : match.phrase.length === first.phrase.length ? 0.9 : 0.2),
    source,
    phrase: match.phrase,
  }));
}

/** What label, placeholder, name, id and the like say, each with the trust it deserves. */
export function readWords(element: SnapshotElement): Vote[] {
  const tick = element.role === 'checkbox' || element.role === 'radio';
  const phrases = tick ? tickPhrases : fieldPhrases;
  const label = normalise(element.label).slice(0, tick ? 260 : 90);
  const strong =
    element.labelSource === 'label' || element.labelSource === 'labelledby' || element.labelSource === 'aria';
  const labelWeight = strong
    ? 1
    : element.labelSource === 'container'
      ? 0.5
      : element.labelSource === 'sibling'
        ? 0.8
        : 0.75;
  const votes = votesOf(label, labelWeight, 'label', phrases);
  if (element.ariaLabel && element.labelSource !== 'aria')
    votes.push(...votesOf(normalise(element.ariaLabel).slice(0, 90), 0.7, 'aria-label', phrases));
  if (element.labelSource !== 'placeholder')
    votes.push(...votesOf(normalise(element.placeholder), 0.6, 'placeholder', phrases));
  if (element.title && element.labelSource !== 'title')
    votes.push(...votesOf(normalise(element.title), 0.35, 'title', phrases));
  const name = attributeWords(element.name);
  const id = attributeWords(element.id);
  votes.push(...votesOf(name, 0.75, 'name', phrases));
  votes.push(...votesOf(id, id === name ? 0.25 : 0.6, 'id', phrases));
  for (const [key, value] of Object.entries(element.data)) {
    if (!/test|qa|cy|field|name|type|automation|hook|key|attribute|bind|label|elements?|stable|model/i.test(key))
      continue;
    votes.push(...votesOf(attributeWords(value), 0.35, key, phrases));
  }
  if (votes.length === 0) votes.push(...votesOf(attributeWords(element.classes).slice(0, 60), 0.45, 'class', phrases));
  return votes;
}

export function mentions(kind: FieldKind, text: string): boolean {
  const phrases = fieldPhrases.get(kind);
  return phrases !== undefined && longest(phrases, normalise(text)) !== null;
}

export function tickMentions(kind: FieldKind, text: string): boolean {
  const phrases = tickPhrases.get(kind);
  return phrases !== undefined && longest(phrases, normalise(text)) !== null;
}
