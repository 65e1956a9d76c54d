import { is, isText, near, reclassify, type Slot } from './slot.ts';

/**
 * "Country" at a box for digits asks for no name: beside a telephone number it is the code that countries are called by,
 * anywhere else it is unknown. A short box is such a one too, where the form asks for the country itself elsewhere.
 */
export function settleDialCodes(slots: Slot[]): void {
  slots.forEach((slot, at) => {
    if (slot.kind !== 'country' || !isText(slot)) return;
    const isBesidePhone = near(slots, at, 1, (other) => PHONE(other) && isOfOneForm(other, slot)) !== null;
    const isSpare = slots.some((other) => other !== slot && other.kind === 'country' && isOfOneForm(other, slot));
    if (isBesidePhone && (takesDigits(slot) || (isShort(slot) && isSpare && !slot.declared)))
      reclassify(slot, 'phoneCountry', 'a few digits beside a telephone number');
    else if (slot.element.role === 'spinbutton') reclassify(slot, 'other', 'a number is no name', 0);
  });
}

const PHONE = is('phone', 'phoneArea', 'phoneLocal');

function isOfOneForm({ element: a }: Slot, { element: b }: Slot): boolean {
  return a.frame === b.frame && a.form === b.form;
}

function takesDigits({ element: { role, type, inputMode, value } }: Slot): boolean {
  const isForDigits = role === 'spinbutton' || type === 'tel' || inputMode === 'tel' || inputMode === 'numeric';
  return isForDigits || /^\+?\d{1,4}$/.test(value.trim());
}

function isShort({ element: { maxLength } }: Slot): boolean {
  return maxLength > 0 && maxLength <= LONGEST_CODE;
}

/** A plus and four digits. */
const LONGEST_CODE = 5;
