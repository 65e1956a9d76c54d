import type { SnapshotElement } from './types.ts';

/** What a browser sends the form by. A picture does it as well as a button. */
export function isSubmit({ role, tag, type }: Pick<SnapshotElement, 'role' | 'tag' | 'type'>): boolean {
  return role === 'button' && (type === 'submit' || type === 'image' || (tag === 'button' && type === ''));
}
