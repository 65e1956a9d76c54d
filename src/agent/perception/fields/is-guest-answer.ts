import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest, matchKinds } from '../../../words/match-phrases.ts';
import type { ActionKind, SnapshotElement } from '../seen/types.ts';
import type { Slot } from './slot.ts';

/** What programs call a customer without an account; it is the same in every language of the page. */
const GUEST = /(^|[^a-z])(guest|anonymous|noaccount|without)/i;

/** A kind of customer among radio buttons, by the name that the form itself gives it. */
export function isGuestAnswer({ role, value, id }: SnapshotElement): boolean {
  return role === 'radio' && GUEST.test(`${value} ${id}`);
}

const actions = compileKinds<ActionKind>('actions');

/** By its name, or by words that speak of a guest and not of a new account. */
function saysGuest(element: SnapshotElement): boolean {
  if (isGuestAnswer(element)) return true;
  const text = foldLabel(element.label || element.text);
  const lengthOf = (kind: ActionKind) => {
    const phrases = actions.get(kind);
    return (phrases && longest(phrases, text)?.phrase.length) ?? 0;
  };
  return element.role === 'radio' && lengthOf('guest') > lengthOf('register');
}

/** A heading that a button for guests could carry: "Guest checkout". */
function headsGuests(heading: string): boolean {
  return matchKinds(actions, foldLabel(heading)).some(({ kind, cover }) => kind === 'guest' && cover === 1);
}

/** Under such a heading nobody signs in, whatever programs call the form, as long as it asks for no password. */
export function isHeadedForGuests(members: readonly Slot[]): boolean {
  const [nearest = ''] = members[0]?.element.sections ?? [];
  return headsGuests(nearest) && !members.some(({ element }) => element.type === 'password');
}

/**
 * One form for all kinds of customers: once it is told that a guest orders, its password is for somebody else. Frame and
 * number of each such form.
 */
export function formsOfGuests(slots: readonly Slot[]): Set<string> {
  const told = slots.filter(({ element }) => element.visible && element.checked === true && saysGuest(element));
  return new Set(
    told.filter(({ element }) => element.form >= 0).map(({ element }) => `${element.frame}:${element.form}`),
  );
}
