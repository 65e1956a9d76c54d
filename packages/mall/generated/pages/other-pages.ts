import { html, type Markup, raw } from '../../src/markup.ts';
import type { BookedOrder } from '../books.ts';
import { plainText } from '../plain-text.ts';
import { priceOrder } from '../price-order.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { amount } from './parts.ts';
import { drawCard } from './payment-block.ts';
import { totalName } from './sums-block.ts';

/** The page of the card, in this shop or at another site. */
export function payPage(shop: Shop, visit: Visit, isEmbedded: boolean): Markup {
  const sums = priceOrder(shop, visit);
  const { total } = sums;
  const sum = amount(shop, total);
  const complaint = visit.errors.get('card');
  const plainSum = plainText(sum);
  const extra = shop.design.payExtras.does;
  const box = shop.id('card-form');
  const isFolded = extra === 'brands-first' && !complaint;
  const brands = isFolded
    ? html`<div class="${shop.c('options')}">${['Visa / Mastercard', 'Apple Pay', 'Twint'].map((brand, index) => html`<button type="button" class="${shop.c('button plain')}"${index === 0 ? html` data-open="${box}" data-hides="around"${mark('action:showCard')}` : mark('decoy:otherBrand')}>${brand}</button>`)}</div>`
    : '';
  const languages =
    extra === 'languages'
      ? html`<select class="${shop.c('select')}" name="lang" aria-label="Language"${mark('decoy:language')}>${['English', 'Deutsch', 'Français', 'Español', 'Polski'].map((name) => html`<option>${name}</option>`)}</select>`
      : '';
  const back =
    extra === 'cancel' && !isEmbedded
      ? html`<p><a href="${shop.site.own}/checkout"${mark('decoy:cancelPayment')}>${shop.say('cancel')}</a></p>`
      : '';
  const head = shop.design.payHeads.does({ shop, name: totalName(shop, sums), sum, minor: total });
  return html`<div class="${shop.c('pay-box')}">${languages}<h1>${shop.say('payment')}</h1>${head}${complaint ? html`<div class="${shop.c('alert error')}" role="alert"${mark('message:declined')}>${complaint}</div>` : ''}${brands}<form action="/pay" method="post" id="${box}"${isFolded ? raw(' hidden') : ''}><input type="hidden" name="key" value="${visit.token}"><input type="hidden" name="embedded" value="${isEmbedded ? '1' : ''}"><div class="${shop.c('fields')}">${drawCard(shop, visit)}</div><button class="${shop.c('button primary')}"${mark('action:pay')}>${raw(shop.say('payNow', { total: plainSum }))}</button></form>${back}</div>`;
}

export function failurePage(shop: Shop): Markup {
  return html`<h1>${shop.say('fixErrors')}</h1><p class="${shop.c('alert error')}"${mark('message:declined')}>${shop.say('declined')}</p><p><a class="${shop.c('button plain')}" href="/checkout"${mark('action:retry')}>${shop.say('edit')}: ${shop.say('payment')}</a></p>`;
}

export function thanksPage(shop: Shop, order: BookedOrder): Markup {
  const { say, design } = shop;
  const after = design.afterOrder.does;
  const more =
    after === 'account'
      ? html`<form action="/newsletter" method="post" class="${shop.c('card')}"><h2>${say('register')}</h2><input type="password" class="${shop.c('input')}" name="password" aria-label="${say('password')}" placeholder="${say('password')}"${mark('decoy:password')}> <button class="${shop.c('button plain')}"${mark('decoy:register')}>${say('register')}</button></form>`
      : after === 'survey'
        ? html`<form action="/newsletter" method="post" class="${shop.c('card')}"><label>${say('note')} <input class="${shop.c('input')}" name="text"${mark('decoy:survey')}></label> <button class="${shop.c('button plain')}"${mark('decoy:send')}>OK</button></form>`
        : after === 'offer-dialog'
          ? html`<div class="${shop.c('veil')}" data-panel><div class="${shop.c('dialog')}" role="dialog">${offerParts(shop, order, true)}</div></div>`
          : '';
  return html`<div class="${shop.c('thanks')}">${design.confirmations.does({ shop, number: order.orderNumber, email: order.email, total: amount(shop, order.total) })}<p><a href="/">${say('continueShopping')}</a></p></div>${more}`;
}

function offerParts(shop: Shop, order: BookedOrder, isDialog: boolean): Markup {
  const other = shop.goods.find((good) => good.groups.length === 0 && !good.isSoldOut);
  const price = other ? other.price : 0;
  const text = shop.say('offer', { item: other?.name ?? '', price: '\u0000' }).split('\u0000');
  const no = isDialog
    ? html`<button type="button" class="${shop.c('link')}" data-close${mark('action:declineOffer')}>${shop.say('noThanks')}</button>`
    : html`<a class="${shop.c('link')}" href="/next?order=${encodeURIComponent(order.orderNumber)}&after=offer"${mark('action:declineOffer')}>${shop.say('noThanks')}</a>`;
  return html`<h2>${text[0] ?? ''}${amount(shop, price)}${text[1] ?? ''}</h2><form action="/offer" method="post"><input type="hidden" name="order" value="${order.orderNumber}"><button class="${shop.c('button primary')}"${mark('decoy:acceptOffer')}>${shop.say('addOffer')}</button></form><p>${no}</p>`;
}

export function offerPage(shop: Shop, order: BookedOrder): Markup {
  return html`<div class="${shop.c('thanks')}">${offerParts(shop, order, false)}</div>`;
}

export function waitingPage(shop: Shop, next: string): Markup {
  return html`<div class="${shop.c('thanks')}" data-next="${next}" data-wait="${shop.design.waiting.does}"><span class="${shop.c('wheel')}"></span><p${mark('message:processing')}>${shop.say('processing')}</p></div>`;
}
