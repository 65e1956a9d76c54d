// An American shop with the habits of a large brands' platform: the stages of the checkout are all in one document, one of
// them shown at a time, with the buttons of every stage in one bar; an address that the post spells otherwise is asked
// about in a dialog.
import { judgeCard } from '../core/card-fields.ts';
import { CARD_FIELDS, cardOf, ENGLISH, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';
import { STAGES_SCRIPT } from './stages-script.ts';

const front = plainFront(
  {
    ...ENGLISH,
    shop: 'Northlight',
    add: 'Add to Bag',
    cart: 'Bag',
    emptyCart: 'Your bag is empty.',
    checkout: 'Checkout',
  },
  '[data-stage] .stage,[data-stage] .bar button{display:none}[data-stage=customer] .customer,[data-stage=shipping] .shipping,[data-stage=payment] .payment,[data-stage=placeOrder] .review{display:block!important}.modal{position:fixed;inset:0;background:#0008}.modal>div{background:#fff;width:480px;margin:10vh auto;padding:24px}',
);

export const stages: Storefront = {
  name: 'stages',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  goods: [
    { slug: 'wool-scarf', title: 'Wool scarf', price: 4500 },
    { slug: 'rain-coat', title: 'Rain coat', price: 16500, options: [{ name: 'Size', values: ['S', 'M', 'L'] }] },
    { slug: 'felt-hat', title: 'Felt hat', price: 7000, soldOut: true },
  ],
  deliveries: [
    { id: 'express', title: '2-Day Express', price: 1699 },
    { id: 'ground', title: 'Ground', price: 599 },
  ],
  taxPercent: 5,
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') return page(ask, shop);
  if (path === '/checkout/customer') {
    if (!sent.email?.includes('@')) return { json: { error: 'Please enter a valid email address.' } };
    keepTold(ask);
    return { json: {} };
  }
  if (path === '/checkout/select-method') {
    session.kept.delivery = sent.method ?? '';
    return { json: { sums: sums(ask, shop) } };
  }
  if (path === '/checkout/shipping') {
    const missing = ['firstName', 'lastName', 'address1', 'city', 'stateCode', 'postalCode', 'phone'].find(
      (name) => !sent[name],
    );
    if (missing) return { json: { error: `This field is required: ${missing}` } };
    session.kept.delivery = sent.method ?? '';
    keepTold(ask);
    return {
      json: {
        sums: sums(ask, shop),
        suggestion: sent.verified
          ? ''
          : `${sent.address1?.toUpperCase()}, ${sent.city?.toUpperCase()}, ${sent.stateCode} ${sent.postalCode}-2214`,
      },
    };
  }
  if (path === '/checkout/payment') {
    const verdict = judgeCard(cardOf(sent));
    if (verdict === 'incomplete') return { json: { error: 'Please enter a valid card.' } };
    session.kept.verdict = verdict ?? 'approved';
    return { json: { sums: sums(ask, shop) } };
  }
  if (path !== '/checkout/placeOrder' || method !== 'POST') return { page: '<h1>Page not found</h1>', status: 404 };
  if (session.kept.verdict !== 'approved')
    return { json: { error: 'Your payment could not be authorized. The card was declined.' } };
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment: 'card', customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { json: { to: '/thanks' } };
}

function sums({ session }: Ask, shop: Shop): string {
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0;
  const subtotal = shop.subtotal(session);
  const tax = Math.round((subtotal * 5) / 100);
  const rows: [string, number][] = [
    ['Subtotal', subtotal],
    ['Shipping', delivery],
    ['Sales Tax', tax],
    ['Total', subtotal + delivery + tax],
  ];
  return rows
    .map(
      ([label, value]) =>
        `<div class="row"><p class="col">${label}</p><p class="col">${front.price(shop, value)}</p></div>`,
    )
    .join('');
}

function page(ask: Ask, shop: Shop): string {
  const field = (name: string, label: string, optional = false) => textField({ name, label, optional });
  ask.session.kept.delivery = 'express';
  const methods = shop.definition.deliveries.map(
    ({ id, title, price }, at) =>
      `<div><input type="radio" id="m-${id}" name="method" value="${id}"${at === 0 ? ' checked' : ''}><label for="m-${id}">${title} <span>${front.price(shop, price)}</span></label></div>`,
  );
  const states: [string, string][] = [
    ['', ''],
    ['CA', 'California'],
    ['OR', 'Oregon'],
    ['WA', 'Washington'],
  ];
  return front.frame(
    ask,
    shop,
    'Checkout',
    `<div id="checkout" data-stage="customer"><div class="error" role="alert" hidden></div><div class="stage customer"><h2>Guest Checkout</h2><form id="customer">${textField({ name: 'email', label: 'Email', type: 'email' })}</form><p>Have an account? <a href="/login">Sign in</a></p></div><div class="stage shipping"><h2>Shipping Address</h2><form id="shipping">${field('firstName', 'First Name')}${field('lastName', 'Last Name')}${select('country', 'Country', [['US', 'United States']], 'US')}${field('address1', 'Address 1')}${field('address2', 'Address 2', true)}${select('stateCode', 'State', states)}${field('city', 'City')}${field('postalCode', 'ZIP Code')}${field('phone', 'Phone Number')}<h3>Shipping Method</h3>${methods.join('')}</form></div><div class="stage payment"><h2>Payment</h2><form id="payment"><label><input type="checkbox" checked> Billing address same as shipping</label>${CARD_FIELDS.map(textField).join('')}</form></div><div class="stage review"><h2>Review</h2><p>Please look over your order before you place it.</p></div><div class="bar"><button class="customer" data-go="customer">Continue as Guest</button><button class="shipping" data-go="shipping">Next: Payment</button><button class="payment" data-go="payment">Next: Place Order</button><button class="review" data-go="placeOrder">Place Order</button></div><aside><h3>Order Summary</h3>${front.lines(ask, shop)}<div id="sums">${sums(ask, shop)}</div></aside></div><div class="modal" role="dialog" aria-modal="true" aria-label="Verify your address" hidden><div><h2>Verify your address</h2><p>We found a slightly different spelling of your address.</p><p><label><input type="radio" name="which" value="suggested" checked> Suggested: <span id="suggested"></span></label></p><p><label><input type="radio" name="which" value="entered"> As entered: <span id="entered"></span></label></p><button id="use-address">Use this address</button> <button id="edit-address">Edit</button></div></div><script>${STAGES_SCRIPT}</script>`,
  );
}
