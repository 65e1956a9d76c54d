import { openPage } from '../actions/open-page.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { openCart } from '../cart/open-cart.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { POSSIBLE } from '../view/certainty.ts';
import { sendsForm } from '../view/form-submits.ts';
import { look } from '../view/look.ts';
import { candidates, pageScore, type View } from '../view/view.ts';
import type { GoalResult } from './goal.ts';

/**
 * A sign-in that comes up although the account was just made: many shops show it to those who are signed in as well, so
 * that the cart is gone on from first. One that comes up again wants to be answered, with what the account was made with.
 */
export async function useAccount(run: Run, view: View): Promise<GoalResult> {
  if (pageScore(view, 'signInChoice') < POSSIBLE || view.page.kind !== 'signInChoice') return 'idle';
  if (run.tries.mayTry('from the account to the cart', 1)) return backToCart(run, view);
  const door = findDoor(view);
  if (!door || run.memory.accountPassword === null || !run.tries.mayTry('sign in with the new account', 1))
    return 'idle';
  const { email } = run.order.contact;
  await setValues(run, view, [
    ...door.names.map((element) => ({ element, text: email })),
    { element: door.password, text: run.memory.accountPassword },
  ]);
  run.steps.record('LOGIN_ATTEMPT', 'signing in with the account that was made for this order');
  run.tries.forget(/^advance /);
  await press(run, view, door.send);
  return look(run);
}

function backToCart(run: Run, view: View): Promise<View> {
  const { cartUrl } = run.memory;
  return cartUrl === null ? openCart(run, view) : openPage(run, cartUrl);
}

interface Door {
  names: SnapshotElement[];
  password: SnapshotElement;
  send: SnapshotElement;
}

/** The page's one form with a single password, who one is, and a button. */
export function findDoor(view: View): Door | null {
  const open = view.snapshot.elements.filter((each) => each.visible && !each.disabled && each.frame === 0);
  const passwords = open.filter(({ ref, type }) => type === 'password' && view.fields.get(ref)?.section === 'login');
  const [password] = passwords;
  if (!password || passwords.length > 1) return null;
  const own = open.filter(({ form }) => form === password.form);
  const names = own.filter(({ ref, role }) => {
    const kind = view.fields.get(ref)?.kind;
    return role === 'textbox' && (kind === 'login' || kind === 'email');
  });
  const signsIn = new Set(candidates(view, 'signIn'));
  const sends = own.filter((each) => each.role === 'button' && sendsForm(each));
  const send = sends.find((each) => signsIn.has(each)) ?? sends.find(({ order }) => order > password.order);
  return names.length === 1 && send ? { names, password, send } : null;
}
