import type { View } from './view.ts';

/** Fields are marked as wrong, or complained about, that were not before. */
export function hasNewlyWrong(before: View, after: View): boolean {
  const wrongIn = ({ snapshot }: View) =>
    snapshot.elements.filter(({ visible, invalid, error }) => visible && (invalid || error !== ''));
  const known = new Set(wrongIn(before).map(({ name, label }) => `${name} ${label}`));
  return wrongIn(after).some(({ name, label }) => !known.has(`${name} ${label}`));
}
