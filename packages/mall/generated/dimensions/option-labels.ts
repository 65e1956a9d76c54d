import type { Dimension } from '../habit.ts';
import type { Market } from '../market/market.ts';
import { writeNumber } from '../market/numbers.ts';
import type { OptionGroup } from '../storefront.ts';

const slugOf = (label: string) => label.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The same sizes under other names. */
const sizes =
  (list: (market: Market) => readonly string[]) =>
  (group: OptionGroup, market: Market): OptionGroup => {
    if (group.kind !== 'size') return group;
    const labels = list(market);
    return {
      ...group,
      values: group.values.map((value, index) => {
        const label = labels[index] ?? value.label;
        return { ...value, id: slugOf(label), label };
      }),
    };
  };

const ral: Record<string, number> = { red: 3020, blue: 5010, green: 6029, black: 9005, white: 9010 };

export const optionPrices: Dimension<boolean> = {
  says: 'Whether a value of an option names the whole price',
  habits: [
    { id: 'none', says: 'No.', seen: 'Dawn; WooCommerce variable.php', weight: 3, does: false },
    {
      id: 'whole',
      says: 'Yes, what the product costs with it.',
      seen: 'Shopify dropdowns of variant title and price; Etsy variations; Ecwid',
      not: ['optionNotes/price', 'optionNotes/both'],
      does: true,
    },
  ],
};

export const optionLabels: Dimension<(group: OptionGroup, market: Market) => OptionGroup> = {
  says: 'How the values of an option are called',
  habits: [
    {
      id: 'plain',
      says: 'A word, a letter or a number.',
      seen: 'Dawn; Sylius fixtures',
      weight: 4,
      does: (group) => group,
    },
    {
      id: 'shoes',
      says: 'Sizes with the name of their system.',
      seen: 'shoe shops on Shopify and Magento 2 (EU 42)',
      does: sizes(() => ['EU 39', 'EU 40', 'EU 41', 'EU 42 2/3']),
    },
    {
      id: 'weights',
      says: 'Weights.',
      seen: 'coffee and tea on WooCommerce and Shopify (250 g)',
      does: sizes((market) => ['250 g', '500 g', '1 kg', `${writeNumber(2.5, market)} kg`]),
    },
    {
      id: 'volumes',
      says: 'Volumes, some with decimals.',
      seen: 'paint and drinks on Shopware and PrestaShop (1,5 L)',
      does: sizes((market) => [`${writeNumber(0.5, market)} L`, '1 L', `${writeNumber(1.5, market)} L`, '10 L']),
    },
    {
      id: 'pairs',
      says: 'Pairs of numbers with a stroke.',
      seen: 'jeans on Shopware and Magento 2 (32/34)',
      does: sizes(() => ['30/32', '32/32', '32/34', '34/32']),
    },
    {
      id: 'formats',
      says: 'Width times height.',
      seen: 'posters and frames on Shopify and WooCommerce (30 x 40 cm)',
      does: sizes(() => ['21 × 30 cm', '30 × 40 cm', '40 × 50 cm', '50 × 70 cm']),
    },
    {
      id: 'colour-codes',
      says: 'Colours with the number of a colour chart.',
      seen: 'paint and furniture on PrestaShop and OpenCart (RAL 3020)',
      does: (group) =>
        group.kind === 'color'
          ? {
              ...group,
              values: group.values.map((value) => ({ ...value, label: `${value.label} (RAL ${ral[value.id]})` })),
            }
          : group,
    },
  ],
};
