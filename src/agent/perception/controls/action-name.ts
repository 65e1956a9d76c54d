import type { SnapshotElement } from '../seen/types.ts';

/** Visible words first, then the names given to assistive technology. */
export function actionName(element: SnapshotElement): string {
  return element.text || element.ariaLabel || element.label || element.title || '';
}
