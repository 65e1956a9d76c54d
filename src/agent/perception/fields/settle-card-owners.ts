import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest } from '../../../words/match-phrases.ts';
import type { FieldKind } from '../seen/types.ts';
import { genericName } from './apply-grammar.ts';
import { near, reclassify, type Slot } from './slot.ts';

const phrases = compileKinds<FieldKind>('fields');
/** A middle name may stand between the halves. */
const BESIDE = 2;

/** "First name on card" above "Last name on card": each is half of a name, and takes no whole one. */
export function settleCardOwners(slots: Slot[]): void {
  for (const slot of slots) settleNameOfUser(slots, slot);
  const isHalf = (half: 'firstName' | 'lastName') => (slot: Slot) =>
    slot.kind === half || (slot.kind === 'cardHolder' && speaksOf(slot, half));
  const halves = slots.map((slot, at): FieldKind | null => {
    if (slot.kind !== 'cardHolder' || slot.declared) return null;
    if (speaksOf(slot, 'firstName')) return near(slots, at, BESIDE, isHalf('lastName')) ? 'firstName' : null;
    return speaksOf(slot, 'lastName') && near(slots, at, BESIDE, isHalf('firstName')) ? 'lastName' : null;
  });
  for (const [at, half] of halves.entries())
    if (half) reclassify(slots[at] as Slot, half, 'half of the name of who owns the card');
}

/** A bare "name" is the last one in some languages; only more than that tells the halves apart. */
function speaksOf({ element }: Slot, half: FieldKind): boolean {
  const words = phrases.get(half);
  const said = words && longest(words, foldLabel(element.label || element.placeholder));
  return Boolean(said && !genericName.test(said.phrase));
}

/**
 * `<input name="username_card">` called "Name on card": nobody signs in beside the number of a card, in a form that asks for
 * no password.
 */
function settleNameOfUser(slots: Slot[], slot: Slot): void {
  const { frame, form } = slot.element;
  const own = slots.filter(({ element }) => element.frame === frame && element.form === form);
  const number = own.find(({ kind }) => kind === 'cardNumber');
  const isOwner = slot.kind === 'login' && !slot.declared && slot.scores.has('cardHolder');
  if (!isOwner || form < 0 || !number || own.some(({ kind }) => kind === 'password')) return;
  reclassify(slot, 'cardHolder', 'beside the number of a card');
  slot.section = number.section;
}
