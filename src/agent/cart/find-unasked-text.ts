import { findProductBox, type SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/**
 * A text or a date that the product cannot be bought without, such as a name to engrave, and that nobody ordered: it is
 * marked beforehand, or complained of once the button was pressed.
 */
export function findUnaskedText(view: View, isDemanded = isMarked): SnapshotElement | undefined {
  return view.snapshot.elements.find(
    (element) => isDemanded(element) && !element.filled && mayBeForText(view, element) && isAskedWith(view, element),
  );
}

const isMarked = ({ required, invalid, error }: SnapshotElement) => required || invalid || error !== '';

/**
 * Whether a field is answered before the product is added: it stands in the form that adds, or in one of its own that
 * asks for nothing else; a review asks for a name and a rating as well.
 */
export function isAskedWith(view: View, element: SnapshotElement): boolean {
  const { snapshot, actions } = view;
  const { form, frame } = element;
  const box = findProductBox(snapshot, actions);
  if (!box.holds(element)) return false;
  if (box.adds.some((add) => add.frame === frame && add.form === form)) return true;
  const others = snapshot.elements.filter((other) => other.form === form && other.frame === frame && isOpen(other));
  const isForText = (other: SnapshotElement) => mayBeForText(view, other) && !namesPerson(view, other);
  return form >= 0 && others.every((other) => isForText(other) || other.role === 'button');
}

/** In the form that adds, "Name on the card" may be what is printed on the goods. */
function namesPerson({ fields }: View, { ref }: SnapshotElement): boolean {
  return ['firstName', 'lastName', 'fullName'].includes(fields.get(ref)?.kind ?? '');
}

/** A box for words or a date that asks neither where to write to the buyer nor how many. */
function mayBeForText({ fields }: View, element: SnapshotElement): boolean {
  const { kind = 'other' } = fields.get(element.ref) ?? {};
  return element.role === 'textbox' && isOpen(element) && !OTHERWISE.has(kind);
}

const isOpen = ({ visible, disabled }: SnapshotElement) => visible && !disabled;

const OTHERWISE: ReadonlySet<string> = new Set(['quantity', 'email', 'phone']);
