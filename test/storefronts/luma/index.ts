// A shop with the habits of a large enterprise platform's standard theme: swatches that must be chosen, a cart that fills
// by script, a checkout of two steps drawn in the browser behind loading masks, new ids on every visit.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderCart, renderCheckout, renderProduct, renderSuccess } from './render-pages.ts';

export const luma: Storefront = {
  name: 'luma',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  taxPercent: 8,
  goods: [
    { slug: 'yoga-strap', title: 'Set of Cotton Yoga Straps', price: 1400 },
    {
      slug: 'ridge-hoodie',
      title: 'Ridge Run Hoodie',
      price: 5800,
      options: [
        { name: 'Size', values: ['XS', 'S', 'M', 'L'] },
        { name: 'Color', values: ['Black', 'Orange', 'Blue'] },
      ],
    },
    { slug: 'summit-pack', title: 'Summit Pack', price: 7400, soldOut: true },
  ],
  deliveries: [
    { id: 'tablerate_bestway', title: 'Table Rate', price: 1500 },
    { id: 'flatrate_flatrate', title: 'Fixed', price: 1000 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/([\w-]+)\.html$/.exec(path)?.[1];
    if (slug) return renderProduct(shop, shop.goods(slug));
    if (path === '/checkout/cart/add') {
      await pause(250);
      shop.add(session, sent.product ?? '', sent.variant ?? '', Number(sent.qty ?? 1));
      return { json: {} };
    }
    if (path === '/customer/section/load') return { json: readCart(ask, shop) };
    if (path === '/checkout/cart/updatePost') {
      session.lines.forEach((line, index) => {
        line.quantity = Number(sent[`cart[${index}][qty]`] ?? line.quantity);
      });
      return { redirect: '/checkout/cart/' };
    }
    if (path === '/checkout/cart/delete') {
      session.lines.splice(Number(ask.query.get('id')), 1);
      return { redirect: '/checkout/cart/' };
    }
    if (path === '/checkout/cart/') return renderCart(ask, shop);
    if (path === '/checkout/') return session.lines.length > 0 ? renderCheckout(shop) : { redirect: '/checkout/cart/' };
    if (path.startsWith('/rest/')) return answerRest(ask, shop, path.slice(6));
    if (path === '/checkout/onepage/success/') return renderSuccess(shop, session.kept.order ?? '');
    return { page: '<h1>Whoops, our bad...</h1>', status: 404 };
  },
};

function readCart({ session }: Ask, shop: Shop): Record<string, unknown> {
  const delivery = shop.definition.deliveries.find((each) => each.id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  const tax = Math.round((subtotal * (shop.definition.taxPercent ?? 0)) / 100);
  return {
    items: session.lines.map(({ goods, variant, quantity }) => ({ ...goods, variant, quantity })),
    count: session.lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    delivery,
    tax,
    total: subtotal + tax + (delivery?.price ?? 0),
  };
}

async function answerRest(ask: Ask, shop: Shop, call: string): Promise<Answer> {
  const { sent, session } = ask;
  await pause(250);
  if (call === 'isEmailAvailable') return { json: { available: false } };
  if (call === 'estimate-shipping-methods') return { json: { methods: shop.definition.deliveries } };
  if (call === 'shipping-information') {
    session.kept.delivery = sent.method ?? '';
    session.kept.address = JSON.stringify(sent);
    return { json: readCart(ask, shop) };
  }
  if (call !== 'payment-information') return { json: {}, status: 404 };
  const address = JSON.parse(session.kept.address ?? '{}') as Record<string, string>;
  if (sent.method === 'cc') {
    const card = `${sent.cc_number} ${sent.cc_exp_month}/${sent.cc_exp_year} ${sent.cc_cid}`;
    if (!/^\d{16} 12\/2031 123$/.test(card))
      return { json: { message: 'Please enter valid card details.' }, status: 400 };
    if (sent.cc_number !== '4242424242424242')
      return {
        json: {
          message:
            'Your payment could not be taken: the card was declined. Please try again or use a different payment method.',
        },
        status: 400,
      };
  }
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: sent.method ?? '',
    customer: address,
  });
  session.kept.order = order.number;
  return { json: { number: order.number } };
}
