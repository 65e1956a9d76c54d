import { goodOf, type Shop } from './shop.ts';
import type { Delivery, Good } from './storefront.ts';
import type { Line } from './visit.ts';

export interface Choice {
  lines: readonly Line[];
  delivery: string | null;
  coupon: string | null;
  extraTicked: boolean;
  method: string | null;
}

export interface Sums {
  subtotal: number;
  discount: number;
  extra: number;
  /** Null while no delivery is chosen. */
  shipping: number | null;
  fee: number;
  surcharge: number;
  tax: number;
  /** Add up to the tax, in the order of the shop's taxes. */
  taxParts: readonly number[];
  taxIsIncluded: boolean;
  total: number;
  pieces: number;
  /** Null while none is chosen. */
  delivery: string | null;
}

export function unitPrice(good: Good, options: Record<string, string>): number {
  const extras = good.groups.map((group) => group.values.find((value) => value.id === options[group.kind])?.extra ?? 0);
  return extras.reduce((sum, extra) => sum + extra, good.price);
}

export function goodsWorth(shop: Shop, lines: readonly Line[]): number {
  return lines.reduce((sum, line) => {
    const good = goodOf(shop, line.slug);
    return good ? sum + unitPrice(good, line.options) * line.quantity : sum;
  }, 0);
}

function discountOf(shop: Shop, subtotal: number, coupon: string | null): number {
  const { code, kind, value } = shop.coupon;
  if (coupon !== code || kind === 'shipping') return 0;
  return kind === 'percent' ? share(subtotal, value) : Math.min(value, subtotal);
}

/** What a delivery costs with these goods, as the list of deliveries says. */
export function deliveryCost(
  shop: Shop,
  { price, freeFrom = Number.POSITIVE_INFINITY }: Pick<Delivery, 'price' | 'freeFrom'>,
  { lines, coupon }: Pick<Choice, 'lines' | 'coupon'>,
): number {
  const subtotal = goodsWorth(shop, lines);
  return subtotal - discountOf(shop, subtotal, coupon) >= freeFrom ? 0 : price;
}

/** One price for whoever asks: the pages, the books and the judge. */
export function priceOrder(shop: Shop, choice: Choice): Sums {
  const subtotal = goodsWorth(shop, choice.lines);
  const discount = discountOf(shop, subtotal, choice.coupon);
  const isCollected = choice.delivery === 'pickup';
  const delivery = isCollected ? { price: 0 } : shop.deliveries.find((each) => each.id === choice.delivery);
  const isSentFree = choice.coupon === shop.coupon.code && shop.coupon.kind === 'shipping';
  const shipping = delivery ? (isSentFree ? 0 : deliveryCost(shop, delivery, choice)) : null;
  const extra = choice.extraTicked && shop.extra ? shop.extra.price : 0;
  const surcharge = choice.method === 'card' ? shop.surcharge : 0;
  const net = subtotal - discount + extra + (shipping ?? 0) + shop.handlingFee + surcharge;
  const taxIsIncluded = shop.design.tax.does.isIncluded;
  const taxParts = taxIsIncluded
    ? [net - Math.round((net * 100) / (100 + shop.taxPercent))]
    : shop.taxes.map(({ percent }) => share(net, percent));
  const tax = taxParts.reduce((sum, part) => sum + part, 0);
  return {
    subtotal,
    discount,
    extra,
    shipping,
    fee: shop.handlingFee,
    surcharge,
    tax,
    taxParts,
    taxIsIncluded,
    total: taxIsIncluded ? net : net + tax,
    pieces: choice.lines.reduce((count, { quantity }) => count + quantity, 0),
    delivery: choice.delivery,
  };
}

function share(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}
