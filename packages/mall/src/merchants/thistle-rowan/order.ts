import type { GoodCard } from '../../check-card.ts';
import type { OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type State = { channel: string; delivery: string; country: string; pending: Pending | null; lastOrder: string };
export type Buyer = Session<State>;

export const voucher = { code: 'KETTLE10', percent: 10 };

export const delivery: ShippingOption[] = [
  { id: 'tracked-48', label: 'Tracked 48', price: 395, days: [2, 3] },
  { id: 'next-day', label: 'Next day courier', price: 695, days: [1, 1] },
];

const freeFrom = 6000;

/** The slower service is free for larger baskets that stay in the country. */
export function deliveryPrice(session: Buyer, shop: Shop, id: string): number {
  const option = delivery.find((candidate) => candidate.id === id) ?? delivery[0];
  if (!option) return 0;
  const abroad = session.state.country !== 'GB';
  const subtotal = shop.items(session).reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  if (option.id === 'tracked-48' && !abroad && subtotal >= freeFrom) return 0;
  return option.price + (abroad ? 500 : 0);
}

export function quote(session: Buyer, shop: Shop): Totals {
  return priceCart({
    items: shop.items(session),
    discountPercent: session.coupon ? voucher.percent : 0,
    shipping: deliveryPrice(session, shop, session.state.delivery),
    taxBasisPoints: 2000,
    taxIncluded: true,
  });
}

const required: [string, string][] = [
  ['first_name', 'Please enter your first name.'],
  ['last_name', 'Please enter your last name.'],
  ['address_line_1', 'Please enter the first line of your address.'],
  ['town', 'Please enter your town or city.'],
  ['postcode', 'Please enter your postcode.'],
  ['telephone', 'Please enter a telephone number for the courier.'],
];

export function findProblems(form: URLSearchParams, session: Buyer, shop: Shop): string[] {
  const problems: string[] = [];
  if (!/^\S+@\S+\.\S+$/.test(form.get('email')?.trim() ?? '')) problems.push('Please enter a valid email address.');
  for (const [name, text] of required) if (!form.get(name)?.trim()) problems.push(text);
  const postcode = form.get('postcode')?.trim() ?? '';
  if (form.get('country') === 'GB' && postcode && !/^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i.test(postcode)) {
    problems.push('That does not look like a UK postcode.');
  }
  if (!delivery.some((option) => option.id === form.get('delivery'))) problems.push('Please choose a delivery method.');
  for (const slug of shop.missing(session, 'review')) {
    problems.push(`Sorry, ${shop.product(slug)?.title ?? slug} has just sold out. Please remove it from your basket.`);
  }
  return problems;
}

export function draftOrder(form: URLSearchParams, session: Buyer, shop: Shop, card: GoodCard): OrderDraft {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  session.state.delivery = text('delivery');
  session.state.country = text('country');
  return {
    ...quote(session, shop),
    cartToken: session.token,
    email: text('email'),
    items: shop.items(session),
    shippingOption: text('delivery'),
    coupon: session.coupon,
    extras: [],
    shippingAddress: {
      firstName: text('first_name'),
      lastName: text('last_name'),
      line1: text('address_line_1'),
      line2: text('address_line_2'),
      city: text('town'),
      region: text('county'),
      postalCode: text('postcode'),
      country: text('country'),
      phone: text('telephone'),
    },
    billingAddress:
      form.get('billing_same') === 'yes'
        ? null
        : {
            name: text('billing_name'),
            line1: text('billing_line_1'),
            city: text('billing_town'),
            postalCode: text('billing_postcode'),
            country: text('billing_country'),
          },
    paymentMethod: 'card',
    card: { last4: card.last4, brand: card.brand },
    newsletter: form.get('newsletter') === 'yes',
    accountCreated: false,
  };
}
