import { randomBytes } from 'node:crypto';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import { noteWayOn } from '../run/opened-layer.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { POSSIBLE, SURE } from '../view/certainty.ts';
import { candidates, elementOf, pageScore, type View } from '../view/view.ts';
import type { Goal, GoalResult } from './goal.ts';
import { guestAnswer, guestByPlace } from './guest-by-place.ts';
import { makeAccount, newPasswords } from './make-account.ts';
import { useAccount } from './use-account.ts';
import { waysOn } from './ways-on.ts';

/** Takes the guest way past a sign-in; makes an account only where there is no other way and the order allows it. */
export const passSignIn: Goal = {
  name: 'passSignIn',
  appliesWhen: (run, view) => run.memory.accountNeeded || asksToSignIn(view) || demandsPassword(view),
  act,
};

async function act(run: Run, view: View): Promise<GoalResult> {
  if (run.memory.accountNeeded && newPasswords(view).length > 0) return makeAccount(run, view);
  if (!asksToSignIn(view) && !demandsPassword(view)) return 'idle';
  // Whoever has an account is no guest any more: what looks like that way signs out.
  if (run.memory.accountMade) return useAccount(run, view);
  const said = candidates(view, 'guest');
  // What lies behind an open layer has been pressed: the layer is its answer.
  const isOpen = ({ checked, covered }: SnapshotElement) => checked !== true && !(covered && view.snapshot.modal);
  const guest = said.length > 0 ? said.find(isOpen) : guestByPlace(view);
  if (guest && run.tries.mayTry(`guest ${view.snapshot.url} ${describe(guest)}`, 2)) {
    // The page where it was chosen is the evidence; after the press it is on its way out.
    run.steps.record('GUEST_CHECKOUT', `takes ${describe(guest)}`);
    noteWayOn(run, view);
    await press(run, view, guest);
    run.memory.guestTaken ||= said.includes(guest);
    return 'acted';
  }
  const locks = run.memory.guestTaken && demandsPassword(view) ? orderPassword(view) : undefined;
  if (locks) return lockOrder(run, view, locks);
  if (isToldOn(run, view) || (!demandsPassword(view) && !isWall(run, view))) return 'idle';
  if (!run.order.createAccountIfRequired) {
    throw new Stop('guest_checkout_unavailable', 'the merchant does not take orders without an account');
  }
  return makeAccount(run, view);
}

/**
 * Some shops let guests look their order up by a password that they ask for with the address. Whoever came in by the way of
 * guests makes no account by it.
 */
async function lockOrder(run: Run, view: View, element: SnapshotElement): Promise<GoalResult> {
  if (element.filled || !run.tries.mayTry(`order password ${view.snapshot.url}`, 2)) return 'idle';
  // Letters and digits alone, and few of them: that is what the narrowest of these fields take.
  const password = `a${randomBytes(5).toString('hex')}1`;
  await setValues(run, view, [{ element, text: password }]);
  run.steps.record('GUEST_CHECKOUT', "chose a password for the guest's order");
  return 'acted';
}

/** Asked once, and by nothing that speaks of an account. */
function orderPassword(view: View): SnapshotElement | undefined {
  const [only, ...more] = newPasswords(view);
  // The header of every page offers an account.
  const isOwn = ({ frame, form }: SnapshotElement) => frame === only?.frame && form === only.form;
  const speaksOfAccount =
    candidates(view, 'register').some(isOwn) ||
    [...view.fields.values()].some(({ kind, section }) => kind === 'createAccount' || section === 'register');
  return more.length === 0 && !speaksOfAccount ? only : undefined;
}

function asksToSignIn(view: View): boolean {
  return pageScore(view, 'signInChoice') >= POSSIBLE || hasLoginFields(view) || asksWhoOrders(view);
}

/** Guest and customer are answers of one form, and its password is for one of them. */
function asksWhoOrders(view: View): boolean {
  return (
    guestAnswer(view)?.checked === false &&
    view.snapshot.elements.some(({ type, visible }) => type === 'password' && visible)
  );
}

/** A second reader named what leads past the sign-in: it is pressed as any other way on. */
function isToldOn({ tries }: Pick<Run, 'tries'>, view: View): boolean {
  const isTold = candidates(view, 'continue').some(({ ref }) => view.taught?.ways.has(ref));
  return isTold && tries.mayTry(`past the sign-in as told ${view.snapshot.url}`, 1);
}

/** Nothing here leads past the sign-in; a page that is not so sure to be one gets the chance to show another way first. */
function isWall(run: Pick<Run, 'hints' | 'memory' | 'site' | 'tries'>, view: View): boolean {
  if (candidates(view, 'guest').length > 0 || guestByPlace(view) || hasGuestFields(view)) return false;
  const score = pageScore(view, 'signInChoice');
  if (score >= SURE) return true;
  const isNamed = view.page.kind === 'signInChoice';
  if (score < POSSIBLE || (!isNamed && view.page.score >= SURE)) return false;
  // A box at the side may speak of the cart more loudly than the sign-in of itself: its way to the checkout leads back here.
  return waysOn(run, view).length === 0 || !run.tries.mayTry(`past the sign-in ${view.snapshot.url}`, isNamed ? 2 : 1);
}

function fieldsOf(view: View, kinds: readonly FieldKind[]): SnapshotElement[] {
  return view.snapshot.elements.filter((element) => {
    const field = view.fields.get(element.ref);
    return field !== undefined && kinds.includes(field.kind) && element.visible && !element.disabled;
  });
}

function hasLoginFields(view: View): boolean {
  return [...view.fields].some(([ref, field]) => field.section === 'login' && elementOf(view, ref)?.visible);
}

/** A form that can be filled without signing in is the guest way even when it is not called so. */
function hasGuestFields(view: View): boolean {
  const formOf = (element: SnapshotElement) => `${element.frame}/${element.form}`;
  const locked = new Set(fieldsOf(view, ['password', 'passwordConfirm']).map(formOf));
  return fieldsOf(view, ['street', 'email']).some((element) => {
    const field = view.fields.get(element.ref);
    if (field?.section === 'login' || field?.section === 'register' || field?.section === 'newsletter') return false;
    return field?.kind === 'street' || element.form < 0 || !locked.has(formOf(element));
  });
}

/**
 * An address form that cannot be sent without a new password makes an account of every order, and so does any form that
 * was sent and came back for want of one.
 */
function demandsPassword(view: View): boolean {
  const streets = new Set(fieldsOf(view, ['street']).map((element) => `${element.frame}/${element.form}`));
  const isRefused = ({ ref, filled, invalid, error }: SnapshotElement) =>
    !filled && (invalid || error !== '' || view.snapshot.messages.some((each) => each.ref === ref));
  return newPasswords(view).some(
    (element) =>
      element.required && element.form >= 0 && (isRefused(element) || streets.has(`${element.frame}/${element.form}`)),
  );
}
