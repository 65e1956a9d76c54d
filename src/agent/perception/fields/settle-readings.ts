import type { FieldKind } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

const KANA = /(^|[^a-z])(furi)?kana\d*([^a-z]|$)|furigana|yomi(gana)?/i;
const READ: Partial<Record<FieldKind, FieldKind>> = {
  firstName: 'firstNameKana',
  lastName: 'lastNameKana',
  fullName: 'fullNameKana',
};

/**
 * Below a Japanese name stands how it is read: the same words once more, which only the page's own name for the field
 * tells apart. Two boxes under one word for it are the family name and then the other.
 */
export function settleReadings(slots: readonly Slot[]): void {
  slots.forEach((slot, at) => {
    const { element, kind, declared } = slot;
    if (declared || element.role !== 'textbox') return;
    const reading = KANA.test(`${element.name} ${element.id}`) ? READ[kind] : undefined;
    if (reading) reclassify(slot, reading, 'how a name is read');
    const next = slots[at + 1];
    if (slot.kind !== 'fullNameKana' || next?.kind !== 'fullNameKana' || next.element.form !== element.form) return;
    reclassify(slot, 'lastNameKana', 'first of two boxes');
    reclassify(next, 'firstNameKana', 'second of two boxes');
  });
}
