import { html, type Markup, raw } from '../../src/markup.ts';
import type { Habit } from '../habit.ts';
import type { Delivery, Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface DeliveryPlan {
  shop: Storefront;
  options: readonly { delivery: Delivery; name: string; price: Markup; time: string }[];
  chosen: string | null;
  /** The choice was sent before. */
  isSaved: boolean;
  /** What is sent. */
  goods: readonly string[];
}

const DAY = 86_400_000;
const nameOf = ({ shop }: DeliveryPlan) => shop.nameOf('delivery');
const radio = (plan: DeliveryPlan, id: string, more: Markup | string = '') =>
  html`<input type="radio" name="${nameOf(plan)}" id="${plan.shop.id(`delivery-${id}`)}" value="${id}" data-refresh${plan.chosen === id ? raw(' checked') : ''}${more}${mark(`delivery:${id}`)}>`;

/** Further ways to choose a delivery. */
export const deliveryForms: readonly Habit<(plan: DeliveryPlan) => Markup>[] = [
  {
    id: 'links',
    says: 'Links; the one that is chosen is plain text.',
    seen: 'TYPO3 cart shipping list; Zen Cart and Miva estimators with "use this" links',
    does: (plan) =>
      html`<div data-picks data-picks-redraw="place"><input type="hidden" name="${nameOf(plan)}" value="${plan.chosen ?? ''}">${plan.options.map(({ delivery, name, price, time }) => html`<div class="${plan.shop.c('option-line')}">${plan.chosen === delivery.id ? html`<span data-pick="${delivery.id}"${mark(`delivery:${delivery.id}`)}>${name}</span>` : html`<a href="#" data-idle data-pick="${delivery.id}"${mark(`delivery:${delivery.id}`)}>${name}</a>`}<small>${time}</small><span>${price}</span></div>`)}</div>`,
  },
  {
    id: 'listed-radios',
    says: 'A list box whose entries hold radio buttons.',
    seen: 'SilverShop optionset (ul role=listbox); Silverstripe forms; Phoca Cart method lists',
    does: (plan) =>
      html`<ul class="${plan.shop.c('options')}" role="listbox">${plan.options.map(({ delivery, name, price, time }) => html`<li role="option">${radio(plan, delivery.id)}<label for="${plan.shop.id(`delivery-${delivery.id}`)}">${name} <small>${time}</small> ${price}</label></li>`)}</ul>`,
  },
  {
    id: 'radio-last',
    says: 'A table with a head; the radio buttons are in its last column.',
    seen: 'OFBiz shipping settings; Sylius 1 variant-like tables; Intershop and Virto delivery tables',
    does: (plan) =>
      html`<table class="${plan.shop.c('table')}"><thead><tr><th>${plan.shop.say('delivery')}</th><th>${plan.shop.say('timeSlot')}</th><th>${plan.shop.say('priceWord')}</th><th></th></tr></thead><tbody>${plan.options.map(({ delivery, name, price, time }) => html`<tr><td>${name}</td><td>${time}</td><td>${price}</td><td>${radio(plan, delivery.id)}</td></tr>`)}</tbody></table>`,
  },
  {
    id: 'days',
    says: 'Radio buttons, and the days to choose from, of which the first is chosen.',
    seen: 'florists and grocers on Magento 1 and WooCommerce (delivery date); Bagisto and Cafe24 date plugins',
    does: (plan) => {
      const { shop } = plan;
      const write = new Intl.DateTimeFormat(shop.market.locale, { weekday: 'short', day: 'numeric', month: 'short' });
      const days = [3, 4, 5, 6].map((days) => new Date(Date.now() + days * DAY));
      return html`<div class="${shop.c('options')}">${plan.options.map(({ delivery, name, price, time }) => html`<label class="${shop.c('option-line')}"><span>${radio(plan, delivery.id)} ${name}</span><span>${time}</span><span>${price}</span></label>`)}</div><div class="${shop.c('label')}">${shop.say('timeSlot')}</div><div class="${shop.c('inline')}" data-picks><input type="hidden" name="deliveryDay" value="0">${days.map((day, index) => html`<button type="button" class="${shop.c('pick')}" data-pick="${index}" aria-pressed="${String(index === 0)}"${mark('decoy:deliveryDay')}>${write.format(day)}</button>`)}</div>`;
    },
  },
  {
    id: 'covered',
    says: 'Cards, each covered by a transparent radio button.',
    seen: 'Semantic UI radio checkboxes of Sylius 1; Shopware 6 and Bagisto 2 themes with stretched inputs',
    does: (plan) =>
      html`<div class="${plan.shop.c('option-cards')}">${plan.options.map(({ delivery, name, price, time }) => html`<div class="${plan.shop.c('card-label covered')}">${radio(plan, delivery.id, html` class="${plan.shop.c('cover-radio')}" aria-label="${name}"`)}<strong>${name}</strong><small>${time}</small><span>${price}</span></div>`)}</div>`,
  },
];
