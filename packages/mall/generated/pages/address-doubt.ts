import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';

/** The address as the post would write it, beside the one that was typed. */
function doubtedAddress(shop: Shop, visit: Visit): { typed: string; post: string } {
  const value = (key: string) => visit.values.get(key) ?? '';
  const street = value('street') || `${value('streetName')} ${value('houseNumber')}`;
  const typed = [street, value('postcode'), value('city')].join(', ');
  return { typed, post: typed.toLocaleUpperCase(shop.market.locale) };
}

export function doubted(shop: Shop, visit: Visit): Markup {
  if (shop.design.addressChecks.does !== 'inline' || !visit.isAddressDoubted) return raw('');
  const { typed, post } = doubtedAddress(shop, visit);
  const radio = (value: string, words: string, address: string, isChosen: boolean) =>
    html`<label class="${shop.c('option-line')}"><span><input type="radio" name="addressUse" value="${value}"${isChosen ? raw(' checked') : ''}${mark(`address:${value}`)}> ${words}</span><small>${address}</small></label>`;
  return html`<div class="${shop.c('alert error')}" role="alert"${mark('message:checkAddress')}>${shop.say('checkAddress')}</div><div class="${shop.c('options')}">${radio('typed', shop.say('asEntered'), typed, true)}${radio('post', shop.say('suggestedAddress'), post, false)}</div>`;
}

/** `swap`: the attribute of forms whose answer a script takes. */
export function addressDialog(shop: Shop, visit: Visit, swap: Markup): Markup {
  if (shop.design.addressChecks.does !== 'dialog' || !visit.isAddressDoubted) return raw('');
  const { typed, post } = doubtedAddress(shop, visit);
  const choice = (use: string, words: string, address: string, truth: string) =>
    html`<div class="${shop.c('card')}"><p>${address}</p><button class="${shop.c('button plain')}" name="addressUse" value="${use}"${mark(truth)}>${words}</button></div>`;
  return html`<div class="${shop.c('veil')}"><div class="${shop.c('dialog')}" role="dialog" aria-modal="true"><h2${mark('message:checkAddress')}>${shop.say('checkAddress')}</h2><form action="/checkout/address" method="post"${swap}>${choice('post', shop.say('suggestedAddress'), post, 'decoy:suggestedAddress')}${choice('typed', shop.say('asEntered'), typed, 'action:keepAddress')}</form></div></div>`;
}
