import type { SnapshotElement } from '../perception/index.ts';
import { isCookieNotice } from '../refusals/cookie-controls.ts';
import type { View } from '../view/view.ts';

/** What the page complains of, with the names of the fields it complains about: "required" alone tells a reader nothing. */
export function complaintOf(view: View): string {
  // "***" in red beside the goods points at what is said elsewhere.
  const errors = view.snapshot.messages.filter(
    ({ kind, text }) => kind === 'error' && /\p{L}/u.test(text) && !isCookieNotice(view, text),
  );
  const text = errors[0]?.text ?? '';
  const refused = asked(view).filter(
    ({ ref, invalid, error }) => invalid || error !== '' || errors.some((each) => each.ref === ref),
  );
  const names = namesOf(refused).filter((name) => !text.includes(name));
  return text !== '' && names.length > 0 ? `${text}: ${names.join(', ')}` : text;
}

/** The names of fields that have to be filled and are empty. */
export function unanswered(view: View): string[] {
  return namesOf(asked(view).filter(({ required, filled }) => required && !filled));
}

/** What the checkout itself asks: a form for news, for a search or for members is not sent with it. */
function asked({ snapshot, fields }: View): SnapshotElement[] {
  return snapshot.elements.filter(
    ({ ref, visible, role }) => visible && role !== 'button' && !ELSEWHERE.has(fields.get(ref)?.section ?? ''),
  );
}

const ELSEWHERE: ReadonlySet<string> = new Set(['login', 'newsletter', 'search']);

/** Without the marks that say that a field has to be filled. */
function namesOf(elements: readonly SnapshotElement[]): string[] {
  const names = elements.map(({ label, placeholder }) => (label || placeholder).replace(/[\s*:]+$/u, '').trim());
  return [...new Set(names)].filter((name) => name !== '');
}
