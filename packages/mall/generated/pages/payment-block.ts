import { html, type Markup, raw } from '../../src/markup.ts';
import { drawField } from '../field.ts';
import { plainText } from '../plain-text.ts';
import { priceOrder } from '../price-order.ts';
import type { Field } from '../question.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { billingBesideCard } from './billing-part.ts';
import { chosenByPlace } from './method-choosers.ts';
import { amount } from './parts.ts';
import { cardFields } from './questions.ts';

interface Method {
  id: string;
  label: string;
}

const methodsOf = (shop: Shop): Method[] => [
  { id: 'card', label: shop.say('card') },
  { id: 'bank', label: shop.say('bank') },
  { id: 'cod', label: shop.say('cod') },
];

const wallets: readonly Method[] = [
  { id: 'paypal', label: 'PayPal' },
  { id: 'klarna', label: 'Klarna' },
  { id: 'applepay', label: 'Apple Pay' },
];

export function methodLabel(shop: Shop, id: string | null): string {
  return [...methodsOf(shop), ...wallets].find((method) => method.id === id)?.label ?? '';
}

/** The habit's order: what is chosen beforehand often stands first. */
function ordered(shop: Shop) {
  const all = methodsOf(shop);
  if (shop.design.methods.does === 'many') return [...wallets, ...all];
  return ['radios-other', 'prepaid'].includes(shop.design.methods.does) ? [...all.slice(1), ...all.slice(0, 1)] : all;
}

export function presetMethod(shop: Shop): string | null {
  const habit = shop.design.methods.does;
  if (habit === 'radios-other' || habit === 'prepaid') return 'bank';
  if (habit === 'many') return 'paypal';
  if (habit === 'plain-links') return 'bank';
  return ['radios-none', 'accordion', 'list-entries', 'logos', 'definition'].includes(habit) ? null : 'card';
}

export function paymentBlock(shop: Shop, visit: Visit): Markup {
  const complaint = visit.errors.get('card') ?? visit.errors.get('method');
  const error = complaint
    ? html`<div class="${shop.c('field-error')}" role="alert"${mark(visit.errors.get('card') === shop.say('declined') ? 'message:declined' : 'message:fieldError')}>${complaint}</div>`
    : '';
  const card = html`<div id="${shop.id('card-box')}" data-card-box${visit.method === 'card' ? '' : raw(' hidden')}>${loaded(shop, html`${cardPart(shop, visit)}${besideCard(shop, visit)}`)}</div>`;
  if (shop.design.methods.does === 'accordion')
    return html`${error}${accordion(shop, visit, card)}${billingBesideCard(shop, visit)}`;
  const lines = ordered(shop).map((method) => ({ ...method, text: methodText(shop, method) }));
  return html`${error}${chosenByPlace(shop, visit, lines, card) ?? html`${chooser(shop, visit)}${card}`}${billingBesideCard(shop, visit)}`;
}

/** The card's part when it is there, or when it comes. */
function loaded(shop: Shop, card: Markup): Markup {
  const { cardLoading, payments } = shop.design;
  if (!['page', 'frame', 'frames'].includes(payments.does.where)) return card;
  if (cardLoading.does === 'late')
    return html`<div data-late-sign${mark('busy:card')}><span class="${shop.c('wheel')}"></span></div><div data-late="1500" hidden>${card}</div>`;
  if (cardLoading.does === 'at-once') return card;
  const box = shop.id('card-fields');
  return html`<button type="button" class="${shop.c('button plain')}" data-open="${box}" data-hides${mark('action:showCard')}>💳 ${shop.say('card')}</button><div id="${box}" hidden>${card}</div>`;
}

function accordion(shop: Shop, visit: Visit, card: Markup): Markup {
  return html`<div data-picks data-picks-method><input type="hidden" name="${shop.nameOf('method')}" value="${visit.method ?? ''}">${ordered(shop).map((method) => html`<div class="${shop.c('pane')}"><button type="button" class="${shop.c('pane-head')}" data-pick="${method.id}" aria-expanded="${String(visit.method === method.id)}"${mark(`method:${method.id}`)}>${methodText(shop, method)}</button>${method.id === 'card' ? card : ''}</div>`)}</div>`;
}

const methodText = (shop: Shop, method: Method) =>
  method.id === 'card' && shop.surcharge > 0
    ? html`${method.label} (+ ${amount(shop, shop.surcharge)})`
    : html`${method.label}`;

function chooser(shop: Shop, visit: Visit): Markup {
  const habit = shop.design.methods.does;
  const name = shop.nameOf('method');
  const text = (method: Method) => methodText(shop, method);
  if (habit === 'card-only') return html`<input type="hidden" name="${name}" value="card">`;
  if (habit === 'select')
    return html`<select class="${shop.c('select')}" name="${name}" aria-label="${shop.say('payment')}" data-method>${ordered(shop).map((method) => html`<option value="${method.id}"${visit.method === method.id ? raw(' selected') : ''}${mark(`method:${method.id}`)}>${raw(plainText(text(method)))}</option>`)}</select>`;
  if (habit === 'cards')
    return html`<div role="radiogroup" aria-label="${shop.say('payment')}" class="${shop.c('option-cards')}" data-picks data-picks-method><input type="hidden" name="${name}" value="${visit.method ?? ''}">${ordered(shop).map((method) => html`<div role="radio" tabindex="0" class="${shop.c('card-label')}" data-pick="${method.id}" aria-checked="${String(visit.method === method.id)}"${mark(`method:${method.id}`)}>${text(method)}</div>`)}</div>`;
  if (habit === 'tabs')
    return html`<div class="${shop.c('tabs')}" role="tablist" data-picks data-picks-method><input type="hidden" name="${name}" value="${visit.method ?? ''}">${ordered(shop).map((method) => html`<button type="button" role="tab" class="${shop.c('tab')}" data-pick="${method.id}" aria-selected="${String(visit.method === method.id)}"${mark(`method:${method.id}`)}>${text(method)}</button>`)}</div>`;
  return html`<div class="${shop.c('options')}">${ordered(shop).map((method) => html`<label class="${shop.c('option-line')}"><span><input type="radio" name="${name}" value="${method.id}" data-method${visit.method === method.id ? raw(' checked') : ''}${mark(`method:${method.id}`)}> ${text(method)}</span></label>`)}</div>`;
}

function cardPart(shop: Shop, visit: Visit): Markup {
  const { where } = shop.design.payments.does;
  if (where === 'page') return html`<div class="${shop.c('fields')}">${drawCard(shop, visit)}</div>`;
  if (where === 'frame')
    return html`<iframe class="${shop.c('card-frame')}" title="${shop.say('card')}" data-card-frame src="${shop.site.payment}/frame?part=all&key=${visit.token}"></iframe>${token(visit)}`;
  if (where === 'frames')
    return html`<div class="${shop.c('fields')}">${cardFields(shop).map((field) => html`<div class="${shop.c(`field ${field.share ?? ''}`)}"><span class="${shop.c('label')}">${field.label}</span><iframe class="${shop.c('field-frame')}" title="${field.label}" data-card-frame src="${shop.site.payment}/frame?part=${field.key}&key=${visit.token}"></iframe></div>`)}</div>${token(visit)}`;
  return html`<p class="${shop.c('soft')}">${shop.say('card')}: Visa, Mastercard, American Express</p>`;
}

/** What a shop asks beside the card, outside of any frame. */
function besideCard(shop: Shop, visit: Visit): Markup {
  const { say, design } = shop;
  if (!['page', 'frame', 'frames'].includes(design.payments.does.where)) return raw('');
  const { total } = priceOrder(shop, visit);
  const parts = [1, 2, 3, 6].map((count) => ({
    count,
    text: `${count === 1 ? say('total') : `${count}x`} – ${plainText(amount(shop, Math.ceil(total / count)))}`,
  }));
  const id = shop.id('instalments');
  const list =
    design.instalments.does === 'list'
      ? html`<div class="${shop.c('field')}"><label class="${shop.c('label')}" for="${id}">${say('instalmentCount')}</label><select class="${shop.c('select')}" id="${id}" name="instalments"${mark('field:instalments')}>${parts.map(({ count, text }) => html`<option value="${count}">${text}</option>`)}</select></div>`
      : '';
  const save =
    design.cardExtras.does === 'save'
      ? html`<label class="${shop.c('tick')}"><input type="checkbox" name="saveCard"${mark('decoy:saveCard')}> <span>${say('saveCard')}</span></label>`
      : '';
  return html`${list}${save}`;
}

const token = (visit: Visit) => html`<input type="hidden" name="cardToken" value="" data-card-token="${visit.token}">`;

/** The fields of a card as they stand together. */
export function drawCard(shop: Shop, visit: Visit): Markup {
  const fields = cardFields(shop);
  if (shop.design.cardRows.does !== 'single-line') return html`${fields.map((field) => cardField(shop, visit, field))}`;
  const joined = ['card.number', 'card.expiry', 'card.cvv'];
  const inLine = fields
    .filter(({ key }) => joined.includes(key))
    .map((field) =>
      drawField(
        { ...shop, design: { ...shop.design, labels: bareLabels } },
        { ...visit, values: new Map() },
        { ...field, placeholder: field.key === 'card.number' ? '1234 1234 1234 1234' : (field.placeholder ?? 'CVC') },
      ),
    );
  const others = fields.filter(({ key }) => !joined.includes(key)).map((field) => cardField(shop, visit, field));
  return html`<div class="${shop.c('card-line')}">${inLine}</div>${others}`;
}

/** The control alone, with its name for those who cannot see. */
export const bareLabels: Shop['design']['labels'] = {
  id: 'bare',
  says: '',
  seen: '',
  does: (it) => html`${it.control({ 'aria-label': it.field.label })}`,
};

/** Card answers are never sent back to the page. */
export function cardField(shop: Shop, visit: Visit, field: Field): Markup {
  if (field.key === 'card.type' && shop.design.cardType.does === 'radios')
    return html`<div class="${shop.c('field')}"><span class="${shop.c('label')}">${field.label}</span><div class="${shop.c('inline')}">${(field.options ?? []).slice(1).map(([value, text]) => html`<label><input type="radio" name="${shop.nameOf(field.key)}" value="${value}"${mark(`cardType:${value}`)}> ${text}</label>`)}</div></div>`;
  return drawField(shop, { ...visit, values: new Map() }, field);
}
