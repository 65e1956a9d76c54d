import { type CardProblem, checkCard } from '../../check-card.ts';
import type { LedgerAddress } from '../../ledger.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { page, type Reply, redirect } from '../../reply.ts';
import { accordion, type Mistakes } from './accordion.ts';
import { frame, type OakState, type Step, shipping, stateCode, tally, usd } from './frame.ts';
import { basketPage } from './shop-pages.ts';

type Request = MallRequest<OakState>;

/** The script asks for the panels alone; without script the whole page comes back. */
function checkoutPage(request: Request, shop: Shop, mistakes: Mistakes = {}): Reply {
  const panels = accordion(request.session, shop, mistakes);
  if (request.headers['x-panels'] !== undefined) return page(panels);
  return frame(
    'Checkout',
    html`<h1>Checkout</h1><div id="accordion">${panels}</div><script src="/static/accordion.js"></script>`,
  );
}

function goOn(request: Request, shop: Shop, step: Step): Reply {
  request.session.state.step = step;
  return request.headers['x-panels'] === undefined ? redirect('/checkout') : checkoutPage(request, shop);
}

/** A redirect that the script follows as a navigation of the page, not inside the panels. */
function leave(request: Request, location: string): Reply {
  if (request.headers['x-panels'] === undefined) return redirect(location);
  return { status: 200, headers: { 'x-go': location }, body: '' };
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function createAccount(request: Request, shop: Shop): Reply {
  const email = (request.form.get('email') ?? '').trim();
  const mistakes: Mistakes = {};
  if (!isEmail(email)) mistakes.email = 'Please enter a valid email address.';
  if ((request.form.get('password') ?? '').length < 8) mistakes.password = 'Use at least 8 characters.';
  if (Object.keys(mistakes).length > 0) return checkoutPage(request, shop, mistakes);
  request.session.state.account = 'created';
  request.session.state.details.email = email;
  return goOn(request, shop, 2);
}

const required: [string, string][] = [
  ['fname', 'First name is required.'],
  ['lname', 'Last name is required.'],
  ['addr1', 'Street address is required.'],
  ['town', 'Town / City is required.'],
  ['tel', 'Phone is required.'],
];

function saveDetails(request: Request, shop: Shop): Reply {
  const { state } = request.session;
  const details: Record<string, string> = { email: state.details.email ?? '' };
  for (const [name, value] of request.form) details[name] = value.trim();
  state.details = details;
  const mistakes: Mistakes = {};
  const check = (prefix: string, names: [string, string][]) => {
    for (const [name, words] of names) if (!details[prefix + name]) mistakes[prefix + name] = words;
    if (!stateCode(details[`${prefix}st`] ?? '')) mistakes[`${prefix}st`] = 'Please enter a US state.';
    if (!/^\d{5}(-\d{4})?$/.test(details[`${prefix}postcode`] ?? ''))
      mistakes[`${prefix}postcode`] = 'Please enter a valid ZIP code.';
  };
  if (!isEmail(details.email ?? '')) mistakes.email = 'Please enter a valid email address.';
  check('', required);
  if (details.diff_bill)
    check(
      'b_',
      required.filter(([name]) => name !== 'tel'),
    );
  return Object.keys(mistakes).length > 0 ? checkoutPage(request, shop, mistakes) : goOn(request, shop, 3);
}

function saveDelivery(request: Request, shop: Shop): Reply {
  const { state } = request.session;
  state.delivery = shipping.find((option) => option.id === request.form.get('delivery'))?.id ?? '';
  state.protection = request.form.has('protection');
  return state.delivery === ''
    ? checkoutPage(request, shop, { delivery: 'Please choose a delivery method.' })
    : goOn(request, shop, 4);
}

const cardWords: Record<CardProblem, [string, string]> = {
  number_missing: ['card_no', 'Card number is required.'],
  number_invalid: ['card_no', 'This card number looks wrong.'],
  expiry_invalid: ['card_mm', 'Enter the month and year.'],
  expired: ['card_yy', 'This card has expired.'],
  cvv_invalid: ['card_cvc', 'Check the code.'],
  name_missing: ['card_name', 'Name on card is required.'],
};

function savePayment(request: Request, shop: Shop): Reply {
  const { form, session } = request;
  session.state.card = null;
  if (form.get('pay') !== 'card') return goOn(request, shop, 5);
  const read = (name: string) => form.get(`card_${name}`) ?? '';
  const verdict = checkCard({
    number: read('no'),
    month: read('mm'),
    year: read('yy'),
    cvv: read('cvc'),
    name: read('name'),
  });
  if (!('last4' in verdict)) {
    return checkoutPage(request, shop, Object.fromEntries(verdict.problems.map((problem) => cardWords[problem])));
  }
  session.state.card = { last4: verdict.last4, brand: verdict.brand, outcome: verdict.outcome };
  return goOn(request, shop, 5);
}

const address = (details: Record<string, string>, prefix: '' | 'b_'): LedgerAddress => ({
  firstName: details[`${prefix}fname`] ?? '',
  lastName: details[`${prefix}lname`] ?? '',
  line1: details[`${prefix}addr1`] ?? '',
  line2: details[`${prefix}addr2`] ?? '',
  city: details[`${prefix}town`] ?? '',
  region: details[`${prefix}st`] ?? '',
  postalCode: details[`${prefix}postcode`] ?? '',
  country: 'US',
  phone: details[`${prefix}tel`] ?? '',
});

function enter(request: Request, shop: Shop): Reply {
  const { session } = request;
  const { state } = session;
  const { totals, extras } = tally(session, shop);
  const order = shop.ledger.place({
    cartToken: session.token,
    email: state.details.email ?? '',
    items: shop.items(session),
    shippingOption: shipping.find((option) => option.id === state.delivery)?.label ?? null,
    coupon: session.coupon,
    extras,
    ...totals,
    shippingAddress: address(state.details, ''),
    billingAddress: state.details.diff_bill ? address(state.details, 'b_') : null,
    paymentMethod: state.card ? 'card' : 'check',
    card: state.card && { last4: state.card.last4, brand: state.card.brand },
    newsletter: state.offers,
    accountCreated: state.account === 'created',
  });
  session.cart = [];
  session.coupon = null;
  Object.assign(state, {
    step: 1,
    account: 'none',
    card: null,
    thanks: { number: order.orderNumber, email: order.email },
  });
  return leave(request, `/checkout/thank-you/${order.orderNumber}`);
}

function place(request: Request, shop: Shop): Reply {
  const { session } = request;
  const { state } = session;
  if (state.step !== 5) return goOn(request, shop, state.step);
  state.offers = request.form.has('offers');
  const gone = shop.missing(session, 'review');
  if (gone.length > 0) {
    session.cart = session.cart.filter((candidate) => !gone.includes(candidate.slug));
    return leave(request, `/basket?gone=${gone.join(',')}`);
  }
  if (!state.card) return enter(request, shop);
  const outcome = shop.outcome(session, state.card);
  if (outcome === 'declined') {
    state.step = 4;
    return checkoutPage(request, shop, { payment: 'Your card was declined. Please try another card.' });
  }
  if (outcome === 'approved') return enter(request, shop);
  const challenge = shop.challenges.open(`${shop.origins.shop}/checkout/bank`);
  state.challenge = challenge.id;
  return leave(request, challenge.url);
}

function fromBank(request: Request, shop: Shop): Reply {
  const { state } = request.session;
  const id = request.query.get('challenge');
  if (!id || id !== state.challenge) return redirect('/checkout');
  state.challenge = null;
  if (shop.challenges.state(id) === 'passed') return enter(request, shop);
  state.step = 4;
  return checkoutPage(request, shop, { payment: 'Your bank did not approve this payment.' });
}

function thankYou(request: Request, shop: Shop): Reply {
  const { thanks } = request.session.state;
  const order = thanks && shop.ledger.find({ reference: thanks.number, email: thanks.email });
  if (!order) return redirect('/');
  return frame(
    'Thank you',
    html`<h1>Thank you, ${order.shippingAddress.firstName}.</h1><div class="flash good">Order <b class="order-number">${order.orderNumber}</b> is confirmed. You paid ${usd(order.total)}.</div><p>A note is on its way to ${order.email}.</p>`,
  );
}

export function answerCheckout(request: Request, shop: Shop): Reply {
  const { method, path, session } = request;
  const action = path.replace(/^\/checkout\/?/, '');
  if (action.startsWith('thank-you/')) return thankYou(request, shop);
  if (session.cart.length === 0) return leave(request, '/basket');
  if (action === 'guest') {
    session.state.account = 'guest';
    return goOn(request, shop, 2);
  }
  if (action === 'open') {
    const wanted = Number(request.query.get('step'));
    return goOn(request, shop, wanted >= 1 && wanted < session.state.step ? (wanted as Step) : session.state.step);
  }
  if (action === 'bank') return fromBank(request, shop);
  if (method !== 'POST') return checkoutPage(request, shop);
  if (action === 'create') return createAccount(request, shop);
  if (action === 'login')
    return checkoutPage(request, shop, { login_email: 'We do not recognise that email and password.' });
  if (session.state.account === 'none') return goOn(request, shop, 1);
  if (action === 'details') return saveDetails(request, shop);
  if (action === 'delivery') return saveDelivery(request, shop);
  if (action === 'payment') return savePayment(request, shop);
  if (action === 'place') return place(request, shop);
  return basketPage(request, shop);
}
