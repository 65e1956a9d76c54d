import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface PayFacts {
  shop: Storefront;
  name: string;
  sum: Markup;
  minor: number;
}

export const payHeads: Dimension<(facts: PayFacts) => Markup> = {
  says: 'How a page for the card tells what is paid',
  habits: [
    {
      id: 'row',
      says: 'By a name and an amount.',
      seen: 'WooCommerce form-pay; Mollie and PayU pages',
      weight: 3,
      does: ({ shop, name, sum, minor }) =>
        html`<p class="${shop.c('sum-total')}"${mark(`row:total=${minor}`)}>${name}: ${sum}</p>`,
    },
    {
      id: 'heading',
      says: 'By a heading, with the amount in large letters below it.',
      seen: 'CubeCart "Amount Due"; Stripe Checkout; Redsys and Przelewy24 pages',
      does: ({ shop, sum, minor }) =>
        html`<h2>${shop.say('due')}</h2><p style="font-size:1.8rem"${mark(`row:total=${minor}`)}><strong>${sum}</strong></p><p class="${shop.c('soft')}">${shop.name}</p>`,
    },
    {
      id: 'bill',
      says: 'In a table that names the shop, a reference and the amount.',
      seen: 'Sage Pay, Worldpay and Redsys bank pages; OpenCart redirect gateways',
      does: ({ shop, name, sum, minor }) =>
        html`<table class="${shop.c('table')}"><tbody><tr><td>${shop.name}</td><td>Ref. ${shop.seed}-${minor % 1000}</td></tr><tr${mark(`row:total=${minor}`)}><td>${name}</td><td>${sum}</td></tr></tbody></table>`,
    },
    {
      id: 'head-bar',
      says: 'In a bar on top: the shop on one side, the amount on the other.',
      seen: 'Datatrans, Adyen and Quickpay pages; Klarna hosted pages',
      does: ({ shop, sum, minor }) =>
        html`<div class="${shop.c('sum-row')}"${mark(`row:total=${minor}`)}><strong>${shop.name}</strong><span>${sum}</span></div>`,
    },
    {
      id: 'silent',
      says: 'Not at all.',
      seen: 'thirty bees and PrestaShop 1.6 card modules; OFBiz manual gateways; J2Store',
      weight: 0.5,
      does: () => html``,
    },
  ],
};
