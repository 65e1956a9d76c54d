import type { Dimension } from '../habit.ts';
import type { Market } from '../market/market.ts';
import { writeNumber } from '../market/numbers.ts';
import type { Fill } from '../words/read-words.ts';

export interface NameFacts {
  market: Market;
  say: (key: string, fill?: Fill) => string;
  /** The name without any numbers. */
  plain: string;
  /** What it is, e.g. `mug`. */
  kind: string;
  random: () => number;
}

const between = ({ random }: NameFacts, least: number, most: number) => least + Math.floor(random() * (most - least));
const decimal = ({ market }: NameFacts, value: number) => writeNumber(value, market, { useGrouping: false });

const measures: Record<string, (facts: NameFacts) => string> = {
  mug: (facts) => `${between(facts, 5, 9) * 50} ml`,
  shirt: (facts) => `${between(facts, 14, 24) * 10} g/m²`,
  lamp: (facts) => `${between(facts, 3, 12) * 5} W`,
  bag: (facts) => `${decimal(facts, between(facts, 12, 40) / 2)} L`,
  bottle: (facts) => `${decimal(facts, between(facts, 5, 20) / 10)} L`,
  bowl: (facts) => `Ø ${decimal(facts, between(facts, 20, 60) / 2 + 0.5)} cm`,
  clock: (facts) => `${decimal(facts, between(facts, 20, 45))} cm`,
  plant: (facts) => `${decimal(facts, between(facts, 6, 30) / 20)} m`,
};
const measure = (facts: NameFacts) => measures[facts.kind]?.(facts) ?? '';

export const goodsNames: Dimension<(facts: NameFacts) => string> = {
  says: 'How goods are called',
  habits: [
    {
      id: 'plain',
      says: 'In two words.',
      seen: 'boutiques on Shopify; Medusa fixtures',
      weight: 4,
      does: ({ plain }) => plain,
    },
    {
      id: 'measured',
      says: 'With a measure and its unit.',
      seen: 'household and hardware stores on Shopware and PrestaShop (Cable 2.5 m)',
      weight: 2,
      does: (facts) => `${facts.plain} ${measure(facts)}`,
    },
    {
      id: 'packs',
      says: 'With the number of pieces in a pack.',
      seen: 'BigCommerce and nopCommerce supplies (Pack of 12); Amazon-like titles on WooCommerce',
      does: (facts) => `${facts.plain}, ${facts.say('packOf', { n: between(facts, 2, 9) * 2 })}`,
    },
    {
      id: 'multiplied',
      says: 'With a number of pieces times a measure.',
      seen: 'groceries and drugstores on Shopware and Magento 2 (6 x 0.75 l)',
      does: (facts) => `${facts.plain} (${between(facts, 2, 13)} × ${measure(facts)})`,
    },
    {
      id: 'inches',
      says: 'With inches as a quotation mark, and a dash.',
      seen: 'electronics and furniture on BigCommerce and OpenCart (24" – 60 W)',
      does: (facts) => `${facts.plain} ${between(facts, 12, 40)}" – ${measure(facts)}`,
    },
    {
      id: 'model',
      says: 'With the number of a model and a year.',
      seen: 'OpenCart and Zen Cart electronics; bicycle and tool shops on Magento 2',
      does: (facts) => `${facts.plain} No. ${between(facts, 2, 9)} – MX-${between(facts, 10, 99) * 100}/3 (2026)`,
    },
    {
      id: 'piped',
      says: 'With details behind bars.',
      seen: 'marketplace titles on Etsy, eBay and WooCommerce (name, size, material)',
      does: (facts) => `${facts.plain} | ${measure(facts)} | ${between(facts, 2, 6)}-in-1`,
    },
  ],
};
