import type { SnapshotElement } from './types.ts';

/** Roles of what a person answers on a page, by typing, choosing or ticking. */
export const ANSWERS: ReadonlySet<SnapshotElement['role']> = new Set([
  'textbox',
  'select',
  'combobox',
  'radio',
  'checkbox',
  'spinbutton',
]);
