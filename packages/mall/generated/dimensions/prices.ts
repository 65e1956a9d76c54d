import type { Dimension } from '../habit.ts';
import type { Market } from '../market/market.ts';

type Reprice = (price: number, market: Market, random: () => number) => number;

/** Both take and give minor units. */
export interface PriceLevel {
  goods: Reprice;
  deliveries: Reprice;
}

const same: Reprice = (price) => price;

/** The step below which prices end in a nine, and how far below it. */
function charm({ decimals, tenner }: Market): readonly [step: number, below: number] {
  if (decimals === 2) return tenner > 5000 ? [1000, 100] : [100, 1];
  return tenner > 1000 ? [100, tenner > 2000 ? 10 : 20] : [10, 1];
}

const charming: Reprice = (price, market) => {
  const [step, below] = charm(market);
  return Math.max(1, Math.round(price / step)) * step - below;
};

const odd: Reprice = (price, { decimals }, random) =>
  decimals === 2
    ? Math.floor(price / 100) * 100 + 1 + Math.floor(random() * 98)
    : Math.floor(price / 10) * 10 + 1 + Math.floor(random() * 8);

const dear: Reprice = (_, { tenner }, random) => {
  const step = tenner / 10;
  return Math.round((105 + random() ** 2 * 1400) * 10) * step - (random() < 0.4 ? Math.round(step / 2) : 0);
};

export const priceLevels: Dimension<PriceLevel> = {
  says: 'What amounts goods and deliveries cost',
  habits: [
    {
      id: 'round',
      says: 'Amounts without odd cents.',
      seen: 'boutiques on Shopify; demo stores of Sylius and Medusa',
      weight: 5,
      does: { goods: same, deliveries: same },
    },
    {
      id: 'nines',
      says: 'A little less than a round amount.',
      seen: 'WooCommerce and PrestaShop retail (19.99); Japanese and Hungarian stores (1,980; 3 990)',
      weight: 2,
      does: { goods: charming, deliveries: charming },
    },
    {
      id: 'converted',
      says: 'Odd cents everywhere, as after a conversion.',
      seen: 'Shopify Markets without rounding; OpenCart and Magento 2 currency rates',
      weight: 2,
      does: { goods: odd, deliveries: odd },
    },
    {
      id: 'live-rates',
      says: 'Goods at round amounts, deliveries with odd cents.',
      seen: 'UPS, USPS and FedEx live rates in WooCommerce, BigCommerce and Magento 2',
      does: { goods: same, deliveries: odd },
    },
    {
      id: 'thousands',
      says: 'Goods that cost thousands.',
      seen: 'furniture, cameras and e-bikes on Shopware, Magento 2 and BigCommerce',
      does: { goods: dear, deliveries: same },
    },
    {
      id: 'pennies',
      says: 'Goods that cost less than one.',
      seen: 'components, beads and screws on WooCommerce, Zen Cart and nopCommerce',
      only: ({ decimals, tenner }) => decimals === 2 && tenner <= 1600,
      does: { goods: (_price, _market, random) => 12 + Math.floor(random() * 85), deliveries: same },
    },
  ],
};
