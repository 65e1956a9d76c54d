import type { GoodCard } from '../../check-card.ts';
import type { LedgerAddress, OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { stateTaxBasisPoints, usStates } from '../../sales-tax.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type Contact = { email: string; news: boolean; address: LedgerAddress };
export type State = { contact: Contact | null; delivery: string | null; pending: Pending | null; orders: string[] };
export type Buyer = Session<State>;

export const promo = { code: 'GLOW15', percent: 15 };

export const shipping: ShippingOption[] = [
  { id: 'ground', label: 'Ground', price: 850, days: [4, 6] },
  { id: 'two-day', label: 'Two-day air', price: 1995, days: [2, 2] },
];

export const countries: [string, string][] = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['GB', 'United Kingdom'],
];

export function figures(session: Buyer, shop: Shop) {
  const option = shipping.find((candidate) => candidate.id === session.state.delivery);
  const { contact } = session.state;
  const totals = priceCart({
    items: shop.items(session),
    discountPercent: session.coupon ? promo.percent : 0,
    shipping: option?.price ?? 0,
    taxBasisPoints: contact?.address.country === 'US' ? stateTaxBasisPoints(contact.address.region ?? '') : 0,
    taxIncluded: false,
  });
  return {
    subtotal: totals.subtotal,
    discount: totals.discount,
    coupon: session.coupon,
    shipping: option ? totals.shipping : null,
    tax: contact ? totals.tax : null,
    total: option && contact ? totals.total : null,
  };
}

export function lines(session: Buyer, shop: Shop) {
  return shop.items(session).map((item, key) => ({
    key,
    slug: item.slug,
    name: shop.product(item.slug)?.title ?? item.slug,
    detail: item.variant ?? '',
    quantity: item.quantity,
    total: item.unitPrice * item.quantity,
  }));
}

/** Field messages by field name; empty when the address will do. */
export function checkContact(body: Record<string, unknown>): { problems: Record<string, string>; contact: Contact } {
  const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string).trim() : '');
  const problems: Record<string, string> = {};
  if (!/^\S+@\S+\.\S+$/.test(text('email'))) problems.email = 'Enter a valid email';
  for (const name of ['first', 'last', 'street', 'city', 'zip', 'phone']) if (!text(name)) problems[name] = 'Required';
  const country = text('country');
  if (country === 'US' && !usStates[text('state')]) problems.state = 'Select a state';
  if (country === 'US' && text('zip') && !/^\d{5}(-\d{4})?$/.test(text('zip'))) problems.zip = 'Enter a 5-digit ZIP';
  if (text('phone') && text('phone').replace(/\D/g, '').length < 7) problems.phone = 'Enter a phone number';
  return {
    problems,
    contact: {
      email: text('email'),
      news: body.news === true,
      address: {
        firstName: text('first'),
        lastName: text('last'),
        line1: text('street'),
        line2: text('street2'),
        city: text('city'),
        region: country === 'US' ? text('state') : '',
        postalCode: text('zip'),
        country,
        phone: text('phone'),
      },
    },
  };
}

export function draftOrder(session: Buyer, shop: Shop, contact: Contact, card: GoodCard): OrderDraft {
  const sums = figures(session, shop);
  return {
    subtotal: sums.subtotal,
    discount: sums.discount,
    shipping: sums.shipping ?? 0,
    tax: sums.tax ?? 0,
    total: sums.total ?? 0,
    cartToken: session.token,
    email: contact.email,
    items: shop.items(session),
    shippingOption: session.state.delivery,
    coupon: session.coupon,
    extras: [],
    shippingAddress: contact.address,
    billingAddress: null,
    paymentMethod: 'card',
    card: { last4: card.last4, brand: card.brand },
    newsletter: contact.news,
    accountCreated: false,
  };
}
