import { html, type Markup, raw } from '../../src/markup.ts';
import { drawField } from '../field.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';

const PARTS = ['street', 'city', 'postcode'] as const;

/** What has to be answered about the bill, beside the address of the delivery. */
export function billingKeys(shop: Shop): string[] {
  const kind = shop.design.billing.does;
  return ['own-form', 'full-form', 'tick-hides'].includes(kind) ? partsOf(shop).map((part) => `billing.${part}`) : [];
}

const partsOf = (shop: Shop): readonly string[] =>
  shop.design.billing.does === 'full-form' ? ['firstName', 'lastName', ...PARTS] : PARTS;

/** A tick has said that there is nothing to ask. */
export function isBilledAlike(shop: Shop, visit: Visit): boolean {
  return shop.design.billing.does === 'tick-hides' && visit.values.get('billingKind') === 'on';
}

/** `data-copies`: from the fields of the address, as far as they have a like. */
function ownForm(shop: Shop, visit: Visit): Markup {
  const { say } = shop;
  const from = Object.fromEntries(
    partsOf(shop).map((part) => [
      shop.nameOf(`billing.${part}`),
      [shop.nameOf(part), ...(part === 'street' ? streetNames(shop) : [])],
    ]),
  );
  return html`<div class="${shop.c('heading')}">${say('billingAddress')}</div><p><button type="button" class="${shop.c('link')}" data-copies="${JSON.stringify(from)}"${mark('action:copyAddress')}>${say('copyAddress')}</button></p><div class="${shop.c('fields')}">${partsOf(shop).map((part) => drawField(shop, visit, { key: `billing.${part}`, label: say(part), kind: 'text', required: true, autocomplete: 'off' }))}</div>`;
}

const streetNames = (shop: Shop) => [shop.nameOf('streetName'), shop.nameOf('houseNumber')];

/** The fields of another billing address exist, hidden, as they do in the world. */
export function billing(shop: Shop, visit: Visit): Markup {
  const { say } = shop;
  const kind = shop.design.billing.does;
  if (kind === 'none' || kind === 'with-payment') return raw('');
  if (kind === 'own-form' || kind === 'full-form') return ownForm(shop, visit);
  if (kind === 'tick-hides') return openForm(shop, visit);
  const box = shop.id('billing-box');
  const other = html`<div id="${box}" hidden>${PARTS.map((key) => drawField(shop, visit, { key: `billing.${key}`, label: say(key), kind: 'text', required: false }))}</div>`;
  if (kind === 'select') {
    const option = (value: string, words: string) =>
      html`<option value="${value}"${mark(`billing:${value}`)}>${words}</option>`;
    return html`<div class="${shop.c('field')}"><label class="${shop.c('label')}" for="${box}-kind">${say('billingAddress')}</label><select class="${shop.c('select')}" id="${box}-kind" name="${shop.nameOf('billingKind')}" data-shows-on="${box}">${option('same', say('billingSame'))}${option('other', say('different'))}</select></div>${other}`;
  }
  if (kind === 'radios')
    return html`<div class="${shop.c('options')}"><label><input type="radio" name="${shop.nameOf('billingKind')}" value="same" checked${mark('billing:same')}> ${say('billingSame')}</label><label><input type="radio" name="${shop.nameOf('billingKind')}" value="other" data-shows="${box}"${mark('billing:other')}> ${say('different')}</label></div>${other}`;
  const isSame = kind === 'ticked';
  return html`<label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf('billingKind')}" ${raw(isSame ? 'checked data-hides-box' : 'data-shows')}="${box}"${mark(isSame ? 'billing:same' : 'billing:other')}> <span>${say(isSame ? 'billingSame' : 'different')}</span></label>${other}`;
}

/** Fields that stand open until a tick makes them needless. A hidden field must not be one that the browser insists on. */
function openForm(shop: Shop, visit: Visit): Markup {
  const { say } = shop;
  const box = shop.id('billing-box');
  const isSame = isBilledAlike(shop, visit);
  const required = !shop.design.validation.does.isNative;
  return html`<div class="${shop.c('heading')}">${say('billingAddress')}</div><label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf('billingKind')}" data-hides-box="${box}"${isSame ? raw(' checked') : ''}${mark('billing:same')}> <span>${say('billingSame')}</span></label><div id="${box}" class="${shop.c('fields')}"${isSame ? raw(' hidden') : ''}>${PARTS.map((part) => drawField(shop, visit, { key: `billing.${part}`, label: say(part), kind: 'text', required, autocomplete: 'off' }))}</div>`;
}

/** The address of the bill beside the payment; the first answer says the address that is known. */
export function billingBesideCard(shop: Shop, visit: Visit): Markup {
  if (shop.design.billing.does !== 'with-payment') return raw('');
  const { say } = shop;
  const box = shop.id('billing-box');
  const known = ['fullName', 'firstName', 'lastName', 'street', 'streetName', 'houseNumber', 'postcode', 'city']
    .map((key) => visit.values.get(key) ?? '')
    .filter(Boolean)
    .join(', ');
  const answer = (value: string, words: string, more: Markup) =>
    html`<label><input type="radio" name="${shop.nameOf('billingKind')}" value="${value}"${more}${mark(`billing:${value}`)}> ${words}</label>`;
  return html`<div class="${shop.c('heading')}">${say('billingAddress')}</div><div class="${shop.c('options')}">${answer('same', known || say('billingSame'), html` checked data-hides-box="${box}"`)}${answer('other', say('different'), html` data-shows="${box}"`)}</div><div id="${box}" hidden>${PARTS.map((key) => drawField(shop, visit, { key: `billing.${key}`, label: say(key), kind: 'text', required: false }))}</div>`;
}
