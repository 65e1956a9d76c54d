import { html, type Markup, raw } from '../../src/markup.ts';
import { drawField } from '../field.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';

const PARTS = ['street', 'city', 'postcode'] as const;

/** What has to be answered about the bill, beside the address of the delivery. */
export function billingKeys(shop: Shop): string[] {
  return shop.design.billing.does === 'own-form' ? PARTS.map((part) => `billing.${part}`) : [];
}

/** `data-copies`: from the fields of the address, as far as they have a like. */
function ownForm(shop: Shop, visit: Visit): Markup {
  const { say } = shop;
  const from = Object.fromEntries(
    PARTS.map((part) => [
      shop.nameOf(`billing.${part}`),
      [shop.nameOf(part), ...(part === 'street' ? streetNames(shop) : [])],
    ]),
  );
  return html`<div class="${shop.c('heading')}">${say('billingAddress')}</div><p><button type="button" class="${shop.c('link')}" data-copies="${JSON.stringify(from)}"${mark('action:copyAddress')}>${say('copyAddress')}</button></p><div class="${shop.c('fields')}">${PARTS.map((part) => drawField(shop, visit, { key: `billing.${part}`, label: say(part), kind: 'text', required: true, autocomplete: 'off' }))}</div>`;
}

const streetNames = (shop: Shop) => [shop.nameOf('streetName'), shop.nameOf('houseNumber')];

/** The fields of another billing address exist, hidden, as they do in the world. */
export function billing(shop: Shop, visit: Visit): Markup {
  const { say } = shop;
  const kind = shop.design.billing.does;
  if (kind === 'none') return raw('');
  if (kind === 'own-form') return ownForm(shop, visit);
  const box = shop.id('billing-box');
  const other = html`<div id="${box}" hidden>${PARTS.map((key) => drawField(shop, visit, { key: `billing.${key}`, label: say(key), kind: 'text', required: false }))}</div>`;
  if (kind === 'radios')
    return html`<div class="${shop.c('options')}"><label><input type="radio" name="${shop.nameOf('billingKind')}" value="same" checked${mark('billing:same')}> ${say('billingSame')}</label><label><input type="radio" name="${shop.nameOf('billingKind')}" value="other" data-shows="${box}"${mark('billing:other')}> ${say('different')}</label></div>${other}`;
  const isSame = kind === 'ticked';
  return html`<label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf('billingKind')}" ${raw(isSame ? 'checked data-hides-box' : 'data-shows')}="${box}"${mark(isSame ? 'billing:same' : 'billing:other')}> <span>${say(isSame ? 'billingSame' : 'different')}</span></label>${other}`;
}
