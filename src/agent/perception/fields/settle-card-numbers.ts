import { foldLabel } from '../../../words/fold-text.ts';
import { stems } from '../../../words/name-stems.ts';
import type { FieldKind } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

const bareNumber = new RegExp(`^${stems('anyNumber')}$`);
/** A number, a holder, a month, a year and a code: as far as the parts of one card stand from each other. */
const REACH = 4;
const PLACES: readonly FieldKind[] = ['street', 'street2', 'postalCode', 'city'];

/**
 * "Number", and nothing more: in an address that is the house, between the date and the code of a card it is the card's.
 * Only where the page asks for no other card number, and for one such number.
 */
export function settleCardNumbers(slots: Slot[]): void {
  if (slots.some(({ kind }) => kind === 'cardNumber')) return;
  const [number, ...more] = slots.filter(
    (slot) => isBareNumber(slot) && isBeside(slots, slot, (kind) => kind === 'cardCvc'),
  );
  if (number && more.length === 0) reclassify(number, 'cardNumber', 'a number beside the date and the code of a card');
}

/**
 * A box of dots, or of three or four characters, that no words name: beside the number and the date of a card it is for the
 * code. Only where the page asks for no other code, and for one such box.
 */
export function settleCardCodes(slots: Slot[]): void {
  if (slots.some(({ kind }) => kind === 'cardCvc')) return;
  const [code, ...more] = slots.filter(
    (slot) => isUnnamedCode(slot) && isBeside(slots, slot, (kind) => kind === 'cardNumber'),
  );
  if (code && more.length === 0) reclassify(code, 'cardCvc', 'a short box beside the number and the date of a card');
}

function isUnnamedCode({ kind, declared, phrase, element: { role, type, maxLength } }: Slot): boolean {
  if (declared || role !== 'textbox' || phrase !== '') return false;
  return (kind === 'password' && type === 'password') || (kind === 'other' && CODE_LETTERS.includes(maxLength));
}

const CODE_LETTERS: readonly number[] = [3, 4];

function isBareNumber({ kind, declared, element: { role, label, placeholder } }: Slot): boolean {
  if (declared || role !== 'textbox') return false;
  return kind === 'houseNumber' || (kind === 'other' && bareNumber.test(foldLabel(label || placeholder)));
}

/** Whether a card's date and another part of it are asked for near by, and no place is. */
function isBeside(slots: readonly Slot[], slot: Slot, isPart: (kind: FieldKind) => boolean): boolean {
  const own = slots.filter(
    ({ element: { frame, form } }) => frame === slot.element.frame && form === slot.element.form,
  );
  const at = own.indexOf(slot);
  const isNear = (reach: number, test: (kind: FieldKind) => boolean) =>
    own.some(({ kind }, i) => i !== at && Math.abs(i - at) <= reach && test(kind));
  return (
    isNear(REACH, isPart) &&
    isNear(REACH, (kind) => kind.startsWith('cardExpiry')) &&
    !isNear(2, (kind) => PLACES.includes(kind))
  );
}
