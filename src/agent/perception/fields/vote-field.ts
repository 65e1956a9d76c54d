import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import type { FieldKind, SnapshotElement } from '../seen/types.ts';
import { readAutocomplete } from './autocomplete-token.ts';
import { clueFromOptions } from './option-clues.ts';
import { readWords } from './read-words.ts';
import { sectionOf } from './section-of-field.ts';
import { DATE_KINDS, type Slot } from './slot.ts';
import { CLUES, DECIDING_VOTE, LEAST_VOTE } from './vote-weights.ts';

const leaveEmpty = wordsOf('leaveEmpty');

const countedKinds: readonly FieldKind[] = ['phoneCountry', ...DATE_KINDS, 'quantity', 'postalCode'];
const choiceKinds = new Set<FieldKind>([...countedKinds, 'honorific', 'country', 'province', 'city', 'company']);
/** What can be chosen from a list of bare numbers: never a place or a form of address. */
const numberKinds = new Set<FieldKind>([...countedKinds, 'phoneArea']);
const tickKinds = new Set<FieldKind>([
  'newsletter',
  'terms',
  'sameAddress',
  'differentAddress',
  'createAccount',
  'saveDetails',
  'extra',
]);

function offersNumbers(element: SnapshotElement): boolean {
  const real = element.options.filter((o, at) => at > 0 || /\d/.test(o.text));
  return real.length > 1 && real.every((o) => /^\W{0,2}\d{1,4}\W{0,2}$/.test(o.text.trim()));
}

function allowed(element: SnapshotElement, kind: FieldKind): boolean {
  if (element.role === 'checkbox' || element.role === 'radio') return tickKinds.has(kind) || kind === 'other';
  // A box for a title is for degrees, and forms of address are chosen; but nobody insists on a degree.
  if (kind === 'honorific' && element.role === 'textbox')
    return element.required || element.autocomplete.includes('honorific');
  if (element.role === 'select' && offersNumbers(element)) return numberKinds.has(kind);
  if (element.role === 'select') return choiceKinds.has(kind);
  if (element.role === 'combobox' && element.tag !== 'input') return choiceKinds.has(kind);
  return !tickKinds.has(kind);
}

const shapes: [RegExp, FieldKind, number][] = [
  [/^(?=.*d\s*d|.*t\s*t|.*j\s*j)(?=.*m\s*m)(?=.*(y|a|j|r){2,4})[dmyjatr/.\s-]{8,14}$/i, 'birthDate', 0.9],
  [/^\S+@\S+\.\w{2,}/, 'email', 0.9],
  [/^(?:\d{4}[\s-]?){3}\d{4}$|^[•*x#0·\s-]{15,}$/i, 'cardNumber', 0.9],
  [/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$|^\+\d[\d\s().-]{7,}$/, 'phone', 0.7],
  [/^(?:0[1-9]|1[0-2])\s*\/\s*\d\d(?:\d\d)?$/, 'cardExpiry', 0.8],
];

/** Evidence from type, options and example values, beside the words. */
function clues(element: SnapshotElement, thisYear: number): { kind: FieldKind; weight: number; source: string }[] {
  const out: { kind: FieldKind; weight: number; source: string }[] = [];
  const { type } = element;
  if (type === 'email') out.push({ kind: 'email', weight: CLUES.emailType, source: 'type' });
  if (type === 'tel')
    out.push({
      kind: 'phone',
      weight: element.label === '' && element.placeholder === '' ? CLUES.telTypeAlone : CLUES.telType,
      source: 'type',
    });
  if (type === 'search') out.push({ kind: 'search', weight: CLUES.searchType, source: 'type' });
  if (type === 'password') out.push({ kind: 'password', weight: CLUES.passwordType, source: 'type' });
  if (element.inputMode === 'email') out.push({ kind: 'email', weight: CLUES.emailKeyboard, source: 'input mode' });
  if (element.inputMode === 'tel') out.push({ kind: 'phone', weight: CLUES.telKeyboard, source: 'input mode' });
  if (element.inputMode === 'search') out.push({ kind: 'search', weight: CLUES.searchKeyboard, source: 'input mode' });
  if (element.tag === 'textarea') out.push({ kind: 'orderNote', weight: CLUES.longText, source: 'long text' });
  if (
    /(^|[^a-z])otp([^a-z]|$)|one[-_ ]?time/i.test(
      `${element.name} ${element.id} ${element.label.length < 30 ? element.label : ''}`,
    )
  ) {
    out.push({ kind: 'otp', weight: CLUES.oneTimeCode, source: 'one-time code' });
  }
  if (/captcha/i.test(`${element.name} ${element.id} ${element.classes}`))
    out.push({ kind: 'otp', weight: CLUES.captcha, source: 'captcha' });
  for (const [shape, kind, weight] of shapes) {
    if (shape.test(element.placeholder.trim())) out.push({ kind, weight, source: 'example' });
  }
  const option = clueFromOptions(element, thisYear);
  if (option) out.push({ kind: option.kind, weight: option.sure * CLUES.options, source: 'options' });
  return out;
}

/**
 * What a token says by itself. There is none for the number of a house and other parts of a street: a second line is where
 * such a field stands, and its words say what goes in.
 */
function weightOfToken(kind: FieldKind): number {
  if (kind === 'street2') return CLUES.autocompleteLine;
  return kind === 'login' ? CLUES.autocompleteLogin : CLUES.autocomplete;
}

const HIDDEN_CODES: readonly FieldKind[] = ['cardCvc', 'cardNumber', 'otp'];

/** First reading of one control by itself. */
export function voteField(element: SnapshotElement, thisYear: number, language = ''): Slot {
  const { section, byName } = sectionOf(element);
  const token = readAutocomplete(element.autocomplete);
  const slot: Slot = {
    element,
    kind: 'other',
    score: 0,
    why: '',
    section: token.section ?? section,
    sectionByName: byName && token.section === null,
    scores: new Map(),
    declared: false,
    phrase: '',
  };
  if (
    leaveEmpty.test(foldLabel(`${element.label} ${element.placeholder} ${element.name}`)) &&
    element.role === 'textbox'
  ) {
    return { ...slot, kind: 'decoy', score: 1, why: 'asks to be left empty' };
  }
  const reasons = new Map<FieldKind, string[]>();
  const add = (kind: FieldKind, weight: number, reason: string): void => {
    if (!allowed(element, kind)) return;
    slot.scores.set(kind, (slot.scores.get(kind) ?? 0) + weight);
    reasons.set(kind, [...(reasons.get(kind) ?? []), reason]);
  };
  const listed = element.role === 'select' && offersNumbers(element);
  for (const vote of readWords(element, language)) {
    // A number in parts may begin with a list of its first digits.
    add(listed && vote.kind === 'phone' ? 'phoneArea' : vote.kind, vote.weight, `${vote.source} "${vote.phrase}"`);
    if (vote.weight >= DECIDING_VOTE && slot.phrase === '') slot.phrase = vote.phrase;
  }
  // Dots hide more than passwords: what is called a code of a card is one, in dots too.
  const isCode = HIDDEN_CODES.some((kind) => (slot.scores.get(kind) ?? 0) >= DECIDING_VOTE);
  for (const clue of clues(element, thisYear))
    if (!(isCode && clue.kind === 'password')) add(clue.kind, clue.weight, clue.source);
  const misplaced = token.kind === 'password' && element.type !== 'password';
  if (token.kind && !misplaced) add(token.kind, weightOfToken(token.kind), `autocomplete "${element.autocomplete}"`);
  let best: FieldKind = 'other';
  let score = 0;
  for (const [kind, weight] of slot.scores) {
    if (weight > score) {
      best = kind;
      score = weight;
    }
  }
  if (score < LEAST_VOTE) return slot;
  slot.kind = best;
  slot.score = score;
  slot.why = (reasons.get(best) ?? []).slice(0, 4).join(', ');
  slot.declared = token.kind === best && token.kind !== 'login';
  return slot;
}
