import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { plainText } from '../plain-text.ts';
import { mark } from '../truth.ts';
import { type DeliveryPlan, deliveryForms } from './delivery-forms.ts';

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
        html`<ul class="${plan.shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<li>${radio(plan, delivery.id, 'radio')}<label for="${plan.shop.id(`delivery-${delivery.id}`)}">${name}${price.markup ? ': ' : ''}${price} <small>${time}</small></label></li>`)}</ul>`,
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
      does: (plan) => lines(plan),
    },
    {
      id: 'parcels',
      says: 'A heading and a list of goods for each parcel, then radio buttons.',
      seen: 'Solidus and Spree shipments; Sylius select_shipping/shipment/header; Drupal Commerce shipments',
      does: (plan) =>
        html`<fieldset class="${plan.shop.c('card plain-fieldset')}"><legend>${plan.shop.say('parcel', { n: 1 })}</legend><ul>${plan.goods.map((good) => html`<li>${good}</li>`)}</ul>${lines(plan)}</fieldset>`,
    },
    {
      id: 'pickup-tabs',
      says: 'Tabs for delivery and for collecting in a store.',
      seen: 'Shopify ship and pick up; nopCommerce _PickupPoints; BigCommerce and Magento in-store pickup',
      weight: 2,
      does: (plan) => {
        const { shop } = plan;
        const isPickup = plan.chosen === 'pickup';
        const tab = (id: string, text: string, isOpen: boolean) =>
          html`<button type="button" role="tab" class="${shop.c('tab')}" data-tab="${shop.id(id)}" aria-selected="${String(isOpen)}"${mark(`decoy:${id}`)}>${text}</button>`;
        return html`<div data-tabs><div role="tablist" class="${shop.c('tabs')}">${tab('ship-tab', shop.say('delivery'), !isPickup)}${tab('pickup-tab', shop.say('pickup'), isPickup)}</div><div role="tabpanel" id="${shop.id('ship-tab')}"${isPickup ? raw(' hidden') : ''}>${lines(plan)}</div><div role="tabpanel" id="${shop.id('pickup-tab')}"${isPickup ? '' : raw(' hidden')}><label class="${shop.c('option-line')}"><span><input type="radio" name="${nameOf(plan)}" value="pickup" data-refresh${isPickup ? raw(' checked') : ''}${mark('decoy:pickup')}> ${shop.name}, ${shop.market.home.city}</span><span>${shop.say('free')}</span></label></div></div>`;
      },
    },
    {
      id: 'slots',
      says: 'Radio buttons, and a list of times to wish for.',
      seen: 'nopCommerce _DesiredDeliveryDate; delivery date plugins of WooCommerce and Magento',
      does: (plan) => {
        const id = plan.shop.id('time-slot');
        return html`${lines(plan)}<div class="${plan.shop.c('field')}"><label class="${plan.shop.c('label')}" for="${id}">${plan.shop.say('timeSlot')}</label><select class="${plan.shop.c('select')}" id="${id}" name="timeSlot"${mark('decoy:timeSlot')}>${['–', '08:00–12:00', '12:00–16:00', '16:00–20:00'].map((slot) => html`<option>${slot}</option>`)}</select></div>`;
      },
    },
    {
      id: 'logos',
      says: 'Radio buttons with the mark of the carrier for a name.',
      seen: 'PrestaShop carrier logos; carrier-logo plugins of WooCommerce and Magento',
      does: ({ shop, ...plan }) =>
        html`<div class="${shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<label class="${shop.c('option-line')}"><input type="radio" name="${shop.nameOf('delivery')}" value="${delivery.id}" data-refresh${plan.chosen === delivery.id ? raw(' checked') : ''}${mark(`delivery:${delivery.id}`)}><svg role="img" aria-label="${name}" width="150" height="26" viewBox="0 0 150 26"><rect width="150" height="26" rx="4" fill="#e8e2c8"/><text x="8" y="18" font-size="14" font-weight="700" fill="#333">${name}</text></svg><small>${time}</small><strong>${price}</strong></label>`)}</div>`,
    },
    {
      id: 'grouped-select',
      says: 'A select in groups; the price stands before the name.',
      seen: 'CubeCart basket (optgroup for each carrier); osCommerce estimator; X-Cart 5 select boxes',
      not: ['deliveryPreset/none'],
      does: (plan) =>
        html`<select class="${plan.shop.c('select')}" name="${nameOf(plan)}" aria-label="${plan.shop.say('delivery')}" data-refresh>${plan.options.map(({ delivery, name, price, time }) => html`<optgroup label="${name}"><option value="${delivery.id}"${plan.chosen === delivery.id ? raw(' selected') : ''}${mark(`delivery:${delivery.id}`)}>${raw(plainText(price))} (${name}, ${time})</option></optgroup>`)}</select>`,
    },
    {
      id: 'button-each',
      says: 'A button for each delivery, which also leads on.',
      seen: 'django-oscar shipping_methods; Zen Cart and EC-CUBE variants; Drupal Commerce 1',
      not: [
        'structures/one-page',
        'structures/one-page-reload',
        'structures/two-pages',
        'structures/drawer',
        'extras/insurance',
        'extras/wrap',
        'extras/donation',
        'extras/radios',
        // Nobody would know what the button costs before it has led on.
        'deliveryPrice/sums-only',
      ],
      weight: 2,
      does: (plan) =>
        html`<div class="${plan.shop.c('option-cards')}">${plan.options.map(({ delivery, name, price, time }) => html`<div class="${plan.shop.c('card-label')}"><strong>${name}</strong><span>${price}</span><small>${time}</small><button class="${plan.shop.c('button plain')}" name="${nameOf(plan)}" value="${delivery.id}"${plan.isSaved && plan.chosen === delivery.id ? raw(' aria-pressed="true"') : ''}${mark(`delivery:${delivery.id}`)}>${plan.shop.say('choose')}</button></div>`)}</div>`,
    },
    {
      id: 'pass-through',
      says: 'Rows that are pressed as a whole; their radio buttons let every click through.',
      seen: 'Odoo 17 o_delivery_carrier_select (pointer events none); Tiendanube and Wix delivery rows',
      does: (plan) =>
        html`<ul class="${plan.shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<li class="${plan.shop.c('option-line')}" data-row-pick><span><input type="radio" name="${nameOf(plan)}" value="${delivery.id}" style="pointer-events:none" data-refresh${checked(plan, delivery.id)}${mark(`delivery:${delivery.id}`)}> ${name}</span><span>${time}</span><span>${price}</span></li>`)}</ul>`,
    },
    ...deliveryForms,
  ],
};

const lines = (plan: DeliveryPlan) =>
  html`<div class="${plan.shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<label class="${plan.shop.c('option-line')}"><span><input type="radio" name="${nameOf(plan)}" value="${delivery.id}" data-refresh${checked(plan, delivery.id)}${mark(`delivery:${delivery.id}`)}> ${name}</span><span>${time}</span><span>${price}</span></label>`)}</div>`;

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

export const deliveryPrice: Dimension<'beside' | 'plus' | 'zero' | 'sums-only'> = {
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
    {
      id: 'sums-only',
      says: 'Only in the sums, once it is chosen.',
      seen: 'Shopware 6 and Shopware 5 confirm pages; OXID shipping sets; HikaShop',
      weight: 0.5,
      does: 'sums-only',
    },
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
