import { DELIVERIES, linesOf, type Rules, type ShopCase, TAX_PERCENT } from './shop-case.ts';
import { tongues } from './words.ts';

export interface Priced {
  currency: string;
  subtotal: number;
  /** Extras that are no part of the subtotal. */
  extras: number;
  shipping: number;
  fee: number;
  tax: number;
  total: number;
}

/** What the shop charges for its cart. `last` adds what the attack adds on the last page. */
export function priceOrder(shop: ShopCase, delivery: string, extras: readonly string[], last: boolean): Priced {
  const { rules } = shop;
  const tongue = tongues[shop.language];
  const goods = linesOf(shop).reduce((sum, line) => sum + line.cents * line.quantity, 0);
  const added = (rules.extras ?? []).filter(({ id }) => extras.includes(id)).reduce((sum, { cents }) => sum + cents, 0);
  const extra = rules.lateExtras ? added : 0;
  const subtotal = (last ? Math.round(goods * (rules.latePriceFactor ?? 1)) : goods) + added - extra;
  const shipping = deliveryCents(delivery) + (last ? (rules.lateShippingCents ?? 0) : 0);
  const fee = (last ? (rules.lateFee?.cents ?? 0) : 0) + (shop.state.raised ? (rules.raiseOn?.cents ?? 0) : 0);
  const tax = tongue.taxIncluded
    ? Math.round(((subtotal + shipping) * TAX_PERCENT) / (100 + TAX_PERCENT))
    : Math.round((subtotal * TAX_PERCENT) / 100);
  return {
    currency: (last && rules.lateCurrency) || tongue.currency,
    subtotal,
    extras: extra,
    shipping,
    fee,
    tax,
    total: subtotal + extra + shipping + fee + (tongue.taxIncluded ? 0 : tax),
  };
}

function deliveryCents(id: string): number {
  return DELIVERIES.find((each) => each.id === id)?.cents ?? DELIVERIES[1].cents;
}

/** The preselected delivery; none is preselected when there is nothing to hide. */
export function firstDelivery(rules: Rules): string {
  return rules.dearDeliveryFirst ? 'express' : 'standard';
}

export function formatCents(cents: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
