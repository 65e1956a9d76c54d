// A French shop with the habits of a business suite's website: links that act as buttons, one name field, delivery prices
// that are fetched one by one after the page is there, a pay button that wakes up when a method was chosen.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderAddress, renderCart, renderConfirmation, renderPayment, renderProduct, totals } from './render-pages.ts';

export const odoo: Storefront = {
  name: 'odoo',
  language: 'fr-FR',
  currency: 'EUR',
  country: 'FR',
  taxPercent: 20,
  goods: [
    { slug: 'bougie-parfumee-12', title: 'Bougie parfumée', price: 1890 },
    {
      slug: 'chaise-bureau-18',
      title: 'Chaise de bureau',
      price: 14900,
      options: [{ name: 'Couleur', values: ['Acier', 'Blanc', 'Noir'] }],
    },
    { slug: 'miroir-rond-25', title: 'Miroir rond', price: 6900, soldOut: true },
  ],
  deliveries: [
    { id: '3', title: 'Chronopost Express', price: 1450 },
    { id: '2', title: 'Colissimo à domicile', price: 690 },
    { id: '5', title: 'Retrait en magasin', price: 0, pickup: true },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/shop\/([a-z-]+-\d+)$/.exec(path)?.[1];
    if (slug) return renderProduct(ask, shop, shop.goods(slug));
    if (path === '/shop/cart/update_json') {
      await pause(120);
      if (sent.line_id) {
        const line = session.lines[Number(sent.line_id)];
        if (line) line.quantity = Number(sent.set_qty);
        session.lines = session.lines.filter((each) => each.quantity > 0);
      } else shop.add(session, sent.product ?? '', sent.variant ?? '', Number(sent.add_qty ?? 1));
      return { json: { cart_quantity: session.lines.reduce((sum, line) => sum + line.quantity, 0) } };
    }
    if (path === '/shop/cart') return renderCart(ask, shop);
    if (path === '/shop/confirmation') return renderConfirmation(ask, shop, session.kept.order ?? '');
    if (session.lines.length === 0) return { redirect: '/shop/cart' };
    if (path === '/shop/checkout') return { redirect: session.kept.customer ? '/shop/payment' : '/shop/address' };
    if (path === '/shop/address') return renderAddress(ask, shop);
    if (path === '/shop/address/submit') return saveAddress(ask);
    if (path === '/shop/get_delivery_rate') {
      await pause(350);
      const delivery = shop.definition.deliveries.find(({ id }) => id === sent.dm_id);
      return { json: { success: true, amount: delivery?.price ?? 0 } };
    }
    if (path === '/shop/set_delivery_method') {
      await pause(200);
      session.kept.delivery = sent.dm_id ?? '';
      return { json: totals(ask, shop) };
    }
    if (path === '/shop/payment') return renderPayment(ask, shop);
    if (path === '/shop/payment/transaction') return pay(ask, shop);
    return { page: '<h1>Page introuvable</h1>', status: 404 };
  },
};

const REQUIRED = ['name', 'email', 'phone', 'street', 'city', 'zip', 'country_id'];

function saveAddress({ sent, session }: Ask): Answer {
  const missing = REQUIRED.filter((name) => !sent[name]);
  if (missing.length > 0)
    return { json: { invalid_fields: missing, messages: ['Certains champs obligatoires sont vides.'] } };
  session.kept.customer = JSON.stringify(sent);
  return { json: { redirectUrl: '/shop/payment' } };
}

async function pay({ sent, session }: Ask, shop: Shop): Promise<Answer> {
  await pause(300);
  if (!session.kept.delivery) return { json: { error: 'Veuillez choisir un mode de livraison.' } };
  if (sent.provider === 'card') {
    const card = `${sent.number?.replace(/\D/g, '')} ${sent.month}/${sent.year} ${sent.code}`;
    if (!/^\d{16} 12\/31 123$/.test(card)) return { json: { error: 'Les informations de la carte sont incomplètes.' } };
    if (!card.startsWith('4242')) return { json: { error: 'Votre carte a été refusée.' } };
  }
  const order = shop.book(session, {
    delivery: session.kept.delivery,
    payment: sent.provider === 'card' ? 'card' : 'offline',
    customer: JSON.parse(session.kept.customer ?? '{}') as Record<string, string>,
  });
  session.kept = { order: order.number };
  return { json: { redirect: '/shop/confirmation' } };
}
