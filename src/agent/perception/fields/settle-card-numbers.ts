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
  const [number, ...more] = slots.filter((slot) => isBareNumber(slot) && isBesideCard(slots, slot));
  if (number && more.length === 0) reclassify(number, 'cardNumber', 'a number beside the date and the code of a card');
}

function isBareNumber({ kind, declared, element: { role, label, placeholder } }: Slot): boolean {
  if (declared || role !== 'textbox') return false;
  return kind === 'houseNumber' || (kind === 'other' && bareNumber.test(foldLabel(label || placeholder)));
}

function isBesideCard(slots: readonly Slot[], slot: Slot): boolean {
  const own = slots.filter(
    ({ element: { frame, form } }) => frame === slot.element.frame && form === slot.element.form,
  );
  const at = own.indexOf(slot);
  const isNear = (reach: number, test: (kind: FieldKind) => boolean) =>
    own.some(({ kind }, i) => i !== at && Math.abs(i - at) <= reach && test(kind));
  return (
    isNear(REACH, (kind) => kind === 'cardCvc') &&
    isNear(REACH, (kind) => kind.startsWith('cardExpiry')) &&
    !isNear(2, (kind) => PLACES.includes(kind))
  );
}
