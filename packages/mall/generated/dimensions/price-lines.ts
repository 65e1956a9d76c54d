import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { writeNumber } from '../market/numbers.ts';
import { mark } from '../truth.ts';
import type { PriceFacts } from './product-page.ts';

/** A sentence of the shop around an amount. */
function sentence({ shop, amount }: PriceFacts, key: string, minor: number, truth: string): Markup {
  const [before = '', after = ''] = shop.say(key, { price: '\u0000' }).split('\u0000');
  return html`<p class="${shop.c('soft')}"${mark(truth)}>${before}${amount(Math.max(1, minor))}${after}</p>`;
}

export const priceLines: Dimension<(facts: PriceFacts) => Markup> = {
  says: 'What other amounts stand below the price of a product',
  habits: [
    { id: 'none', says: 'None.', seen: 'Medusa; Sylius', weight: 4, does: () => raw('') },
    {
      id: 'lowest',
      says: 'The lowest price of the last 30 days.',
      seen: 'Omnibus modules of PrestaShop, WooCommerce and Shopware 6',
      does: (facts) => sentence(facts, 'lowestPrice', Math.round(facts.good.price * 0.92), 'decoy:lowestPrice'),
    },
    {
      id: 'monthly',
      says: 'A rate for each month.',
      seen: 'Affirm and Klarna messages in BigCommerce and Magento 2; instalment modules of PrestaShop',
      does: (facts) => sentence(facts, 'perMonth', Math.ceil(facts.good.price / 12), 'row:instalment'),
    },
    {
      id: 'credit',
      says: 'What a customer gets back as credit.',
      seen: 'Smile.io and Yotpo in Shopify; WooCommerce points and rewards',
      does: (facts) => sentence(facts, 'moneyBack', Math.round(facts.good.price * 0.03), 'row:points'),
    },
    {
      id: 'eco-part',
      says: 'What of the price is for recycling.',
      seen: 'PrestaShop ecotax; Magento 2 fixed product tax; French stores on Shopware',
      does: (facts) => sentence(facts, 'ecoPart', Math.round(facts.good.price * 0.02), 'decoy:ecoPart'),
    },
    {
      id: 'article',
      says: 'The number of the article and its weight.',
      seen: 'WooCommerce SKU and weight; Cornerstone SKU, UPC and weight; nopCommerce',
      does: ({ shop, good }) => {
        const kilos = writeNumber(0.15 + (good.hue % 80) / 20, shop.market, { minimumFractionDigits: 2 });
        return html`<p class="${shop.c('soft')}"${mark('decoy:article')}>SKU: ${4000 + good.hue}-12.50 · ${shop.say('weight')}: ${kilos} kg</p>`;
      },
    },
  ],
};
