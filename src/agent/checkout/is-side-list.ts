import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

const PERSONAL = new Set<FieldKind>([
  'firstName',
  'lastName',
  'fullName',
  'street',
  'postalCode',
  'city',
  'phone',
  'phoneArea',
  'phoneLocal',
  'email',
]);

/** What a step may ask for by itself, with a list alone. */
const PLACES = new Set<FieldKind>(['country', 'province', 'city']);

/**
 * A list in a form of its own, such as the switches and filters of headers and side boxes: it answers no question of the
 * person who stands in another form, and none but that for a place where nobody does.
 */
export function isSideList(view: View, { role, form, frame }: SnapshotElement, kind: FieldKind): boolean {
  if (role !== 'select' || form < 0) return false;
  const written = view.snapshot.elements.filter((other) => {
    const field = view.fields.get(other.ref);
    return other.visible && other.role === 'textbox' && field !== undefined && PERSONAL.has(field.kind);
  });
  if (written.some((other) => other.frame === frame && other.form === form)) return false;
  return !PLACES.has(kind) || written.some((other) => other.form >= 0);
}
