// An Italian shop with the habits of a platform for .NET: a bar across the top after adding, terms on the cart page, a page
// that asks who you are, then one page of six numbered steps whose contents are fetched and whose buttons lie outside
// their forms.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderCart, renderCheckout, renderCompleted, renderLogin, renderProduct } from './render-pages.ts';
import { renderConfirm, renderMethods, renderPayment, renderPaymentInfo } from './render-steps.ts';

export const nop: Storefront = {
  name: 'nop',
  language: 'it-IT',
  currency: 'EUR',
  country: 'IT',
  taxPercent: 22,
  goods: [
    { slug: 'caffettiera', title: 'Caffettiera da tre tazze', price: 2450 },
    {
      slug: 'camicia',
      title: 'Camicia di lino',
      price: 5900,
      options: [
        { name: 'Colore', values: ['Bianco', 'Blu'] },
        { name: 'Taglia', values: ['S', 'M', 'L'] },
      ],
    },
    { slug: 'lampada', title: 'Lampada da tavolo', price: 8900, soldOut: true },
  ],
  deliveries: [
    { id: 'rapida', title: 'Corriere espresso', price: 1290 },
    { id: 'terra', title: 'Via terra', price: 590 },
    { id: 'ritiro', title: 'Ritiro in negozio', price: 0, pickup: true },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/([a-z]+)$/.exec(path)?.[1] ?? '';
    if (shop.definition.goods.some((goods) => goods.slug === slug)) return renderProduct(ask, shop, shop.goods(slug));
    if (path.startsWith('/addproducttocart/details/')) return add(ask, shop, path.split('/')[3] ?? '');
    if (path === '/cart') return renderCart(ask, shop);
    if (path === '/cart/update') {
      session.lines = session.lines
        .map((line, at) => ({ ...line, quantity: Number(sent[`itemquantity${at}`] ?? line.quantity) }))
        .filter((line, at) => line.quantity > 0 && sent[`removefromcart${at}`] === undefined);
      return { redirect: '/cart' };
    }
    if (path === '/login/checkoutasguest') return renderLogin(ask, shop);
    if (path === '/onepagecheckout')
      return session.lines.length > 0 ? renderCheckout(ask, shop) : { redirect: '/cart' };
    if (path.startsWith('/country/getstatesbycountryid')) {
      await pause(120);
      return { json: ask.query.get('countryId') === '53' ? PROVINCES : [{ id: 0, name: 'Altro' }] };
    }
    if (path.startsWith('/checkout/Opc')) return step(ask, shop, path.slice('/checkout/Opc'.length));
    if (path === '/checkout/completed') return renderCompleted(ask, shop, session.kept.order ?? '');
    return { page: '<h1>Pagina non trovata</h1>', status: 404 };
  },
};

const PROVINCES = [
  { id: 0, name: 'Seleziona provincia' },
  { id: 301, name: 'Milano' },
  { id: 302, name: 'Roma' },
  { id: 303, name: 'Torino' },
];

async function add({ sent, session }: Ask, shop: Shop, slug: string): Promise<Answer> {
  await pause(150);
  const goods = shop.goods(slug);
  const chosen = (goods.options ?? []).map((option, at) => option.values[Number(sent[`product_attribute_${at}`]) - 1]);
  const missing = (goods.options ?? []).filter((_, at) => !chosen[at]).map(({ name }) => `Selezionare ${name}`);
  if (missing.length > 0) return { json: { success: false, message: missing } };
  shop.add(session, slug, chosen.join(' / '), Number(sent['addtocart.EnteredQuantity'] ?? 1));
  return { json: { success: true, message: 'Il prodotto è stato aggiunto al <a href="/cart">carrello</a>' } };
}

const REQUIRED = [
  'FirstName',
  'LastName',
  'Email',
  'CountryId',
  'StateProvinceId',
  'City',
  'Address1',
  'ZipPostalCode',
];

async function step(ask: Ask, shop: Shop, name: string): Promise<Answer> {
  const { sent, session } = ask;
  await pause(180);
  if (name === 'SaveBilling') {
    const wrong = [...REQUIRED, 'PhoneNumber'].filter((each) => !Number(sent[each] === '0' ? 0 : 1) || !sent[each]);
    if (wrong.length > 0) return { json: { error: 1, message: wrong.map((each) => `${each} obbligatorio`) } };
    session.kept.customer = JSON.stringify(sent);
    return { json: { goto: 'shipping_method', html: renderMethods(shop) } };
  }
  if (name === 'SaveShippingMethod') {
    session.kept.delivery = sent.shippingoption ?? '';
    return { json: { goto: 'payment_method', html: renderPayment() } };
  }
  if (name === 'SavePaymentMethod') {
    session.kept.payment = sent.paymentmethod ?? '';
    return { json: { goto: 'payment_info', html: renderPaymentInfo(session.kept.payment) } };
  }
  if (name === 'SavePaymentInfo') {
    const card = `${sent.CardNumber?.replace(/\D/g, '')} ${Number(sent.ExpireMonth)}/${sent.ExpireYear} ${sent.CardCode}`;
    if (session.kept.payment === 'Manual' && !/^\d{16} 12\/2031 123$/.test(card))
      return { json: { error: 1, message: ['Numero di carta errato'] } };
    session.kept.card = card;
    return { json: { goto: 'confirm_order', html: renderConfirm(ask, shop) } };
  }
  if (session.kept.payment === 'Manual' && !session.kept.card?.startsWith('4242'))
    return { json: { error: 1, message: ['Pagamento non riuscito: la carta è stata rifiutata.'] } };
  const customer = JSON.parse(session.kept.customer ?? '{}') as Record<string, string>;
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: session.kept.payment === 'Manual' ? 'card' : 'offline',
    customer,
  });
  session.kept = { order: order.number };
  return { json: { redirect: '/checkout/completed' } };
}
