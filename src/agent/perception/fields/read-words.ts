import { foldLabel } from '../../../words/fold-text.ts';
import {
  compileKinds,
  fieldNamesIn,
  longest,
  matchKinds,
  type PhraseMatch,
  type Phrases,
} from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { FieldKind, SnapshotElement } from '../seen/types.ts';
import { settleRivals } from './settle-rivals.ts';
import { COVER, EMPHASIS, LETTERS, SECOND_READING, SOURCES } from './vote-weights.ts';

const fieldPhrases = compileKinds<FieldKind>('fields');
const tickPhrases = compileKinds<FieldKind>('ticks');

/** Words that turn a label into something other than the field it seems to name. */
const misleading =
  /(?<![\p{L}])(ip|web ?site|url|domain|mac|server|wallet|bitcoin|project|product|file|event|group|team|pet|domain|host|course|album|song|brand|list|report|game|character|device|app|bank|child|baby|dog|plan|tax office|mother s? maiden|maiden) (name|address|title|number|code)(?![\p{L}])/u;

export interface Vote {
  kind: FieldKind;
  weight: number;
  source: string;
  phrase: string;
}

const cache = new Map<string, PhraseMatch<FieldKind>[]>();

function read(text: string, phrases: Map<FieldKind, Phrases>): PhraseMatch<FieldKind>[] {
  const key = phrases === fieldPhrases ? text : `~${text}`;
  const known = cache.get(key);
  if (known) return known;
  const found = settleRivals(matchKinds(phrases, text), text, phrases);
  if (cache.size > 5_000) cache.clear();
  cache.set(key, found);
  return found;
}

/** Encoded bytes: capitals follow each other faster than in any words. Their last letters are no `q` for a search. */
const ENCODED = /[a-z0-9]{0,2}(?:[A-Z]{1,4}[a-z0-9]{1,2}){4}[A-Za-z0-9+/=]*/g;

/** `f_gMmYdb` is drawn by lot: three pieces or more, none of which could be a word. Its `Mm` is no month. */
function withoutKeys(name: string): string {
  const isWord = (piece: string) => piece.length > 2 && /[aeiou]/i.test(piece);
  return name.replace(/[A-Za-z]+/g, (token) => {
    const pieces = token.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
    return pieces.length > 2 && !pieces.some(isWord) ? ' ' : token;
  });
}

/** Attribute names carry prefixes, counters and keys that say nothing of the field. */
function attributeWords(name: string): string {
  return (
    foldLabel(withoutKeys(name.replace(ENCODED, ' ')))
      .replace(
        /\b(ctl\d+|txt|ddl|tb|input|field|form|frm|ctrl|control|component|react aria\w*|id|uid|tbx|text ?box|textfield|content ?placeholder)\b/g,
        ' ',
      )
      .replace(/\b[a-z]?\d{3,}\w*\b/g, ' ')
      .replace(/\s+/g, ' ')
      // `q` is a search by itself; a piece of `f_abQ` is nothing.
      .replace(/(?<=\w )q\b|\bq(?= \w)/g, ' ')
      .trim()
  );
}

/** `order[address][city]`: the last part names the field, the parts before it name its place. */
function lastPart(name: string): string {
  const parts = name.split(/[[\].:$]+/).filter((part) => part !== '' && !/^\d+$/.test(part));
  return parts.length > 1 ? attributeWords(parts.at(-1) ?? '') : '';
}

/** Names that are glued or abbreviated beyond words still show a stem. */
const gluedNames: [RegExp, FieldKind][] = [
  [/card(num|no)|ccnum|cardnumber/i, 'cardNumber'],
  [/cvv|cvc|(^|[^a-z])ccv|cvn2?$|(card|cc)_?sec|^sec(urity)?_?(code|num)$/i, 'cardCvc'],
  [/exp\w*m(onth|m)$/i, 'cardExpiryMonth'],
  [/exp\w*y(ear|y|yyy|r)$/i, 'cardExpiryYear'],
  [/e_?mail/i, 'email'],
  [/phone|mobile/i, 'phone'],
  [/zip_?code|postal_?code|post_?code/i, 'postalCode'],
  [/first_?name|given_?name/i, 'firstName'],
  [/last_?name|sur_?name|family_?name/i, 'lastName'],
  [/addr\w*2$|addressline2/i, 'street2'],
  [/addr\w*1$|street/i, 'street'],
  [/country/i, 'country'],
  [/city$/i, 'city'],
];

function stemVotes(element: SnapshotElement): Vote[] {
  const name = `${element.name} ${element.id}`.replace(/[^A-Za-z0-9_ ]/g, '');
  for (const [stem, kind] of gluedNames) {
    const match = stem.exec(element.name) ?? stem.exec(element.id);
    if (match && name.length < LETTERS.gluedName)
      return [{ kind, weight: SOURCES.gluedName, source: 'name', phrase: match[0] }];
  }
  return [];
}

/** Words that many attributes carry whatever they are for. */
const bland = new RegExp(`^${stems('blandAttribute')}$`);

/** Kinds that also say whose a field is: in `card owner city` and `shipping address zip` the last word is the field. */
const owners = new Set<FieldKind>(['cardHolder', 'street', 'company', 'login', 'cardNumber', 'fullName']);

/** Never the head: `Full name (as on your ID card)` says how to write the name. */
const REMARKS = new Set<FieldKind>(['fullName', 'personalId']);

function headLast<M extends { kind: FieldKind; phrase: string; index: number }>(found: M[], text: string): M[] {
  const first = found[0];
  if (!first || !owners.has(first.kind) || text.split(' ').length > 5) return found;
  const end = first.index + first.phrase.length;
  const head = found.find(
    (m) => m.index >= end && m.index + m.phrase.length === text.length && m.kind !== first.kind && !REMARKS.has(m.kind),
  );
  return head ? [head, ...found.filter((m) => m !== head)] : found;
}

/** "Kraj" is a country in Polish, a region in Czech and a town in Slovene: a word means what it does in the page's own language. */
function ownFirst(found: PhraseMatch<FieldKind>[], text: string, language: string): PhraseMatch<FieldKind>[] {
  const [first, ...others] = found;
  if (!first || !others.some(({ phrase }) => phrase === first.phrase)) return found;
  const own = fieldNamesIn(language);
  const isOwn = ({ kind, phrase }: PhraseMatch<FieldKind>) => {
    const names = own.get(kind);
    return phrase === first.phrase && names !== undefined && longest(names, text)?.phrase === phrase;
  };
  const told = found.find(isOwn);
  return told ? [told, ...found.filter((match) => match !== told)] : found;
}

/** What the words are read with: the names of fields or of boxes to tick, and the language of the page. */
interface Reading {
  phrases: Map<FieldKind, Phrases>;
  language: string;
}

/** The fields that the words of one source could mean; an unclear second reading counts a little. */
function votesOf(text: string, weight: number, source: string, { phrases, language }: Reading): Vote[] {
  if (text === '' || misleading.test(text)) return [];
  const found = phrases === fieldPhrases ? ownFirst(read(text, phrases), text, language) : read(text, phrases);
  const looks = looking.test(text) && !['street', 'postalCode'].includes(found[0]?.kind ?? '');
  const search = looks ? found.find((m) => m.kind === 'search') : undefined;
  const ranked = search ? [search] : headLast(found, text);
  const first = ranked[0];
  if (!first) return [];
  const isLost = text.length > COVER.longText && first.cover < COVER.littleOfIt;
  const clear = isLost ? COVER.inLongText : COVER.base + COVER.whole * first.cover;
  return ranked.slice(0, SECOND_READING.most).map((match, at) => ({
    kind: match.kind,
    weight:
      weight *
      clear *
      emphasis(match.kind, match.phrase, source) *
      (at === 0 ? 1 : match.phrase.length === first.phrase.length ? SECOND_READING.asLong : SECOND_READING.shorter),
    source,
    phrase: match.phrase,
  }));
}

/** `Search by name`, `Filter by e-mail`: what is looked for is not what is asked for. Addresses are looked up to be filled in. */
const looking = new RegExp(`^${stems('lookFor')} ${stems('lookForBy')}? ?`);
const either = new RegExp(` (${stems('or')}|number|id) `);

function emphasis(kind: FieldKind, phrase: string, source: string): number {
  if (kind === 'login' && either.test(phrase)) return EMPHASIS.eitherLogin;
  if (phrase === 'region') return EMPHASIS.region;
  return (source === 'name' || source === 'id') && bland.test(phrase) ? EMPHASIS.blandAttribute : 1;
}

/** Lists without a label name themselves in their first line: `Select state`, `-- Country --`. */
function invitation(element: SnapshotElement): string {
  const first = element.options[0];
  if (!first || element.options.length < 2 || first.text.length > LETTERS.invitation) return '';
  return /^[\s\p{P}]*$/u.test(first.value) || first.disabled || first.value === first.text ? foldLabel(first.text) : '';
}

const LABEL_WEIGHTS: Partial<Record<SnapshotElement['labelSource'], number>> = {
  label: SOURCES.label,
  labelledby: SOURCES.label,
  aria: SOURCES.label,
  container: SOURCES.containerLabel,
  sibling: SOURCES.siblingLabel,
};

/** What label, placeholder, name, id and the like say, each with the trust it deserves. */
export function readWords(element: SnapshotElement, language = ''): Vote[] {
  const tick = element.role === 'checkbox' || element.role === 'radio';
  const reading = { phrases: tick ? tickPhrases : fieldPhrases, language };
  const label = foldLabel(element.label).slice(0, tick ? LETTERS.tick : LETTERS.label);
  const weight = LABEL_WEIGHTS[element.labelSource] ?? SOURCES.otherLabel;
  const votes = votesOf(label, weight, 'label', reading);
  if (votes.length === 0 && !tick)
    votes.push(...joinedNames(element.label).flatMap((name) => votesOf(name, weight, 'label', reading)));
  if (element.ariaLabel && element.labelSource !== 'aria')
    votes.push(
      ...votesOf(foldLabel(element.ariaLabel).slice(0, LETTERS.label), SOURCES.ariaLabel, 'aria-label', reading),
    );
  if (element.labelSource !== 'placeholder')
    votes.push(...votesOf(foldLabel(element.placeholder), SOURCES.placeholder, 'placeholder', reading));
  if (element.title && element.labelSource !== 'title')
    votes.push(...votesOf(foldLabel(element.title), SOURCES.title, 'title', reading));
  const name = attributeWords(element.name);
  const id = attributeWords(element.id);
  const last = lastPart(element.name);
  const lastVotes = votesOf(last, SOURCES.name, 'name', reading);
  votes.push(...lastVotes);
  // `billingAddress.id_number`: what stands before the last part names the group, and not a field that names itself.
  const isGroup = (part: string) => part !== '' && label !== '' && votes.some((v) => v.source === 'label');
  if (lastVotes.length === 0 && !isGroup(last)) votes.push(...votesOf(name, SOURCES.name, 'name', reading));
  const idWords = isGroup(lastPart(element.id)) ? lastPart(element.id) : id;
  const idVotes = votesOf(idWords, id === name || id === last ? SOURCES.idLikeName : SOURCES.id, 'id', reading);
  const said = new Set(votes.filter((v) => v.source === 'name').map((v) => v.phrase));
  votes.push(
    ...idVotes.map((v) => (said.has(v.phrase) ? { ...v, weight: Math.min(v.weight, SOURCES.idRepeatsName) } : v)),
  );
  if (element.role === 'select' && label === '')
    votes.push(...votesOf(invitation(element), SOURCES.invitation, 'option', reading));
  for (const [key, value] of Object.entries(element.data)) {
    if (!/test|qa|cy|field|name|type|automation|hook|key|attribute|bind|label|elements?|stable|model/i.test(key))
      continue;
    votes.push(...votesOf(attributeWords(value), SOURCES.dataAttribute, key, reading));
  }
  if (votes.length === 0 && !tick) votes.push(...stemVotes(element));
  if (votes.length === 0 && label === '')
    votes.push(
      ...votesOf(attributeWords(element.classes).slice(0, LETTERS.classes), SOURCES.classes, 'class', reading),
    );
  return withoutNumbered(withoutWhispers(votes, label), label);
}

/** `name1` for the family name, `address1` for the town: a label that names the field as a whole knows better than a count. */
function withoutNumbered(votes: Vote[], label: string): Vote[] {
  const named = new Set(votes.filter((v) => v.source === 'label' && v.phrase === label).map((v) => v.kind));
  if (named.size === 0) return votes;
  const isCount = ({ source, phrase }: Vote) => (source === 'name' || source === 'id') && /^\p{L}+ ?\d$/u.test(phrase);
  return votes.filter((vote) => named.has(vote.kind) || !isCount(vote));
}

/** "Street / No.": words that mean something only alone are joined to one label. */
function joinedNames(label: string): string[] {
  const names = label.length <= LETTERS.label ? label.split(/\s*[,/&+|]\s*/).map(foldLabel) : [];
  return names.length > 1 ? names : [];
}

/** Two letters of a name or id (`fn`, `cp`) speak only where nothing readable stands beside the field, or says the same. */
function withoutWhispers(votes: Vote[], label: string): Vote[] {
  if (label.length < 3) return votes;
  const spoken = new Set(votes.filter((v) => v.source !== 'name' && v.source !== 'id').map((v) => v.kind));
  return votes.filter((v) => spoken.has(v.kind) || !/^\w{1,2}$/.test(v.phrase) || !['name', 'id'].includes(v.source));
}
