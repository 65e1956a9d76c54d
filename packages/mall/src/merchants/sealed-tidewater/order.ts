import type { GoodCard } from '../../check-card.ts';
import type { OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import { stateTaxBasisPoints, usStates } from '../../sales-tax.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type State = { pending: Pending | null; lastOrder: string };
export type Guest = Session<State>;
export type Details = Record<
  'email' | 'first' | 'last' | 'street' | 'unit' | 'city' | 'country' | 'province' | 'postal' | 'mobile',
  string
> & { news: boolean; delivery: string | null };

export const promo = { code: 'HIGHTIDE', percent: 20 };

export const ways: ShippingOption[] = [
  { id: 'parcel', label: 'Standard parcel', price: 950, days: [3, 6] },
  { id: 'priority', label: 'Priority', price: 1725, days: [1, 2] },
  { id: 'pickup', label: 'Pick up at the roastery, Halifax', price: 0, days: [1, 1] },
];

/** Basis points of the sales taxes of a province together. */
const provinces: Record<string, [string, number]> = {
  AB: ['Alberta', 500],
  BC: ['British Columbia', 1200],
  MB: ['Manitoba', 1200],
  NB: ['New Brunswick', 1500],
  NL: ['Newfoundland and Labrador', 1500],
  NS: ['Nova Scotia', 1400],
  NT: ['Northwest Territories', 500],
  NU: ['Nunavut', 500],
  ON: ['Ontario', 1300],
  PE: ['Prince Edward Island', 1500],
  QC: ['Quebec', 1498],
  SK: ['Saskatchewan', 1100],
  YT: ['Yukon', 500],
};

export const regions = {
  CA: Object.entries(provinces).map(([code, [name]]) => [code, name]),
  US: Object.entries(usStates),
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function readDetails(body: unknown): Details {
  const raw = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  return {
    email: text(raw.email),
    first: text(raw.first),
    last: text(raw.last),
    street: text(raw.street),
    unit: text(raw.unit),
    city: text(raw.city),
    country: text(raw.country) === 'US' ? 'US' : 'CA',
    province: text(raw.province),
    postal: text(raw.postal),
    mobile: text(raw.mobile),
    news: raw.news === true,
    delivery: ways.some((way) => way.id === raw.delivery) ? text(raw.delivery) : null,
  };
}

const knowsWhere = ({ country, province, postal }: Details): boolean =>
  country === 'CA'
    ? province in provinces && /^[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i.test(postal)
    : province in usStates && /^\d{5}/.test(postal);

/** Delivery and tax are only known once the shop knows where the order goes; until then they are not in the total. */
export function quote(session: Guest, shop: Shop, details: Details): Totals & { delivery: string | null } {
  const known = knowsWhere(details);
  const delivery = known ? (details.delivery ?? 'parcel') : null;
  const rate =
    details.country === 'CA' ? (provinces[details.province]?.[1] ?? 0) : stateTaxBasisPoints(details.province);
  const totals = priceCart({
    items: shop.items(session),
    discountPercent: session.coupon ? promo.percent : 0,
    shipping: ways.find((way) => way.id === delivery)?.price ?? 0,
    taxBasisPoints: known ? rate : 0,
    taxIncluded: false,
  });
  return { ...totals, delivery };
}

export function findWrong(details: Details): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (!/^\S+@\S+\.\S+$/.test(details.email)) wrong.email = 'Enter your email';
  for (const name of ['first', 'last', 'street', 'city'] as const)
    if (!details[name]) wrong[name] = 'This one is needed';
  if (!details.province) wrong.province = 'Choose one';
  if (!knowsWhere(details)) wrong.postal = details.country === 'CA' ? 'Like B3J 1S5' : 'Like 04101';
  if (details.mobile.replace(/\D/g, '').length < 10) wrong.mobile = 'Ten digits, please';
  return wrong;
}

export function draftOrder(
  session: Guest,
  shop: Shop,
  details: Details,
  payment: { method: string; card: GoodCard | null },
): OrderDraft {
  const { delivery, ...totals } = quote(session, shop, details);
  return {
    ...totals,
    cartToken: session.token,
    email: details.email,
    items: shop.items(session),
    shippingOption: delivery,
    coupon: session.coupon,
    extras: [],
    shippingAddress: {
      firstName: details.first,
      lastName: details.last,
      line1: details.street,
      line2: details.unit,
      city: details.city,
      region: details.province,
      postalCode: details.postal,
      country: details.country,
      phone: details.mobile,
    },
    billingAddress: null,
    paymentMethod: payment.method,
    card: payment.card && { last4: payment.card.last4, brand: payment.card.brand },
    newsletter: details.news,
    accountCreated: false,
  };
}
