// An American shop with the habits of a Ruby platform: what lies in two warehouses goes in two parcels, each with
// deliveries of its own; states are fetched into a select when the country is known; the last step confirms.
import { judgeCard } from '../core/card-fields.ts';
import { CARD_FIELDS, cardOf, ENGLISH, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Line, Shop, Storefront } from '../core/storefront.ts';

const front = plainFront({ ...ENGLISH, shop: 'Cedar & Slate', checkout: 'Checkout' });

export const twoParcels: Storefront = {
  name: 'two-parcels',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  goods: [
    { slug: 'slate-board', title: 'Slate board', price: 2400 },
    { slug: 'cedar-box', title: 'Cedar box', price: 5200, options: [{ name: 'Size', values: ['Small', 'Large'] }] },
    { slug: 'fire-basket', title: 'Fire basket', price: 11900, soldOut: true },
  ],
  deliveries: [
    { id: 'air', title: 'UPS Two Day', price: 1600 },
    { id: 'ground', title: 'UPS Ground', price: 700 },
  ],
  taxPercent: 5,
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout/states')
    return { json: ask.query.get('country') === 'US' ? { CA: 'California', OR: 'Oregon', WA: 'Washington' } : {} };
  if (path === '/checkout') {
    if (method === 'GET') return address(ask, shop, []);
    const missing = ['email', 'firstname', 'lastname', 'address1', 'city', 'state', 'zipcode', 'phone'].filter(
      (name) => !sent[name],
    );
    if (missing.length > 0) return address(ask, shop, missing);
    keepTold(ask);
    return { redirect: '/checkout/delivery' };
  }
  if (!toldOf(ask).address1) return { redirect: '/checkout' };
  if (path === '/checkout/delivery') {
    if (method === 'GET') return delivery(ask, shop);
    session.kept.rates = session.lines.map((_, at) => sent[`shipments_${at}_rate`] ?? '').join(',');
    return { redirect: '/checkout/payment' };
  }
  if (path === '/checkout/payment') {
    if (method === 'GET') return payment(ask, shop, '');
    const verdict = judgeCard(cardOf(sent));
    if (verdict === 'incomplete') return payment(ask, shop, 'Card data is invalid');
    session.kept.verdict = verdict ?? 'approved';
    return { redirect: '/checkout/confirm' };
  }
  if (path !== '/checkout/confirm') return { page: '<h1>Page not found</h1>', status: 404 };
  if (method === 'GET') return confirm(ask, shop);
  if (session.kept.verdict === 'declined') return payment(ask, shop, 'Your card was declined.');
  const { subtotal, shipping, tax } = countUp(ask, shop);
  const [first = '', ...others] = ratesOf(ask);
  const order = shop.book(session, {
    delivery: others.every((each) => each === first) ? first : 'mixed',
    shipping,
    total: subtotal + shipping + tax,
    payment: 'card',
    customer: toldOf(ask),
  });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

const ratesOf = ({ session }: Ask) => (session.kept.rates ?? '').split(',');

function countUp(ask: Ask, shop: Shop): { subtotal: number; shipping: number; tax: number } {
  const subtotal = shop.subtotal(ask.session);
  const price = (rate: string) => shop.definition.deliveries.find(({ id }) => id === rate)?.price ?? 0;
  const shipping = ratesOf(ask).reduce((sum, rate) => sum + price(rate), 0);
  return { subtotal, shipping, tax: Math.round((subtotal * 5) / 100) };
}

function summary(ask: Ask, shop: Shop): string {
  const { subtotal, shipping, tax } = countUp(ask, shop);
  const rows: [string, number][] = [
    ['Item total:', subtotal],
    ...(shipping > 0 ? ([['Shipping total:', shipping]] as [string, number][]) : []),
    ['Sales Tax 5.0%:', tax],
    ['Order Total:', subtotal + shipping + tax],
  ];
  return `<aside><h3>Order Summary</h3><table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${front.price(shop, value)}</td></tr>`).join('')}</table></aside>`;
}

function page(ask: Ask, shop: Shop, body: string): string {
  return front.frame(
    ask,
    shop,
    'Checkout',
    `<h1>Checkout</h1><ol><li>Address</li><li>Delivery</li><li>Payment</li><li>Confirm</li></ol>${body}${summary(ask, shop)}`,
  );
}

const STATES = `<script>
var country = document.getElementById('country');
function fill() {
  fetch('/checkout/states?country=' + country.value).then(function (answer) { return answer.json(); }).then(function (states) {
    var list = document.getElementById('state');
    list.innerHTML = '<option value=""></option>' + Object.keys(states).map(function (code) { return '<option value="' + code + '">' + states[code] + '</option>'; }).join('');
    list.disabled = Object.keys(states).length === 0;
  });
}
country.addEventListener('change', fill);
</script>`;

function address(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const field = (name: string, label: string, optional = false) =>
    textField({ name, label, optional, value: ask.sent[name] ?? '' });
  return page(
    ask,
    shop,
    `${missing.length > 0 ? `<div class="error" role="alert">${missing.length} errors prohibited this record from being saved: ${missing.map((name) => `${name} can't be blank`).join(', ')}</div>` : ''}<form method="post"><fieldset><legend>Contact</legend>${field('email', 'Customer E-Mail')}</fieldset><fieldset><legend>Shipping Address</legend>${field('firstname', 'First Name')}${field('lastname', 'Last Name')}${field('address1', 'Street Address')}${field('address2', "Street Address (cont'd)", true)}${field('city', 'City')}${select(
      'country',
      'Country',
      [
        ['', ''],
        ['CA', 'Canada'],
        ['US', 'United States of America'],
      ],
    )}<p><label for="state">State</label><br><select id="state" name="state" disabled><option value=""></option></select></p>${field('zipcode', 'Zip Code')}${field('phone', 'Phone')}</fieldset><fieldset><legend>Billing Address</legend><label><input type="checkbox" name="use_shipping" value="1" checked> Use Shipping Address</label></fieldset><button type="submit">Save and Continue</button></form>${STATES}`,
  );
}

function delivery(ask: Ask, shop: Shop): string {
  const parcel = ({ goods, quantity }: Line, at: number) => {
    const rates = shop.definition.deliveries.map(
      ({ id, title, price }, each) =>
        `<li><label><input type="radio" name="shipments_${at}_rate" value="${id}"${each === 0 ? ' checked' : ''}> <span>${title}</span> <span>${front.price(shop, price)}</span></label></li>`,
    );
    return `<section><h3>Package from warehouse ${at + 1}</h3><table><tr><th>Item</th><th>Qty</th><th>Price</th></tr><tr><td>${goods.title}</td><td>${quantity}</td><td>${front.price(shop, goods.price)}</td></tr></table><h4>Shipping Method</h4><ul>${rates.join('')}</ul></section>`;
  };
  return page(
    ask,
    shop,
    `<form method="post"><h2>Delivery</h2>${ask.session.lines.map(parcel).join('')}<h4>Shipping Instructions</h4><textarea name="special_instructions" aria-label="Shipping Instructions"></textarea><button type="submit">Save and Continue</button></form>`,
  );
}

function payment(ask: Ask, shop: Shop, wrong: string): string {
  return page(
    ask,
    shop,
    `${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<form method="post" action="/checkout/payment"><h2>Payment Information</h2><label><input type="radio" name="method" value="card" checked> Credit Card</label>${CARD_FIELDS.map(textField).join('')}<button type="submit">Save and Continue</button></form>`,
  );
}

function confirm(ask: Ask, shop: Shop): string {
  return page(
    ask,
    shop,
    `<h2>Confirm</h2>${front.lines(ask, shop)}<form method="post"><p><label><input type="checkbox" name="accept" required> Agree to Terms of Service</label></p><button type="submit">Place Order</button></form>`,
  );
}
