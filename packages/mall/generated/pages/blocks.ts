import { html, type Markup, raw } from '../../src/markup.ts';
import { drawField } from '../field.ts';
import { deliveryCost } from '../price-order.ts';
import type { Field } from '../question.ts';
import { goodOf, type Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { doubted } from './address-doubt.ts';
import { billing } from './billing-part.ts';
import { amount, heading, stepTitle } from './parts.ts';
import { paymentBlock } from './payment-block.ts';
import { addressFields, contactFields } from './questions.ts';

export function hasAddress(shop: Shop, visit: Visit): boolean {
  return addressFields(shop).every((field) => !field.required || (visit.values.get(field.key) ?? '').trim() !== '');
}

export function blockOf(shop: Shop, visit: Visit, block: string, step: number): Markup {
  const { say } = shop;
  if (block === 'contact') return html`${heading(shop, say('contact'), step)}${contact(shop, visit)}`;
  if (block === 'address') return html`${heading(shop, say('address'), step)}${address(shop, visit)}`;
  if (block === 'delivery')
    return html`${heading(shop, say('delivery'), step)}<div id="${shop.id('delivery')}">${delivery(shop, visit)}</div>`;
  if (block === 'payment')
    return html`${heading(shop, say('payment'), step)}<div id="${shop.id('payment')}">${paymentBlock(shop, visit)}</div>`;
  return heading(shop, stepTitle(shop, 'review'), step);
}

function fields(shop: Shop, visit: Visit, list: readonly Field[]): Markup {
  return html`<div class="${shop.c('fields')}">${list.map((field) => drawField(shop, visit, field))}</div>`;
}

function contact(shop: Shop, visit: Visit): Markup {
  const gate = shop.design.gates.does;
  if (gate === 'no-account') return html`${fields(shop, visit, contactFields(shop))}${withoutAccount(shop, visit)}`;
  const hasTick = gate === 'account-ticked' || gate === 'account-optional';
  const isTicked = visit.values.has('createAccount')
    ? visit.values.get('createAccount') === 'on'
    : gate === 'account-ticked';
  const account = hasTick
    ? html`<label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf('createAccount')}" data-shows="${shop.id('password-box')}"${isTicked ? raw(' checked') : ''}${mark('account:create')}> <span>${shop.say('register')}</span></label><div id="${shop.id('password-box')}"${isTicked ? '' : raw(' hidden')}>${drawField(shop, visit, { key: 'password', label: shop.say('password'), kind: 'password', autocomplete: 'new-password' })}</div>`
    : '';
  return html`${fields(shop, visit, contactFields(shop))}${account}`;
}

/** A password that only a tick makes needless. */
function withoutAccount(shop: Shop, visit: Visit): Markup {
  const isGuest = visit.values.get('createAccount') === '';
  const box = shop.id('password-box');
  return html`<p><label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf('noAccount')}" data-hides-box="${box}"${isGuest ? raw(' checked') : ''}${mark('account:none')}> <span>${shop.say('noAccount')}</span></label></p><div id="${box}"${isGuest ? raw(' hidden') : ''}>${drawField(shop, visit, { key: 'password', label: shop.say('password'), kind: 'password', autocomplete: 'new-password' })}</div>`;
}

function address(shop: Shop, visit: Visit): Markup {
  const { design, say } = shop;
  const form = html`${fields(shop, visit, addressFields(shop))}${doubted(shop, visit)}${billing(shop, visit)}${design.honeypots.does(shop)}`;
  const isHidden = design.suggestions.does === 'manual-first' || design.suggestions.does === 'lookup';
  if (!isHidden || visit.values.get('street') || visit.values.get('streetName')) return form;
  const box = shop.id('manual-box');
  if (design.suggestions.does === 'lookup')
    return html`<div class="${shop.c('inline')}"><input type="text" class="${shop.c('input')}" placeholder="${say('postcode')}" aria-label="${say('findAddress')}"${mark('decoy:lookup')}><button type="button" class="${shop.c('button plain')}" data-lookup${mark('decoy:findAddress')}>${say('findAddress')}</button></div><div id="${shop.id('lookup')}" data-fills="${box}"></div><p><button type="button" class="${shop.c('link')}" data-open="${box}" data-hides${mark('action:showMore')}>${say('manual')}</button></p><div id="${box}" hidden>${form}</div>`;
  return html`<div class="${shop.c('field')}"><input type="text" class="${shop.c('input')}" placeholder="${say('search')}: ${say('postcode')}" aria-label="${say('search')}"${mark('decoy:lookup')}></div><p><button type="button" class="${shop.c('link')}" data-open="${box}" data-hides${mark('action:showMore')}>${say('manual')}</button></p><div id="${box}" hidden>${form}</div>`;
}

export function delivery(shop: Shop, visit: Visit): Markup {
  const { say, design } = shop;
  const when = design.deliveryTime.does;
  if (when !== 'at-once' && !hasAddress(shop, visit))
    return html`<p class="${shop.c('soft')}"${mark('message:deliveryLater')}>${say('deliveryLater')}</p>${when === 'button' ? ratesButton(shop) : ''}`;
  if (when === 'button' && !visit.values.has('ratesAsked') && !visit.saved.has('address')) return ratesButton(shop);
  const complaint = visit.errors.get('delivery');
  return html`${design.deliveries.does({
    shop,
    chosen: visit.delivery,
    isSaved: visit.saved.has('delivery'),
    goods: visit.lines.map(({ slug, quantity }) => `${quantity} × ${goodOf(shop, slug)?.name ?? ''}`),
    options: shop.deliveries.map((each) => ({
      delivery: each,
      name: each.label,
      price: deliveryPrice(shop, deliveryCost(shop, each, visit)),
      time: design.deliveryPromises.does({ say, market: shop.market, days: each.days }),
    })),
  })}${complaint ? html`<div class="${shop.c('field-error')}"${mark('message:fieldError')}>${complaint}</div>` : ''}`;
}

function deliveryPrice(shop: Shop, cost: number): Markup {
  const habit = shop.design.deliveryPrice.does;
  if (habit === 'sums-only') return raw('');
  if (cost === 0 && habit !== 'zero') return html`${shop.say('free')}`;
  return habit === 'plus' ? html`+ ${amount(shop, cost)}` : amount(shop, cost);
}

function ratesButton(shop: Shop): Markup {
  return html`<button type="button" class="${shop.c('button plain')}" data-rates${mark('action:getRates')}>${shop.say('getRates')}</button>`;
}
