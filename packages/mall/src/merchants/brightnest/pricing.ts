import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { stateTaxBasisPoints, usStates } from '../../sales-tax.ts';
import type { Session } from '../../session.ts';

export type NestState = { cookiesAnswered: boolean; popupSeen: boolean; subscribed: boolean; challenge: string | null };

export type NestSession = Session<NestState>;

export const coupon = { code: 'WELCOME15', percent: 15 };

export const shipping: ShippingOption[] = [
  { id: 'saver', label: 'Saver Shipping', price: 0, days: [6, 9] },
  { id: 'standard', label: 'Standard Shipping', price: 599, days: [3, 5] },
  { id: 'rush', label: 'Rush Shipping', price: 1499, days: [1, 2] },
];

export const regions: Record<string, { name: string; label: string; postal: string; list: Record<string, string> }> = {
  US: { name: 'United States', label: 'State', postal: 'ZIP code', list: usStates },
  CA: {
    name: 'Canada',
    label: 'Province',
    postal: 'Postal code',
    list: {
      AB: 'Alberta',
      BC: 'British Columbia',
      MB: 'Manitoba',
      NB: 'New Brunswick',
      NL: 'Newfoundland and Labrador',
      NS: 'Nova Scotia',
      ON: 'Ontario',
      PE: 'Prince Edward Island',
      QC: 'Quebec',
      SK: 'Saskatchewan',
    },
  },
  MX: {
    name: 'Mexico',
    label: 'State',
    postal: 'Postal code',
    list: { CMX: 'Ciudad de México', JAL: 'Jalisco', NLE: 'Nuevo León', PUE: 'Puebla', YUC: 'Yucatán' },
  },
};

export const price = (cents: number) => (cents === 0 ? 'Free' : `$${(cents / 100).toFixed(2)}`);

export function sums(session: NestSession, shop: Shop, where: { country: string; region: string; ship: string }) {
  return priceCart({
    items: shop.items(session),
    discountPercent: session.coupon ? coupon.percent : 0,
    shipping: shipping.find((option) => option.id === where.ship)?.price ?? 0,
    taxBasisPoints: where.country === 'US' ? stateTaxBasisPoints(where.region) : 0,
    taxIncluded: false,
  });
}
