import { findProductBox, type SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/**
 * A text or a date that the product cannot be bought without, such as a name to engrave, and that nobody ordered: it is
 * marked beforehand, or complained of once the button was pressed. It stands in the form that adds, or in one of its own
 * that asks for nothing else; a review asks for a name and a rating as well.
 */
export function findUnaskedText({ snapshot, actions, fields }: View): SnapshotElement | undefined {
  const box = findProductBox(snapshot, actions);
  const isOpen = ({ visible, disabled }: SnapshotElement) => visible && !disabled;
  const isText = (element: SnapshotElement) =>
    element.role === 'textbox' && fields.get(element.ref)?.kind !== 'quantity' && !isOfPerson(element);
  const isOfPerson = ({ ref }: SnapshotElement) =>
    ['email', 'firstName', 'lastName', 'fullName', 'phone'].includes(fields.get(ref)?.kind ?? '');
  const isOfAdd = ({ form, frame }: SnapshotElement) =>
    box.adds.some((add) => add.frame === frame && add.form === form);
  const isAlone = ({ form, frame }: SnapshotElement) =>
    form >= 0 &&
    snapshot.elements
      .filter((other) => other.form === form && other.frame === frame && isOpen(other))
      .every((other) => isText(other) || other.role === 'button');
  return snapshot.elements.find(
    (element) =>
      (element.required || element.invalid || element.error !== '') &&
      !element.filled &&
      isOpen(element) &&
      isText(element) &&
      box.holds(element) &&
      (isOfAdd(element) || isAlone(element)),
  );
}
