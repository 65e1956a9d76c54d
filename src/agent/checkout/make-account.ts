import { randomBytes } from 'node:crypto';
import { openPage } from '../actions/open-page.ts';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { AROUND, isSubmit, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { POSSIBLE, WEAK } from '../view/certainty.ts';
import { sendsForm } from '../view/form-submits.ts';
import { look, lookUntil } from '../view/look.ts';
import { candidates, pageScore, signature, type View } from '../view/view.ts';
import type { GoalResult } from './goal.ts';
import { complaintOf } from './what-is-missing.ts';

/**
 * Registers the customer, one move at a time: opens the form, writes the password, and sends the form once the other
 * goals have nothing left to fill in it.
 */
export async function makeAccount(run: Run, view: View): Promise<GoalResult> {
  run.memory.accountNeeded = true;
  run.memory.accountWallUrl ??= view.snapshot.url;
  const passwords = newPasswords(view);
  if (passwords.length === 0) return openForm(run, view);
  const open = passwords.filter((element) => !element.filled);
  if (open.length > 0 && run.tries.mayTry(`password ${view.snapshot.url}`, 3)) {
    const password = await accountPassword(run);
    await setValues(
      run,
      view,
      open.map((element) => ({ element, text: password })),
    );
    run.steps.record('LOGIN_ATTEMPT', 'registering the customer because the merchant requires an account');
    return 'acted';
  }
  return sendForm(run, view, passwords);
}

/** Passwords that are to be chosen, not known: those of a form that registers. */
export function newPasswords(view: View): SnapshotElement[] {
  return view.snapshot.elements.filter((element) => {
    const field = view.fields.get(element.ref);
    if (!element.visible || element.disabled) return false;
    return field?.kind === 'passwordConfirm' || (field?.kind === 'password' && field.section !== 'login');
  });
}

async function openForm(run: Run, view: View): Promise<GoalResult> {
  const register = waysToRegister(view).find((element) =>
    run.tries.mayTry(`register ${view.snapshot.url} ${describe(element)}`, 1),
  );
  if (!register) throw new Stop('guest_checkout_unavailable', 'no way to create an account was found');
  await press(run, view, register);
  return 'acted';
}

/** What stands with the sign-in that the checkout asked for knows the way back; what stands around every page does not. */
export function waysToRegister(view: View): SnapshotElement[] {
  const doors = view.snapshot.elements.filter(({ type, visible, form }) => type === 'password' && visible && form >= 0);
  const isBeside = isInFormOf(doors);
  const rank = (element: SnapshotElement) =>
    isBeside(element) || isTab(element) ? 0 : AROUND.has(element.landmark) ? 2 : 1;
  const all = new Set([...candidates(view, 'register'), ...doorsBeside(view, isBeside)]);
  return [...all].toSorted((a, b) => rank(a) - rank(b));
}

/**
 * "I am a new customer. Continue": a door beside the sign-in may say only that it leads on. It is told by its address, or by
 * being the only one.
 */
function doorsBeside(view: View, isSignIn: (element: SnapshotElement) => boolean): SnapshotElement[] {
  const isOutside = (element: SnapshotElement) =>
    !isSignIn(element) && !element.covered && (isTab(element) || !AROUND.has(element.landmark));
  const told = candidates(view, 'register', ANY_CLUE).filter(isOutside);
  const leading = candidates(view, 'continue').filter(isOutside);
  return [...told, ...(leading.length === 1 ? leading : [])];
}

/** Signing in and registering may be two tabs of one place, which calls the list of its tabs a navigation. */
const isTab = ({ role }: SnapshotElement) => role === 'tab';

/** An address alone, whatever the control says. */
const ANY_CLUE = 0.2;

/** A form that also asks for the address is sent by the checkout itself. */
async function sendForm(run: Run, view: View, passwords: readonly SnapshotElement[]): Promise<GoalResult> {
  const isOwn = isInFormOf(passwords);
  const inForm = (element: SnapshotElement) => element.form < 0 || isOwn(element);
  const isPartOfCheckout = view.snapshot.elements.some(
    (element) => view.fields.get(element.ref)?.kind === 'street' && element.visible && inForm(element),
  );
  const leadsOn = [...candidates(view, 'continue'), ...candidates(view, 'placeOrder')].some(inForm);
  if (isPartOfCheckout && leadsOn) return 'idle';
  const next = waysToSend(view, passwords).find((element) =>
    run.tries.mayTry(`send account ${view.snapshot.url} ${describe(element)}`, 1),
  );
  if (!next) return (await answersLate(run, view)) ? 'acted' : fillForgotten(run, view, passwords);
  await press(run, view, next);
  const after = await look(run);
  checkPage(run, after);
  return backToCheckout(run, after);
}

/** On a busy machine the page may still be the one that was sent: what came of it shows a moment later. */
async function answersLate(run: Run, view: View): Promise<boolean> {
  const asked = `answer about the account ${view.snapshot.url} ${run.requests.documentCount()}`;
  if (run.memory.accountPassword === null || !run.tries.mayTry(asked, 1)) return false;
  const before = signature(view);
  return signature(await lookUntil(run, view, (each) => signature(each) !== before, ANSWER_MS)) !== before;
}

const ANSWER_MS = 4_000;

/** A form that was sent in vain may want what was taken for the password of an account that exists. */
async function fillForgotten(run: Run, view: View, passwords: readonly SnapshotElement[]): Promise<GoalResult> {
  const isOwn = isInFormOf(passwords);
  const empty = view.snapshot.elements.filter(
    (element) =>
      element.type === 'password' && element.visible && !element.filled && element.form >= 0 && isOwn(element),
  );
  if (empty.length === 0 || !run.tries.mayTry(`forgotten password ${view.snapshot.url}`, 1))
    throw new Stop('guest_checkout_unavailable', refusalOf(view));
  const password = await accountPassword(run);
  await setValues(
    run,
    view,
    empty.map((element) => ({ element, text: password })),
  );
  run.tries.forget(/^send account /);
  return 'acted';
}

/**
 * What may send the form with these passwords, best first. In some languages one word signs in and registers: what says
 * only the latter goes before it, and a button of the form before one of the page. A link that leads to another page sends
 * nothing, and loses what was typed.
 */
export function waysToSend(view: View, passwords: readonly SnapshotElement[]): SnapshotElement[] {
  const isOwn = isInFormOf(passwords);
  const submits = view.snapshot.elements.filter((element) => isSubmit(element) && element.visible && element.form >= 0);
  const signsIn = new Set(candidates(view, 'signIn'));
  const rank = (element: SnapshotElement) => Number(!isOwn(element)) * 2 + Number(signsIn.has(element));
  return [...candidates(view, 'register', WEAK), ...candidates(view, 'continue', WEAK), ...submits]
    .filter((element) => !element.disabled && (element.form < 0 || isOwn(element)))
    .filter((element) => element.role !== 'link' || sendsForm(element))
    .toSorted((a, b) => rank(a) - rank(b));
}

function isInFormOf(fields: readonly SnapshotElement[]): (element: SnapshotElement) => boolean {
  const forms = new Set(fields.map(({ frame, form }) => `${frame}/${form}`));
  return ({ frame, form }) => forms.has(`${frame}/${form}`);
}

/** Many shops confirm the registration on an account page; the checkout is still where it was. */
async function backToCheckout(run: Run, view: View): Promise<View> {
  if (newPasswords(view).length === 0) noteMade(run);
  const wall = run.memory.accountWallUrl;
  const goesOn = (['address', 'shipping', 'payment', 'review', 'cart'] as const).some(
    (kind) => pageScore(view, kind) >= POSSIBLE,
  );
  if (goesOn || !wall || newPasswords(view).length > 0 || view.snapshot.url === wall) return view;
  if (!run.tries.mayTry('back from the account', 1)) return view;
  return openPage(run, wall);
}

/** What led to the wall before may lead past it now. */
function noteMade(run: Pick<Run, 'memory' | 'tries'>): void {
  if (run.memory.accountMade) return;
  run.memory.accountMade = true;
  run.tries.forget(/^advance /);
}

function refusalOf(view: View): string {
  const message = complaintOf(view) || 'nothing says why';
  return `the merchant did not create an account: ${message}`.replace(/\s+/g, ' ').slice(0, 160);
}

/** Handed to the caller before it is used, so that no account can exist whose password nobody knows. */
async function accountPassword(run: Pick<Run, 'hooks' | 'memory' | 'order' | 'site'>): Promise<string> {
  if (run.memory.accountPassword === null) {
    const password = `${randomBytes(12).toString('base64url')}aA1!`;
    await run.hooks.onMerchantAccount?.({ origin: run.site.origin, email: run.order.contact.email, password });
    run.memory.accountPassword = password;
  }
  return run.memory.accountPassword;
}
