import { type CardProblem, checkCard, splitExpiry } from '../../check-card.ts';
import type { LedgerAddress } from '../../ledger.ts';
import type { MallRequest, ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { unitsInStock } from '../../product.ts';
import { json, type Reply } from '../../reply.ts';
import { stateTaxBasisPoints, usStates } from '../../sales-tax.ts';
import { products } from './products.ts';

export type DriftState = { challenge: string | null };

type Request = MallRequest<DriftState>;
type Fields = Record<string, string>;

export const coupon = { code: 'DRIFT10', percent: 10 };

export const shipping: ShippingOption[] = [
  { id: 'economy', label: 'Economy', price: 500, days: [5, 8] },
  { id: 'priority', label: 'Priority', price: 1200, days: [2, 3] },
  { id: 'overnight', label: 'Overnight', price: 2800, days: [1, 1] },
];

/** Every value of a JSON body as text; a missing or odd body is an empty one. */
function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field ?? '').trim()]));
}

const nested = (value: unknown, key: string): Fields =>
  fieldsOf(typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined);

function bag(request: Request, shop: Shop) {
  const items = shop.items(request.session).map((item) => ({ ...item, title: shop.product(item.slug)?.title }));
  return {
    items,
    count: items.reduce((sum, item) => sum + item.quantity, 0),
    subtotal: items.reduce((sum, item) => sum + item.quantity * item.unitPrice, 0),
    coupon: request.session.coupon,
  };
}

function addToBag(request: Request, shop: Shop): Reply {
  const { slug = '', variant = '', quantity = '1' } = fieldsOf(request.json);
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) return json({ error: 'We could not find that product.' }, 404);
  const labels = variant === '' ? [] : variant.split(' / ');
  const bad = (product.variants ?? []).find(
    (group, index) => !group.values.some((value) => value.label === labels[index] && !value.soldOut),
  );
  if (bad) return json({ error: `Select a ${bad.name.toLowerCase()}` }, 422);
  const wanted = Math.max(1, Math.trunc(Number(quantity)) || 1);
  const chosen = variant === '' ? null : variant;
  const line = request.session.cart.find((candidate) => candidate.slug === slug && candidate.variant === chosen);
  const left = unitsInStock(product, 'browse');
  if (left < wanted + (line?.quantity ?? 0)) {
    return json({ error: left === 0 ? 'Sold out' : `Only ${left} available` }, 409);
  }
  if (line) line.quantity += wanted;
  else request.session.cart.push({ slug, variant: chosen, quantity: wanted });
  return json(bag(request, shop));
}

function changeLine(request: Request, shop: Shop): Reply {
  const { index = '', quantity = '' } = fieldsOf(request.json);
  const line = request.session.cart[Number(index)];
  if (!line) return json({ error: 'That item is no longer in your bag.' }, 404);
  const before = line.quantity;
  line.quantity = Math.max(0, Math.trunc(Number(quantity)) || 0);
  if (shop.missing(request.session, 'browse').length > 0) {
    line.quantity = before;
    return json({ error: 'We don’t have that many.' }, 409);
  }
  request.session.cart = request.session.cart.filter((candidate) => candidate.quantity > 0);
  return json(bag(request, shop));
}

function totals(request: Request, shop: Shop, choice: { state: string; country: string; shipping: string }) {
  return priceCart({
    items: shop.items(request.session),
    discountPercent: request.session.coupon ? coupon.percent : 0,
    shipping: shipping.find((option) => option.id === choice.shipping)?.price ?? 0,
    taxBasisPoints: choice.country === 'US' ? stateTaxBasisPoints(choice.state) : 0,
    taxIncluded: false,
  });
}

function quote(request: Request, shop: Shop): Reply {
  const { state = '', country = 'US', shipping: chosen = 'economy', code = '' } = fieldsOf(request.json);
  let couponError: string | null = null;
  if (code !== '') {
    if (code.toUpperCase() === coupon.code) request.session.coupon = coupon.code;
    else couponError = `“${code}” isn’t a valid code`;
  }
  return json({
    ...totals(request, shop, { state, country, shipping: chosen }),
    coupon: request.session.coupon,
    couponError,
    options: shipping,
  });
}

const cardWords: Record<CardProblem, [string, string]> = {
  number_missing: ['number', 'Enter a card number'],
  number_invalid: ['number', 'Check your card number'],
  expiry_invalid: ['expiry', 'Enter a valid date'],
  expired: ['expiry', 'This card has expired'],
  cvv_invalid: ['cvc', 'Check the security code'],
  name_missing: ['holder', 'Enter the name on your card'],
};

function addressErrors(address: Fields): Fields {
  const errors: Fields = {};
  if (!/^\S+@\S+\.\S+$/.test(address.email ?? '')) errors.email = 'Enter a valid email';
  if (!/\S+\s+\S+/.test(address.name ?? '')) errors.name = 'Enter your first and last name';
  if (!address.street) errors.street = 'Enter an address';
  if (!address.city) errors.city = 'Enter a city';
  if (!address.state || (address.country === 'US' && !(address.state in usStates))) errors.state = 'Select a state';
  const zip = address.country === 'CA' ? /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i : /^\d{5}(-\d{4})?$/;
  if (!zip.test(address.zip ?? '')) errors.zip = 'Enter a valid ZIP';
  if ((address.phone ?? '').replace(/\D/g, '').length < 7) errors.phone = 'Enter a phone number';
  return errors;
}

const toLedger = (address: Fields): LedgerAddress => ({
  name: address.name ?? '',
  line1: address.street ?? '',
  line2: address.unit ?? '',
  city: address.city ?? '',
  region: address.state ?? '',
  postalCode: address.zip ?? '',
  country: address.country ?? '',
  phone: address.phone ?? '',
});

function placeOrder(request: Request, shop: Shop): Reply {
  const { session } = request;
  const address = nested(request.json, 'address');
  const card = nested(request.json, 'card');
  const { shipping: chosen = '', news = '', challenge = '' } = fieldsOf(request.json);
  if (session.cart.length === 0) return json({ error: 'Your bag is empty.' }, 409);
  const errors = addressErrors(address);
  const verdict = checkCard({
    number: card.number ?? '',
    ...splitExpiry(card.expiry ?? ''),
    cvv: card.cvc ?? '',
    name: card.holder ?? '',
  });
  for (const problem of verdict.problems) errors[cardWords[problem][0]] = cardWords[problem][1];
  if (Object.keys(errors).length > 0 || !('last4' in verdict)) return json({ errors }, 422);
  const gone = shop.missing(session, 'review');
  if (gone.length > 0) return json({ gone, error: `${shop.product(gone[0] ?? '')?.title} just sold out.` }, 409);
  const option = shipping.find((candidate) => candidate.id === chosen);
  if (!option) return json({ error: 'Choose a delivery speed.' }, 422);
  const outcome = shop.outcome(session, verdict);
  if (outcome === 'declined') return json({ error: 'Your card was declined. Try a different card.' }, 402);
  if (outcome === 'challenge') {
    const answered = challenge !== '' && challenge === session.state.challenge;
    if (!answered) {
      const opened = shop.challenges.open(`${shop.origins.shop}/verified`);
      session.state.challenge = opened.id;
      return json({ challenge: opened }, 202);
    }
    session.state.challenge = null;
    if (shop.challenges.state(challenge) !== 'passed') {
      return json({ error: 'Your bank couldn’t verify this payment.' }, 402);
    }
  }
  const order = shop.ledger.place({
    cartToken: session.token,
    email: address.email ?? '',
    items: shop.items(session),
    shippingOption: option.label,
    coupon: session.coupon,
    extras: [],
    ...totals(request, shop, { state: address.state ?? '', country: address.country ?? '', shipping: option.id }),
    shippingAddress: toLedger(address),
    billingAddress: null,
    paymentMethod: 'card',
    card: { last4: verdict.last4, brand: verdict.brand },
    newsletter: news === 'true',
    accountCreated: false,
  });
  session.cart = [];
  session.coupon = null;
  return json({ number: order.orderNumber, total: order.total, email: order.email }, 201);
}

export function answerApi(request: Request, shop: Shop): Reply {
  const route = `${request.method} ${request.path}`;
  if (route === 'GET /api/bag') return json(bag(request, shop));
  if (route === 'POST /api/bag') return addToBag(request, shop);
  if (route === 'PATCH /api/bag') return changeLine(request, shop);
  if (route === 'POST /api/checkout/quote') return quote(request, shop);
  if (route === 'POST /api/checkout/order') return placeOrder(request, shop);
  if (route === 'GET /api/track') {
    const order = shop.ledger.find({
      reference: request.query.get('order') ?? '',
      email: request.query.get('email') ?? '',
    });
    return order
      ? json({ number: order.orderNumber, placedAt: order.placedAt, total: order.total, status: 'Packing' })
      : json({ error: 'No order matches that number and email.' }, 404);
  }
  return json({ error: 'Not found' }, 404);
}
