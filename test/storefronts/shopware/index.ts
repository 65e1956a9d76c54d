// A Dutch shop with the habits of a German platform: an off-canvas cart, one page to register or go on as a guest, then one
// page that shows everything and takes the order.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderConfirm, renderFinish, renderRegister } from './render-checkout.ts';
import { renderCart, renderOffcanvas, renderProduct } from './render-pages.ts';

export const shopware: Storefront = {
  name: 'shopware',
  language: 'nl-NL',
  currency: 'EUR',
  country: 'NL',
  goods: [
    { slug: 'theepot', title: 'Theepot Delfts blauw', price: 3495 },
    { slug: 'trui', title: 'Wollen trui', price: 6950, options: [{ name: 'Maat', values: ['S', 'M', 'L'] }] },
    { slug: 'kaarsenset', title: 'Kaarsenset', price: 1299, soldOut: true },
  ],
  deliveries: [
    { id: 'express', title: 'Express', price: 999 },
    { id: 'standard', title: 'Standaard', price: 495 },
    { id: 'afhalen', title: 'Afhalen in de winkel', price: 0, pickup: true },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/detail\/([\w-]+)$/.exec(path)?.[1];
    if (slug) return renderProduct(ask, shop, shop.goods(slug), ask.query.get('maat') ?? '');
    if (path === '/checkout/line-item/add') {
      await pause(150);
      shop.add(session, sent.id ?? '', sent.maat ?? '', Number(sent.quantity ?? 1));
      return { json: { html: renderOffcanvas(ask, shop) } };
    }
    if (path === '/checkout/line-item/change') {
      const line = session.lines[Number(sent.at)];
      if (line) line.quantity = Number(sent.quantity ?? 0);
      session.lines = session.lines.filter((each) => each.quantity > 0);
      return { redirect: '/checkout/cart' };
    }
    if (path === '/checkout/cart') return renderCart(ask, shop);
    if (session.lines.length === 0 && path.startsWith('/checkout') && path !== '/checkout/finish')
      return { redirect: '/checkout/cart' };
    if (path === '/checkout/register')
      return session.kept.customer ? { redirect: '/checkout/confirm' } : renderRegister(ask, shop, []);
    if (path === '/account/register') return register(ask, shop);
    if (path === '/checkout/configure') {
      if (sent.shippingMethodId) session.kept.delivery = sent.shippingMethodId;
      if (sent.paymentMethodId) session.kept.payment = sent.paymentMethodId;
      return { redirect: '/checkout/confirm' };
    }
    if (path === '/checkout/confirm')
      return session.kept.customer ? renderConfirm(ask, shop, '') : { redirect: '/checkout/register' };
    if (path === '/checkout/order') return order(ask, shop);
    if (path === '/checkout/finish') return renderFinish(ask, shop, session.kept.order ?? '');
    return { page: '<h1>Pagina niet gevonden</h1>', status: 404 };
  },
};

const REQUIRED = ['salutationId', 'firstName', 'lastName', 'email', 'street', 'zipcode', 'city', 'countryId'];

function register(ask: Ask, shop: Shop): Answer {
  const wrong = REQUIRED.filter((name) => !ask.sent[name]);
  if (!ask.sent.guest && !ask.sent.password) wrong.push('password');
  if (wrong.length > 0) return renderRegister(ask, shop, wrong);
  ask.session.kept.customer = JSON.stringify(ask.sent);
  return { redirect: '/checkout/confirm' };
}

function order(ask: Ask, shop: Shop): Answer {
  const { sent, session } = ask;
  if (!sent.tos) return renderConfirm(ask, shop, 'U moet akkoord gaan met onze algemene voorwaarden.');
  const payment = session.kept.payment ?? 'factuur';
  if (payment === 'kaart') {
    const card = `${sent.kaartnummer?.replace(/\D/g, '')} ${sent.vervaldatum?.replace(/\s/g, '')} ${sent.cvc}`;
    if (!/^\d{16} 12\/31 123$/.test(card)) return renderConfirm(ask, shop, 'De kaartgegevens zijn ongeldig.');
    if (!card.startsWith('4242'))
      return renderConfirm(ask, shop, 'Uw betaling is geweigerd. Kies een andere betaalmethode.');
  }
  const customer = JSON.parse(session.kept.customer ?? '{}') as Record<string, string>;
  const booked = shop.book(session, {
    delivery: session.kept.delivery ?? 'express',
    payment,
    customer,
    extras: customer.guest ? [] : ['account'],
  });
  session.kept = { order: booked.number };
  return { redirect: '/checkout/finish' };
}
