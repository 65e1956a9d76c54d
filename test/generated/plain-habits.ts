import { type DimensionName, dimensions } from '../../packages/mall/generated/dimensions/index.ts';

export type Half = 'product' | 'checkout';

/** From the product page to a cart with the right goods. */
const PRODUCT: readonly DimensionName[] = [
  'productData',
  'productLayouts',
  'buyBoxExtras',
  'priceTags',
  'variants',
  'preselection',
  'optionNotes',
  'soldOutValues',
  'soldOutGoods',
  'quantity',
  'purchaseKind',
  'relatedGoods',
  'adding',
  'cartPage',
  'cartUpdate',
  'cartLink',
  'cartLayouts',
  'cartExtras',
  'sidebars',
  'express',
];

/** From the cart to the confirmation. */
const CHECKOUT: readonly DimensionName[] = [
  'names',
  'emails',
  'phones',
  'oddQuestions',
  'streets',
  'countries',
  'presets',
  'masks',
  'suggestions',
  'addressChecks',
  'billing',
  'gates',
  'structures',
  'checkoutHeads',
  'progressBars',
  'reviewParts',
  'checkoutLayouts',
  'orderWords',
  'deliveries',
  'deliveryPreset',
  'deliveryTime',
  'sums',
  'sumBlocks',
  'fees',
  'extraRows',
  'coupons',
  'extras',
  'terms',
  'newsletter',
  'payments',
  'methods',
  'cardNumber',
  'cardExpiry',
  'cardHolder',
  'cardType',
  'cardRows',
  'cardLoading',
  'placeButton',
  'refusals',
  'confirmations',
  'waiting',
  'afterOrder',
  'confirmationPlaces',
];

/** The first habit of a dimension is its plainest one. With one half plain, failures belong to the other. */
export function plainHabits(half: Half): Partial<Record<DimensionName, string>> {
  const names = half === 'product' ? PRODUCT : CHECKOUT;
  return Object.fromEntries(names.map((name) => [name, dimensions[name].habits[0]?.id ?? '']));
}
