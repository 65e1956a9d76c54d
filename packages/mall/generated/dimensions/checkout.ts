import type { Dimension } from '../habit.ts';
import type { Block } from '../visit.ts';
import { type MoreBilling, moreBilling } from './address-extras.ts';

export interface Structure {
  groups: readonly (readonly Block[])[];
  /** How a saved group looks. */
  done: 'summary' | 'hidden' | 'header' | 'open';
  future: 'hidden' | 'header' | 'open';
  transport: 'pages' | 'reload' | 'swap';
  frame?: 'modal' | 'drawer' | 'add';
}

const four: Structure['groups'] = [['contact', 'address'], ['delivery'], ['payment'], ['review']];
const all: Structure['groups'] = [['contact', 'address', 'delivery', 'payment']];

export const structures: Dimension<Structure> = {
  says: 'How the checkout is cut into steps',
  habits: [
    {
      id: 'four-pages',
      says: 'A page each for address, delivery, payment and review.',
      seen: 'Spree and Solidus steps; django-oscar; Sylius',
      weight: 2,
      does: { groups: four, done: 'hidden', future: 'hidden', transport: 'pages' },
    },
    {
      id: 'two-pages',
      says: 'Address and delivery, then payment.',
      seen: 'Magento 2 Luma; Shopify three-page checkout',
      does: {
        groups: [
          ['contact', 'address'],
          ['delivery', 'payment'],
        ],
        done: 'hidden',
        future: 'hidden',
        transport: 'pages',
      },
    },
    {
      id: 'one-page',
      says: 'Everything on one page.',
      seen: 'WooCommerce form-checkout; Shopify one-page; WooCommerce blocks',
      weight: 3,
      does: { groups: all, done: 'open', future: 'open', transport: 'swap' },
    },
    {
      id: 'one-page-reload',
      says: 'Everything on one page that sends itself.',
      seen: 'Shopware confirm page; xt:Commerce',
      does: { groups: all, done: 'open', future: 'open', transport: 'reload' },
    },
    {
      id: 'accordion',
      says: 'Steps that open one after the other.',
      seen: 'nopCommerce OnePageCheckout; OpenCart 3; BigCommerce checkout',
      weight: 2,
      does: {
        groups: [['contact'], ['address'], ['delivery'], ['payment'], ['review']],
        done: 'header',
        future: 'header',
        transport: 'swap',
      },
    },
    {
      id: 'folding',
      says: 'Steps that fold to summaries, each a request.',
      seen: 'PrestaShop checkout-step.tpl',
      does: {
        groups: [['contact'], ['address'], ['delivery'], ['payment']],
        done: 'summary',
        future: 'header',
        transport: 'reload',
      },
    },
    {
      id: 'folding-script',
      says: 'Steps that fold to summaries without a reload.',
      seen: 'Medusa checkout-form (?step=); Saleor; BigCommerce',
      weight: 2,
      does: { groups: four, done: 'summary', future: 'header', transport: 'swap' },
    },
    {
      id: 'wizard',
      says: 'Steps that replace each other without a reload.',
      seen: 'Magento 2 step-navigator; Vue Storefront',
      does: {
        groups: [['contact', 'address'], ['delivery'], ['payment']],
        done: 'hidden',
        future: 'hidden',
        transport: 'swap',
      },
    },
    {
      id: 'save-each',
      says: 'All parts open, each with a save button; the order comes last.',
      seen: 'OpenCart 4 checkout; one-step modules of PrestaShop',
      does: {
        groups: [['contact', 'address'], ['delivery'], ['payment'], ['review']],
        done: 'open',
        future: 'open',
        transport: 'swap',
      },
    },
    {
      id: 'modal',
      says: 'Address and delivery are edited in dialogs.',
      seen: 'Shopware address-editor-modal; OpenCart 4 shipping_method choose',
      does: { groups: four, done: 'summary', future: 'header', transport: 'swap', frame: 'modal' },
      not: ['refreshScope/whole', 'refreshScope/reload'],
    },
    {
      id: 'drawer',
      says: 'The checkout lives in a drawer.',
      seen: 'headless drop shops; WooCommerce side-checkout plugins',
      does: {
        groups: [
          ['contact', 'address'],
          ['delivery', 'payment'],
        ],
        done: 'hidden',
        future: 'hidden',
        transport: 'swap',
        frame: 'drawer',
      },
    },
    {
      id: 'add-buttons',
      says: 'Parts wait behind buttons that add them; the order stays shut until all are there.',
      seen: 'Alokai checkout ("Add address"); SAP Spartacus; Shopizer and Vendure storefronts',
      does: { groups: four, done: 'summary', future: 'open', transport: 'swap', frame: 'add' },
      not: ['refreshScope/whole', 'refreshScope/reload'],
    },
  ],
};

export const billing: Dimension<'none' | 'ticked' | 'different' | 'radios' | 'own-form' | MoreBilling> = {
  says: 'How the billing address is asked',
  habits: [
    { id: 'none', says: 'Not at all.', seen: 'small shops; Vercel commerce', does: 'none' },
    {
      id: 'ticked',
      says: '"Same as shipping" is ticked.',
      seen: 'Medusa; Magento 2; Solidus',
      weight: 2,
      does: 'ticked',
    },
    {
      id: 'different',
      says: 'The billing address comes first, "ship elsewhere" may be ticked.',
      seen: 'WooCommerce form-shipping; Shopware',
      does: 'different',
    },
    {
      id: 'radios',
      says: 'Two radio buttons.',
      seen: 'Shopify checkout; Saleor billing-address-section',
      does: 'radios',
    },
    {
      id: 'own-form',
      says: 'Its fields stand open and have to be filled; a button copies the other address.',
      seen: 'HikaShop and VirtueMart bill-to blocks; Spree "use shipping address" button; ASP storefronts',
      does: 'own-form',
    },
    ...moreBilling,
  ],
};

export type Suggestions = 'none' | 'list' | 'manual-first' | 'lookup';

export const suggestions: Dimension<Suggestions> = {
  says: 'Whether addresses are suggested',
  habits: [
    { id: 'none', says: 'No.', seen: 'WooCommerce; Sylius', weight: 3, does: 'none' },
    {
      id: 'list',
      says: 'A list opens under the street while typing.',
      seen: 'Shopify address autocomplete; Saleor; BigCommerce Google autocomplete',
      does: 'list',
    },
    {
      id: 'manual-first',
      says: 'A search field first; the form opens by a link.',
      seen: 'UK stores with postcode lookup (PrestaShop and Magento modules)',
      does: 'manual-first',
    },
    {
      id: 'lookup',
      says: 'A postcode and a button bring a list of addresses that fill the form; a link opens it empty.',
      seen: 'Fetchify and Loqate in Magento 2 and WooCommerce; CheckoutWC address lookup',
      does: 'lookup',
    },
  ],
};

export const addressChecks: Dimension<'none' | 'dialog' | 'inline'> = {
  says: 'Whether an address is doubted after it was given',
  habits: [
    { id: 'none', says: 'No.', seen: 'Medusa; Sylius; OpenCart', weight: 4, does: 'none' },
    {
      id: 'dialog',
      says: 'A dialog asks whether to use it as typed or as the post would write it.',
      seen: 'address validation apps of Shopify and BigCommerce; Loqate in Magento 2',
      does: 'dialog',
      not: ['structures/one-page', 'structures/one-page-reload'],
    },
    {
      id: 'inline',
      says: 'The form comes back with the two addresses to choose from.',
      seen: 'nopCommerce Avalara AddressValidation; Avalara and TaxJar for WooCommerce',
      does: 'inline',
      not: ['structures/one-page', 'structures/one-page-reload'],
    },
  ],
};

export const presets: Dimension<Readonly<Record<string, string>>> = {
  says: 'What the address form already holds',
  habits: [
    { id: 'blank', says: 'Nothing.', seen: 'Sylius; Medusa', weight: 4, does: {} },
    {
      id: 'guessed-place',
      says: 'A city and postcode guessed from the connection.',
      seen: 'WooCommerce geolocation and shipping calculator; Magento estimate',
      does: { city: 'Springfield', postcode: '12345' },
    },
    {
      id: 'sample',
      says: 'A sample in the name field.',
      seen: 'demo-born themes of OpenCart and Zen Cart',
      does: { firstName: 'John', fullName: 'John Doe' },
    },
  ],
};

export const masks: Dimension<{ postcode: boolean; phone: boolean; card: boolean }> = {
  says: 'Whether fields rewrite what is typed',
  habits: [
    {
      id: 'none',
      says: 'No.',
      seen: 'django-oscar; Sylius',
      weight: 2,
      does: { postcode: false, phone: false, card: false },
    },
    {
      id: 'card',
      says: 'Card numbers and dates get spaces and slashes.',
      seen: 'Spree jquery.payment; Stripe and Braintree fields',
      weight: 2,
      does: { postcode: false, phone: false, card: true },
    },
    {
      id: 'all',
      says: 'Postcodes and telephone numbers as well.',
      seen: 'VTEX and Brazilian WooCommerce plugins; Zen Cart',
      does: { postcode: true, phone: true, card: true },
    },
  ],
};
