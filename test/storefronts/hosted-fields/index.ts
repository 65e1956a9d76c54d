// An American shop whose checkout is one script: wallets on top, the e-mail first, an address search that pops up while
// the street is typed, states after the country, quotes that come late, a terms box hidden behind its drawn label, and
// card fields that each live in a frame of their own.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { checkoutScript } from './checkout-script.ts';
import { price, renderCart, renderCheckout, renderProduct } from './render-pages.ts';

export const hostedFields: Storefront = {
  name: 'hosted-fields',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  taxPercent: 8,
  goods: [
    { slug: 'canvas-tote', title: 'Canvas Tote', price: 2800 },
    {
      slug: 'trail-jacket',
      title: 'Trail Jacket',
      price: 12900,
      options: [
        { name: 'Color', values: ['Moss', 'Slate'] },
        { name: 'Size', values: ['Small', 'Medium', 'Large'] },
      ],
    },
    { slug: 'camp-stove', title: 'Camp Stove', price: 8400, soldOut: true },
  ],
  deliveries: [
    { id: 'next', title: 'Next Day Air', price: 2495 },
    { id: 'ground', title: 'Ground (3-5 business days)', price: 799 },
    { id: 'pickup', title: 'Pickup In Store', price: 0, pickup: true },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/([a-z]+-[a-z]+)\/$/.exec(path)?.[1];
    if (slug) return renderProduct(ask, shop, shop.goods(slug));
    if (path === '/remote/v1/cart/add') {
      await pause(200);
      const goods = shop.goods(sent.product_id ?? '');
      const variant = (goods.options ?? []).map((_, at) => sent[`attribute[${at}]`] ?? '');
      if (variant.some((value) => value === ''))
        return { json: { error: 'Please choose product options before adding this product to your cart.' } };
      shop.add(session, goods.slug, variant.join(' / '), Number(sent['qty[]'] ?? 1));
      return { json: { cart: true } };
    }
    if (path === '/cart/line') {
      const line = session.lines[Number(sent.at)];
      if (line) line.quantity = Number(sent.quantity);
      session.lines = session.lines.filter((each) => each.quantity > 0);
      return { redirect: '/cart.php' };
    }
    if (path === '/cart.php') return renderCart(ask, shop);
    if (path === '/checkout')
      return session.lines.length > 0 ? renderCheckout(ask, shop, checkoutScript) : { redirect: '/cart.php' };
    if (path === '/api/quotes') {
      await pause(900);
      return { json: shop.definition.deliveries.map(({ price: cost, ...each }) => ({ ...each, cost: price(cost) })) };
    }
    if (path === '/api/summary') {
      if (sent.delivery) session.kept.delivery = sent.delivery;
      await pause(150);
      return { json: summary(ask, shop) };
    }
    if (path === '/api/order') return complete(ask, shop);
    if (path === '/checkout/order-confirmation')
      return `<!doctype html><html lang="en"><head><title>Order confirmation</title></head><body><div class="orderConfirmation"><h1 class="optimizedCheckout-headingPrimary">Thank you, Ada!</h1><p>Your order number is <strong>${session.kept.order}</strong></p><p>An email will be sent containing information about your purchase.</p></div></body></html>`;
    return { page: '<h1>404 Error - Page not found</h1>', status: 404 };
  },
};

function summary({ session }: Ask, shop: Shop): Record<string, string> {
  const subtotal = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const tax = Math.round((subtotal * 8) / 100);
  return {
    subtotal: price(subtotal),
    shipping: delivery ? (delivery.price === 0 ? 'Free' : price(delivery.price)) : '--',
    tax: delivery ? price(tax) : '--',
    total: price(subtotal + (delivery ? delivery.price + tax : 0)),
  };
}

async function complete({ sent, session }: Ask, shop: Shop): Promise<Answer> {
  await pause(400);
  const verdict = judgeCard(shop.provider.card(session.token));
  if (verdict === 'incomplete') return { json: { error: 'Please check the card details and try again.' } };
  if (verdict) return { json: { error: 'Your card was declined. Please use a different card.' } };
  if (!sent.terms) return { json: { error: 'Please agree to the terms and conditions.' } };
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: 'card',
    customer: sent,
    extras: sent.newsletter ? ['newsletter'] : [],
  });
  session.kept = { order: order.number };
  return { json: { redirect: '/checkout/order-confirmation' } };
}
