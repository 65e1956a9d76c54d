// A shop with the habits of a content system's cart extension: the cart is the checkout. The address is kept on a page of
// its own, every choice reloads the page, and one button first checks the order and then, by other words, places it.
import { judgeCard } from '../core/card-fields.ts';
import { CARD_FIELDS, cardOf, ENGLISH, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';

const front = plainFront({ ...ENGLISH, shop: 'Harbour Chandlery' });

export const oneCart: Storefront = {
  name: 'one-cart',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  goods: [
    { slug: 'brass-cleat', title: 'Brass cleat', price: 1890 },
    { slug: 'deck-shoe', title: 'Deck shoe', price: 7900, options: [{ name: 'Size', values: ['8', '9', '10'] }] },
    { slug: 'ship-bell', title: 'Ship bell', price: 12900, soldOut: true },
  ],
  deliveries: [
    { id: '2', title: 'Courier', price: 1900 },
    { id: '1', title: 'Parcel post', price: 800 },
  ],
  answer: (ask, shop) => {
    if (ask.path === '/cart' && ask.session.lines.length > 0) return cart(ask, shop);
    return front.answer(ask, shop) ?? checkout(ask, shop);
  },
};

const METHODS: [string, string][] = [
  ['transfer', 'Bank transfer'],
  ['card', 'Credit card'],
];

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout/address') {
    if (method === 'GET') return address(ask, shop, '');
    const missing = ['email', 'first_name', 'last_name', 'address_1', 'zip', 'city'].filter((name) => !sent[name]);
    if (missing.length > 0) return address(ask, shop, `Missing value for ${missing.join(', ')}`);
    keepTold(ask);
    return { redirect: '/cart' };
  }
  if (path !== '/checkout/choices' || method !== 'POST') return { page: '<h1>Page not found</h1>', status: 404 };
  session.kept.delivery = sent.shipment ?? session.kept.delivery ?? '';
  session.kept.method = sent.payment ?? session.kept.method ?? '';
  session.kept.terms = sent.tos ?? '';
  session.kept.checked = '';
  if (sent.card_number) session.kept.verdict = judgeCard(cardOf(sent)) ?? 'approved';
  if (!('checkout' in sent) && !('confirm' in sent)) return { redirect: '/cart' };
  session.kept.notice = complaint(session.kept, toldOf(ask));
  if (session.kept.notice !== '') return { redirect: toldOf(ask).address_1 ? '/cart' : '/checkout/address' };
  session.kept.checked = 'yes';
  if (!('confirm' in sent)) return { redirect: '/cart' };
  if (session.kept.method === 'card' && session.kept.verdict === 'declined') {
    session.kept.notice = 'Your card was declined.';
    return { redirect: '/cart' };
  }
  const order = shop.book(session, {
    delivery: session.kept.delivery,
    payment: session.kept.method === 'card' ? 'card' : 'offline',
    customer: toldOf(ask),
  });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

function complaint(kept: Readonly<Record<string, string>>, told: Readonly<Record<string, string>>): string {
  if (!told.address_1) return 'Please enter your billing address.';
  if (!kept.delivery) return 'No shipment method selected.';
  if (!kept.method) return 'No payment method selected.';
  if (kept.method === 'card' && !/approved|declined/.test(kept.verdict ?? '')) return 'The card data is not valid.';
  return kept.terms ? '' : 'Please accept the terms of service.';
}

function address(ask: Ask, shop: Shop, wrong: string): string {
  const field = (name: string, label: string, optional = false) =>
    textField({ name, label, value: ask.sent[name] ?? '', optional });
  return front.frame(
    ask,
    shop,
    'Billing address',
    `<h1>Add/Edit billing address information</h1>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<form method="post"><div><button type="submit">Save</button> <a href="/cart">Cancel</a></div>${field('email', 'E-Mail')}${field('company', 'Company name', true)}${field('first_name', 'First name')}${field('last_name', 'Last name')}${field('address_1', 'Address 1')}${field('address_2', 'Address 2', true)}${field('zip', 'ZIP / Postal code')}${field('city', 'City')}${select(
      'country',
      'Country',
      [
        ['', '-- Select --'],
        ['CA', 'Canada'],
        ['US', 'United States'],
      ],
    )}${select('state', 'State / Province / Region', [
      ['', '-- Select --'],
      ['CA', 'California'],
      ['OR', 'Oregon'],
      ['WA', 'Washington'],
    ])}${field('phone_1', 'Phone', true)}</form>`,
  );
}

function cart(ask: Ask, shop: Shop): string {
  const { kept } = ask.session;
  const told = toldOf(ask);
  const notice = kept.notice ?? '';
  kept.notice = '';
  const radio = (name: string, id: string, label: string) =>
    `<div><input type="radio" id="${name}${id}" name="${name}" value="${id}" onchange="this.form.submit()"${kept[name === 'shipment' ? 'delivery' : 'method'] === id ? ' checked' : ''}><label for="${name}${id}">${label}</label></div>`;
  const shipments = shop.definition.deliveries.map(({ id, title, price }) =>
    radio('shipment', id, `${title} (Fee ${front.price(shop, price)})`),
  );
  const payments = METHODS.map(([id, label]) => radio('payment', id, label));
  const card =
    kept.method === 'card' && !kept.checked
      ? `<fieldset><legend>Credit card</legend>${CARD_FIELDS.map(textField).join('')}</fieldset>`
      : '';
  const delivery = shop.definition.deliveries.find(({ id }) => id === kept.delivery)?.price ?? 0;
  const subtotal = shop.subtotal(ask.session);
  const sums: [string, number][] = [
    ['Product prices result', subtotal],
    ['Shipment', delivery],
    ['Total', subtotal + delivery],
  ];
  const billTo = told.address_1
    ? `<p>${['first_name', 'last_name', 'address_1', 'zip', 'city'].map((name) => escapeText(told[name] ?? '')).join(', ')}</p><a href="/checkout/address">Add/Edit billing address information</a>`
    : '<a href="/checkout/address">Add/Edit billing address information</a>';
  const button = kept.checked
    ? '<button type="submit" name="confirm" value="1">Confirm Purchase</button>'
    : '<button type="submit" name="checkout" value="1">Check Out Now</button>';
  return front.frame(
    ask,
    shop,
    'Cart',
    `<h1>Cart</h1>${notice ? `<div class="error" role="alert">${notice}</div>` : ''}<h2>Bill to</h2>${billTo}<h2>Ship to</h2><p><label><input type="checkbox" checked> Use for the shipto same as billto address</label></p>${front.lines(ask, shop)}<form method="post" action="/checkout/choices"><h2>Shipment</h2>${shipments.join('')}<h2>Payment</h2>${payments.join('')}${card}<table>${sums.map(([label, value]) => `<tr><th>${label}</th><td>${front.price(shop, value)}</td></tr>`).join('')}</table><p><label><input type="checkbox" name="tos" value="1"${kept.terms ? ' checked' : ''}> I agree to the terms of service</label></p>${button}</form>`,
  );
}
