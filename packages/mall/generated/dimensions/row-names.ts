import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface RowFacts {
  say: Storefront['say'];
  /** How many pieces are in the cart. */
  pieces: number;
  /** What the chosen delivery is called; empty while there is none. */
  delivery: string;
  taxName: string;
}

export const shippingNames: Dimension<(facts: RowFacts) => string> = {
  says: 'How the row of the delivery is called in the sums',
  habits: [
    {
      id: 'word',
      says: 'By a word for delivery.',
      seen: 'Shopify "Shipping"; Magento 2; Medusa',
      weight: 3,
      does: ({ say }) => say('shipping'),
    },
    {
      id: 'method',
      says: "By the method's name alone.",
      seen: 'CE Phoenix and osCommerce order totals (ot_shipping); Lunar summary; LiteCart',
      does: ({ say, delivery }) => delivery || say('shipping'),
    },
    {
      id: 'word-and-method',
      says: "By a word, with the method's name in brackets.",
      seen: 'Magento 2 "Shipping (Flat Rate - Fixed)"; OpenMage; nopCommerce totals',
      does: ({ say, delivery }) => (delivery ? `${say('shipping')} (${delivery})` : say('shipping')),
    },
  ],
};

export const totalNames: Dimension<(facts: RowFacts) => string> = {
  says: 'How the last of the sums is called',
  habits: [
    {
      id: 'usual',
      says: 'By a usual word.',
      seen: 'WooCommerce; Shopify; Sylius',
      weight: 4,
      does: ({ say }) => say('total'),
    },
    {
      id: 'due',
      says: 'As what is to be paid.',
      seen: 'OpenMage "Montant global"; HikaShop and AbanteCart amounts due; Shoper "Do zapłaty"; LiteCart "Payment Due"',
      weight: 2,
      does: ({ say }) => say('due'),
    },
    {
      id: 'counted',
      says: 'With the number of pieces in brackets.',
      seen: 'PrestaShop and thirty bees cart totals; Wix "Total (2 items)"; Shopizer cart',
      does: ({ say, pieces }) => `${say('total')} (${pieces})`,
    },
    {
      id: 'taxed',
      says: 'With the name of the tax.',
      seen: 'PrestaShop "Total (tax incl.)"; OXID and Gambio; VirtueMart with tax',
      not: ['tax/on-top', 'tax/on-top-abroad', 'tax/included-note', 'tax/net-and-gross'],
      does: ({ say, taxName }) => `${say('total')} (${say('taxIncluded', { tax: taxName })})`,
    },
  ],
};

/** Null: there is no such row. `joined`: it counts the delivery as well. */
export interface Subtotal {
  name: ((facts: RowFacts) => string) | null;
  isJoined: boolean;
}

export const subtotalNames: Dimension<Subtotal> = {
  says: 'What the checkout calls the sum of the goods',
  habits: [
    {
      id: 'usual',
      says: 'A usual word.',
      seen: 'WooCommerce; Shopify; Sylius',
      weight: 4,
      does: { name: ({ say }) => say('subtotal'), isJoined: false },
    },
    {
      id: 'pieces',
      says: 'The number of pieces, and nothing else.',
      seen: 'CS-Cart "1 item(s)"; PrestaShop cart-summary-subtotals ("2 items")',
      does: { name: ({ say, pieces }) => say('pieces', { n: pieces }), isJoined: false },
    },
    {
      id: 'absent',
      says: 'It has no such row.',
      seen: 'Craft Commerce summary templates; Webflow and SureCart with a single line',
      does: { name: null, isJoined: false },
    },
    {
      id: 'joined',
      says: 'A usual word, though the delivery is counted in.',
      seen: 'Odoo "Subtotal" after a delivery line was added; Tiendanube summary',
      not: ['fees/handling', 'fees/surcharge', 'extraRows/saved'],
      does: { name: ({ say }) => say('subtotal'), isJoined: true },
    },
  ],
};

export interface LineFacts {
  shop: Storefront;
  pieces: number;
  unit: Markup;
  sum: Markup;
}

/** `unit` and `sum` stand in the cart, `brief` behind the name in the checkout. */
export type LinePrices = (facts: LineFacts) => { unit: Markup; sum: Markup; brief: Markup };

export const linePrices: Dimension<LinePrices> = {
  says: 'How a line of the cart tells number and price',
  habits: [
    {
      id: 'plain',
      says: 'The price alone.',
      seen: 'WooCommerce cart; Shopware line item; Medusa',
      weight: 3,
      does: ({ pieces, unit, sum }) => ({ unit, sum, brief: html` × ${pieces}` }),
    },
    {
      id: 'at',
      says: 'The number, an at sign and the price of one.',
      seen: 'Lunar "1 @ £38.50"; Craft Commerce example templates; point-of-sale receipts',
      does: ({ pieces, unit, sum }) => ({
        unit: html`${pieces} @ ${unit}`,
        sum,
        brief: html`<br><small>${pieces} @ ${unit}</small>`,
      }),
    },
    {
      id: 'times',
      says: 'The number, an x and the price of one.',
      seen: 'CS-Cart "1 x 189,00"; WooCommerce mini-cart; OpenMage sidebar cart',
      does: ({ pieces, unit, sum }) => ({
        unit: html`${pieces} x ${unit}`,
        sum,
        brief: html`<br><small>${pieces} x ${unit}</small>`,
      }),
    },
    {
      id: 'own-total',
      says: 'Each line has a total of its own, called so.',
      seen: 'Salesforce SFRA line-item-total; Smartstore and nopCommerce cart columns "Total"',
      weight: 2,
      does: ({ shop, pieces, unit, sum }) => ({
        unit,
        sum: html`<span class="${shop.c('soft')}">${shop.say('total')}</span> <span${mark('row:lineTotal')}>${sum}</span>`,
        brief: html` × ${pieces}<br><small>${shop.say('total')}: <span${mark('row:lineTotal')}>${sum}</span></small>`,
      }),
    },
  ],
};

export const cartButtons: Dimension<'checkout' | 'order'> = {
  says: 'What the way from the cart to the checkout is called',
  habits: [
    { id: 'checkout', says: 'Checkout.', seen: 'WooCommerce; Shopify; Magento 2', weight: 5, does: 'checkout' },
    {
      id: 'order',
      says: 'As if it were the order.',
      seen: 'Shoper cart ("Zamów"); Shoptet and Czech stores ("Objednat"); CubeCart basket',
      does: 'order',
    },
  ],
};
