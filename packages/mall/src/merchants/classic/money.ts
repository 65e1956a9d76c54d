import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { stateTaxBasisPoints } from '../../sales-tax.ts';
import type { ClassicSession } from './state.ts';

export const coupon = { code: 'WELCOME10', percent: 10 };

export const shipping: ShippingOption[] = [
  { id: 'ground', label: 'UPS Ground', price: 695, days: [3, 7] },
  { id: 'second', label: 'UPS Second Day Air', price: 1850, days: [2, 2] },
  { id: 'next', label: 'UPS Next Day Air', price: 3400, days: [1, 1] },
];

export function totalsOf(session: ClassicSession, shop: Shop) {
  return priceCart({
    items: shop.items(session),
    discountPercent: session.coupon ? coupon.percent : 0,
    shipping: shipping.find((option) => option.id === session.state.shipVia)?.price ?? 0,
    taxBasisPoints: session.state.ship?.country === 'US' ? stateTaxBasisPoints(session.state.ship.state) : 0,
    taxIncluded: false,
  });
}
