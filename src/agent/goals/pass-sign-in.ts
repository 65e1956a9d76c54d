import { randomBytes } from 'node:crypto';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { mayTry, type Run } from '../run.ts';
import { Stop } from '../stop.ts';
import { candidates, elementOf, pageScore, type View } from '../view.ts';
import type { Goal, GoalResult } from './goal.ts';

const SURE = 0.6;

/** Takes the guest way past a sign-in; makes an account only where there is no other way and the order allows it. */
export const passSignIn: Goal = async (run, view) => {
  const asksToSignIn = pageScore(view, 'signInChoice') >= 0.4 || hasLoginFields(view);
  if (!asksToSignIn) return 'idle';
  const [guest] = candidates(view, 'guest').filter((element) => element.checked !== true);
  if (guest && mayTry(run, `guest ${view.snapshot.url} ${describe(guest)}`, 2)) {
    await press(run, view, guest);
    run.steps.record('GUEST_CHECKOUT', `took ${describe(guest)}`);
    return 'acted';
  }
  if (hasGuestFields(view) || pageScore(view, 'signInChoice') < SURE) return 'idle';
  if (candidates(view, 'guest').length > 0) return 'idle';
  if (!run.order.createAccountIfRequired) {
    throw new Stop('guest_checkout_unavailable', 'the merchant lets nobody order without an account');
  }
  return makeAccount(run, view);
};

function hasLoginFields(view: View): boolean {
  return [...view.fields].some(([ref, field]) => field.section === 'login' && elementOf(view, ref)?.visible);
}

/** A form that can be filled without signing in is the guest way even when it is not called so. */
function hasGuestFields(view: View): boolean {
  const kinds = [...view.fields].flatMap(([ref, field]) =>
    field.section !== 'login' &&
    field.section !== 'register' &&
    field.section !== 'newsletter' &&
    elementOf(view, ref)?.visible
      ? [field.kind]
      : [],
  );
  return kinds.includes('street') || (kinds.includes('email') && !kinds.includes('password'));
}

async function makeAccount(run: Run, view: View): Promise<GoalResult> {
  run.memory.accountNeeded = true;
  const passwords = view.snapshot.elements.filter((element) => {
    const field = view.fields.get(element.ref);
    return (field?.kind === 'password' || field?.kind === 'passwordConfirm') && field.section === 'register';
  });
  if (passwords.length === 0) {
    const [register] = candidates(view, 'register');
    if (!register || !mayTry(run, `register ${view.snapshot.url}`, 2)) {
      throw new Stop('guest_checkout_unavailable', 'no way to make an account was found');
    }
    await press(run, view, register);
    return 'acted';
  }
  const open = passwords.filter((element) => !element.filled);
  if (open.length === 0) return 'idle';
  const password = await accountPassword(run);
  await setValues(
    run,
    view,
    open.map((element) => ({ element, text: password })),
  );
  run.steps.record('LOGIN_ATTEMPT', 'registering the customer because the merchant requires an account');
  return 'acted';
}

/** Handed to the caller before it is used, so that no account can exist whose password nobody knows. */
async function accountPassword(run: Run): Promise<string> {
  if (run.memory.accountPassword === null) {
    const password = `${randomBytes(12).toString('base64url')}aA1!`;
    await run.hooks.onMerchantAccount?.({ origin: run.site.origin, email: run.order.contact.email, password });
    run.memory.accountPassword = password;
  }
  return run.memory.accountPassword;
}
