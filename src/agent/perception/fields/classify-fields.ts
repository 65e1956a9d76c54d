import type { ElementRef, FieldClass, FieldKind, PageSnapshot, Rival, SnapshotElement } from '../seen/types.ts';
import {
  settleCardBoxes,
  settleCodes,
  settleDates,
  settleHalfDates,
  settleNames,
  settlePhones,
  settleRepeats,
  settleTwins,
  settleWeak,
} from './apply-grammar.ts';
import { classifyChoices } from './classify-choices.ts';
import { settleLogins } from './form-purpose.ts';
import { paymentHeads } from './payment-rows.ts';
import { checkBirthdays, checkCards, checkCountries, checkForms, settleSections } from './rationalise.ts';
import { settleAddressTitles } from './settle-address-titles.ts';
import { settleCardCodes, settleCardNumbers } from './settle-card-numbers.ts';
import { settleCardOwners } from './settle-card-owners.ts';
import { settleDialCodes } from './settle-dial-codes.ts';
import { settleFirstAddress } from './settle-first-address.ts';
import { settleLookups } from './settle-lookups.ts';
import { settleQuantities } from './settle-quantities.ts';
import { settleReadings } from './settle-readings.ts';
import { settleMissingPart, settleSecondAddress, settleStreets } from './settle-streets.ts';
import { reclassify, type Slot } from './slot.ts';
import { voteField } from './vote-field.ts';
import { FULL_CONFIDENCE } from './vote-weights.ts';

const fieldRoles = new Set(['textbox', 'select', 'checkbox', 'radio', 'combobox', 'spinbutton', 'tab']);
/** Answered by a press, not by typing. */
const pressedRoles = new Set(['checkbox', 'radio', 'tab', 'button', 'option']);
/** The only questions that the entries of an open list are fields of. */
const LISTED: ReadonlySet<FieldKind> = new Set(['shippingOption', 'paymentMethod']);

type Source = Pick<PageSnapshot, 'elements' | 'modal' | 'texts'> & Partial<Pick<PageSnapshot, 'language'>>;

/** What each control of a form is for: words first, then neighbours, then sense. Controls that are no fields are left out. */
export function classifyFields(
  source: Source | readonly SnapshotElement[],
  now: Date = new Date(),
): Map<ElementRef, FieldClass> {
  const elements = 'elements' in source ? source.elements : source;
  const language = 'elements' in source ? source.language : '';
  const thisYear = now.getFullYear();
  const heads = new Set(paymentHeads(elements));
  const slots: Slot[] = elements
    .filter((e) => fieldRoles.has(e.role) || heads.has(e) || isListed(e))
    .map((e) => (isListed(e) ? asOpen(voteField(e, thisYear)) : voteField(e, thisYear, language)));
  const typed = slots.filter((s) => !pressedRoles.has(s.element.role));
  settleAddressTitles(typed);
  settleCodes(typed);
  settleWeak(typed);
  settleReadings(typed);
  settleNames(typed);
  settleCardOwners(typed);
  settleLookups(typed, elements);
  settleStreets(typed);
  settleMissingPart(typed);
  settleCardNumbers(typed);
  settleCardCodes(typed);
  settleDates(typed, thisYear);
  settleHalfDates(typed);
  settleQuantities(typed, elements);
  settleCardBoxes(typed);
  settleDialCodes(typed);
  settlePhones(typed);
  settleRepeats(typed);
  checkForms(typed);
  checkCards(typed);
  checkBirthdays(typed);
  checkCountries(typed);
  for (const slot of typed) {
    // Card data may never go where nobody sees it; under a dialog everything is covered and nothing is judged.
    const open = 'modal' in source && source.modal === false;
    if (open && slot.element.covered && slot.kind.startsWith('card'))
      reclassify(slot, 'decoy', 'something lies over it', 1);
  }
  const texts = 'elements' in source ? source.texts : [];
  classifyChoices(slots, texts);
  settleLogins(slots, elements);
  settleSections(slots);
  settleSecondAddress(typed, texts);
  settleFirstAddress(slots);
  settleTwins(typed);
  const isField = ({ element, kind }: Slot) =>
    isListed(element) ? LISTED.has(kind) : element.role !== 'tab' || kind === 'paymentMethod';
  return new Map(
    slots.filter(isField).map((slot) => [
      slot.element.ref,
      {
        kind: slot.kind,
        section: slot.section,
        confidence: confidenceOf(slot.score),
        rivals: rivalsOf(slot),
        why: slot.why.replace(/^; /, '') || 'nothing names it',
      },
    ]),
  );
}

/** An entry of a list that a script drew and that lies open: together they are the answers to one question, as radio buttons are. */
function isListed({ role, tag, visible }: SnapshotElement): boolean {
  return role === 'option' && tag !== 'option' && visible;
}

/** Which question it is, the entries tell together: the words of one alone would make a field of it. */
function asOpen(slot: Slot): Slot {
  return { ...slot, kind: 'other', score: 0, scores: new Map() };
}

function confidenceOf(score: number): number {
  return Number(Math.min(1, score / FULL_CONFIDENCE).toFixed(2));
}

function rivalsOf({ scores, kind: taken }: Slot): Rival<FieldKind>[] {
  return [...scores]
    .filter(([kind]) => kind !== taken)
    .map(([kind, score]) => ({ kind, confidence: confidenceOf(score) }))
    .toSorted((a, b) => b.confidence - a.confidence);
}
