import type { FieldKind } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

const KANA = /(^|[^a-z])(furi)?kana\d*([^a-z]|$)|furigana|yomi(gana)?/i;
/** The head of the row that holds both boxes. */
const KANA_ROW = /^\P{L}*(?:フリガナ|ふりがな|カタカナ)/u;
const READ: Partial<Record<FieldKind, FieldKind>> = {
  firstName: 'firstNameKana',
  lastName: 'lastNameKana',
  fullName: 'fullNameKana',
};

/**
 * Below a Japanese name stands how it is read: the same words once more, which only the page's own name for the field
 * tells apart, or the head of their row. Two boxes under one word for it are the family name and then the other.
 */
export function settleReadings(slots: readonly Slot[]): void {
  slots.forEach((slot, at) => {
    const { element, kind, declared } = slot;
    if (declared || element.role !== 'textbox') return;
    const isOfRow = kind !== 'fullName' && KANA_ROW.test(element.nearby) && isAskedAgain(slots.slice(0, at), slot);
    const reading = KANA.test(`${element.name} ${element.id}`) || isOfRow ? READ[kind] : undefined;
    if (reading) reclassify(slot, reading, 'how a name is read');
    const next = slots[at + 1];
    if (slot.kind !== 'fullNameKana' || next?.kind !== 'fullNameKana' || next.element.form !== element.form) return;
    reclassify(slot, 'lastNameKana', 'first of two boxes');
    reclassify(next, 'firstNameKana', 'second of two boxes');
  });
}

const isAskedAgain = (before: readonly Slot[], { kind, element }: Slot): boolean =>
  before.some((each) => each.kind === kind && each.element.form === element.form);
