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

/**
 * The button of a newsletter: it sends an e-mail address and nothing else, and the card is asked for elsewhere. A form
 * around the frame of the card, or around a choice, is the order's own.
 */
export function isNewsletterSubmit(view: View, { frame, form, role }: SnapshotElement): boolean {
  if (role !== 'button' || !isLoneEmail(view, { frame, form })) return false;
  const { elements } = view.snapshot;
  const own = elements.filter((element) => element.frame === frame && element.form === form && element.visible);
  const places = own.map(({ order }) => order);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const holdsCard = elements.some(
    ({ ref, order }) => order > first && order < last && view.fields.get(ref)?.kind.startsWith('card'),
  );
  return !holdsCard && own.every((element) => element.role !== 'radio');
}
