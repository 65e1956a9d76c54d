import { says } from '../../words/says.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/** Marked as one that has to be filled, or refused empty. */
export function isDemanded({ required, invalid, error, label }: SnapshotElement): boolean {
  return required || invalid || error !== '' || label.includes('*');
}

/**
 * So does a field of a form that marks none at all: there each may have to be filled, but for those that say that they need
 * not. Only for answers that do no harm where nobody wanted them.
 */
export function mayBeDemanded({ snapshot }: View, element: SnapshotElement): boolean {
  if (isDemanded(element)) return true;
  const isFree = [element.label, element.placeholder].some((text) => says('optional', text));
  const isBeside = (other: SnapshotElement) =>
    other.visible && other.form === element.form && other.frame === element.frame && FIELDS.has(other.role);
  return !isFree && !snapshot.elements.some((other) => isBeside(other) && isDemanded(other));
}

const FIELDS: ReadonlySet<SnapshotElement['role']> = new Set(['textbox', 'select', 'combobox']);
