import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { plainText } from '../plain-text.ts';
import type { Delivery, Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface DeliveryPlan {
  shop: Storefront;
  options: readonly { delivery: Delivery; name: string; price: Markup; time: string }[];
  chosen: string | null;
}

const nameOf = ({ shop }: DeliveryPlan) => shop.nameOf('delivery');
const checked = (plan: DeliveryPlan, id: string) => (plan.chosen === id ? raw(' checked') : '');
const radio = (plan: DeliveryPlan, id: string, part: string) =>
  html`<input type="radio" class="${plan.shop.c(part)}" name="${nameOf(plan)}" id="${plan.shop.id(`delivery-${id}`)}" value="${id}" data-refresh${checked(plan, id)}${mark(`delivery:${id}`)}>`;

export const deliveries: Dimension<(plan: DeliveryPlan) => Markup> = {
  says: 'How the delivery is chosen',
  habits: [
    {
      id: 'radios',
      says: 'Radio buttons with name and price in one line.',
      seen: 'WooCommerce cart-shipping; Solidus _shipping_methods; nopCommerce OpcShippingMethods',
      weight: 3,
      does: (plan) =>
        html`<ul class="${plan.shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<li>${radio(plan, delivery.id, 'radio')}<label for="${plan.shop.id(`delivery-${delivery.id}`)}">${name}: ${price} <small>${time}</small></label></li>`)}</ul>`,
    },
    {
      id: 'select',
      says: 'A select with prices.',
      seen: 'Zen Cart estimator; PrestaShop and WooCommerce dropdown plugins',
      not: ['deliveryPreset/none'],
      does: (plan) =>
        html`<select class="${plan.shop.c('select')}" name="${nameOf(plan)}" aria-label="${plan.shop.say('delivery')}" data-refresh>${plan.options.map(({ delivery, name, price, time }) => html`<option value="${delivery.id}"${plan.chosen === delivery.id ? raw(' selected') : ''}${mark(`delivery:${delivery.id}`)}>${name} – ${raw(plainText(price))} (${time})</option>`)}</select>`,
    },
    {
      id: 'cards',
      says: 'Cards; the radio button is invisible.',
      seen: 'Bagisto onepage/shipping (peer hidden); Sylius card-body label',
      weight: 2,
      does: (plan) =>
        html`<div class="${plan.shop.c('option-cards')}">${plan.options.map(({ delivery, name, price, time }) => html`<div class="${plan.shop.c('option-card')}">${radio(plan, delivery.id, 'hidden-radio')}<label class="${plan.shop.c('card-label')}" for="${plan.shop.id(`delivery-${delivery.id}`)}"><strong>${price}</strong><span>${name}</span><small>${time}</small></label></div>`)}</div>`,
    },
    {
      id: 'table',
      says: 'Rows of a table.',
      seen: 'Magento 2 table-checkout-shipping-method; PrestaShop classic',
      does: (plan) =>
        html`<table class="${plan.shop.c('table')}"><tbody>${plan.options.map(({ delivery, name, price, time }) => html`<tr><td>${radio(plan, delivery.id, 'radio')}</td><td>${price}</td><td><label for="${plan.shop.id(`delivery-${delivery.id}`)}">${name}</label></td><td>${time}</td></tr>`)}</tbody></table>`,
    },
    {
      id: 'aria-radios',
      says: 'Elements with role radio, without inputs.',
      seen: 'Medusa shipping (Headless UI RadioGroup)',
      does: (plan) =>
        html`<div role="radiogroup" aria-label="${plan.shop.say('delivery')}" data-picks data-picks-refresh><input type="hidden" name="${nameOf(plan)}" value="${plan.chosen ?? ''}">${plan.options.map(({ delivery, name, price, time }) => html`<div role="radio" tabindex="0" class="${plan.shop.c('option-line')}" aria-checked="${String(plan.chosen === delivery.id)}" data-pick="${delivery.id}"${mark(`delivery:${delivery.id}`)}><span>${name} <small>${time}</small></span><span>${price}</span></div>`)}</div>`,
    },
    {
      id: 'wrapped',
      says: 'Labels that wrap radio button, name and price.',
      seen: 'Solidus; PrestaShop delivery-option__label; Drupal Commerce shipping',
      does: (plan) =>
        html`<div class="${plan.shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<label class="${plan.shop.c('option-line')}"><span><input type="radio" name="${nameOf(plan)}" value="${delivery.id}" data-refresh${checked(plan, delivery.id)}${mark(`delivery:${delivery.id}`)}> ${name}</span><span>${time}</span><span>${price}</span></label>`)}</div>`,
    },
  ],
};

export const deliveryPreset: Dimension<'cheapest' | 'dearest' | 'none'> = {
  says: 'Which delivery is chosen beforehand',
  habits: [
    { id: 'cheapest', says: 'The cheapest.', seen: 'Solidus; Spree; Shopify', weight: 2, does: 'cheapest' },
    {
      id: 'dearest',
      says: 'The dearest.',
      seen: 'shops that sort by speed (PrestaShop carrier position)',
      does: 'dearest',
    },
    { id: 'none', says: 'None.', seen: 'Magento 2; Medusa; Sylius', weight: 2, does: 'none' },
  ],
};

export const deliveryPrice: Dimension<'beside' | 'plus' | 'zero'> = {
  says: 'Where the price of a delivery stands',
  habits: [
    {
      id: 'beside',
      says: 'Beside its name; nothing to pay is a word.',
      seen: 'Dawn; PrestaShop; nopCommerce MethodAndFee',
      weight: 3,
      does: 'beside',
    },
    { id: 'plus', says: 'Beside its name with a plus sign.', seen: 'Shopware shipping-method; Odoo', does: 'plus' },
    { id: 'zero', says: 'Beside its name, nothing to pay as 0.00.', seen: 'Magento 2; django-oscar', does: 'zero' },
  ],
};

export const deliveryTime: Dimension<'at-once' | 'after-address' | 'button'> = {
  says: 'When the deliveries are shown',
  habits: [
    { id: 'at-once', says: 'From the start.', seen: 'Shopware confirm; OpenCart 3', weight: 2, does: 'at-once' },
    {
      id: 'after-address',
      says: 'As soon as the address is known.',
      seen: 'WooCommerce shipping_may_be_available; Magento 2; Shopify',
      weight: 2,
      does: 'after-address',
    },
    {
      id: 'button',
      says: 'After a button is pressed.',
      seen: 'WooCommerce shipping-calculator; OpenCart shipping estimate; Cornerstone',
      does: 'button',
    },
  ],
};

export const deliveryCount: Dimension<number> = {
  says: 'How many deliveries there are',
  habits: [
    { id: 'two', says: 'Two.', seen: 'Dawn demo store; Sylius fixtures', does: 2 },
    { id: 'three', says: 'Three.', seen: 'nopCommerce Ground, Next Day, 2nd Day', weight: 2, does: 3 },
  ],
};
