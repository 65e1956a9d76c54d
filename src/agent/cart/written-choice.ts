import { bareLabel } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { isAskedWith } from './find-unasked-text.ts';

/** A text or a date that the order gives to a field of the product, such as the name to engrave. */
export interface WrittenChoice {
  field: SnapshotElement;
  text: string;
  name: string;
}

/**
 * The field beside the product that is called just what the order calls the question. A field of another name is never
 * written into: what the order asks for may be a colour that is not offered. Null where there is none, or several.
 */
export function findWrittenChoice(view: View, name: string, label: string): WrittenChoice | null {
  const called = view.snapshot.elements.filter((element) => isText(view, element) && isCalled(element, name));
  const [field, another] = called.filter((element) => isAskedWith(view, element));
  return field && !another ? { field, text: asWritten(field, label), name } : null;
}

/**
 * Whether the field holds what was asked for. One that is named as a card's field is, "Name on the card", is not read: it
 * holds what was written into it (`pressed`).
 */
export function isWritten(choice: WrittenChoice, pressed: ReadonlySet<string>): boolean {
  const { field, text } = choice;
  if (!field.filled) return false;
  return field.masked ? pressed.has(keyOfText(choice)) : foldText(field.value) === foldText(text);
}

export const keyOfText = ({ name, text }: WrittenChoice) => `text ${name} ${text}`;

/** What the field is called says more than the kind that it was taken for: "Name" may be that on the cup. */
function isText({ fields }: View, { ref, role, visible, disabled, readOnly }: SnapshotElement): boolean {
  const { kind = 'other', section = '' } = fields.get(ref) ?? {};
  return role === 'textbox' && visible && !disabled && !readOnly && kind !== 'quantity' && !ELSEWHERE.has(section);
}

const ELSEWHERE: ReadonlySet<string> = new Set(['login', 'newsletter', 'search']);

/** A shop cuts what is longer than its field allows, and would sell another text than the one ordered. */
export function isTooLong({ field, text }: WrittenChoice): boolean {
  return field.maxLength > 0 && text.length > field.maxLength;
}

function isCalled({ label, ariaLabel, placeholder }: SnapshotElement, name: string): boolean {
  return [label, ariaLabel, placeholder].some(
    (words) => words !== '' && [words, bareLabel(words)].some((each) => foldText(each) === foldText(name)),
  );
}

/** A box for a date takes it in one form alone, whatever the customer is shown. */
function asWritten({ type }: SnapshotElement, label: string): string {
  const text = label.trim();
  if (type !== 'date' && type !== 'datetime-local') return text;
  const iso = text.replace(
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return type === 'date' ? iso : iso.replace(/^(\d{4}-\d\d-\d\d)[\s,]+(?=\d)/, '$1T');
}
