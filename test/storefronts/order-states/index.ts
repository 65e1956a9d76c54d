// A shop with the habits of a Ruby framework's platform: the cart's one form updates or checks out by the button's name,
// a page for members and guests, then the order's states one page each, with a parcel's contents above its deliveries.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, ENGLISH, keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';

const front = plainFront({ ...ENGLISH, shop: 'Ramble Supply' });
const TAX = 6;

export const orderStates: Storefront = {
  name: 'order-states',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  taxPercent: TAX,
  goods: [
    { slug: 'enamel-kettle', title: 'Enamel kettle', price: 3950 },
    {
      slug: 'camp-shirt',
      title: 'Camp shirt',
      price: 4850,
      options: [{ name: 'Variants', values: ['Size: S, Color: Sand', 'Size: M, Color: Sand', 'Size: M, Color: Pine'] }],
    },
    { slug: 'oil-lamp', title: 'Oil lamp', price: 6400, soldOut: true },
  ],
  deliveries: [
    { id: '3', title: 'UPS One Day (USD)', price: 1500 },
    { id: '1', title: 'UPS Ground (USD)', price: 500 },
    { id: '2', title: 'UPS Two Day (USD)', price: 1000 },
  ],
  answer: (ask, shop) => shopping(ask, shop) ?? front.answer(ask, shop) ?? checkout(ask, shop),
};

function shopping(ask: Ask, shop: Shop): Answer | null {
  const { path, method, session, sent } = ask;
  if (path.startsWith('/p/') && method === 'GET') return product(ask, shop, path.slice('/p/'.length));
  if (path === '/cart' && method === 'GET' && session.lines.length > 0) return cart(ask, shop);
  if (path === '/cart/empty') {
    session.lines = [];
    return { redirect: '/cart' };
  }
  if (path !== '/cart' || method !== 'POST') return null;
  session.lines = session.lines.flatMap((line, at) => {
    const quantity = Number(sent[`order[line_items_attributes][${at}][quantity]`] ?? line.quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { redirect: 'checkout' in sent ? '/checkout' : '/cart' };
}

function product(ask: Ask, shop: Shop, slug: string): string {
  const goods = shop.goods(slug);
  const variants = (goods.options?.[0]?.values ?? []).map(
    (value, at) =>
      `<li><input type="radio" name="option0" id="v${at}" value="${value}"${at === 0 ? ' checked' : ''}><label for="v${at}"><span>${value}</span> <span>${front.price(shop, goods.price)}</span></label></li>`,
  );
  const buy = goods.soldOut
    ? '<p>Out of Stock</p>'
    : `${variants.length > 0 ? `<h6>Variants</h6><ul>${variants.join('')}</ul>` : ''}<span>${front.price(shop, goods.price)}</span> <input type="number" name="quantity" id="quantity" value="1" min="1"> <button type="submit">Add To Cart</button>`;
  return front.frame(
    ask,
    shop,
    goods.title,
    `<h1>${goods.title}</h1><p>Made for long weekends.</p><form method="post" action="/p/${slug}">${buy}</form>`,
  );
}

function cart(ask: Ask, shop: Shop): string {
  const rows = ask.session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr><td><h4><a href="/p/${goods.slug}">${goods.title}</a></h4>${variant}</td><td>${front.price(shop, goods.price)}</td><td><input type="number" min="0" name="order[line_items_attributes][${at}][quantity]" value="${quantity}"></td><td>${front.price(shop, goods.price * quantity)}</td><td><button type="button" aria-label="Remove">×</button></td></tr>`,
  );
  return front.frame(
    ask,
    shop,
    'Shopping Cart',
    `<h1>Shopping Cart</h1><form method="post" action="/cart"><table><thead><tr><th>Item</th><th>Price</th><th>Qty</th><th>Total</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table><h5>Total: <span>${front.price(shop, shop.subtotal(ask.session))}</span></h5><div><button type="submit" name="update">Update</button> <button type="submit" name="checkout" id="checkout-link">Checkout</button></div></form><form method="post" action="/cart/empty"><p><input type="submit" value="Empty Cart"> or <a href="/">Continue shopping</a></p></form>`,
  );
}

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  const told = toldOf(ask);
  if (path === '/checkout') return { redirect: told.email ? '/checkout/address' : '/checkout/registration' };
  if (path === '/checkout/registration') {
    if (method === 'GET') return registration(ask, shop, '');
    if (!sent['order[email]']?.includes('@')) return registration(ask, shop, 'Customer E-Mail is invalid');
    keepTold({ session, sent: { email: sent['order[email]'] } });
    return { redirect: '/checkout/address' };
  }
  if (!told.email) return { redirect: '/checkout/registration' };
  if (path === '/checkout/address') return address(ask, shop);
  if (!told[bill('zipcode')]) return { redirect: '/checkout/address' };
  if (path === '/checkout/delivery') {
    if (method === 'GET') return delivery(ask, shop);
    session.kept.delivery = sent['order[shipments_attributes][0][selected_shipping_rate_id]'] ?? '';
    return { redirect: '/checkout/payment' };
  }
  if (!session.kept.delivery) return { redirect: '/checkout/delivery' };
  if (path === '/checkout/payment') {
    if (method === 'GET') return payment(ask, shop, '');
    session.kept.method = sent['order[payments_attributes][][payment_method_id]'] ?? '';
    if (session.kept.method === '') return payment(ask, shop, 'Payment method can’t be blank');
    const verdict = session.kept.method === '1' ? judgeCard(cardOf(sent)) : null;
    if (verdict === 'incomplete') return payment(ask, shop, 'Number is not a valid card number');
    session.kept.verdict = verdict ?? 'approved';
    return { redirect: '/checkout/confirm' };
  }
  if (path !== '/checkout/confirm') return { page: '<h1>Page not found</h1>', status: 404 };
  if (method === 'GET') return confirm(ask, shop);
  if (session.kept.verdict === 'declined') return payment(ask, shop, 'Your card was declined');
  const order = shop.book(session, {
    delivery: session.kept.delivery,
    payment: session.kept.method === '1' ? 'card' : 'offline',
    customer: told,
  });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

const bill = (name: string) => `order[bill_address_attributes][${name}]`;
const problem = (text: string) => (text ? `<div class="flash error">${text}</div>` : '');

function step(ask: Ask, shop: Shop, at: number, body: string): string {
  const names = ['Address', 'Delivery', 'Payment', 'Confirm', 'Complete'];
  const list = names.map((name, index) => {
    const link = index < at ? `<a href="/checkout/${name.toLowerCase()}">${name}</a>` : `<span>${name}</span>`;
    return `<li${index === at ? ' class="current"' : ''}>${link}</li>`;
  });
  return front.frame(
    ask,
    shop,
    'Checkout',
    `<h1>Checkout</h1><ol>${list.join('')}</ol>${body}${at < 3 ? `<aside><h3>Order Summary</h3>${sums(ask, shop)}</aside>` : ''}`,
  );
}

function registration(ask: Ask, shop: Shop, wrong: string): string {
  return front.frame(
    ask,
    shop,
    'Registration',
    `<h1>Registration</h1>${problem(wrong)}<div><form method="post" action="/login"><h6>Login as Existing Customer</h6><p><label for="su_email">Email:</label><input id="su_email" type="email" name="spree_user[email]"></p><p><label for="su_password">Password:</label><input id="su_password" type="password" name="spree_user[password]"></p><input type="submit" value="Login"></form><p>or <a href="/signup">Create a new account</a></p></div><div id="guest_checkout"><form method="post" action="/checkout/registration"><h6>Checkout as a Guest</h6><p><label for="order_email">Email:</label><input id="order_email" type="email" name="order[email]"></p><input type="submit" value="Continue"></form></div>`,
  );
}

function address(ask: Ask, shop: Shop): Answer {
  const { method, session, sent } = ask;
  const names = ['name', 'address1', 'city', 'state_id', 'zipcode', 'phone'];
  const missing = method === 'POST' ? names.filter((name) => !sent[bill(name)]) : [];
  if (method === 'POST' && missing.length === 0) {
    keepTold({ session, sent });
    return { redirect: '/checkout/delivery' };
  }
  const field = (name: string, label: string) =>
    `<div><label for="b_${name}">${label}${names.includes(name) ? '<abbr title="required">*</abbr>' : ''}</label><input id="b_${name}" type="text" name="${bill(name)}" value="${escapeText(sent[bill(name)] ?? '')}"></div>`;
  return step(
    ask,
    shop,
    0,
    `${problem(missing.map((name) => `Billing address ${name} can’t be blank`).join('<br>'))}<form method="post"><fieldset><legend>Billing Address</legend>${field('name', 'Name')}${field('company', 'Company')}${field('address1', 'Street Address')}${field('address2', 'Street Address (cont’d)')}${field('city', 'City')}<div><label for="b_country">Country</label><select id="b_country" name="${bill('country_id')}"><option value="38">Canada</option><option value="233" selected>United States of America</option></select></div><div><label for="b_state">State<abbr title="required">*</abbr></label><select id="b_state" name="${bill('state_id')}"><option value=""></option><option value="11">California</option><option value="44">Oregon</option><option value="58">Washington</option></select></div>${field('zipcode', 'Zip Code')}${field('phone', 'Phone')}</fieldset><fieldset><legend>Shipping Address</legend><label><input type="checkbox" name="order[use_billing]" value="1" checked> Use Billing Address</label></fieldset><input type="submit" value="Save and Continue"></form>`,
  );
}

function delivery(ask: Ask, shop: Shop): string {
  const parcel = ask.session.lines.map(
    ({ goods, variant, quantity }) =>
      `<tr><td>${goods.title} ${variant}</td><td>${quantity}</td><td>${front.price(shop, goods.price)}</td></tr>`,
  );
  const rates = shop.definition.deliveries.map(
    ({ id, title, price }) =>
      `<li><label><input type="radio" name="order[shipments_attributes][0][selected_shipping_rate_id]" value="${id}"${id === '3' ? ' checked' : ''}> <span>${title}</span> <span>${front.price(shop, price)}</span></label></li>`,
  );
  return step(
    ask,
    shop,
    1,
    `<form method="post"><fieldset><legend>Delivery</legend><p>Package from Main Warehouse</p><table><thead><tr><th>Item</th><th>Qty</th><th>Price</th></tr></thead><tbody>${parcel.join('')}</tbody></table><h5>Shipping Method</h5><ul>${rates.join('')}</ul></fieldset><p><label for="special">Shipping Instructions</label><br><textarea id="special" name="order[special_instructions]"></textarea></p><input type="submit" value="Save and Continue"></form>`,
  );
}

function payment(ask: Ask, shop: Shop, wrong: string): string {
  const radio = (id: string, label: string) =>
    `<li><label><input type="radio" name="order[payments_attributes][][payment_method_id]" value="${id}"> ${label}</label></li>`;
  return step(
    ask,
    shop,
    2,
    `${problem(wrong)}<form method="post"><fieldset><legend>Payment Information</legend><ul>${radio('2', 'Check')}${radio('1', 'Credit Card')}</ul><div id="pm1" hidden><p><label for="name_on_card">Name on card</label><input id="name_on_card" name="payment_source[1][name]"></p><p><label for="card_number">Card Number</label><input id="card_number" name="card_number" type="tel" autocomplete="cc-number"></p><p><label for="card_expiry">Expiration</label><input id="card_expiry" name="card_expiry" type="tel" placeholder="MM / YY"></p><p><label for="card_code">Card Code</label><input id="card_code" name="card_cvc" type="tel" size="5"> <a href="/content/cvv" target="_blank">What’s This?</a></p></div></fieldset><p><label for="coupon">Coupon Code</label><br><input id="coupon" name="order[coupon_code]"></p><input type="submit" value="Save and Continue"></form><script>
document.querySelectorAll('[name*=payment_method_id]').forEach(function (radio) {
  radio.addEventListener('change', function () { document.getElementById('pm1').hidden = radio.value !== '1'; });
});
</script>`,
  );
}

function confirm(ask: Ask, shop: Shop): string {
  const told = toldOf(ask);
  const where = ['name', 'address1', 'address2', 'city', 'zipcode'].map((name) => escapeText(told[bill(name)] ?? ''));
  const way = shop.definition.deliveries.find(({ id }) => id === ask.session.kept.delivery);
  const block = (title: string, at: string, body: string) =>
    `<div><h6>${title} <a href="/checkout/${at}">(Edit)</a></h6>${body}</div>`;
  return step(
    ask,
    shop,
    3,
    `<form method="post"><fieldset><legend>Confirm</legend>${block('Billing Address', 'address', where.join('<br>'))}${block('Shipping Address', 'address', where.join('<br>'))}${block('Shipments', 'delivery', `Package shipped via ${way?.title}`)}${block('Payment Information', 'payment', 'Ending in 4242')}${front.lines(ask, shop)}${sums(ask, shop)}</fieldset><input type="submit" value="Place Order"></form>`,
  );
}

function sums({ session }: Ask, shop: Shop): string {
  const way = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  const tax = Math.round((subtotal * TAX) / 100);
  const rows: [string, number][] = [
    ['Item Total:', subtotal],
    [`Sales Tax ${TAX}.000%`, tax],
    ...(way ? [['Shipping:', way.price] as [string, number]] : []),
    ['Order Total:', subtotal + tax + (way?.price ?? 0)],
  ];
  return `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${front.price(shop, value)}</td></tr>`).join('')}</table>`;
}
