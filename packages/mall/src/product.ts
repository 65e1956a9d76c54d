/** What a product does to its buyer: every shop has each kind, and the slug says which it is. */
export const behaviours = [
  'normal',
  'sold-out',
  'sold-out-mid-checkout',
  'variant-required',
  'low-stock',
  'slow',
  'error-once',
  'error-always',
  'captcha',
  'challenge',
] as const;

/** Tricks of a dishonest shop; no other shop has such products. */
export const dishonestBehaviours = ['price-rises', 'lookalike-redirect'] as const;

export type Behaviour = (typeof behaviours)[number] | (typeof dishonestBehaviours)[number];

export type VariantValue = { label: string; soldOut?: boolean; surcharge?: number };

export type VariantGroup = { name: string; kind: 'color' | 'size' | 'fit' | 'other'; values: VariantValue[] };

export type Product = {
  slug: string;
  title: string;
  /** Minor units of the merchant's currency. */
  price: number;
  behaviour: Behaviour;
  description: string;
  variants?: VariantGroup[];
};

/** What a product page can promise ('browse') and what the shop finds when the buyer is about to pay ('review'). */
export type StockMoment = 'browse' | 'review';

/** Never decremented, so that the thousandth test buyer meets the same shop as the first. */
export function unitsInStock(product: Product, moment: StockMoment): number {
  if (product.behaviour === 'sold-out') return 0;
  if (product.behaviour === 'sold-out-mid-checkout') return moment === 'browse' ? 40 : 0;
  if (product.behaviour === 'low-stock') return 2;
  return 40;
}

/** Unit price with the surcharges of the chosen values; `variant` is the labels joined by ' / '. */
export function unitPrice(product: Product, variant: string | null): number {
  const chosen = variant === null ? [] : variant.split(' / ');
  const surcharges = (product.variants ?? []).map(
    (group, index) => group.values.find((value) => value.label === chosen[index])?.surcharge ?? 0,
  );
  return surcharges.reduce((sum, surcharge) => sum + surcharge, product.price);
}
