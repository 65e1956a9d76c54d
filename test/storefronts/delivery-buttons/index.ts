// A British shop with the habits of a Python framework's platform: three kinds of customers as radio buttons beside one
// e-mail field, every delivery in a form of its own whose button chooses it and goes on, and a preview as the last page.
import { judgeCard } from '../core/card-fields.ts';
import { CARD_FIELDS, cardOf, ENGLISH, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';

const front = plainFront({
  ...ENGLISH,
  shop: 'Tallow & Twine',
  add: 'Add to basket',
  cart: 'Basket',
  emptyCart: 'Your basket is empty.',
});

export const deliveryButtons: Storefront = {
  name: 'delivery-buttons',
  language: 'en-GB',
  currency: 'GBP',
  country: 'GB',
  goods: [
    { slug: 'beeswax-candle', title: 'Beeswax candle', price: 1250 },
    {
      slug: 'wool-throw',
      title: 'Wool throw',
      price: 6400,
      options: [{ name: 'Colour', values: ['Heather', 'Moss'] }],
    },
    { slug: 'oak-stool', title: 'Oak stool', price: 9900, soldOut: true },
  ],
  deliveries: [
    { id: 'next-day', title: 'Next working day', price: 895 },
    { id: 'tracked', title: 'Tracked 48', price: 395 },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') {
    if (method === 'GET') return gateway(ask, shop, '');
    if (!sent.username?.includes('@')) return gateway(ask, shop, 'Enter a valid email address.');
    if (sent.options !== 'anonymous') return gateway(ask, shop, 'Please enter a correct username and password.');
    keepTold({ session, sent: { email: sent.username } });
    return { redirect: '/checkout/shipping-address' };
  }
  if (!toldOf(ask).email) return { redirect: '/checkout' };
  if (path === '/checkout/shipping-address') {
    if (method === 'GET') return address(ask, shop, []);
    const missing = ['first_name', 'last_name', 'line1', 'line4', 'postcode'].filter((name) => !sent[name]);
    if (missing.length > 0) return address(ask, shop, missing);
    keepTold(ask);
    return { redirect: '/checkout/shipping-method' };
  }
  if (path === '/checkout/shipping-method') {
    if (method === 'GET') return deliveries(ask, shop);
    session.kept.delivery = sent.method_code ?? '';
    return { redirect: '/checkout/payment-details' };
  }
  if (path === '/checkout/payment-details') return payment(ask, shop, '');
  if (path === '/checkout/preview') {
    const verdict = judgeCard(cardOf(sent));
    if (verdict === 'incomplete') return payment(ask, shop, 'Enter a valid card.');
    session.kept.verdict = verdict ?? 'approved';
    return preview(ask, shop);
  }
  if (path !== '/checkout/complete' || method !== 'POST') return { page: '<h1>Page not found</h1>', status: 404 };
  if (session.kept.verdict === 'declined') return payment(ask, shop, 'Your card was declined. Please use another one.');
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment: 'card', customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

function gateway(ask: Ask, shop: Shop, wrong: string): string {
  const kind = (value: string, words: string) =>
    `<div class="radio"><label><input type="radio" name="options" value="${value}"${value === 'existing' ? ' checked' : ''}> ${words}</label></div>`;
  return front.frame(
    ask,
    shop,
    'Checkout',
    `<h1>Who are you?</h1>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<form method="post" action="/checkout">${textField({ name: 'username', label: 'My email address is', type: 'email' })}${kind('anonymous', 'I am a new customer and want to checkout as a guest')}${kind('new', 'I am a new customer and want to create an account before checking out')}${kind('existing', 'I am a returning customer, and my password is')}<p><input type="password" name="password" aria-label="Password"></p><button type="submit">Continue</button></form>`,
  );
}

function address(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const field = (name: string, label: string, optional = false) =>
    `${textField({ name, label, value: ask.sent[name] ?? '', optional })}${missing.includes(name) ? '<span class="error">This field is required.</span>' : ''}`;
  return front.frame(
    ask,
    shop,
    'Shipping address',
    `<h1>Shipping address</h1><h2>Where should we ship to?</h2><form method="post">${field('title', 'Title', true)}${field('first_name', 'First name')}${field('last_name', 'Last name')}${select(
      'country',
      'Country',
      [
        ['FR', 'France'],
        ['IE', 'Ireland'],
        ['GB', 'United Kingdom'],
      ],
    )}${field('line1', 'First line of address')}${field('line2', 'Second line of address', true)}${field('line3', 'Third line of address', true)}${field('line4', 'City')}${field('state', 'State/County', true)}${field('postcode', 'Post/Zip-code')}${field('phone_number', 'Phone number', true)}${`<p><label for="notes">Instructions</label><br><textarea id="notes" name="notes"></textarea></p>`}<button type="submit">Continue</button></form>`,
  );
}

function deliveries(ask: Ask, shop: Shop): string {
  const rows = shop.definition.deliveries.map(
    ({ id, title, price }) =>
      `<tr><td><form method="post"><input type="hidden" name="method_code" value="${id}"><button type="submit">Select this method</button></form></td><td>${title}</td><td>${front.price(shop, price)}</td></tr>`,
  );
  return front.frame(
    ask,
    shop,
    'Shipping method',
    `<h1>Shipping method</h1><p>Please select a shipping method.</p><table><thead><tr><th></th><th>Method</th><th>Cost</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function payment(ask: Ask, shop: Shop, wrong: string): string {
  return front.frame(
    ask,
    shop,
    'Payment details',
    `<h1>Enter payment details</h1>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<form method="post" action="/checkout/preview">${CARD_FIELDS.map(textField).join('')}<button type="submit">Continue</button></form>${sums(ask, shop)}`,
  );
}

function preview(ask: Ask, shop: Shop): string {
  const told = toldOf(ask);
  const lines = ['first_name', 'line1', 'line4', 'postcode'].map((name) => escapeText(told[name] ?? ''));
  return front.frame(
    ask,
    shop,
    'Preview order',
    `<h1>Preview order</h1><h2>Shipping address</h2><address>${lines.join('<br>')}</address><h2>Payment</h2><p>Bankcard</p>${front.lines(ask, shop)}${sums(ask, shop)}<form method="post" action="/checkout/complete"><p>Please review the information above, then click "Place order"</p><button type="submit">Place order</button></form>`,
  );
}

function sums({ session }: Ask, shop: Shop): string {
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  const rows: [string, number][] = [
    ['Basket total', subtotal],
    [`Shipping charge (${delivery?.title ?? ''})`, delivery?.price ?? 0],
    ['Order total', subtotal + (delivery?.price ?? 0)],
  ];
  return `<h2>Order totals</h2><table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${front.price(shop, value)}</td></tr>`).join('')}</table>`;
}
