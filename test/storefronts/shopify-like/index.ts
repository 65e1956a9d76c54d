// A Spanish shop with the habits of the largest hosted platform: variant buttons made of radio inputs, a cart drawer,
// wallets on top of a one-page checkout, deliveries that appear with the address, one frame for each card field.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderCheckout, renderThanks } from './render-checkout.ts';
import { renderCart, renderProduct } from './render-theme.ts';

export const shopifyLike: Storefront = {
  name: 'shopify-like',
  language: 'es-ES',
  currency: 'EUR',
  country: 'ES',
  goods: [
    { slug: 'jarra-de-barro', title: 'Jarra de barro', price: 2400 },
    {
      slug: 'camiseta-basica',
      title: 'Camiseta básica',
      price: 1995,
      options: [
        { name: 'Color', values: ['Blanco', 'Verde oliva'] },
        { name: 'Talla', values: ['S', 'M', 'L'] },
      ],
    },
    { slug: 'cesta-de-mimbre', title: 'Cesta de mimbre', price: 3850, soldOut: true },
  ],
  deliveries: [
    { id: 'urgente', title: 'Envío urgente 24 h', price: 895 },
    { id: 'estandar', title: 'Envío estándar', price: 450 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/products\/([\w-]+)$/.exec(path)?.[1];
    if (slug) return renderProduct(ask, shop, shop.goods(slug));
    if (path === '/cart/add.js') {
      await pause(150);
      shop.add(session, sent.id ?? '', sent.variant ?? '', Number(sent.quantity ?? 1));
      return { json: readCart(ask, shop) };
    }
    if (path === '/cart/change.js') {
      await pause(150);
      const line = session.lines[Number(sent.line) - 1];
      if (line) line.quantity = Number(sent.quantity);
      session.lines = session.lines.filter((each) => each.quantity > 0);
      return { json: readCart(ask, shop) };
    }
    if (path === '/cart.js') return { json: readCart(ask, shop) };
    if (path === '/cart') return ask.method === 'POST' ? { redirect: '/checkouts/cn/x1' } : renderCart(ask, shop);
    if (path === '/checkouts/cn/x1')
      return session.lines.length > 0 ? renderCheckout(ask, shop) : { redirect: '/cart' };
    if (path === '/checkouts/negotiate') return negotiate(ask, shop);
    if (path === '/checkouts/submit') return submit(ask, shop);
    if (path === '/checkouts/cn/x1/thank-you') return renderThanks(ask, shop, session.kept.order ?? '');
    return { page: '<h1>404 Página no encontrada</h1>', status: 404 };
  },
};

function readCart({ session }: Ask, shop: Shop): unknown {
  return {
    items: session.lines.map(({ goods, variant, quantity }) => ({
      title: goods.title,
      slug: goods.slug,
      price: goods.price,
      variant,
      quantity,
    })),
    subtotal: shop.subtotal(session),
  };
}

async function negotiate({ session, sent }: Ask, shop: Shop): Promise<Answer> {
  await pause(250);
  const known = Boolean(sent.address1 && sent.postalCode && sent.city);
  const chosen = shop.definition.deliveries.find((each) => each.id === sent.delivery) ?? shop.definition.deliveries[0];
  const subtotal = shop.subtotal(session);
  const shipping = known ? (chosen?.price ?? 0) : null;
  return {
    json: {
      deliveries: known ? shop.definition.deliveries : [],
      chosen: chosen?.id,
      subtotal,
      shipping,
      total: subtotal + (shipping ?? 0),
    },
  };
}

const REQUIRED: Readonly<Record<string, string>> = {
  email: 'Introduce un correo electrónico',
  lastName: 'Introduce un apellido',
  address1: 'Introduce una dirección',
  postalCode: 'Introduce un código postal',
  city: 'Introduce una ciudad',
  zone: 'Selecciona una provincia',
};

async function submit(ask: Ask, shop: Shop): Promise<Answer> {
  await pause(400);
  const { sent, session } = ask;
  const errors = Object.fromEntries(Object.entries(REQUIRED).filter(([name]) => !sent[name]));
  if (Object.keys(errors).length > 0) return { json: { errors }, status: 422 };
  const verdict = judgeCard(shop.provider.card(session.token));
  if (verdict === 'incomplete')
    return { json: { banner: 'Revisa los datos de tu tarjeta y vuelve a intentarlo.' }, status: 422 };
  if (verdict) {
    return {
      json: { banner: 'Tu tarjeta fue rechazada. Prueba con otro método de pago o ponte en contacto con tu banco.' },
      status: 402,
    };
  }
  const order = shop.book(session, {
    number: `ES${1001 + shop.orders.length}`,
    delivery: sent.delivery ?? '',
    payment: 'card',
    customer: sent,
    extras: ['marketing_opt_in', 'save_payment', 'protection'].filter((key) => sent[key] === 'true'),
  });
  session.kept.order = order.number;
  return { json: { redirect: '/checkouts/cn/x1/thank-you' } };
}
