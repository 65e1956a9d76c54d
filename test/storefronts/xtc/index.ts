// A German shop of the older school: tables, picture buttons, every step on its own page, errors carried in the
// address, the card on the page that lists the ways to pay, a gender and an optional birthday on the guest form.
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';
import { renderCart, renderLogin, renderProduct, renderSuccess } from './render-pages.ts';
import { discountOf, renderConfirmation, renderGuest, renderPayment, renderShipping } from './render-steps.ts';

export const xtc: Storefront = {
  name: 'xtc',
  language: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  goods: [
    { slug: '17', title: 'Räuchermännchen Förster', price: 3490 },
    { slug: '21', title: 'Strickjacke Merino', price: 8950, options: [{ name: 'Größe', values: ['S', 'M', 'L'] }] },
    { slug: '33', title: 'Kuckucksuhr', price: 18900, soldOut: true },
  ],
  deliveries: [
    { id: 'dhlexpress', title: 'DHL Express', price: 1490 },
    { id: 'dhl', title: 'DHL Paket', price: 590 },
    { id: 'selfpickup', title: 'Selbstabholung', price: 0, pickup: true },
  ],
  answer: (ask, shop) => {
    const { path, query, session, sent } = ask;
    if (path === '/product_info.php') {
      const goods = shop.goods(query.get('products_id') ?? '');
      if (query.get('action') !== 'add_product') return renderProduct(ask, shop, goods);
      const variant = goods.options ? (goods.options[0]?.values[Number(sent['id[3]']) - 1] ?? '') : '';
      shop.add(session, goods.slug, variant, Number(sent.products_qty ?? 1));
      return { redirect: '/shopping_cart.php' };
    }
    if (path === '/shopping_cart.php') {
      if (query.get('action') !== 'update_product') return renderCart(ask, shop);
      session.lines = session.lines
        .map((line, at) => ({
          ...line,
          quantity: sent[`cart_delete[${at}]`] ? 0 : Number(sent[`cart_quantity[${at}]`]),
        }))
        .filter((line) => line.quantity > 0);
      return { redirect: '/shopping_cart.php' };
    }
    if (session.lines.length === 0 && path.startsWith('/checkout') && path !== '/checkout_success.php')
      return { redirect: '/shopping_cart.php' };
    return checkout(ask, shop);
  },
};

const REQUIRED: [string, string][] = [
  ['gender', 'Bitte wählen Sie Ihre Anrede aus.'],
  ['firstname', 'Ihr Vorname muss mindestens 2 Zeichen enthalten.'],
  ['lastname', 'Ihr Nachname muss mindestens 2 Zeichen enthalten.'],
  ['email_address', 'Die eingegebene E-Mail-Adresse ist fehlerhaft.'],
  ['street_address', 'Straße/Nr. muss mindestens 4 Zeichen enthalten.'],
  ['postcode', 'Ihre Postleitzahl muss mindestens 4 Zeichen enthalten.'],
  ['city', 'Ort muss mindestens 3 Zeichen enthalten.'],
  ['country', 'Bitte wählen Sie ein Land aus.'],
];

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, query, session, sent } = ask;
  if (path === '/login.php') return renderLogin(ask);
  if (path === '/create_guest_account.php') {
    if (ask.method === 'GET') return renderGuest(ask, []);
    const wrong = REQUIRED.filter(([name]) => !sent[name]).map(([, text]) => text);
    if (sent.email_address !== sent.confirm_email_address) wrong.push('Ihre E-Mail-Adressen stimmen nicht überein.');
    if (sent.privacy !== 'privacy') wrong.push('Sie müssen unseren Datenschutzhinweisen zustimmen.');
    if (wrong.length > 0) return renderGuest(ask, wrong);
    session.kept.customer = JSON.stringify(sent);
    return { redirect: '/checkout_shipping.php' };
  }
  if (!session.kept.customer && path.startsWith('/checkout') && path !== '/checkout_success.php')
    return { redirect: '/login.php' };
  if (path === '/checkout_shipping.php') {
    if (ask.method === 'GET') return renderShipping(ask, shop);
    session.kept.delivery = sent.shipping ?? '';
    return { redirect: '/checkout_payment.php' };
  }
  if (path === '/checkout_payment.php') return renderPayment(ask, shop, query.get('error_message') ?? '');
  if (path === '/checkout_confirmation.php') {
    const error = (text: string) => ({ redirect: `/checkout_payment.php?error_message=${encodeURIComponent(text)}` });
    if (!sent.conditions)
      return error('Sofern Sie unsere AGB nicht akzeptieren, können wir Ihre Bestellung nicht annehmen!');
    const card = `${sent.cc_number?.replace(/\D/g, '')} ${sent.cc_expires_month}/${sent.cc_expires_year} ${sent.cc_checkcode}`;
    if (sent.payment === 'cc' && !/^\d{16} 12\/31 123$/.test(card))
      return error('Die Kreditkartendaten sind ungültig.');
    if (sent.gv_redeem_code && sent.gv_redeem_code !== 'FRUEHLING') return error('Der Gutscheincode ist ungültig.');
    session.kept.code = sent.gv_redeem_code ?? '';
    session.kept.payment = sent.payment ?? '';
    session.kept.card = card;
    return renderConfirmation(ask, shop);
  }
  if (path === '/checkout_process.php') {
    if (session.kept.payment === 'cc' && !session.kept.card?.startsWith('4242'))
      return {
        redirect: `/checkout_payment.php?error_message=${encodeURIComponent('Ihre Kreditkarte wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsweise.')}`,
      };
    const shipping = xtc.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0;
    const order = shop.book(session, {
      total: shop.subtotal(session) + shipping - discountOf(ask, shop),
      delivery: session.kept.delivery ?? '',
      payment: session.kept.payment === 'cc' ? 'card' : 'offline',
      customer: JSON.parse(session.kept.customer ?? '{}') as Record<string, string>,
    });
    session.kept = { order: order.number };
    return { redirect: '/checkout_success.php' };
  }
  if (path === '/checkout_success.php') return renderSuccess(ask, shop, session.kept.order ?? '');
  return { page: '<h1>Seite nicht gefunden</h1>', status: 404 };
}
