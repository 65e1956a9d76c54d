import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

/** Fields that are marked as wrong, or complained about, and were not before. */
export function newlyWrong(before: View, after: View): SnapshotElement[] {
  const wrongIn = ({ snapshot }: View) =>
    snapshot.elements.filter(({ visible, invalid, error }) => visible && (invalid || error !== ''));
  const known = new Set(wrongIn(before).map(({ name, label }) => `${name} ${label}`));
  return wrongIn(after).filter(({ name, label }) => !known.has(`${name} ${label}`));
}
