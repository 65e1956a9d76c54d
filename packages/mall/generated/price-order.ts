import { goodOf, type Shop } from './shop.ts';
import type { Good } from './storefront.ts';
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
  taxIsIncluded: boolean;
  total: number;
}

export function unitPrice(good: Good, options: Record<string, string>): number {
  const extras = good.groups.map((group) => group.values.find((value) => value.id === options[group.kind])?.extra ?? 0);
  return extras.reduce((sum, extra) => sum + extra, good.price);
}

/** One price for whoever asks: the pages, the books and the judge. */
export function priceOrder(shop: Shop, choice: Choice): Sums {
  const subtotal = choice.lines.reduce((sum, line) => {
    const good = goodOf(shop, line.slug);
    return good ? sum + unitPrice(good, line.options) * line.quantity : sum;
  }, 0);
  const isCollected = choice.delivery === 'pickup';
  const delivery = isCollected ? { price: 0 } : shop.deliveries.find((each) => each.id === choice.delivery);
  const { code, kind, value } = shop.coupon;
  const hasCoupon = choice.coupon === code;
  const discount =
    !hasCoupon || kind === 'shipping' ? 0 : kind === 'percent' ? share(subtotal, value) : Math.min(value, subtotal);
  const shipping = delivery ? (hasCoupon && kind === 'shipping' ? 0 : delivery.price) : null;
  const extra = choice.extraTicked && shop.extra ? shop.extra.price : 0;
  const surcharge = choice.method === 'card' ? shop.surcharge : 0;
  const net = subtotal - discount + extra + (shipping ?? 0) + shop.handlingFee + surcharge;
  const taxIsIncluded = shop.design.tax.does.isIncluded;
  const percent = shop.market.taxPercent;
  const tax = taxIsIncluded ? net - Math.round((net * 100) / (100 + percent)) : share(net, percent);
  return {
    subtotal,
    discount,
    extra,
    shipping,
    fee: shop.handlingFee,
    surcharge,
    tax,
    taxIsIncluded,
    total: taxIsIncluded ? net : net + tax,
  };
}

function share(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}
