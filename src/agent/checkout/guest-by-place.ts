import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import { says } from '../../words/says.ts';
import { type ActionKind, isGuestAnswer, type SnapshotElement } from '../perception/index.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import type { View } from '../view/view.ts';

const actions = compileKinds<ActionKind>('actions');

/** What is known to lead somewhere other than past the sign-in. */
const OTHER_KINDS: readonly ActionKind[] = ['signIn', 'register', 'search', 'continueShopping', 'edit', 'viewCart'];

/**
 * Beside a sign-in in unknown words: the answer that the form itself calls a guest, the one button under a heading that
 * speaks of orders without an account, the one control below a text that does, or the only other form, which asks for
 * nothing and has one button. Null where there is none, or more than one.
 */
export function guestByPlace(view: View): SnapshotElement | null {
  const open = view.snapshot.elements.filter(({ visible, disabled }) => visible && !disabled);
  const formOf = ({ frame, form }: SnapshotElement) => `${frame}/${form}`;
  const locked = new Set(open.filter(({ type, form }) => type === 'password' && form >= 0).map(formOf));
  const answer = guestAnswer(view);
  // A page that scripts send has no form at all.
  if (answer && answer.checked !== true && open.some(({ type }) => type === 'password')) return answer;
  if (locked.size === 0) return null;
  const outside = open.filter((element) => isInForm(element) && !locked.has(formOf(element)));
  // What may order leads on as well, but it is pressed with care, and not from here.
  const mayOrder = new Set(view.actions.filter(({ kind }) => kind === 'placeOrder').map(({ ref }) => ref));
  const headed = outside.filter((each) => isDoor(each) && !mayOrder.has(each.ref) && isOfGuests(each.section));
  if (headed.length === 1) return headed[0] ?? null;
  const unknown = new Set(unknownControls(view, OTHER_KINDS));
  const told = [...unknown].filter(
    (each) => !locked.has(formOf(each)) && !mayOrder.has(each.ref) && isOfGuests(textAbove(view, each)),
  );
  if (told.length === 1) return told[0] ?? null;
  const forms = [...Map.groupBy(outside, formOf).values()].filter((members) =>
    members.every((member) => !isTyped(member) && (member.role !== 'radio' || answer !== undefined)),
  );
  const doors = forms.map((members) => members.filter(isDoor)).filter((buttons) => buttons.length === 1);
  const [door, ...more] = doors.flat().filter((each) => unknown.has(each) && !mayOrder.has(each.ref));
  return door && more.length === 0 ? door : null;
}

/** What a control alone in its block says above itself: "Check out as a guest." and below it a link. */
function textAbove({ snapshot }: View, control: SnapshotElement): string {
  const { ref, frame, order, text: own } = control;
  for (const block of control.ancestors.slice(0, BLOCK_DEPTH)) {
    const isInside = (each: { frame: number; ancestors: readonly number[] }) =>
      each.frame === frame && each.ancestors.includes(block);
    if (snapshot.elements.some((other) => other.ref !== ref && other.visible && isInside(other))) return '';
    const above = snapshot.texts.filter((each) => isInside(each) && each.order < order && each.text !== own);
    const last = above.at(-1);
    if (last) return last.text;
  }
  return '';
}

const BLOCK_DEPTH = 3;

/** A heading may be called as the button below it would be: "Guest checkout". */
function isOfGuests(heading: string): boolean {
  const isCalledGuest = matchKinds(actions, foldLabel(heading)).some(
    ({ kind, cover }) => kind === 'guest' && cover === 1,
  );
  return says('noAccount', heading) || isCalledGuest;
}

/** Kinds of customers may be answers of one form, which asks for the password of one of them. */
export function guestAnswer({ snapshot }: View): SnapshotElement | undefined {
  return snapshot.elements.find(
    (element) => isGuestAnswer(element) && element.visible && !element.disabled && isInPage(element),
  );
}

function isInForm(element: SnapshotElement): boolean {
  return element.form >= 0 && isInPage(element);
}

function isInPage({ covered, landmark }: SnapshotElement): boolean {
  return !covered && !['header', 'nav', 'footer'].includes(landmark);
}

function isTyped({ role }: SnapshotElement): boolean {
  return role === 'textbox' || role === 'spinbutton' || role === 'select' || role === 'combobox';
}

function isDoor({ role, text, ariaLabel }: SnapshotElement): boolean {
  return (role === 'button' || role === 'clickable') && /\p{L}{2}/u.test(text || ariaLabel);
}
