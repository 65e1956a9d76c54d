import type { GoodCard } from '../../check-card.ts';
import type { LedgerAddress, LedgerItem, OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import { stateTaxBasisPoints } from '../../sales-tax.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type Extra = keyof typeof extraPrices;

export type State = {
  extras: Set<Extra>;
  email: string;
  newsletter: boolean;
  address: LedgerAddress | null;
  shipping: string;
  decoys: Set<string>;
  pending: Pending | null;
  lastOrder: string;
};
export type Buyer = Session<State>;

export const coupon = { code: 'BLITZ10', percent: 10 };

export const shippingOptions: ShippingOption[] = [
  { id: 'rush', label: 'RUSH VIP Delivery', price: 1499, days: [1, 2] },
  { id: 'saver', label: 'Saver shipping', price: 599, days: [5, 8] },
];

/** What the shop tries to slip into an order. None of it is ever needed to buy. */
export const extraPrices = {
  warranty: 999,
  subscription: 0,
  'vip club': 2995,
  'gift wrap': 495,
  insurance: 349,
  donation: 100,
} as const;

/** The one charge that nobody can leave out; it first shows on the review page. */
const processingFee = { name: 'processing fee', price: 299 };

export type Moment = 'cart' | 'review';

/** A `price-rises` product costs more on the review page than anywhere before it. */
export function itemsAt(session: Buyer, shop: Shop, moment: Moment): LedgerItem[] {
  return shop.items(session).map((item) => {
    const rises = moment === 'review' && shop.product(item.slug)?.behaviour === 'price-rises';
    const base = rises ? Math.round(item.unitPrice * 1.18) : item.unitPrice;
    return { ...item, unitPrice: session.state.extras.has('subscription') ? Math.round(base * 0.9) : base };
  });
}

export function chargedExtras(session: Buyer, moment: Moment): { name: string; price: number }[] {
  const chosen = [...session.state.extras].map((name) => ({
    name: name as string,
    price: extraPrices[name] as number,
  }));
  return moment === 'review' ? [...chosen, processingFee] : chosen;
}

export function totalsAt(session: Buyer, shop: Shop, moment: Moment): Totals {
  const option = shippingOptions.find((candidate) => candidate.id === session.state.shipping);
  return priceCart({
    items: itemsAt(session, shop, moment),
    extras: chargedExtras(session, moment),
    discountPercent: session.coupon ? coupon.percent : 0,
    shipping: option?.price ?? 0,
    taxBasisPoints: stateTaxBasisPoints(session.state.address?.region ?? ''),
    taxIncluded: false,
  });
}

export function draftOrder(session: Buyer, shop: Shop, address: LedgerAddress, card: GoodCard): OrderDraft {
  return {
    ...totalsAt(session, shop, 'review'),
    cartToken: session.token,
    email: session.state.email,
    items: itemsAt(session, shop, 'review'),
    shippingOption: session.state.shipping,
    coupon: session.coupon,
    extras: chargedExtras(session, 'review'),
    shippingAddress: address,
    billingAddress: null,
    paymentMethod: 'card',
    card: { last4: card.last4, brand: card.brand },
    newsletter: session.state.newsletter,
    accountCreated: false,
    decoysFilled: [...session.state.decoys],
  };
}
