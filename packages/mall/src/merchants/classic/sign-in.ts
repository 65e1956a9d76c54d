import { html } from '../../markup.ts';
import type { MallRequest } from '../../merchant.ts';
import { steps } from './address-step.ts';
import { layout, problemBox } from './layout.ts';
import type { ClassicState } from './state.ts';

export function signInPage(problems: string[] = []) {
  return layout(
    'Checkout',
    html`${steps('Sign In')}${problemBox(problems)}<h1>Checkout</h1><table width="100%" cellspacing="10"><tr><td width="50%" valign="top" class="grid" style="padding:14px">
<b>Returning customers</b><form method="post" action="/store/checkout.cgi"><input type="hidden" name="step" value="signin"><table class="formtable"><tr><td>E-mail</td><td><input type="text" name="LoginEmail" size="22"></td></tr>
<tr><td>Password</td><td><input type="password" name="LoginPassword" size="22"></td></tr><tr><td></td><td><input class="btn2" type="submit" value="Sign In"></td></tr></table></form></td>
<td width="50%" valign="top" class="grid" style="padding:14px"><b>New customers</b><p>You do not need an account to order from us.</p>
<form method="post" action="/store/checkout.cgi"><input type="hidden" name="step" value="guest"><input class="btn" type="submit" value="Continue as Guest"></form></td></tr></table>`,
  );
}

/** Nobody holds an account here: every attempt is refused. */
export function signIn(request: MallRequest<ClassicState>) {
  return signInPage([`We have no account for ${request.form.get('LoginEmail') || 'that address'} with that password.`]);
}
