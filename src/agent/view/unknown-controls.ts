import { type ActionKind, AROUND, type SnapshotElement } from '../perception/index.ts';
import { POSSIBLE } from './certainty.ts';
import { barredRefs } from './form-submits.ts';
import { candidates, type View } from './view.ts';

const PRESSED: ReadonlySet<SnapshotElement['role']> = new Set(['button', 'clickable', 'link']);
/**
 * Controls of the page's own content that a person could press now and that say none of the kinds named: where words fail,
 * their place decides what they do. Nothing that orders, removes or leads somewhere else is among them.
 */
export function unknownControls(view: View, known: readonly ActionKind[]): SnapshotElement[] {
  const other = barredRefs(view);
  for (const kind of known) for (const { ref } of candidates(view, kind, POSSIBLE)) other.add(ref);
  return view.snapshot.elements.filter(
    (element) =>
      PRESSED.has(element.role) &&
      element.visible &&
      !element.disabled &&
      !element.covered &&
      element.checked === null &&
      !AROUND.has(element.landmark) &&
      /\p{L}{2}/u.test(element.text || element.ariaLabel || element.label) &&
      !other.has(element.ref),
  );
}
