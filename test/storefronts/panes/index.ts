// An American shop with the habits of a content system's commerce module: guests press a button beside the sign-in, a
// country brings its own address fields from the server, rates come when asked for, the card form comes with its radio
// button, and a review ends it.
import { judgeCard } from '../core/card-fields.ts';
import { CARD_FIELDS, cardOf, ENGLISH, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';
import { PANES_SCRIPT } from './panes-script.ts';

const front = plainFront({ ...ENGLISH, shop: 'Quillwork', cart: 'Shopping cart', checkout: 'Checkout' });

export const panes: Storefront = {
  name: 'panes',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  goods: [
    { slug: 'fountain-pen', title: 'Fountain pen', price: 5200 },
    { slug: 'notebook', title: 'Notebook', price: 1900, options: [{ name: 'Ruling', values: ['Blank', 'Dotted'] }] },
    { slug: 'writing-desk', title: 'Writing desk', price: 48000, soldOut: true },
  ],
  deliveries: [
    { id: 'overnight', title: 'Overnight shipping', price: 2500 },
    { id: 'standard', title: 'Standard shipping', price: 800 },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') return method === 'GET' ? login(ask, shop) : { redirect: '/checkout/order_information' };
  if (path === '/checkout/fields') return { json: { html: addressFields(ask.query.get('country') ?? '', {}) } };
  if (path === '/checkout/card')
    return { json: { html: ask.query.get('method') === 'card' ? CARD_FIELDS.map(textField).join('') : '' } };
  if (path === '/checkout/rates') {
    if (!sent.postal_code) return { json: { html: '<p>Please enter your address first.</p>' } };
    session.kept.delivery = 'overnight';
    return { json: { html: rates(shop, 'overnight'), sums: sums(ask, shop) } };
  }
  if (path === '/checkout/rate') {
    session.kept.delivery = sent.rate ?? '';
    return { json: { sums: sums(ask, shop) } };
  }
  if (path === '/checkout/order_information') {
    if (method === 'GET') return information(ask, shop, []);
    const missing = [
      'email',
      'email_confirm',
      'given_name',
      'family_name',
      'address_line1',
      'locality',
      'postal_code',
    ].filter((name) => !sent[name]);
    if (!sent.rate) missing.push('shipping method');
    const verdict = sent.method === 'card' ? judgeCard(cardOf(sent)) : null;
    if (verdict === 'incomplete') missing.push('card');
    if (missing.length > 0) return information(ask, shop, missing);
    session.kept.delivery = sent.rate ?? '';
    session.kept.verdict = verdict ?? 'approved';
    session.kept.method = sent.method ?? '';
    keepTold(ask);
    return { redirect: '/checkout/review' };
  }
  if (path !== '/checkout/review') return { page: '<h1>Page not found</h1>', status: 404 };
  if (method === 'GET') return review(ask, shop, '');
  if (session.kept.verdict === 'declined')
    return review(ask, shop, 'We encountered an error processing your payment: the card was declined.');
  const payment = session.kept.method === 'card' ? 'card' : 'offline';
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment, customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

function login(ask: Ask, shop: Shop): string {
  return front.frame(
    ask,
    shop,
    'Login',
    `<h1>Login</h1><form method="post" action="/checkout"><fieldset><legend>Returning Customer</legend>${textField({ name: 'username', label: 'Username', optional: true })}${textField({ name: 'password', label: 'Password', type: 'password', optional: true })}<input type="submit" name="op" value="Log in" formaction="/login"> <a href="/password">Forgot password?</a></fieldset><fieldset><legend>Guest Checkout</legend><p>Proceed to checkout. You can optionally create an account at the end.</p><input type="submit" name="op" value="Continue as Guest"></fieldset></form>`,
  );
}

function addressFields(country: string, sent: Readonly<Record<string, string>>): string {
  const field = (name: string, label: string, optional = false) =>
    textField({ name, label, optional, value: sent[name] ?? '' });
  const region: [string, string][] =
    country === 'US'
      ? [
          ['', '- Select -'],
          ['CA', 'California'],
          ['OR', 'Oregon'],
          ['WA', 'Washington'],
        ]
      : [
          ['', '- Select -'],
          ['ON', 'Ontario'],
          ['QC', 'Quebec'],
        ];
  return `${field('given_name', 'First name')}${field('family_name', 'Last name')}${field('address_line1', 'Street address')}${field('address_line2', 'Street address line 2', true)}${field('locality', 'City')}${select('administrative_area', country === 'US' ? 'State' : 'Province', region)}${field('postal_code', country === 'US' ? 'ZIP code' : 'Postal code')}`;
}

function rates(shop: Shop, chosen: string): string {
  return shop.definition.deliveries
    .map(
      ({ id, title, price }) =>
        `<div><input type="radio" id="rate-${id}" name="rate" value="${id}"${id === chosen ? ' checked' : ''}> <label for="rate-${id}">${title}: ${front.price(shop, price)}</label></div>`,
    )
    .join('');
}

function information(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const { sent } = ask;
  const country = sent.country_code ?? 'CA';
  const known = missing.length > 0 ? rates(shop, sent.rate ?? '') : '';
  return front.frame(
    ask,
    shop,
    'Order information',
    `<h1>Order information</h1>${missing.length > 0 ? `<div class="error" role="alert"><h2>Error message</h2>${missing.map((name) => `${name} field is required.`).join('<br>')}</div>` : ''}<form method="post" id="panes"><fieldset><legend>Contact information</legend>${textField({ name: 'email', label: 'Email', type: 'email', value: sent.email ?? '' })}${textField({ name: 'email_confirm', label: 'Confirm email', type: 'email', value: sent.email_confirm ?? '' })}</fieldset><fieldset><legend>Shipping information</legend>${select(
      'country_code',
      'Country',
      [
        ['CA', 'Canada'],
        ['US', 'United States'],
      ],
      country,
    )}<div id="address">${addressFields(country, sent)}</div><button type="button" id="recalculate">Recalculate shipping</button><div id="rates"><h3>Shipping method</h3>${known || '<p>There are no shipping rates available for this address.</p>'}</div></fieldset><fieldset><legend>Payment information</legend><div><input type="radio" name="method" id="pm-check" value="check" checked> <label for="pm-check">Check or money order</label></div><div><input type="radio" name="method" id="pm-card" value="card"> <label for="pm-card">Credit card</label></div><div id="card"></div><p><label><input type="checkbox" checked> My billing information is the same as my shipping information.</label></p></fieldset><aside><h3>Order Summary</h3><div id="sums">${sums(ask, shop)}</div></aside><input type="submit" name="op" value="Continue to review"> <a href="/cart">Go back</a></form><script>${PANES_SCRIPT}</script>`,
  );
}

function sums({ session }: Ask, shop: Shop): string {
  const subtotal = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const row = (label: string, minor: number) =>
    `<div><span>${label}</span> <span>${front.price(shop, minor)}</span></div>`;
  return `${row('Subtotal', subtotal)}${delivery ? row('Shipping', delivery.price) : ''}${row('Total', subtotal + (delivery?.price ?? 0))}`;
}

function review(ask: Ask, shop: Shop, wrong: string): string {
  const told = toldOf(ask);
  const lines = ['given_name', 'family_name', 'address_line1', 'locality', 'postal_code'].map((name) =>
    escapeText(told[name] ?? ''),
  );
  return front.frame(
    ask,
    shop,
    'Review',
    `<h1>Review</h1>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<form method="post" action="/checkout/review"><fieldset><legend>Contact information (<a href="/checkout/order_information">Edit</a>)</legend>${escapeText(told.email ?? '')}</fieldset><fieldset><legend>Shipping information (<a href="/checkout/order_information">Edit</a>)</legend>${lines.join('<br>')}</fieldset><fieldset><legend>Payment information (<a href="/checkout/order_information">Edit</a>)</legend>${ask.session.kept.method === 'card' ? 'Visa ending in 4242' : 'Check or money order'}</fieldset>${front.lines(ask, shop)}<div>${sums(ask, shop)}</div><input type="submit" name="op" value="Pay and complete purchase"> <a href="/checkout/order_information">Go back</a></form>`,
  );
}
