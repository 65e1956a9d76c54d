import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';

/** What lies over the page until it is dismissed. The script remembers that for the visit. */
export function overlayOf(shop: Shop): Markup {
  const { say } = shop;
  const kind = shop.design.overlays.does;
  const close = (text: string, truth = 'action:dismiss', part = 'button plain') =>
    html`<button type="button" class="${shop.c(part)}" data-dismiss${mark(truth)}>${text}</button>`;
  const dialog = (inner: Markup, delay = 0) =>
    html`<div class="${shop.c('veil')}" data-overlay="${delay}" hidden><div class="${shop.c('dialog')}" role="dialog" aria-modal="true">${inner}</div></div>`;
  if (kind === 'cookie-bar')
    return html`<div class="${shop.c('cookie-bar')}" data-overlay="0" hidden><span>${say('cookies')}</span> ${close(say('reject'))} ${close(say('acceptAll'), 'action:acceptCookies', 'button primary')}</div>`;
  if (kind === 'cookie-dialog')
    return dialog(
      html`<p>${say('cookies')}</p>${close(say('acceptAll'), 'action:acceptCookies', 'button primary')} ${close(say('reject'))}`,
    );
  if (kind === 'popup')
    return dialog(
      html`<h2>${say('popup')}</h2><input type="email" placeholder="${say('email')}" aria-label="${say('email')}"${mark('decoy:popupEmail')}> <button type="button" class="${shop.c('button primary')}"${mark('action:newsletter')}>${say('yes')}</button><p>${close(say('noThanks'))}</p>`,
      900,
    );
  if (kind === 'country')
    return dialog(
      html`<h2>${say('chooseCountry')}</h2><p>${close(new Intl.DisplayNames([shop.market.locale], { type: 'region' }).of(shop.market.country) ?? '', 'action:dismiss', 'button primary')}</p><p>${close(say('close'), 'action:close')}</p>`,
    );
  if (kind === 'age')
    return dialog(
      html`<h2>${say('ageGate')}</h2>${close(say('yes'), 'action:dismiss', 'button primary')} <a href="https://example.com/">${say('noThanks')}</a>`,
    );
  if (kind === 'chat')
    return html`<button type="button" class="${shop.c('chat')}" aria-label="Chat"${mark('action:chat')}>?</button>`;
  return raw('');
}
