import { type CardProblem, checkCard, splitExpiry } from '../../check-card.ts';
import type { LedgerAddress } from '../../ledger.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { json, type Reply } from '../../reply.ts';
import { coupon, type NestState, regions, shipping, sums } from './pricing.ts';

type Request = MallRequest<NestState>;

const cardWords: Record<CardProblem, [string, string]> = {
  number_missing: ['card', 'Enter a card number'],
  number_invalid: ['card', 'Enter a valid card number'],
  expiry_invalid: ['exp', 'Enter a valid expiration date'],
  expired: ['exp', 'Your card is expired'],
  cvv_invalid: ['code', 'Enter the CVV on your card'],
  name_missing: ['holder', 'Enter your name exactly as it’s written on your card'],
};

const postal: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  MX: /^\d{5}$/,
};

function addressErrors(read: (name: string) => string, prefix: '' | 'b_'): [string, string][] {
  const errors: [string, string][] = [];
  const need = (name: string, fine: boolean, words: string) => fine || errors.push([prefix + name, words]);
  const country = read(`${prefix}country`);
  need('first', read(`${prefix}first`) !== '', 'Enter a first name');
  need('last', read(`${prefix}last`) !== '', 'Enter a last name');
  need('address1', read(`${prefix}address1`) !== '', 'Enter an address');
  need('city', read(`${prefix}city`) !== '', 'Enter a city');
  need('region', read(`${prefix}region`) in (regions[country]?.list ?? {}), 'Select a state / province');
  need('zip', postal[country]?.test(read(`${prefix}zip`)) ?? false, 'Enter a valid ZIP / postal code');
  return errors;
}

const toLedger = (read: (name: string) => string, prefix: '' | 'b_'): LedgerAddress => ({
  firstName: read(`${prefix}first`),
  lastName: read(`${prefix}last`),
  line1: read(`${prefix}address1`),
  line2: read(`${prefix}address2`),
  city: read(`${prefix}city`),
  region: read(`${prefix}region`),
  postalCode: read(`${prefix}zip`),
  country: read(`${prefix}country`),
  phone: prefix === '' ? read('phone') : '',
});

export function totalsReply(request: Request, shop: Shop): Reply {
  const { query, session } = request;
  const code = (query.get('promo') ?? '').trim();
  if (code.toUpperCase() === coupon.code) session.coupon = coupon.code;
  const where = {
    country: query.get('country') ?? 'US',
    region: query.get('region') ?? '',
    ship: query.get('ship') ?? '',
  };
  const promoError = code !== '' && code.toUpperCase() !== coupon.code ? 'Enter a valid discount code' : '';
  return json({ ...sums(session, shop, where), promo: session.coupon, promoError });
}

const streets = ['St', 'Ave', 'Blvd', 'Ln', 'Ct'];
const towns = [
  ['Austin', 'TX', '78701'],
  ['Boise', 'ID', '83702'],
  ['Chicago', 'IL', '60601'],
  ['Tampa', 'FL', '33602'],
];

/** A fictional address book: what was typed, continued in four towns. None of them need be the buyer's. */
export function suggestReply(request: Request): Reply {
  const typed = (request.query.get('q') ?? '').trim();
  if (typed.length < 3) return json([]);
  return json(
    towns.map(([city, region, zip], index) => ({
      line: /\b(st|ave|blvd|ln|ct|street|avenue|road|rd)\.?$/i.test(typed) ? typed : `${typed} ${streets[index]}`,
      city,
      region,
      zip,
    })),
  );
}

export function placeOrder(request: Request, shop: Shop): Reply {
  const { form, session } = request;
  const read = (name: string) => (form.get(`checkout[${name}]`) ?? '').trim();
  if (session.cart.length === 0) return json({ go: '/cart' });
  const errors = addressErrors(read, '');
  if (!/^\S+@\S+\.\S+$/.test(read('email'))) errors.push(['email', 'Enter a valid email']);
  if (read('phone').replace(/\D/g, '').length < 7)
    errors.push(['phone', 'Enter a phone number to use this delivery method']);
  const differs = read('billing') === 'other';
  if (differs) errors.push(...addressErrors(read, 'b_'));
  const verdict = checkCard({
    number: read('card'),
    ...splitExpiry(read('exp')),
    cvv: read('code'),
    name: read('holder'),
  });
  errors.push(...verdict.problems.map((problem) => cardWords[problem]));
  if (errors.length > 0 || !('last4' in verdict)) return json({ errors: Object.fromEntries(errors) }, 422);
  const gone = shop.missing(session, 'review');
  if (gone.length > 0) {
    return json(
      {
        message: `${gone.map((slug) => shop.product(slug)?.title).join(', ')} is no longer available. Please remove it from your cart.`,
        soldOut: true,
      },
      409,
    );
  }
  const option = shipping.find((candidate) => candidate.id === read('ship'));
  if (!option) return json({ message: 'Choose a shipping method' }, 422);
  const outcome = shop.outcome(session, verdict);
  if (outcome === 'declined')
    return json({ message: 'Your card was declined. Please use a different payment method.' }, 402);
  const passed = read('challenge') !== '' && read('challenge') === session.state.challenge;
  if (outcome === 'challenge' && !(passed && shop.challenges.state(read('challenge')) === 'passed')) {
    if (passed) return json({ message: 'We were unable to authenticate your payment.' }, 402);
    const challenge = shop.challenges.open(`${shop.origins.shop}/checkouts/3ds`);
    session.state.challenge = challenge.id;
    return json({ stepUp: challenge }, 202);
  }
  session.state.challenge = null;
  const order = shop.ledger.place({
    cartToken: session.token,
    email: read('email'),
    items: shop.items(session),
    shippingOption: option.label,
    coupon: session.coupon,
    extras: [],
    ...sums(session, shop, { country: read('country'), region: read('region'), ship: option.id }),
    shippingAddress: toLedger(read, ''),
    billingAddress: differs ? toLedger(read, 'b_') : null,
    paymentMethod: 'card',
    card: { last4: verdict.last4, brand: verdict.brand },
    newsletter: read('news') === '1' || session.state.subscribed,
    accountCreated: false,
  });
  session.cart = [];
  session.coupon = null;
  return json({ go: `/checkouts/thank_you?o=${order.orderNumber}&e=${encodeURIComponent(order.email)}` });
}
