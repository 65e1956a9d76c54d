import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

type Placed = Pick<SnapshotElement, 'frame' | 'form'>;
const TEXTS = new Set(['textbox', 'combobox', 'select', 'spinbutton']);

/** A form that asks for an e-mail address and nothing else: a newsletter, or the first step of a guest. */
export function isLoneEmail({ snapshot, fields }: View, { frame, form }: Placed): boolean {
  if (form < 0) return false;
  const asked = snapshot.elements.filter(
    (element) => element.frame === frame && element.form === form && element.visible && TEXTS.has(element.role),
  );
  return asked.length === 1 && asked.every(({ ref, type }) => type === 'email' || fields.get(ref)?.kind === 'email');
}

/** In one form with a password, or without forms in one section with it: it signs in, or makes an account. */
export function isBesidePassword({ snapshot, fields }: View, { ref, frame, form }: SnapshotElement): boolean {
  const sectionOf = (of: string) => fields.get(of)?.section;
  return snapshot.elements.some(
    (other) =>
      other.visible &&
      other.type === 'password' &&
      other.frame === frame &&
      other.form === form &&
      (form >= 0 || sectionOf(other.ref) === sectionOf(ref)),
  );
}
