import { html, type Markup, raw } from '../../src/markup.ts';
import { drawField } from '../field.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { looseGate } from './more-gates.ts';

export function gatePage(shop: Shop, visit: Visit): Markup {
  const { say, design } = shop;
  const kind = design.gates.does;
  const go = (label: string, truth: string, value: string) =>
    design.buttons.does(shop, { label, truth, look: 'primary', name: 'as', value });
  const email = drawField(shop, visit, {
    key: 'email',
    label: say('email'),
    kind: 'email',
    required: true,
    autocomplete: 'email',
  });
  const signIn = html`<form action="/checkout/gate" method="post"><h2>${say('login')}</h2><p><input type="email" class="${shop.c('input')}" name="loginEmail" aria-label="${say('email')}" placeholder="${say('email')}"${mark('decoy:loginEmail')}></p><p><input type="password" class="${shop.c('input')}" name="loginPassword" aria-label="${say('password')}" placeholder="${say('password')}"${mark('decoy:loginPassword')}></p><button class="${shop.c('button plain')}" name="as" value="login"${mark('action:login')}>${say('login')}</button></form>`;
  const loose = looseGate(shop, { signIn, email });
  if (loose) return loose;
  if (kind === 'radios-guest' || kind === 'radios-register') {
    const radio = (value: string, text: string) =>
      html`<label class="${shop.c('option-line')}"><span><input type="radio" name="as" value="${value}"${(kind === 'radios-guest') === (value === 'guest') ? raw(' checked') : ''}${mark(`gate:${value}`)}> ${text}</span></label>`;
    return html`<h1>${say('checkout')}</h1><div class="${shop.c('columns')}"><form class="${shop.c('card wide')}" action="/checkout/gate" method="post">${radio('register', say('register'))}${radio('guest', say('guest'))}${design.buttons.does(shop, { label: say('continue'), truth: 'action:continue', look: 'primary' })}</form><div class="${shop.c('card narrow')}">${signIn}</div></div>`;
  }
  if (kind === 'email-first')
    return html`<h1>${say('checkout')}</h1><form class="${shop.c('card')}" action="/checkout/gate" method="post">${email}${go(say('continue'), 'action:continue', 'guest')}</form>`;
  if (kind === 'misnamed')
    return html`<h1>${say('checkout')}</h1><div class="${shop.c('columns')}"><div class="${shop.c('card wide')}">${signIn}</div><div class="${shop.c('card narrow')}"><form id="create_account" name="create_account" class="create-account register" action="/checkout/gate" method="post"><h2>${say('guest')}</h2><input type="hidden" name="as" value="guest"><button class="${shop.c('button primary')}" id="create_account_submit"${mark('action:guest')}>${say('continue')}</button></form></div></div>`;
  if (kind === 'next-only') return threeWays(shop, signIn);
  if (kind === 'beside-password') return besidePassword(shop, visit, email);
  if (kind === 'email-twice')
    return html`<h1>${say('checkout')}</h1><div class="${shop.c('columns')}"><form class="${shop.c('card wide')}" action="/checkout/gate" method="post"${design.validation.does.isNative ? '' : raw(' novalidate')}><h2>${say('guest')}</h2>${email}${drawField(shop, visit, { key: 'emailAgain', label: say('emailAgain'), kind: 'email', required: true, autocomplete: 'off' })}${go(say('continue'), 'action:guest', 'guest')}</form><div class="${shop.c('card narrow')}">${signIn}</div></div>`;
  const guest = html`<form action="/checkout/gate" method="post"><h2>${say('guest')}</h2>${go(say('guest'), 'action:guest', 'guest')}</form>`;
  if (kind === 'tabs') {
    const tab = (id: string, text: string, isOpen: boolean, truth: string) =>
      html`<button type="button" role="tab" class="${shop.c('tab')}" data-tab="${shop.id(id)}" aria-selected="${String(isOpen)}"${mark(truth)}>${text}</button>`;
    return html`<h1>${say('checkout')}</h1><div class="${shop.c('card')}" data-tabs><div role="tablist" class="${shop.c('tabs')}">${tab('sign-in-tab', say('login'), true, 'decoy:loginTab')}${tab('guest-tab', say('guest'), false, 'action:showGuest')}</div><div role="tabpanel" id="${shop.id('sign-in-tab')}">${signIn}</div><div role="tabpanel" id="${shop.id('guest-tab')}" hidden><form action="/checkout/gate" method="post">${go(say('continue'), 'action:guest', 'guest')}</form></div></div>`;
  }
  if (kind === 'guest-link')
    return html`<h1>${say('login')}</h1><div class="${shop.c('card')}">${signIn}</div><form action="/checkout/gate" method="post">${design.buttons.does(shop, { label: say('guest'), truth: 'action:guest', look: 'link', name: 'as', value: 'guest' })}</form>`;
  if (kind === 'modal')
    return html`<h1>${say('checkout')}</h1><div class="${shop.c('veil')}"><div class="${shop.c('dialog')}" role="dialog" aria-modal="true">${signIn}<hr>${guest}</div></div>`;
  if (kind === 'forced')
    return html`<h1>${say('checkout')}</h1><div class="${shop.c('columns')}"><form class="${shop.c('card wide')}" action="/checkout/gate" method="post"${design.validation.does.isNative ? '' : raw(' novalidate')}><h2>${say('register')}</h2>${email}${drawField(shop, visit, { key: 'password', label: say('password'), kind: 'password', required: true, autocomplete: 'new-password' })}${go(say('register'), 'action:register', 'register')}</form><div class="${shop.c('card narrow')}">${signIn}</div></div>`;
  return html`<h1>${say('checkout')}</h1><div class="${shop.c('columns')}"><div class="${shop.c('card wide')}">${signIn}</div><div class="${shop.c('card narrow')}">${guest}</div></div>`;
}

/** Three boxes whose buttons say the same: only the headings tell what they lead to. */
function threeWays(shop: Shop, signIn: Markup): Markup {
  const { say } = shop;
  const way = (title: string, as: string, truth: string) =>
    html`<form class="${shop.c('card')}" action="/checkout/gate" method="post"><input type="hidden" name="as" value="${as}"><h3>${title}</h3><button class="${shop.c('button primary')}"${mark(truth)}>${say('continue')}</button></form>`;
  return html`<h1>${say('checkout')}</h1><div class="${shop.c('option-cards')}">${way(say('guest'), 'guest', 'action:guest')}${way(say('register'), 'register', 'decoy:register')}<div class="${shop.c('card')}">${signIn}</div></div>`;
}

/** Being a guest is one of three answers; another has a password beside it. */
function besidePassword(shop: Shop, visit: Visit, email: Markup): Markup {
  const { say, design } = shop;
  const answer = (value: string, text: string, more: Markup | string) =>
    html`<div class="${shop.c('field')}"><label><input type="radio" name="as" value="${value}"${value === 'login' ? raw(' checked') : ''}${mark(`gate:${value}`)}> ${text}</label>${more}</div>`;
  const password = html` <input type="password" class="${shop.c('input')}" name="loginPassword" autocomplete="current-password" aria-label="${say('password')}"${mark('decoy:loginPassword')}>`;
  return html`<h1>${say('checkout')}</h1>${visit.errors.get('gate') ? html`<div class="${shop.c('field-error')}"${mark('message:fieldError')}>${visit.errors.get('gate')}</div>` : ''}<form class="${shop.c('card')}" action="/checkout/gate" method="post"${design.validation.does.isNative ? '' : raw(' novalidate')}>${email}${answer('guest', say('guest'), '')}${answer('login', say('haveAccount'), password)}${answer('register', say('register'), '')}${design.buttons.does(shop, { label: say('continue'), truth: 'action:continue', look: 'primary' })}</form>`;
}
