import type { Dimension } from '../habit.ts';

export const cardHolder: Dimension<'none' | 'first' | 'last' | 'split'> = {
  says: 'Whether the name on the card is asked',
  habits: [
    { id: 'none', says: 'No.', seen: 'Magento 2 cc-form; Stripe', does: 'none' },
    { id: 'first', says: 'First.', seen: 'Solidus name_on_card; nopCommerce CardholderName', does: 'first' },
    { id: 'last', says: 'Last.', seen: 'Shopify; Spree', does: 'last' },
    {
      id: 'split',
      says: 'First, as first name and last name in two fields.',
      seen: 'CubeCart and Zen Cart card modules; Authorize.net forms; WooCommerce gateways of PayPal Pro',
      does: 'split',
      not: ['payments/frames'],
    },
  ],
};

export const cardExtras: Dimension<'none' | 'postcode' | 'save'> = {
  says: 'What else is asked beside a card',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Magento 2 cc-form; Solidus', weight: 4, does: 'none' },
    {
      id: 'postcode',
      says: 'The postcode of its bill, in the same frame or form.',
      seen: 'Stripe elements in SureCart, WooCommerce and Spree; Square card field; Braintree AVS',
      only: ({ country }) => ['US', 'CA', 'GB', 'AU'].includes(country),
      weight: 4,
      does: 'postcode',
    },
    {
      id: 'save',
      says: 'Whether to keep it.',
      seen: 'WooCommerce "save payment information"; Salesforce SFRA; SAP Spartacus',
      does: 'save',
    },
  ],
};

const later = [
  'payments/own-page',
  'payments/other-site',
  'payments/order-first',
  'payments/order-first-other-site',
  'payments/modal',
];

export const instalments: Dimension<'none' | 'list'> = {
  says: 'Whether a card may be charged in parts',
  habits: [
    { id: 'none', says: 'No.', seen: 'Stripe; Medusa', weight: 2, does: 'none' },
    {
      id: 'list',
      says: 'A list of instalments stands beside the card; the first of them is the total.',
      seen: 'VTEX and Tiendanube; Iyzico in Türkiye; Redsys and GMO in Spain and Japan',
      only: ({ country }) => ['BR', 'MX', 'TR', 'ES', 'JP', 'PL', 'IT'].includes(country),
      not: later,
      weight: 2,
      does: 'list',
    },
  ],
};
