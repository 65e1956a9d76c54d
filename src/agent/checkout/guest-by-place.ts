import type { ActionKind, SnapshotElement } from '../perception/index.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import type { View } from '../view/view.ts';

/** What is known to lead somewhere other than past the sign-in. */
const OTHER_KINDS: readonly ActionKind[] = ['signIn', 'register', 'search', 'continueShopping', 'edit', 'viewCart'];
const GUEST = /(^|[^a-z])(guest|anonymous|noaccount|without)/i;

/**
 * Beside a sign-in in unknown words: the answer that the form itself calls a guest, or the only other form,
 * which asks for nothing and has one button. Null where there is none, or more than one.
 */
export function guestByPlace(view: View): SnapshotElement | null {
  const open = view.snapshot.elements.filter(({ visible, disabled }) => visible && !disabled);
  const formOf = ({ frame, form }: SnapshotElement) => `${frame}/${form}`;
  const locked = new Set(open.filter(({ type, form }) => type === 'password' && form >= 0).map(formOf));
  if (locked.size === 0) return null;
  const outside = open.filter(
    (element) =>
      element.form >= 0 &&
      !locked.has(formOf(element)) &&
      !element.covered &&
      !['header', 'nav', 'footer'].includes(element.landmark),
  );
  const answer = outside.find(({ role, value, id }) => role === 'radio' && GUEST.test(`${value} ${id}`));
  if (answer && answer.checked !== true) return answer;
  const unknown = new Set(unknownControls(view, OTHER_KINDS));
  const forms = [...Map.groupBy(outside, formOf).values()].filter((members) =>
    members.every((member) => !isTyped(member) && (member.role !== 'radio' || answer !== undefined)),
  );
  const doors = forms.map((members) => members.filter(isDoor)).filter((buttons) => buttons.length === 1);
  const [door, ...more] = doors.flat().filter((each) => unknown.has(each));
  return door && more.length === 0 ? door : null;
}

function isTyped({ role }: SnapshotElement): boolean {
  return role === 'textbox' || role === 'spinbutton' || role === 'select' || role === 'combobox';
}

function isDoor({ role, text, ariaLabel }: SnapshotElement): boolean {
  return (role === 'button' || role === 'clickable') && /\p{L}{2}/u.test(text || ariaLabel);
}
