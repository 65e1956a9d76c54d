import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';

/** Further pages between cart and checkout; null where the habit is none of these. */
export function looseGate(shop: Shop, parts: { signIn: Markup; email: Markup }): Markup | null {
  const { say, design } = shop;
  const kind = design.gates.does;
  const title = html`<h1>${say('checkout')}</h1>`;
  const beside = (first: Markup) =>
    html`${title}<div class="${shop.c('columns')}"><div class="${shop.c('card wide')}">${first}</div><div class="${shop.c('card narrow')}">${parts.signIn}</div></div>`;
  if (kind === 'submit-pair')
    return beside(
      html`<form action="/checkout/gate" method="post"><button class="${shop.c('button plain')}" name="as" value="register"${mark('decoy:register')}>${say('register')}</button> <button class="${shop.c('button plain')}" name="as" value="guest"${mark('action:guest')}>${say('guest')}</button></form>`,
    );
  if (kind === 'next-link')
    return beside(
      html`<h2>${say('newCustomer')}</h2><p>${say('guest')}.</p><p><a class="${shop.c('button primary')}" href="/checkout/gate?as=guest"${mark('action:guest')}>${say('continue')} ›</a></p>`,
    );
  if (kind === 'guest-email')
    return beside(
      html`<h2>${say('guest')}</h2><form action="/checkout/gate" method="post"${design.validation.does.isNative ? '' : raw(' novalidate')}>${parts.email}<input type="hidden" name="as" value="guest"><button class="${shop.c('button primary')}"${mark('action:guest')}>${say('checkout')}</button></form>`,
    );
  if (kind !== 'cancellable') return null;
  return beside(
    html`<form action="/checkout/gate" method="post"><h2>${say('newCustomer')}</h2><button class="${shop.c('button primary')}" name="as" value="guest"${mark('action:guest')}>${say('guest')}</button></form>`,
  );
}

/** What stands on top of the checkout because of how one got there. */
export function aboveCheckout(shop: Shop): Markup {
  const { say } = shop;
  const kind = shop.design.gates.does;
  if (kind === 'cancellable')
    return html`<form class="${shop.c('card')}" action="/checkout/gate" method="post"><span>${say('guestNow')}</span> <button class="${shop.c('button plain')}" name="as" value="cancel"${mark('decoy:cancelGuest')}>${say('cancel')}</button></form>`;
  if (kind !== 'login-fold') return raw('');
  return html`<details class="${shop.c('card')}"><summary${mark('decoy:showLogin')}>${say('haveAccount')} ${say('login')}</summary><form action="/checkout/gate" method="post"><p><input type="email" class="${shop.c('input')}" name="loginEmail" aria-label="${say('email')}" placeholder="${say('email')}"${mark('decoy:loginEmail')}></p><p><input type="password" class="${shop.c('input')}" name="loginPassword" aria-label="${say('password')}" placeholder="${say('password')}"${mark('decoy:loginPassword')}></p><button class="${shop.c('button plain')}" name="as" value="login"${mark('action:login')}>${say('login')}</button></form></details>`;
}
