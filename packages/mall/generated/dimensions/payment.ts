import type { Dimension } from '../habit.ts';
import { type MoreMethods, moreMethods } from './pay-pages.ts';

export interface PaymentPlace {
  /** Where the card is typed. */
  where: 'page' | 'frame' | 'frames' | 'own-page' | 'other-site' | 'modal';
  /** The last button of the checkout says that the order is placed, though the card comes after it. */
  isOrderedFirst: boolean;
}

export const payments: Dimension<PaymentPlace> = {
  says: 'Where the card is typed',
  habits: [
    {
      id: 'page',
      says: 'In the page.',
      seen: 'Spree and Solidus _gateway; nopCommerce Payments.Manual; Magento 2 cc-form',
      weight: 3,
      does: { where: 'page', isOrderedFirst: false },
    },
    {
      id: 'frame',
      says: 'In one frame of another site.',
      seen: 'Stripe Payment Element in WooCommerce, Medusa and Saleor',
      weight: 3,
      does: { where: 'frame', isOrderedFirst: false },
    },
    {
      id: 'frames',
      says: 'In a frame of another site for each field.',
      seen: 'Braintree and Adyen hosted fields; Shopify checkout',
      weight: 2,
      does: { where: 'frames', isOrderedFirst: false },
    },
    {
      id: 'own-page',
      says: 'On a page of its own, before the order.',
      seen: 'django-oscar payment-details; Drupal Commerce PaymentProcess',
      does: { where: 'own-page', isOrderedFirst: false },
    },
    {
      id: 'other-site',
      says: 'On a page of another site.',
      seen: 'Mollie, Redsys and PayU in PrestaShop; Odoo redirect providers',
      does: { where: 'other-site', isOrderedFirst: false },
    },
    {
      id: 'order-first',
      says: '"Place order" comes before the page with the card.',
      seen: 'WooCommerce form-pay and order-receipt; Sylius after-pay; PrestaShop validation',
      does: { where: 'own-page', isOrderedFirst: true },
    },
    {
      id: 'order-first-other-site',
      says: '"Place order" comes before the other site with the card.',
      seen: 'Sylius Payum; OpenCart redirect gateways',
      does: { where: 'other-site', isOrderedFirst: true },
    },
    {
      id: 'modal',
      says: '"Place order" opens a dialog with a frame for the card.',
      seen: 'Razorpay and Paystack checkouts; OpenCart 4',
      does: { where: 'modal', isOrderedFirst: true },
    },
  ],
};

export const methods: Dimension<
  | 'card-only'
  | 'radios'
  | 'radios-other'
  | 'radios-none'
  | 'tabs'
  | 'select'
  | 'accordion'
  | 'cards'
  | 'many'
  | 'prepaid'
  | MoreMethods
> = {
  says: 'How the payment method is chosen',
  habits: [
    {
      id: 'card-only',
      says: 'Cards only; nothing to choose.',
      seen: 'Medusa with one provider; Shopify',
      weight: 3,
      does: 'card-only',
    },
    {
      id: 'radios',
      says: 'Radio buttons; the card is chosen.',
      seen: 'WooCommerce payment.php; Solidus',
      weight: 2,
      does: 'radios',
    },
    {
      id: 'radios-other',
      says: 'Radio buttons; something else is chosen.',
      seen: 'WooCommerce with BACS first; nopCommerce check first',
      does: 'radios-other',
    },
    {
      id: 'radios-none',
      says: 'Radio buttons; none is chosen.',
      seen: 'PrestaShop payment.tpl; Magento 2',
      does: 'radios-none',
    },
    { id: 'tabs', says: 'Tabs.', seen: 'Stripe Payment Element tabs; Spree themes', does: 'tabs' },
    { id: 'select', says: 'A select.', seen: 'Zen Cart themes; one-step modules of OpenCart', does: 'select' },
    {
      id: 'accordion',
      says: 'Panes that open when they are pressed; the open one is the choice.',
      seen: 'BigCommerce checkout accordion; Adyen Drop-in; Stripe Payment Element accordion',
      weight: 2,
      does: 'accordion',
    },
    {
      id: 'cards',
      says: 'Tiles with the role of radio buttons.',
      seen: 'Bagisto onepage/payment; Medusa RadioGroup; Saleor payment methods',
      does: 'cards',
    },
    {
      id: 'many',
      says: 'Six radio buttons with wallets and pay-later offers first; the first is chosen.',
      seen: 'Mollie and PayPal in WooCommerce; Klarna in Magento 2; PrestaShop payment modules',
      does: 'many',
    },
    {
      id: 'prepaid',
      says: 'Not asked: the shop has chosen prepayment, and the review offers to change it.',
      seen: 'Shopware 5 and 6 default payment on the confirm page; OXID; Gambio',
      weight: 3,
      does: 'prepaid',
      not: [
        'structures/two-pages',
        'structures/one-page',
        'structures/one-page-reload',
        'structures/accordion',
        'structures/folding',
        'structures/wizard',
        'structures/save-each',
        'structures/drawer',
        'structures/add-buttons',
        'reviewParts/heading',
        'reviewParts/table',
      ],
    },
    ...moreMethods,
  ],
};

export const cardNumber: Dimension<'one' | 'tel' | 'four'> = {
  says: 'How the card number is asked',
  habits: [
    { id: 'text', says: 'One text field.', seen: 'Solidus _gateway; nopCommerce', weight: 3, does: 'one' },
    { id: 'tel', says: 'One field of type tel.', seen: 'Stripe; Spree jquery.payment', weight: 3, does: 'tel' },
    {
      id: 'four',
      says: 'Four boxes of four digits.',
      seen: 'older Asian and Latin American gateways',
      does: 'four',
      not: ['payments/frames', 'masks/card', 'masks/all'],
    },
  ],
};

export const cardExpiry: Dimension<'short' | 'long' | 'selects' | 'texts'> = {
  says: 'How the expiry date is asked',
  habits: [
    { id: 'short', says: 'MM/YY in one field.', seen: 'Solidus MM / YY; Stripe', weight: 3, does: 'short' },
    {
      id: 'long',
      says: 'MM/YYYY in one field.',
      seen: 'Drupal Commerce; Authorize.net forms',
      does: 'long',
      not: ['masks/card', 'masks/all'],
    },
    {
      id: 'selects',
      says: 'Two selects.',
      seen: 'Magento 2 cc-form; nopCommerce ExpireMonth, ExpireYear',
      weight: 2,
      does: 'selects',
      not: ['payments/frames'],
    },
    {
      id: 'texts',
      says: 'Two text fields.',
      seen: 'OpenCart gateways; EC-CUBE',
      does: 'texts',
      not: ['payments/frames'],
    },
  ],
};

export const cardType: Dimension<'none' | 'select' | 'radios'> = {
  says: 'Whether the card type is asked',
  habits: [
    { id: 'none', says: 'No.', seen: 'Stripe; Solidus', weight: 5, does: 'none' },
    {
      id: 'select',
      says: 'By a select.',
      seen: 'nopCommerce CreditCardTypes; Magento 2 cc_type',
      does: 'select',
      not: ['payments/frames', 'payments/frame'],
    },
    {
      id: 'radios',
      says: 'By radio buttons.',
      seen: 'older OpenCart and Zen Cart gateways',
      does: 'radios',
      not: ['payments/frames', 'payments/frame'],
    },
  ],
};

export const placeButton: Dimension<'bottom' | 'beside-sums' | 'sticky' | 'sticky-total'> = {
  says: 'Where the last button stands',
  habits: [
    { id: 'bottom', says: 'Below the form.', seen: 'Solidus confirm-step; Medusa', weight: 3, does: 'bottom' },
    {
      id: 'beside-sums',
      says: 'Beside the sums, outside of the form.',
      seen: 'Shopware confirmOrderForm (form attribute); Bagisto summary',
      does: 'beside-sums',
    },
    {
      id: 'sticky',
      says: 'In a bar that stays at the lower edge.',
      seen: 'Medusa mobile-actions; Shopify mobile themes',
      does: 'sticky',
    },
    {
      id: 'sticky-total',
      says: 'In a bar at the lower edge that also shows the total.',
      seen: 'phone checkouts of Shein-like apps, Wix and CheckoutWC; Odoo website_sale on phones',
      does: 'sticky-total',
    },
  ],
};

export const cardLoading: Dimension<'at-once' | 'late' | 'on-press'> = {
  says: 'When the card form in the checkout appears',
  habits: [
    { id: 'at-once', says: 'With the page.', seen: 'Solidus; nopCommerce', weight: 4, does: 'at-once' },
    {
      id: 'late',
      says: 'A second and a half later, with a wheel until then.',
      seen: 'Stripe and Braintree elements while they mount; BigCommerce hosted fields',
      weight: 2,
      does: 'late',
    },
    {
      id: 'on-press',
      says: 'After a button with the word "card" is pressed.',
      seen: 'Braintree Drop-in; PayPal card button; Square in WooCommerce',
      does: 'on-press',
    },
  ],
};

export const cardRows: Dimension<'stacked' | 'single-line' | 'code-before-date'> = {
  says: 'How the fields of a card stand together',
  habits: [
    { id: 'stacked', says: 'Number, date, code.', seen: 'Stripe; Solidus; nopCommerce', weight: 4, does: 'stacked' },
    {
      id: 'single-line',
      says: 'In one line, with placeholders for names.',
      seen: 'Stripe Card Element; Square card field; Paystack inline',
      does: 'single-line',
      not: [
        'payments/frames',
        'cardNumber/four',
        'cardExpiry/selects',
        'cardExpiry/texts',
        'cardType/select',
        'cardType/radios',
      ],
    },
    {
      id: 'code-before-date',
      says: 'Number, code, date.',
      seen: 'older Authorize.net and Sage Pay forms; OpenCart gateways',
      does: 'code-before-date',
    },
  ],
};
