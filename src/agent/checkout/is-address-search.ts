import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import { candidates, type View } from '../view/view.ts';

const REST: ReadonlySet<FieldKind> = new Set(['city', 'postalCode']);

/**
 * A box that looks the address up, whatever it is called: the page asks for neither town nor postal code beside it and
 * offers to write the address by hand. What is typed there is no part of the order.
 */
export function isAddressSearch(view: View, { ref, frame }: SnapshotElement): boolean {
  if (view.fields.get(ref)?.kind !== 'street') return false;
  const asksRest = view.snapshot.elements.some(
    (each) => each.visible && REST.has(view.fields.get(each.ref)?.kind ?? 'other'),
  );
  return !asksRest && candidates(view, 'enterManually').some((control) => control.frame === frame);
}
