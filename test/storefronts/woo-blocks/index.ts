// A German shop with the habits of the same plugin's newer checkout made of blocks: script-drawn, floating labels, an
// interface of its own for every change, deliveries that appear once the address is complete.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderCart, renderCheckout, renderProduct, renderThanks } from './render-pages.ts';

export const wooBlocks: Storefront = {
  name: 'woo-blocks',
  language: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  goods: [
    { slug: 'kerze', title: 'Bienenwachskerze', price: 1990 },
    {
      slug: 'wolldecke',
      title: 'Wolldecke „Harz“',
      price: 8900,
      options: [{ name: 'Farbe', values: ['Moosgrün', 'Schiefer'] }],
    },
    { slug: 'teekanne', title: 'Teekanne', price: 4250, soldOut: true },
  ],
  deliveries: [
    { id: 'pickup_location:0', title: 'Abholung in Leipzig', price: 0, pickup: true },
    { id: 'flat_rate:3', title: 'DHL Express', price: 1290 },
    { id: 'flat_rate:1', title: 'DHL Paket', price: 490 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/produkt\/([\w-]+)\/$/.exec(path)?.[1];
    if (slug) {
      const goods = shop.goods(slug);
      const isAdded = ask.method === 'POST' && !goods.soldOut;
      if (isAdded) shop.add(session, slug, sent.attribute_pa_farbe ?? '', Number(sent.quantity ?? 1));
      return renderProduct(ask, shop, goods, isAdded);
    }
    if (path === '/warenkorb/') return renderCart(ask, shop);
    if (path === '/kasse/') return session.lines.length > 0 ? renderCheckout(ask, shop) : { redirect: '/warenkorb/' };
    if (path.startsWith('/wp-json/wc/store/v1/')) return answerStore(ask, shop, path.slice(21));
    if (path.startsWith('/kasse/order-received/')) return renderThanks(ask, shop, path.split('/')[3] ?? '');
    return { page: '<h1>Diese Seite konnte leider nicht gefunden werden.</h1>', status: 404 };
  },
};

async function answerStore(ask: Ask, shop: Shop, call: string): Promise<Answer> {
  const { sent, session } = ask;
  await pause(120);
  if (call === 'cart/update-item') {
    const line = session.lines[Number(sent.key)];
    if (line) line.quantity = Number(sent.quantity);
    session.lines = session.lines.filter((each) => each.quantity > 0);
  }
  if (call === 'cart/update-customer') session.kept.postcode = sent.postcode ?? '';
  if (call === 'cart/select-shipping-rate') session.kept.delivery = sent.rate_id ?? '';
  if (call === 'cart/apply-coupon') return { json: { message: 'Gutschein existiert nicht.' }, status: 400 };
  if (call === 'checkout') return place(ask, shop);
  return { json: readCart(ask, shop) };
}

/** The cart as the interface tells it: rates only for a known address. */
function readCart({ session }: Ask, shop: Shop): unknown {
  const rates = shop.definition.deliveries.filter((each) => !each.pickup);
  const chosen = rates.find((each) => each.id === session.kept.delivery) ?? rates[0];
  const known = Boolean(session.kept.postcode);
  const subtotal = shop.subtotal(session);
  return {
    items: session.lines.map((line, key) => ({
      key,
      name: line.goods.title,
      slug: line.goods.slug,
      variant: line.variant,
      quantity: line.quantity,
      price: line.goods.price,
      total: line.goods.price * line.quantity,
    })),
    rates: known ? rates.map((rate) => ({ ...rate, selected: rate === chosen })) : [],
    subtotal,
    shipping: known ? (chosen?.price ?? 0) : null,
    total: subtotal + (known ? (chosen?.price ?? 0) : 0),
  };
}

async function place(ask: Ask, shop: Shop): Promise<Answer> {
  await pause(200);
  const { sent, session } = ask;
  const missing = ['email', 'first_name', 'last_name', 'address_1', 'postcode', 'city', 'country'].filter(
    (key) => !sent[key],
  );
  if (missing.length > 0)
    return { json: { message: `Es gibt ein Problem mit der angegebenen Adresse: ${missing.join()}` }, status: 400 };
  if (sent.payment_method === 'mollie_creditcard') {
    const verdict = judgeCard(shop.provider.card(session.token));
    if (verdict === 'incomplete') return { json: { message: 'Die Kartendaten sind unvollständig.' }, status: 400 };
    if (verdict) return { json: { message: 'Deine Karte wurde abgelehnt.' }, status: 402 };
  }
  const order = shop.book(session, {
    delivery: sent.rate_id ?? '',
    payment: sent.payment_method ?? '',
    customer: sent,
    extras: ['newsletter', 'create_account'].filter((key) => sent[key] === 'true'),
  });
  return { json: { redirect: `/kasse/order-received/${order.number}/` } };
}
