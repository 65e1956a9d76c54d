// An Australian shop with the habits of an embedded widget: one page that swaps its views, the cart asks for the e-mail
// address and a consent before it lets anyone on, and finished steps fold into a line with a link to change them.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, ENGLISH, keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';
import { WIDGET_SCRIPT } from './widget-script.ts';

const front = plainFront({ ...ENGLISH, shop: 'Gumleaf Trading', cart: 'Bag' });

export const emailInCart: Storefront = {
  name: 'email-in-cart',
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
  goods: [
    { slug: 'tea-tin', title: 'Tea tin', price: 2495 },
    {
      slug: 'picnic-rug',
      title: 'Picnic rug',
      price: 8900,
      options: [{ name: 'Colour', values: ['Wattle', 'Eucalypt'] }],
    },
    { slug: 'billy', title: 'Billy can', price: 3900, soldOut: true },
  ],
  deliveries: [
    { id: 'express', title: 'Express Post', price: 1690 },
    { id: 'parcel', title: 'Parcel Post', price: 1090 },
  ],
  answer: (ask, shop) => widget(ask, shop) ?? front.answer(ask, shop) ?? checkout(ask, shop),
};

function widget(ask: Ask, shop: Shop): Answer | null {
  const { path, session, sent } = ask;
  if (path === '/api/add') {
    shop.add(session, sent.slug ?? '', sent.variant ?? '', Number(sent.quantity ?? 1));
    return { json: { count: session.lines.reduce((sum, { quantity }) => sum + quantity, 0) } };
  }
  if (path === '/api/cart') return { json: cart(ask, shop) };
  if (path === '/cart')
    return front.frame(ask, shop, 'Bag', `<div id="widget"></div><script>${WIDGET_SCRIPT}</script>`);
  if (!path.startsWith('/p/')) return null;
  const goods = shop.goods(path.slice('/p/'.length));
  const options = (goods.options ?? []).map(
    ({ name, values }) =>
      `<div>${name}<select aria-label="${name}" class="option"><option value="">Please choose</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></div>`,
  );
  const buy = goods.soldOut
    ? '<div>Sold out</div>'
    : `${options.join('')}<div>Qty: <input type="number" value="1" class="qty" aria-label="Qty"></div><div class="buy"><button type="button" class="add">Add to Bag</button></div>`;
  return front.frame(
    ask,
    shop,
    goods.title,
    `<h1>${goods.title}</h1><div>${front.price(shop, goods.price)}</div>${buy}<script>
var add = document.querySelector('.add');
if (add) add.addEventListener('click', function () {
  var option = document.querySelector('.option');
  if (option && !option.value) { option.style.outline = '2px solid red'; return; }
  fetch('/api/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ slug: '${goods.slug}', variant: option ? option.value : '', quantity: document.querySelector('.qty').value }) })
    .then(function () { document.querySelector('.buy').innerHTML = '<p>In your bag</p><button type="button" class="more">Add More</button> <a href="/cart">Go to Checkout</a>'; });
});
</script>`,
  );
}

function cart({ session }: Ask, shop: Shop): unknown {
  const way = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  return {
    lines: session.lines.map(({ goods, variant, quantity }) => ({
      title: goods.title,
      variant,
      quantity,
      price: front.price(shop, goods.price * quantity),
    })),
    subtotal: front.price(shop, subtotal),
    shipping: way ? front.price(shop, way.price) : '',
    total: front.price(shop, subtotal + (way?.price ?? 0)),
    deliveries: shop.definition.deliveries.map(({ id, title, price }) => ({
      id,
      title,
      price: front.price(shop, price),
    })),
  };
}

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout' || method !== 'POST') return { redirect: '/cart' };
  if (path === '/checkout/email') {
    if (!sent.email?.includes('@') || sent.agreed !== 'true') return { json: { error: 'Please enter your email.' } };
    keepTold(ask);
    return { json: cart(ask, shop) };
  }
  if (path === '/checkout/address') {
    const missing = ['name', 'street', 'city', 'postal', 'state'].filter((name) => !sent[name]);
    if (missing.length > 0) return { json: { error: `Please fill in: ${missing.join(', ')}` } };
    keepTold(ask);
    return { json: cart(ask, shop) };
  }
  if (path === '/checkout/delivery') {
    session.kept.delivery = sent.delivery ?? '';
    return { json: cart(ask, shop) };
  }
  if (path !== '/checkout/order') return { page: '<h1>404</h1>', status: 404 };
  if (!toldOf(ask).street || !session.kept.delivery) return { json: { error: 'Please complete the steps above.' } };
  const isCard = sent.method === 'card';
  const verdict = isCard ? judgeCard(cardOf(sent)) : null;
  if (verdict === 'incomplete') return { json: { error: 'Please check your card details.' } };
  if (verdict === 'declined') return { json: { error: 'Your card was declined.' } };
  const payment = isCard ? 'card' : 'offline';
  const order = shop.book(session, { delivery: session.kept.delivery, payment, customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { json: { redirect: '/thanks' } };
}
