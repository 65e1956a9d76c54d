import type { FieldKind } from '../perception/index.ts';
import type { View } from './view.ts';

/** Whether such a field is in sight, wherever it stands and whether or not it is answered. */
export function showsField({ snapshot, fields }: View, kind: FieldKind): boolean {
  return snapshot.elements.some(({ ref, visible }) => visible && fields.get(ref)?.kind === kind);
}
