// An American florist: the rates of the carriers are asked for again and again until they come, a day of delivery has to
// be picked from a list, and the last page insists on hearing how the customer found the shop.
import { judgeCard } from '../core/card-fields.ts';
import { CARD_FIELDS, cardOf, ENGLISH, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';

const front = plainFront({ ...ENGLISH, shop: 'Fern & Fennel', checkout: 'Checkout' });
const RATES_MS = 4_000;

export const polledQuotes: Storefront = {
  name: 'polled-quotes',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  goods: [
    { slug: 'tulip-bulbs', title: 'Tulip bulbs', price: 1400 },
    {
      slug: 'spring-wreath',
      title: 'Spring wreath',
      price: 5900,
      options: [{ name: 'Size', values: ['12 inch', '18 inch'] }],
    },
    { slug: 'olive-tree', title: 'Olive tree', price: 8900, soldOut: true },
  ],
  deliveries: [
    { id: 'van', title: 'Own van', price: 2200 },
    { id: 'parcel', title: 'Parcel', price: 950 },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') {
    if (method === 'GET') return address(ask, shop, []);
    const missing = ['email', 'name', 'street', 'city', 'state', 'zip'].filter((name) => !sent[name]);
    if (missing.length > 0) return address(ask, shop, missing);
    keepTold(ask);
    session.kept.asked = String(Date.now());
    return { redirect: '/checkout/delivery' };
  }
  if (!toldOf(ask).street) return { redirect: '/checkout' };
  if (path === '/checkout/rates')
    return { json: { html: Date.now() - Number(session.kept.asked) < RATES_MS ? '' : rates(shop) } };
  if (path === '/checkout/delivery') {
    if (method === 'GET') return delivery(ask, shop, '');
    if (!sent.rate) return delivery(ask, shop, 'Please choose a shipping rate.');
    if (!sent.delivery_day) return delivery(ask, shop, 'Please choose a delivery day.');
    session.kept.delivery = sent.rate;
    keepTold(ask);
    return { redirect: '/checkout/payment' };
  }
  if (path !== '/checkout/payment') return { page: '<h1>Page not found</h1>', status: 404 };
  if (method === 'GET') return payment(ask, shop, '');
  const verdict = judgeCard(cardOf(sent));
  if (verdict === 'incomplete') return payment(ask, shop, 'Please check your card details.');
  if (!sent.heard_from) return payment(ask, shop, 'Please tell us how you heard about us.');
  if (verdict === 'declined') return payment(ask, shop, 'Your card was declined.');
  keepTold(ask);
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment: 'card', customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

const problem = (text: string) => (text ? `<div class="error" role="alert">${text}</div>` : '');

function address(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const field = (name: string, label: string, optional = false) =>
    textField({ name, label, optional, value: ask.sent[name] ?? '' });
  const states: [string, string][] = [
    ['', 'Select a state'],
    ['CA', 'CA'],
    ['OR', 'OR'],
    ['WA', 'WA'],
  ];
  return front.frame(
    ask,
    shop,
    'Checkout',
    `<h1>Where shall it go?</h1>${problem(missing.length > 0 ? `Required: ${missing.join(', ')}` : '')}<form method="post">${field('email', 'Email')}${field('name', 'Full name')}${field('street', 'Street address')}${field('unit', 'Apartment, suite, etc.', true)}${field('city', 'City')}${select('state', 'State', states)}${field('zip', 'ZIP code')}${field('phone', 'Phone', true)}<button type="submit">Continue to delivery</button></form>`,
  );
}

function rates(shop: Shop): string {
  return shop.definition.deliveries
    .map(
      ({ id, title, price }) =>
        `<p><label><input type="radio" name="rate" value="${id}"> ${title} <span>${front.price(shop, price)}</span></label></p>`,
    )
    .join('');
}

function delivery(ask: Ask, shop: Shop, wrong: string): string {
  const days: [string, string][] = [
    ['', 'Choose a day'],
    ...['Tuesday', 'Wednesday', 'Friday'].map((day): [string, string] => [day, day]),
  ];
  return front.frame(
    ask,
    shop,
    'Delivery',
    `<h1>Delivery</h1>${problem(wrong)}<form method="post"><h2>Shipping rates</h2><div id="rates"><p>Getting rates from our carriers…</p></div>${select('delivery_day', 'Delivery day *', days)}<button type="submit">Continue to payment</button></form><script>
function poll() {
  fetch('/checkout/rates').then(function (answer) { return answer.json(); }).then(function (answer) {
    if (answer.html) document.getElementById('rates').innerHTML = answer.html;
    else setTimeout(poll, 900);
  });
}
poll();
</script>`,
  );
}

function payment(ask: Ask, shop: Shop, wrong: string): string {
  const shipping = shop.definition.deliveries.find(({ id }) => id === ask.session.kept.delivery)?.price ?? 0;
  const subtotal = shop.subtotal(ask.session);
  const rows: [string, number][] = [
    ['Subtotal', subtotal],
    ['Shipping', shipping],
    ['Total', subtotal + shipping],
  ];
  const sources: [string, string][] = [
    ['', 'Please select'],
    ['friend', 'A friend'],
    ['search', 'Web search'],
    ['other', 'Other'],
  ];
  return front.frame(
    ask,
    shop,
    'Payment',
    `<h1>Payment</h1>${problem(wrong)}${front.lines(ask, shop)}<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${front.price(shop, value)}</dd>`).join('')}</dl><form method="post">${CARD_FIELDS.map(textField).join('')}${select('heard_from', 'How did you hear about us? *', sources)}<button type="submit">Place order</button></form>`,
  );
}
