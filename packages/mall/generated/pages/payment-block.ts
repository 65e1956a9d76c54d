import { html, type Markup, raw } from '../../src/markup.ts';
import { drawField } from '../field.ts';
import { plainText } from '../plain-text.ts';
import type { Field } from '../question.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { amount } from './parts.ts';
import { cardFields } from './questions.ts';

const methodsOf = (shop: Shop) => [
  { id: 'card', label: shop.say('card') },
  { id: 'bank', label: shop.say('bank') },
  { id: 'cod', label: shop.say('cod') },
];

/** The habit's order: what is chosen beforehand often stands first. */
function ordered(shop: Shop) {
  const all = methodsOf(shop);
  return shop.design.methods.does === 'radios-other' ? [...all.slice(1), ...all.slice(0, 1)] : all;
}

export function presetMethod(shop: Shop): string | null {
  const habit = shop.design.methods.does;
  if (habit === 'radios-other') return 'bank';
  return habit === 'radios-none' ? null : 'card';
}

export function paymentBlock(shop: Shop, visit: Visit): Markup {
  const complaint = visit.errors.get('card') ?? visit.errors.get('method');
  const error = complaint
    ? html`<div class="${shop.c('field-error')}" role="alert"${mark(visit.errors.get('card') === shop.say('declined') ? 'message:declined' : 'message:fieldError')}>${complaint}</div>`
    : '';
  return html`${error}${chooser(shop, visit)}<div id="${shop.id('card-box')}" data-card-box${visit.method === 'card' ? '' : raw(' hidden')}>${cardPart(shop, visit)}</div>`;
}

function chooser(shop: Shop, visit: Visit): Markup {
  const habit = shop.design.methods.does;
  const name = shop.nameOf('method');
  const text = (method: { id: string; label: string }) =>
    method.id === 'card' && shop.surcharge > 0
      ? html`${method.label} (+ ${amount(shop, shop.surcharge)})`
      : html`${method.label}`;
  if (habit === 'card-only') return html`<input type="hidden" name="${name}" value="card">`;
  if (habit === 'select')
    return html`<select class="${shop.c('select')}" name="${name}" aria-label="${shop.say('payment')}" data-method>${ordered(shop).map((method) => html`<option value="${method.id}"${visit.method === method.id ? raw(' selected') : ''}${mark(`method:${method.id}`)}>${raw(plainText(text(method)))}</option>`)}</select>`;
  if (habit === 'tabs')
    return html`<div class="${shop.c('tabs')}" role="tablist" data-picks data-picks-method><input type="hidden" name="${name}" value="${visit.method ?? ''}">${ordered(shop).map((method) => html`<button type="button" role="tab" class="${shop.c('tab')}" data-pick="${method.id}" aria-selected="${String(visit.method === method.id)}"${mark(`method:${method.id}`)}>${text(method)}</button>`)}</div>`;
  return html`<div class="${shop.c('options')}">${ordered(shop).map((method) => html`<label class="${shop.c('option-line')}"><span><input type="radio" name="${name}" value="${method.id}" data-method${visit.method === method.id ? raw(' checked') : ''}${mark(`method:${method.id}`)}> ${text(method)}</span></label>`)}</div>`;
}

function cardPart(shop: Shop, visit: Visit): Markup {
  const { where } = shop.design.payments.does;
  if (where === 'page')
    return html`<div class="${shop.c('fields')}">${cardFields(shop).map((field) => cardField(shop, visit, field))}</div>`;
  if (where === 'frame')
    return html`<iframe class="${shop.c('card-frame')}" title="${shop.say('card')}" data-card-frame src="${shop.site.payment}/frame?part=all&key=${visit.token}"></iframe>${token(visit)}`;
  if (where === 'frames')
    return html`<div class="${shop.c('fields')}">${cardFields(shop).map((field) => html`<div class="${shop.c(`field ${field.share ?? ''}`)}"><span class="${shop.c('label')}">${field.label}</span><iframe class="${shop.c('field-frame')}" title="${field.label}" data-card-frame src="${shop.site.payment}/frame?part=${field.key}&key=${visit.token}"></iframe></div>`)}</div>${token(visit)}`;
  return html`<p class="${shop.c('soft')}">${shop.say('card')}: Visa, Mastercard, American Express</p>`;
}

const token = (visit: Visit) => html`<input type="hidden" name="cardToken" value="" data-card-token="${visit.token}">`;

/** Card answers are never sent back to the page. */
export function cardField(shop: Shop, visit: Visit, field: Field): Markup {
  if (field.key === 'card.type' && shop.design.cardType.does === 'radios')
    return html`<div class="${shop.c('field')}"><span class="${shop.c('label')}">${field.label}</span><div class="${shop.c('inline')}">${(field.options ?? []).slice(1).map(([value, text]) => html`<label><input type="radio" name="${shop.nameOf(field.key)}" value="${value}"${mark(`cardType:${value}`)}> ${text}</label>`)}</div></div>`;
  return drawField(shop, { ...visit, values: new Map() }, field);
}
