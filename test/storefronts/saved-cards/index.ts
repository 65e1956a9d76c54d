// A shop with the habits of a Vue one-page checkout: the address is typed once and becomes a card that is picked, each
// section proceeds by itself, choices are tiles over hidden radio buttons, and the order's button comes last of all.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, ENGLISH, keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';
import { CHECKOUT_SCRIPT, PRODUCT_SCRIPT } from './page-scripts.ts';

const front = plainFront(
  { ...ENGLISH, shop: 'Juniper Row', cart: 'Shopping Cart', checkout: 'Proceed To Checkout' },
  '.peer{position:absolute;opacity:0}.tile{display:block;border:1px solid #ccc;padding:12px;width:220px;cursor:pointer}.peer:checked~.tile{border-color:navy}.toast{position:fixed;top:8px;right:8px;background:#dfd;padding:8px}.new{cursor:pointer;border:1px dashed #999;padding:24px;width:220px}',
);

export const savedCards: Storefront = {
  name: 'saved-cards',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  goods: [
    { slug: 'cotton-robe', title: 'Cotton robe', price: 5450 },
    {
      slug: 'straw-hat',
      title: 'Straw hat',
      price: 3200,
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
    },
    { slug: 'silk-eye-mask', title: 'Silk eye mask', price: 2100, soldOut: true },
  ],
  deliveries: [
    { id: 'express_express', title: 'Express courier', price: 2000 },
    { id: 'flatrate_flatrate', title: 'Flat rate', price: 1000 },
  ],
  answer: (ask, shop) => product(ask, shop) ?? front.answer(ask, shop) ?? checkout(ask, shop),
};

function product(ask: Ask, shop: Shop): Answer | null {
  const { path, method, session, sent } = ask;
  if (path === '/api/cart' && method === 'POST') {
    shop.add(session, sent.product ?? '', sent.variant ?? '', Number(sent.quantity ?? 1));
    return { json: { message: 'Item Added Successfully', count: session.lines.length } };
  }
  if (!path.startsWith('/p/')) return null;
  const goods = shop.goods(path.slice('/p/'.length));
  const swatches = (goods.options ?? []).map(
    ({ name, values }) =>
      `<div><p>${name}</p>${values.map((value) => `<label title="${value}" style="border:1px solid #ccc;padding:6px 12px;margin-right:8px"><input type="radio" class="peer" name="${name}" value="${value}"><span>${value}</span></label>`).join('')}</div>`,
  );
  const buy = goods.soldOut
    ? '<button disabled>Out of Stock</button>'
    : `${swatches.join('')}<div><span class="minus" role="button" aria-label="Decrease Quantity" tabindex="0">−</span> <p id="count" style="display:inline">1</p><input type="hidden" name="quantity" value="1"> <span class="plus" role="button" aria-label="Increase Quantity" tabindex="0">+</span></div><button type="submit">Add To Cart</button> <button type="button" disabled>Buy Now</button>`;
  return front.frame(
    ask,
    shop,
    goods.title,
    `<h1>${goods.title}</h1><p>${front.price(shop, goods.price)}</p><form id="buy" data-product="${goods.slug}">${buy}</form><script>${PRODUCT_SCRIPT}</script>`,
  );
}

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout')
    return front.frame(
      ask,
      shop,
      'Checkout',
      `<nav><a href="/">Home</a> / <a href="/cart">Cart</a> / Checkout</nav><div id="steps"></div><div id="summary"></div><script>${CHECKOUT_SCRIPT}</script>`,
    );
  if (path === '/checkout/summary') return { json: summary(ask, shop) };
  if (method !== 'POST') return { page: '<h1>404</h1>', status: 404 };
  if (path === '/checkout/addresses') {
    const needed = ['first_name', 'last_name', 'email', 'address', 'city', 'state', 'postcode', 'phone'];
    const missing = needed.filter((name) => !sent[name]);
    if (missing.length > 0) return { json: { errors: missing }, status: 422 };
    keepTold(ask);
    return {
      json: {
        shippingMethods: shop.definition.deliveries.map(({ id, title, price }) => ({
          id,
          title,
          price: front.price(shop, price),
        })),
        summary: summary(ask, shop),
      },
    };
  }
  if (path === '/checkout/shipping-methods') {
    session.kept.delivery = sent.shipping_method ?? '';
    return { json: { summary: summary(ask, shop) } };
  }
  if (path === '/checkout/payment-methods') {
    session.kept.method = sent.method ?? '';
    return { json: { summary: summary(ask, shop) } };
  }
  if (path !== '/checkout/orders') return { page: '<h1>404</h1>', status: 404 };
  if (!toldOf(ask).address || !session.kept.delivery) return { json: { message: 'Incomplete order.' }, status: 422 };
  const isCard = session.kept.method === 'card';
  const verdict = isCard ? judgeCard(cardOf(sent)) : null;
  if (verdict === 'incomplete') return { json: { message: 'The card details are incomplete.' }, status: 422 };
  if (verdict === 'declined') return { json: { message: 'Your card was declined.' }, status: 422 };
  const payment = isCard ? 'card' : 'offline';
  const order = shop.book(session, { delivery: session.kept.delivery, payment, customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { json: { redirect: '/thanks' } };
}

function summary({ session }: Ask, shop: Shop): unknown {
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  return {
    lines: session.lines.map(({ goods, variant, quantity }) => ({
      title: variant ? `${goods.title} (${variant})` : goods.title,
      detail: `${front.price(shop, goods.price)} X ${quantity}`,
    })),
    subtotal: front.price(shop, subtotal),
    delivery: delivery ? front.price(shop, delivery.price) : '',
    total: front.price(shop, subtotal + (delivery?.price ?? 0)),
  };
}
