import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

/** The same control in a later view: of those that look alike, the one with the same place among them. */
export function findAgain(before: View, element: SnapshotElement, later: View): SnapshotElement | undefined {
  const key = keyOf(element);
  const alike = (view: View) => view.snapshot.elements.filter((each) => keyOf(each) === key);
  return alike(later)[alike(before).findIndex(({ ref }) => ref === element.ref)];
}

function keyOf({ frame, tag, role, text, label, name, id, form }: SnapshotElement): string {
  return [frame, tag, role, text, label, name, id, form].join('|');
}
