import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { scramble } from '../random.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';
import type { Notice } from '../visit.ts';
import { type Confirmation, moreConfirmations, moreNotices } from './more-endings.ts';

const what = (notice: Notice) => mark(`message:${notice.what}`);

export const notices: Dimension<(shop: Storefront, notice: Notice) => Markup> = {
  says: 'How the shop speaks to the customer',
  habits: [
    {
      id: 'bar',
      says: 'A coloured box on top of the content.',
      seen: 'WooCommerce notices; Bootstrap alerts in Sylius and OpenCart',
      weight: 2,
      does: (shop, notice) =>
        html`<div class="${shop.c(`alert ${notice.kind}`)}" role="alert"${what(notice)}>${notice.text}</div>`,
    },
    {
      id: 'list',
      says: 'A list of messages.',
      seen: 'PrestaShop notifications; Magento 2 messages; WooCommerce error list',
      does: (shop, notice) =>
        html`<ul class="${shop.c(`alert ${notice.kind}`)}"><li${what(notice)}>${notice.text}</li></ul>`,
    },
    {
      id: 'toast',
      says: 'A box in the corner that goes away.',
      seen: 'nopCommerce bar-notification; Bagisto flash; Saleor toasts',
      does: (shop, notice) =>
        html`<div class="${shop.c('toasts')}"><div class="${shop.c(`toast ${notice.kind}`)}" role="status" data-fade="6000"${what(notice)}>${notice.text}</div></div>`,
    },
    {
      id: 'dialog',
      says: 'A dialog that has to be closed.',
      seen: 'OpenCart and Magento 2 alert modals',
      does: (shop, notice) =>
        html`<div class="${shop.c('veil')}" data-panel><div class="${shop.c('dialog')}" role="alertdialog" aria-modal="true"><p${what(notice)}>${notice.text}</p><button type="button" class="${shop.c('button plain')}" data-close${mark('action:dismiss')}>OK</button></div></div>`,
    },
    {
      id: 'dialog-element',
      says: 'A dialog element in the middle.',
      seen: 'Shopware modal alerts; storefronts on native dialogs (Saleor, Vercel commerce)',
      does: (shop, notice) =>
        html`<dialog open data-panel class="${shop.c('dialog floating-dialog')}"><p${what(notice)}>${notice.text}</p><button type="button" class="${shop.c('button plain')}" data-close${mark('action:dismiss')}>${shop.say('close')}</button></dialog>`,
    },
    {
      id: 'snackbar',
      says: 'A dark strip at the lower edge that stays.',
      seen: 'Odoo notifications; WooCommerce blocks snackbar; Material storefronts',
      does: (shop, notice) =>
        html`<div class="${shop.c('snack')}" role="status" data-panel><span${what(notice)}>${notice.text}</span><button type="button" class="${shop.c('link')}" data-close aria-label="${shop.say('close')}"${mark('decoy:closeSnack')}>×</button></div>`,
    },
    {
      id: 'live',
      says: 'Plain words in a live region.',
      seen: 'Dawn cart-errors; Solidus flash',
      does: (shop, notice) =>
        html`<p class="${shop.c(`live ${notice.kind}`)}" aria-live="polite"${what(notice)}>${notice.text}</p>`,
    },
    ...moreNotices,
  ],
};

export const refusals: Dimension<'checkout' | 'payment-part' | 'page' | 'query' | 'cart'> = {
  says: 'Where a refused card is reported',
  habits: [
    {
      id: 'checkout',
      says: 'On top of the checkout, which is as it was.',
      seen: 'WooCommerce checkout errors; Spree',
      weight: 2,
      does: 'checkout',
    },
    {
      id: 'payment-part',
      says: 'Beside the card.',
      seen: 'Stripe errors in Medusa and Saleor; Solidus',
      does: 'payment-part',
    },
    {
      id: 'page',
      says: 'On a page of its own that links back.',
      seen: 'OpenCart checkout/failure; Odoo payment status; WooCommerce order-failed',
      does: 'page',
    },
    {
      id: 'query',
      says: 'At the address of the checkout, with the reason in its query.',
      seen: 'osCommerce and CE Phoenix payment_error; Gambio and Zen Cart error parameters; Redsys returns',
      does: 'query',
    },
    {
      id: 'cart',
      says: 'In the cart, which is as full as it was.',
      seen: 'Ubercart and Isotope after a refused payment; osCommerce add-ons; PrestaShop 1.6 redirect modules',
      does: 'cart',
      not: ['cartPage/none', 'cartPage/layer'],
    },
  ],
};

const thanks = (it: Confirmation) => html`<h1${mark('message:thanks')}>${it.shop.say('thanks')}</h1>`;
const mailed = (it: Confirmation) => html`<p>${it.shop.say('confirmationSent', { email: it.email })}</p>`;
const total = (it: Confirmation) => html`<p${mark('row:total')}>${it.shop.say('total')}: ${it.total}</p>`;

export const confirmations: Dimension<(it: Confirmation) => Markup> = {
  says: 'How an order is confirmed',
  habits: [
    {
      id: 'page',
      says: 'Thanks and a number.',
      seen: 'nopCommerce Completed; Sylius',
      weight: 2,
      does: (it) =>
        html`${thanks(it)}<p><strong>${it.shop.say('orderNumber')}: <span${mark('value:orderNumber')}>${it.number}</span></strong></p>${mailed(it)}`,
    },
    {
      id: 'overview',
      says: 'A list of number, date, total and method.',
      seen: 'WooCommerce thankyou.php; PrestaShop order-details',
      does: (it) =>
        html`${thanks(it)}<ul class="${it.shop.c('overview')}"><li>${it.shop.say('orderNumber')} <strong${mark('value:orderNumber')}>${it.number}</strong></li><li>${it.shop.say('payment')} <strong>${it.shop.say('card')}</strong></li><li>${it.shop.say('total')} <strong${mark('row:total')}>${it.total}</strong></li></ul>${mailed(it)}`,
    },
    {
      id: 'sentence',
      says: 'The number inside a sentence with a link.',
      seen: 'Magento 2 checkout/success; Bagisto success',
      does: (it) =>
        html`${thanks(it)}<p>${it.shop.say('orderNumber')} <a href="/account/order"${mark('value:orderNumber')}>${it.number}</a>. ${it.shop.say('confirmationSent', { email: it.email })}</p>`,
    },
    {
      id: 'no-number',
      says: 'Thanks without a number; it is only in the address.',
      seen: 'OpenCart checkout/success',
      does: (it) => html`${thanks(it)}${mailed(it)}`,
    },
    {
      id: 'receipt',
      says: 'A table like a receipt.',
      seen: 'Spree orders/show; django-oscar thank_you; Solidus',
      does: (it) =>
        html`${thanks(it)}<table class="${it.shop.c('table')}"><tbody><tr><th>${it.shop.say('orderNumber')}</th><td${mark('value:orderNumber')}>${it.number}</td></tr><tr><th>${it.shop.say('email')}</th><td>${it.email}</td></tr><tr><th>${it.shop.say('total')}</th><td${mark('row:total')}>${it.total}</td></tr></tbody></table>`,
    },
    {
      id: 'timeline',
      says: 'How far the order is, with the number in small letters.',
      seen: 'Shopify order status page; Bagisto and Odoo order tracking',
      does: (it) =>
        html`<p class="${it.shop.c('soft')}">${it.shop.say('orderNumber')} <span${mark('value:orderNumber')}>${it.number}</span></p>${thanks(it)}<ol class="${it.shop.c('progress')}"><li class="${it.shop.c('now')}">✓ ${it.shop.say('review')}</li><li class="${it.shop.c('soft')}">${it.shop.say('parcel', { n: 1 })}</li><li class="${it.shop.c('soft')}">${it.shop.say('delivery')}</li></ol>${mailed(it)}${total(it)}`,
    },
    {
      id: 'definitions',
      says: 'A definition list with number, address and total.',
      seen: 'Solidus order show; Saleor order-confirmation; Shopware finish-details',
      does: (it) =>
        html`${thanks(it)}<dl class="${it.shop.c('sums sums-grid')}"><dt>${it.shop.say('orderNumber')}</dt><dd${mark('value:orderNumber')}>${it.number}</dd><dt>${it.shop.say('email')}</dt><dd>${it.email}</dd><dt>${it.shop.say('payment')}</dt><dd>${it.shop.say('card')}</dd><dt>${it.shop.say('total')}</dt><dd${mark('row:total')}>${it.total}</dd></dl>`,
    },
    {
      id: 'no-thanks',
      says: 'The number and the state of the order; nobody is thanked.',
      seen: 'CubeCart receipt; nopCommerce order details; AbanteCart and X-Cart invoices after the order',
      does: (it) =>
        html`<h1>${it.shop.say('orderNumber')}: <span${mark('value:orderNumber')}>${it.number}</span></h1><p>${it.shop.say('orderStatus')}</p><p>${it.email}</p>${total(it)}`,
    },
    {
      id: 'tracking',
      says: 'The number of the parcel first, that of the order after it; no total.',
      seen: 'Mercado Shops and Tiendanube tracking pages; Shoptet; EC-CUBE with a carrier number',
      does: (it) =>
        html`${thanks(it)}<p>${it.shop.say('tracking')}: <b${mark('decoy:tracking')}>${scramble(12, 'parcel', it.number).toUpperCase()}</b></p><p>${it.shop.say('orderNumber')}: <b${mark('value:orderNumber')}>${it.number}</b></p>${mailed(it)}`,
    },
    {
      id: 'big-number',
      says: 'The number as the heading.',
      seen: 'Shopware finish; Medusa order-completed',
      does: (it) =>
        html`<h1><span${mark('value:orderNumber')}>${it.number}</span></h1><p${mark('message:thanks')}>${it.shop.say('thanks')}</p>${mailed(it)}${total(it)}`,
    },
    ...moreConfirmations,
  ],
};

export const confirmationPlaces: Dimension<'page' | 'inline' | 'layer'> = {
  says: 'Where the thanks appear',
  habits: [
    {
      id: 'page',
      says: 'On a page of their own.',
      seen: 'WooCommerce order-received; Magento 2',
      weight: 4,
      does: 'page',
    },
    {
      id: 'inline',
      says: 'In place of the checkout, without a new address, where scripts send the order.',
      seen: 'headless storefronts (Alokai, Vue Storefront thank-you step); Snipcart and Ecwid checkouts',
      does: 'inline',
      not: ['waiting/page', 'waiting/long', 'afterOrder/offer-page', 'structures/four-pages', 'structures/two-pages'],
    },
    {
      id: 'layer',
      says: 'In a layer over the checkout, where scripts send the order.',
      seen: 'Snipcart and Ecwid pop-up checkouts; SureCart thank-you dialog; one-page funnels',
      does: 'layer',
      not: [
        'waiting/page',
        'waiting/long',
        'afterOrder/offer-page',
        'afterOrder/offer-dialog',
        'structures/four-pages',
        'structures/two-pages',
      ],
    },
  ],
};

export const waiting: Dimension<number> = {
  says: 'How long the shop takes to confirm an order',
  habits: [
    { id: 'none', says: 'The confirmation is the answer.', seen: 'WooCommerce; Spree', weight: 4, does: 0 },
    {
      id: 'page',
      says: 'A page with a wheel comes first and moves on by itself.',
      seen: 'Odoo payment/status; Shopify processing; Saleor stripe return',
      does: 1500,
    },
    {
      id: 'long',
      says: 'The same for three seconds.',
      seen: 'Shopify processing; Drupal Commerce redirects',
      does: 3000,
    },
  ],
};

export const afterOrder: Dimension<'none' | 'offer-page' | 'offer-dialog' | 'account' | 'survey'> = {
  says: 'What comes after the order',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Sylius; Medusa', weight: 4, does: 'none' },
    {
      id: 'offer-page',
      says: 'A page with one more offer, before the thanks.',
      seen: 'CartFlows and FunnelKit for WooCommerce; Shopify post-purchase extensions',
      does: 'offer-page',
    },
    {
      id: 'offer-dialog',
      says: 'A dialog with one more offer, over the thanks.',
      seen: 'Shopify thank-you apps; WooCommerce upsell popups',
      does: 'offer-dialog',
    },
    {
      id: 'account',
      says: 'An invitation to open an account.',
      seen: 'Drupal Commerce CompletionRegister; Magento 2 registration.html; Spree',
      does: 'account',
    },
    {
      id: 'survey',
      says: 'A question and a field.',
      seen: 'Google customer reviews opt-in in PrestaShop; Shopify survey apps',
      does: 'survey',
    },
  ],
};
