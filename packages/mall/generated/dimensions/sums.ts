import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';
import { type SumRow, sumShapes } from './sum-shapes.ts';

const truthOf = (row: SumRow) => mark(`row:${row.kind}=${row.minor}`);
const partOf = (row: SumRow) => (row.kind === 'total' ? 'sum-row sum-total' : 'sum-row');

export const sums: Dimension<(shop: Storefront, rows: readonly SumRow[]) => Markup> = {
  says: 'How the sums are laid out',
  habits: [
    {
      id: 'table',
      says: 'A table with header cells.',
      seen: 'WooCommerce review-order tfoot; nopCommerce cart-total',
      weight: 2,
      does: (shop, rows) =>
        html`<table class="${shop.c('sums')}"><tbody>${rows.map((row) => html`<tr class="${shop.c(partOf(row))}"${truthOf(row)}><th>${row.label}</th><td>${row.amount}</td></tr>`)}</tbody></table>`,
    },
    {
      id: 'definitions',
      says: 'A definition list.',
      seen: 'Shopware summary-position dt/dd; Dawn',
      does: (shop, rows) =>
        html`<dl class="${shop.c('sums sums-grid')}">${rows.map((row) => html`<dt class="${shop.c(row.kind === 'total' ? 'sum-total' : 'soft')}">${row.label}</dt><dd class="${shop.c(row.kind === 'total' ? 'sum-total' : 'soft')}"${truthOf(row)}>${row.amount}</dd>`)}</dl>`,
    },
    {
      id: 'list',
      says: 'A list.',
      seen: 'Cornerstone cart-totals; PrestaShop cart-summary__line',
      does: (shop, rows) =>
        html`<ul class="${shop.c('sums')}">${rows.map((row) => html`<li class="${shop.c(partOf(row))}"${truthOf(row)}><span>${row.label}:</span> <span>${row.amount}</span></li>`)}</ul>`,
    },
    {
      id: 'divs',
      says: 'Divs in divs.',
      seen: 'Bagisto summary; Saleor; Medusa cart-totals',
      weight: 2,
      does: (shop, rows) =>
        html`<div class="${shop.c('sums')}">${rows.map((row) => html`<div class="${shop.c(partOf(row))}"${truthOf(row)}><p>${row.label}</p><p>${row.amount}</p></div>`)}</div>`,
    },
    {
      id: 'total-first',
      says: 'The total on top, the rest below.',
      seen: 'Shopify mobile order summary; Dawn estimated total',
      does: (shop, rows) =>
        html`<div class="${shop.c('sums')}">${rows.toSorted((a, b) => Number(b.kind === 'total') - Number(a.kind === 'total')).map((row) => html`<div class="${shop.c(partOf(row))}"${truthOf(row)}><span>${row.label}</span><strong>${row.amount}</strong></div>`)}</div>`,
    },
    {
      id: 'pairs',
      says: 'A definition list whose pairs are wrapped in divs.',
      seen: 'Saleor and Spree storefronts on Tailwind; Odoo cart summary',
      does: (shop, rows) =>
        html`<dl class="${shop.c('sums')}">${rows.map((row) => html`<div class="${shop.c(partOf(row))}"${truthOf(row)}><dt>${row.label}</dt><dd class="${shop.c('bare')}">${row.amount}</dd></div>`)}</dl>`,
    },
    {
      id: 'amount-first',
      says: 'The amount before its name.',
      seen: 'right-aligned totals of OpenCart themes; Ecwid cart',
      does: (shop, rows) =>
        html`<ul class="${shop.c('sums')}">${rows.map((row) => html`<li class="${shop.c(row.kind === 'total' ? 'sum-total' : 'soft')}"${truthOf(row)}><b>${row.amount}</b> <span>${row.label}</span></li>`)}</ul>`,
    },
    {
      id: 'dotted',
      says: 'Dots lead from the name to the amount.',
      seen: 'PrestaShop and Squarespace themes that look like a bill',
      does: (shop, rows) =>
        html`<div class="${shop.c('sums')}">${rows.map((row) => html`<div class="${shop.c(partOf(row))}"${truthOf(row)}><span>${row.label}</span><span class="${shop.c('dots')}" aria-hidden="true">.....................</span><span>${row.amount}</span></div>`)}</div>`,
    },
    {
      id: 'lines',
      says: 'Lines of text with a colon.',
      seen: 'django-oscar basket_totals; Zen Cart',
      does: (shop, rows) =>
        html`<div class="${shop.c('sums')}">${rows.map((row) => html`<p class="${shop.c(row.kind === 'total' ? 'sum-total' : 'soft')}"${truthOf(row)}>${row.label}: <b>${row.amount}</b></p>`)}</div>`,
    },
    ...sumShapes,
  ],
};

export const sumBlocks: Dimension<'one' | 'twice' | 'folded' | 'closed'> = {
  says: 'How often the sums are on the page',
  habits: [
    { id: 'one', says: 'Once.', seen: 'Sylius; Medusa', weight: 3, does: 'one' },
    {
      id: 'twice',
      says: 'Twice; one of them is for small screens and hidden.',
      seen: 'Shopify order summary; Dawn; Saleor',
      does: 'twice',
    },
    {
      id: 'folded',
      says: 'Behind a line that shows the total.',
      seen: 'Magento 2 estimated block; Shopify mobile',
      does: 'folded',
    },
    {
      id: 'closed',
      says: 'Behind a line that shows the total; one has to press it to see the rest.',
      seen: 'Shopify order summary toggle; Medusa and Bagisto on phones; CheckoutWC',
      does: 'closed',
    },
  ],
};

export interface Tax {
  isIncluded: boolean;
  show: 'row' | 'hidden' | 'note' | 'net-row';
}

const vat = ({ country }: { country: string }) => country !== 'US' && country !== 'CA';

export const tax: Dimension<Tax> = {
  says: 'How tax is counted and shown',
  habits: [
    {
      id: 'on-top',
      says: 'Added, in a row of its own.',
      seen: 'Magento 2 in the US; Shopify US; Spree adjustments',
      only: ({ country }) => ['US', 'CA', 'JP', 'AE', 'BR'].includes(country),
      weight: 3,
      does: { isIncluded: false, show: 'row' },
    },
    {
      id: 'on-top-abroad',
      says: 'Added, though prices there usually include it.',
      seen: 'B2B stores on Shopware and OpenCart',
      only: vat,
      does: { isIncluded: false, show: 'row' },
    },
    {
      id: 'included-row',
      says: 'Included, and named in a row below the total.',
      seen: 'Shopware summary-tax; OpenCart; German stores',
      only: vat,
      weight: 2,
      does: { isIncluded: true, show: 'row' },
    },
    {
      id: 'included-note',
      says: 'Included, in brackets behind the total.',
      seen: 'WooCommerce includes_tax; Dawn tax-note',
      only: vat,
      weight: 2,
      does: { isIncluded: true, show: 'note' },
    },
    {
      id: 'included-silent',
      says: 'Included, without a word.',
      seen: 'Vercel commerce; small shops',
      only: vat,
      does: { isIncluded: true, show: 'hidden' },
    },
    {
      id: 'net-and-gross',
      says: 'Included, with the net total in a row before the total.',
      seen: 'Shopware summary-net; PrestaShop totals',
      only: vat,
      does: { isIncluded: true, show: 'net-row' },
    },
  ],
};

export const fees: Dimension<'none' | 'handling' | 'surcharge' | 'both'> = {
  says: 'What is charged beside goods and delivery',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'most shops', weight: 4, does: 'none' },
    {
      id: 'handling',
      says: 'A handling fee.',
      seen: 'OpenCart low order fee and handling totals; WooCommerce fees',
      does: 'handling',
    },
    {
      id: 'surcharge',
      says: 'A surcharge for paying by card.',
      seen: 'nopCommerce PaymentMethodAdditionalFee; PrestaShop fee modules',
      does: 'surcharge',
      not: ['methods/card-only'],
    },
  ],
};

export const extraRows: Dimension<
  'none' | 'instalments' | 'points' | 'saved' | 'you-save' | 'foreign' | 'instalments-total'
> = {
  says: 'What else looks like a sum',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Sylius', weight: 3, does: 'none' },
    {
      id: 'instalments',
      says: 'A rate for four payments.',
      seen: 'Dawn payment_terms; Klarna and Afterpay banners',
      does: 'instalments',
    },
    {
      id: 'points',
      says: 'Points that the order earns.',
      seen: 'OpenCart reward; nopCommerce WillEarnRewardPoints',
      does: 'points',
    },
    {
      id: 'saved',
      says: 'What the goods once cost, struck out before the subtotal.',
      seen: 'WooCommerce you-save plugins; Shopify compare-at',
      does: 'saved',
    },
    {
      id: 'you-save',
      says: 'What the customer saves, below the total.',
      seen: 'WooCommerce saved-amount plugins; Cornerstone you save; Shopify "total savings"',
      does: 'you-save',
    },
    {
      id: 'foreign',
      says: 'The total in another currency, below the total.',
      seen: 'Sylius summary/base_currency_order_total; Magento 2 grand-total (your credit card will be charged)',
      does: 'foreign',
    },
    {
      id: 'instalments-total',
      says: 'A rate for four payments beside the total.',
      seen: 'Klarna, Afterpay and Clearpay widgets in WooCommerce and BigCommerce carts',
      does: 'instalments-total',
    },
  ],
};
