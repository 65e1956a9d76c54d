import { describe } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import type { View } from '../view/view.ts';

/**
 * Whatever it says: the shop complains of an empty address for the bill, and an open box stands right before its first
 * field. The tick may make that address needless; where it does not, the box is left open again. Null where the box is none
 * of these.
 */
export function sparesBilling(
  { memory, order, tries }: Pick<Run, 'memory' | 'order' | 'tries'>,
  view: View,
  box: SnapshotElement,
): boolean | null {
  if (box.role !== 'checkbox' || !memory.addressGiven || hasOwnBillingAddress(order)) return null;
  // What names an amount may cost it.
  if (/\d/.test(box.label)) return null;
  const key = `spares billing ${describe(box)}`;
  if (box.checked) return tries.count(key) > 0 ? !isBeforeBilling(view, box) : null;
  return isBeforeBilling(view, box) && isComplainedOf(view, box) && tries.mayTry(key, 1) ? true : null;
}

function isBeforeBilling({ snapshot: { elements }, fields }: View, box: SnapshotElement): boolean {
  const next = elements.slice(elements.indexOf(box) + 1).find(({ visible }) => visible);
  if (next?.role !== 'textbox' || next.filled) return false;
  return fields.get(next.ref)?.section === 'billing' && next.frame === box.frame && next.form === box.form;
}

function isComplainedOf({ snapshot, fields }: View, { frame, form }: SnapshotElement): boolean {
  return snapshot.elements.some(
    (each) =>
      each.visible &&
      each.frame === frame &&
      each.form === form &&
      (each.invalid || each.error !== '') &&
      fields.get(each.ref)?.section === 'billing',
  );
}
