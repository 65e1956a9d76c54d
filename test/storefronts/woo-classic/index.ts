// A shop with the habits of the most widespread shop plugin's classic checkout: server-drawn product and cart pages, a
// checkout in one page whose order table is replaced from the server after every change of the address.
import { judgeCard } from '../core/card-fields.ts';
import type { Ask, Shop, Storefront } from '../core/storefront.ts';
import { pause } from '../core/storefront.ts';
import { renderCart } from './render-cart.ts';
import { renderCheckout, renderReceived, renderReview } from './render-checkout.ts';
import { renderProduct } from './render-product.ts';

export const wooClassic: Storefront = {
  name: 'woo-classic',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  taxPercent: 8,
  goods: [
    { slug: 'enamel-mug', title: 'Enamel Mug', price: 1450 },
    {
      slug: 'linen-apron',
      title: 'Linen Apron',
      price: 3900,
      options: [
        { name: 'Color', values: ['Navy', 'Rust'] },
        { name: 'Size', values: ['S', 'M', 'L'] },
      ],
    },
    { slug: 'walnut-board', title: 'Walnut Board', price: 5200, soldOut: true },
    { slug: 'tea-towel', title: 'Tea Towel', price: 900 },
  ],
  deliveries: [
    { id: 'local_pickup:3', title: 'Local pickup', price: 0, pickup: true },
    { id: 'flat_rate:1', title: 'Flat rate', price: 600 },
    { id: 'flat_rate:2', title: 'Express (1–2 days)', price: 1800 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const product = /^\/product\/([\w-]+)\/?$/.exec(path)?.[1];
    if (product) {
      const goods = shop.goods(product);
      let notice = '';
      if (ask.method === 'POST' && !goods.soldOut) {
        const variant = (goods.options ?? []).map(({ name }) => sent[`attribute_pa_${name.toLowerCase()}`]).join(' / ');
        shop.add(session, goods.slug, variant, Number(sent.quantity ?? 1));
        notice = `<div class="woocommerce-message" role="alert">“${goods.title}” has been added to your cart. <a href="/cart/" class="button wc-forward">View cart</a></div>`;
      }
      return renderProduct(ask, shop, goods, notice);
    }
    if (path === '/cart/') return answerCart(ask, shop);
    if (path === '/checkout/' && ask.query.get('wc-ajax') === null) {
      return session.lines.length > 0 ? renderCheckout(ask, shop) : { redirect: '/cart/' };
    }
    if (ask.query.get('wc-ajax') === 'update_order_review') {
      await pause(200);
      keep(ask);
      return { json: { fragment: renderReview(ask, shop) } };
    }
    if (ask.query.get('wc-ajax') === 'checkout') return place(ask, shop);
    if (path.startsWith('/checkout/order-received/')) return renderReceived(ask, shop, path.split('/')[3] ?? '');
    return { page: '<h1>Oops! That page can’t be found.</h1>', status: 404 };
  },
};

function keep({ sent, session }: Ask): void {
  if (sent.shipping_method) session.kept.delivery = sent.shipping_method;
  session.kept.postcode = sent.billing_postcode ?? '';
}

function answerCart(ask: Ask, shop: Shop): string | { redirect: string } {
  const { session, sent, query } = ask;
  const removed = query.get('remove_item');
  if (removed !== null) {
    session.lines.splice(Number(removed), 1);
    return { redirect: '/cart/' };
  }
  let notice = '';
  if (ask.method === 'POST' && sent.apply_coupon) {
    notice = '<ul class="woocommerce-error" role="alert"><li>Coupon does not exist!</li></ul>';
  } else if (ask.method === 'POST') {
    session.lines.forEach((line, index) => {
      line.quantity = Number(sent[`cart[${index}][qty]`] ?? line.quantity);
    });
    session.lines = session.lines.filter((line) => line.quantity > 0);
    notice = '<div class="woocommerce-message" role="alert">Cart updated.</div>';
  }
  return renderCart(ask, shop, notice);
}

const REQUIRED: Readonly<Record<string, string>> = {
  billing_first_name: 'First name',
  billing_last_name: 'Last name',
  billing_country: 'Country / Region',
  billing_address_1: 'Street address',
  billing_city: 'Town / City',
  billing_state: 'State',
  billing_postcode: 'ZIP Code',
  billing_phone: 'Phone',
  billing_email: 'Email address',
};

async function place(ask: Ask, shop: Shop): Promise<{ json: unknown }> {
  await pause(300);
  const { sent, session } = ask;
  const wrong = Object.entries(REQUIRED)
    .filter(([key]) => !sent[key])
    .map(([key, label]) => `<li data-id="${key}"><strong>Billing ${label}</strong> is a required field.</li>`);
  if (!sent.terms) wrong.push('<li>Please read and accept the terms and conditions to proceed with your order.</li>');
  if (sent.payment_method === 'stripe') {
    const verdict = judgeCard(shop.provider.card(session.token));
    if (verdict === 'incomplete') wrong.push('<li>Your card number is incomplete.</li>');
    if (verdict === 'declined') wrong.push('<li>The card was declined.</li>');
  }
  if (wrong.length > 0) {
    return {
      json: { result: 'failure', messages: `<ul class="woocommerce-error" role="alert">${wrong.join('')}</ul>` },
    };
  }
  const order = shop.book(session, {
    delivery: sent.shipping_method ?? '',
    payment: sent.payment_method ?? '',
    customer: sent,
    extras: ['createaccount', 'mailchimp_woocommerce_newsletter', 'ship_to_different_address'].filter(
      (key) => sent[key],
    ),
  });
  return { json: { result: 'success', redirect: `/checkout/order-received/${order.number}/?key=wc_order_x` } };
}
