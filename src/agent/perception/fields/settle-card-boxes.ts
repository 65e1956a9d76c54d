import { reclassify, type Slot } from './slot.ts';
import { BY_NEIGHBOURS } from './vote-weights.ts';

const LONGEST_BOX = 6;
const MOST_BOXES = 4;

/** A card number cut into short boxes: only the first is named, the others are as long and say nothing of their own. */
export function settleCardBoxes(slots: Slot[]): void {
  slots.forEach((first, at) => {
    const { maxLength } = first.element;
    if (first.kind !== 'cardNumber' || maxLength < 3 || maxLength > LONGEST_BOX) return;
    for (const box of slots.slice(at + 1, at + MOST_BOXES)) {
      if (!isLaterBox(box, first)) return;
      reclassify(box, 'cardNumber', 'a later part of the card number', BY_NEIGHBOURS.usual);
    }
  });
}

function isLaterBox({ element, declared }: Slot, { element: first }: Slot): boolean {
  const isAlike =
    element.role === 'textbox' &&
    element.frame === first.frame &&
    element.form === first.form &&
    element.maxLength === first.maxLength &&
    Math.abs(element.box.width - first.box.width) <= 2;
  const isSilent = !/[\p{L}\p{N}]/u.test(`${element.label}${element.placeholder}${element.ariaLabel}`);
  return isAlike && isSilent && !declared;
}
