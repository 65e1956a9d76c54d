import type { LedgerAddress, LedgerOrder } from '../../ledger.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { basketPage } from './basket.ts';
import { dollars, layout } from './layout.ts';
import { shipping, totalsOf } from './money.ts';
import { paymentPage, reviewPage } from './payment-step.ts';
import type { ClassicState, Party } from './state.ts';

const toAddress = (party: Party, phone: string): LedgerAddress => ({
  firstName: party.first,
  lastName: party.last,
  company: party.company,
  line1: party.addr1,
  line2: party.addr2,
  city: party.city,
  region: party.state,
  postalCode: party.zip,
  country: party.country,
  phone,
});

function enterOrder(request: MallRequest<ClassicState>, shop: Shop): LedgerOrder | null {
  const { session } = request;
  const { state } = session;
  if (!state.ship || !state.payment || !state.shipVia) return null;
  const totals = totalsOf(session, shop);
  const order = shop.ledger.place({
    cartToken: session.token,
    email: state.email,
    items: shop.items(session),
    shippingOption: shipping.find((option) => option.id === state.shipVia)?.label ?? null,
    coupon: session.coupon,
    extras: [],
    ...totals,
    shippingAddress: toAddress(state.ship, state.phone),
    billingAddress: state.bill && toAddress(state.bill, ''),
    paymentMethod: 'card',
    card: { last4: state.payment.last4, brand: state.payment.brand },
    newsletter: state.catalogByMail,
    accountCreated: false,
  });
  state.ordered = { cart: session.cart, coupon: session.coupon };
  session.cart = [];
  session.coupon = null;
  return order;
}

function receiptPage(order: LedgerOrder) {
  return layout(
    'Thank You',
    html`<h1>Thank you for your order!</h1><p>Your order number is <b id="orderno">${order.orderNumber}</b>. A receipt is on its way to ${order.email}.</p>
<p>Order total: <b>${dollars(order.total)}</b>, shipped by ${order.shippingOption}.</p><p>Please print this page for your records. You may look up your order at any time under
<a href="/store/orderstatus.cgi">Order Status</a>.</p>`,
  );
}

export function placeOrder(request: MallRequest<ClassicState>, shop: Shop) {
  const { session } = request;
  const { state } = session;
  if (session.cart.length === 0 && state.ordered) {
    session.cart = state.ordered.cart;
    session.coupon = state.ordered.coupon;
  }
  if (session.cart.length === 0) return basketPage(request, shop);
  if (!state.ship || !state.shipVia || !state.payment) return redirect('/store/checkout.cgi');
  if (shop.missing(session, 'review').length > 0) return reviewPage(request, shop);
  const outcome = shop.outcome(session, state.payment);
  if (outcome === 'declined') {
    state.payment = null;
    return paymentPage(request, shop, ['Your card was declined by the issuing bank. Please use another card.']);
  }
  if (outcome === 'challenge') {
    const challenge = shop.challenges.open(`${shop.origins.shop}/store/verified.cgi?cartid=${session.token}`);
    state.challenge = challenge.id;
    return redirect(challenge.url);
  }
  const order = enterOrder(request, shop);
  return order ? receiptPage(order) : redirect('/store/checkout.cgi');
}

/** The bank's answer arrives by GET; each challenge can pay for one order only. */
export function returnFromBank(request: MallRequest<ClassicState>, shop: Shop) {
  const { state } = request.session;
  const id = request.query.get('challenge');
  if (!id || id !== state.challenge) return redirect('/store/checkout.cgi');
  state.challenge = null;
  if (shop.challenges.state(id) !== 'passed') {
    state.payment = null;
    return paymentPage(request, shop, ['Your bank did not confirm this purchase. Please use another card.']);
  }
  const order = enterOrder(request, shop);
  return order ? receiptPage(order) : redirect('/store/checkout.cgi');
}
