// A Polish shop with the habits of an older open-source platform: an accordion of six sections filled by requests one after
// the other, guests by a radio button, regions loaded after the country, an order that is confirmed in a table.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderCart, renderCheckout, renderProduct, renderSuccess } from './render-pages.ts';
import { renderSection } from './render-sections.ts';

export const opencart: Storefront = {
  name: 'opencart',
  language: 'pl',
  currency: 'PLN',
  country: 'PL',
  goods: [
    { slug: '40', title: 'Kubek ceramiczny', price: 3999 },
    {
      slug: '42',
      title: 'Bluza z kapturem',
      price: 14900,
      options: [
        { name: 'Rozmiar', values: ['S', 'M', 'L'] },
        { name: 'Kolor', values: ['Czarny', 'Zielony'] },
      ],
    },
    { slug: '47', title: 'Lampka nocna', price: 8950, soldOut: true },
  ],
  deliveries: [
    { id: 'pickup.pickup', title: 'Odbiór osobisty w sklepie', price: 0, pickup: true },
    { id: 'weight.weight_5', title: 'Kurier DPD', price: 1990 },
    { id: 'flat.flat', title: 'Poczta Polska', price: 1200 },
  ],
  answer: async (ask, shop) => {
    const { session, sent, query } = ask;
    const route = query.get('route') ?? '';
    if (route === 'product/product') return renderProduct(ask, shop, shop.goods(query.get('product_id') ?? ''));
    if (route === 'checkout/cart/add') return add(ask, shop);
    if (route === 'checkout/cart/edit') {
      session.lines.forEach((line, at) => {
        line.quantity = Number(sent[`quantity[${at}]`] ?? line.quantity);
      });
      session.lines = session.lines.filter((line) => line.quantity > 0);
      return { redirect: '/index.php?route=checkout/cart' };
    }
    if (route === 'checkout/cart') return renderCart(ask, shop);
    if (route === 'checkout/checkout')
      return session.lines.length > 0 ? renderCheckout(ask) : { redirect: '/index.php?route=checkout/cart' };
    if (route === 'checkout/checkout/country') {
      await pause(200);
      const zones =
        query.get('country_id') === '170' ? ['Dolnośląskie', 'Małopolskie', 'Mazowieckie', 'Śląskie'] : ['Praha'];
      return { json: { zones } };
    }
    if (route === 'checkout/success') return renderSuccess(ask, shop, session.kept.order ?? '');
    if (route.startsWith('checkout/')) return answerSection(ask, shop, route.slice(9));
    return { page: '<h1>Nie znaleziono strony!</h1>', status: 404 };
  },
};

async function add({ sent, session }: Ask, shop: Shop): Promise<Answer> {
  await pause(150);
  const goods = shop.goods(sent.product_id ?? '');
  const missing = (goods.options ?? []).flatMap(({ name }, at) =>
    sent[`option[${at}]`] ? [] : [{ at, text: `${name} wymagane!` }],
  );
  if (missing.length > 0) return { json: { missing } };
  if (goods.soldOut) return { json: { warning: 'Produkt jest niedostępny w wybranej ilości.' } };
  shop.add(
    session,
    goods.slug,
    (goods.options ?? []).map((_, at) => sent[`option[${at}]`]).join(' / '),
    Number(sent.quantity ?? 1),
  );
  const count = session.lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    json: {
      success: `Dodano <a href="/index.php?route=product/product&product_id=${goods.slug}">${goods.title}</a> do <a href="/index.php?route=checkout/cart">koszyka</a>!`,
      count,
    },
  };
}

const GUEST: Readonly<Record<string, string>> = {
  firstname: 'Imię musi mieć od 1 do 32 znaków!',
  lastname: 'Nazwisko musi mieć od 1 do 32 znaków!',
  email: 'Adres e-mail jest nieprawidłowy!',
  telephone: 'Numer telefonu musi mieć od 3 do 32 znaków!',
  address_1: 'Adres musi mieć od 3 do 128 znaków!',
  city: 'Miasto musi mieć od 2 do 128 znaków!',
  postcode: 'Kod pocztowy musi mieć od 2 do 10 znaków!',
  country_id: 'Wybierz kraj!',
  zone_id: 'Wybierz województwo!',
};

async function answerSection(ask: Ask, shop: Shop, name: string): Promise<Answer> {
  await pause(120);
  const { sent, session } = ask;
  if (name === 'guest/save') {
    const error = Object.fromEntries(Object.entries(GUEST).filter(([key]) => !sent[key]));
    if (Object.keys(error).length > 0) return { json: { error } };
    session.kept.customer = JSON.stringify(sent);
    return { json: {} };
  }
  if (name === 'shipping_method/save') {
    if (!sent.shipping_method) return { json: { error: { warning: 'Uwaga: wymagany sposób dostawy!' } } };
    session.kept.delivery = sent.shipping_method;
    return { json: {} };
  }
  if (name === 'payment_method/save') {
    if (!sent.payment_method) return { json: { error: { warning: 'Uwaga: wymagana metoda płatności!' } } };
    if (!sent.agree) return { json: { error: { warning: 'Uwaga: musisz zaakceptować Regulamin sklepu!' } } };
    session.kept.payment = sent.payment_method;
    return { json: {} };
  }
  if (name === 'confirm/save') return confirm(ask, shop);
  return renderSection(ask, shop, name);
}

function confirm({ sent, session }: Ask, shop: Shop): Answer {
  if (session.kept.payment === 'card') {
    const card = `${sent.cc_number?.replace(/\D/g, '')} ${sent.cc_expire_date_month}/${sent.cc_expire_date_year} ${sent.cc_cvv2}`;
    if (!/^\d{16} 12\/2031 123$/.test(card)) return { json: { error: 'Nieprawidłowe dane karty.' } };
    if (sent.cc_number?.replace(/\D/g, '') !== '4242424242424242')
      return { json: { error: 'Płatność została odrzucona przez bank. Spróbuj użyć innej karty.' } };
  }
  const customer = JSON.parse(session.kept.customer ?? '{}') as Record<string, string>;
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: session.kept.payment ?? '',
    customer,
  });
  session.kept = { order: order.number };
  return { json: { redirect: '/index.php?route=checkout/success' } };
}
