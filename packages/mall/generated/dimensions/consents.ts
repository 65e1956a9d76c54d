import type { Dimension } from '../habit.ts';

export type Terms =
  | 'none'
  | 'tick'
  | 'implied'
  | 'two-ticks'
  | 'preticked'
  | 'cart'
  | 'dialog'
  | 'switch'
  | 'styled'
  | 'three-ticks';

export const terms: Dimension<Terms> = {
  says: 'How the terms are agreed to',
  habits: [
    { id: 'none', says: 'Not at all.', seen: 'Spree; Medusa', does: 'none' },
    {
      id: 'tick',
      says: 'A tick before the order.',
      seen: 'WooCommerce terms.php; Solidus confirm-step; Shopware tos',
      weight: 2,
      does: 'tick',
    },
    {
      id: 'implied',
      says: 'A sentence beside the button.',
      seen: 'Shopify; Magento agreements text',
      weight: 2,
      does: 'implied',
    },
    {
      id: 'two-ticks',
      says: 'Two ticks: terms and privacy.',
      seen: 'German WooCommerce and PrestaShop psgdpr',
      does: 'two-ticks',
    },
    {
      id: 'preticked',
      says: 'A tick that is already set.',
      seen: 'OpenCart agree switch; older Zen Cart',
      does: 'preticked',
    },
    {
      id: 'dialog',
      says: 'A tick that opens the terms in a dialog; agreeing there sets it.',
      seen: 'Magento 2 checkout-agreements modal; nopCommerce terms popup; WooCommerce terms popups',
      does: 'dialog',
    },
    {
      id: 'switch',
      says: 'A switch in place of a tick.',
      seen: 'OpenCart 4 form-switch; React storefronts with Headless UI Switch',
      does: 'switch',
    },
    {
      id: 'styled',
      says: 'A tick that is drawn by its label; the box itself is invisible.',
      seen: 'Bootstrap custom-control in PrestaShop classic; Bagisto peer hidden; CheckoutWC',
      does: 'styled',
    },
    {
      id: 'cart',
      says: 'A tick in the cart, before the checkout opens.',
      seen: 'nopCommerce terms of service in the cart; Dawn terms apps',
      does: 'cart',
      not: ['adding/checkout'],
    },
    {
      id: 'three-ticks',
      says: 'Three ticks: terms, withdrawal and privacy.',
      seen: 'TYPO3 cart order form; German Market for WooCommerce; Shopware 5 legal plugins',
      does: 'three-ticks',
    },
  ],
};

export const newsletter: Dimension<'none' | 'unticked' | 'ticked'> = {
  says: 'Whether the checkout asks for a newsletter',
  habits: [
    { id: 'none', says: 'No.', seen: 'Medusa', does: 'none' },
    { id: 'unticked', says: 'A box to tick.', seen: 'PrestaShop ps_emailsubscription; Shopify', does: 'unticked' },
    {
      id: 'ticked',
      says: 'A box that is ticked.',
      seen: 'Shopify default marketing opt-in; Saleor marketing-consent',
      does: 'ticked',
    },
  ],
};
