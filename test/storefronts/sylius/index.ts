// A Polish shop with the habits of a PHP framework's platform: the billing address comes first, provinces are fetched into
// the form, deliveries and ways to pay are cards with a radio button, and a separate last page sends the order.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderCart, renderProduct, renderThanks } from './render-pages.ts';
import { renderAddress, renderComplete, renderPayment, renderShipping } from './render-steps.ts';

export const sylius: Storefront = {
  name: 'sylius',
  language: 'pl-PL',
  currency: 'PLN',
  country: 'PL',
  taxPercent: 23,
  goods: [
    { slug: 'kubek-boleslawiec', title: 'Kubek Bolesławiec', price: 5900 },
    {
      slug: 'sweter-goralski',
      title: 'Sweter góralski',
      price: 24900,
      options: [
        { name: 'Rozmiar', values: ['S', 'M', 'L'] },
        { name: 'Kolor', values: ['Szary', 'Granatowy'] },
      ],
    },
    { slug: 'obrus-lniany', title: 'Obrus lniany', price: 12900, soldOut: true },
  ],
  deliveries: [
    { id: 'dhl_express', title: 'Kurier DHL Express', price: 2490 },
    { id: 'inpost_kurier', title: 'Kurier InPost', price: 1590 },
    { id: 'odbior', title: 'Odbiór osobisty w sklepie', price: 0, pickup: true },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/pl_PL\/products\/([\w-]+)$/.exec(path)?.[1];
    if (slug) return renderProduct(ask, shop, shop.goods(slug));
    if (path === '/pl_PL/cart/add') {
      const goods = shop.goods(sent.product ?? '');
      const variant = (goods.options ?? []).map((_, at) => sent[`sylius_add_to_cart[cartItem][variant][opt${at}]`]);
      shop.add(session, goods.slug, variant.join(' / '), Number(sent['sylius_add_to_cart[cartItem][quantity]'] ?? 1));
      return { redirect: '/pl_PL/cart/' };
    }
    if (path === '/pl_PL/cart/') {
      if (ask.method === 'POST') {
        session.lines = session.lines
          .map((line, at) => ({
            ...line,
            quantity: Number(sent[`sylius_cart[items][${at}][quantity]`] ?? line.quantity),
          }))
          .filter((_, at) => sent.remove !== String(at));
        return { redirect: '/pl_PL/cart/' };
      }
      return renderCart(ask, shop);
    }
    if (path === '/pl_PL/ajax/provinces') {
      await pause(150);
      return {
        json: { html: ask.query.get('countryCode') === 'PL' ? provinces(ask.query.get('name') ?? '') : '' },
      };
    }
    return checkout(ask, shop);
  },
};

function provinces(name: string): string {
  const names = ['Dolnośląskie', 'Małopolskie', 'Mazowieckie', 'Pomorskie'];
  return `<label class="form-label required" for="province">Województwo</label><select id="province" class="form-select" name="${name}"><option value="">Wybierz</option>${names.map((each) => `<option value="PL-${each.slice(0, 3).toUpperCase()}">${each}</option>`).join('')}</select>`;
}

const REQUIRED = ['firstName', 'lastName', 'street', 'countryCode', 'city', 'postcode', 'provinceCode'];

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, session, sent } = ask;
  const at = path.replace('/pl_PL/checkout/', '');
  if (path === '/pl_PL/order/thank-you') return renderThanks(ask, shop, session.kept.order ?? '');
  if (session.lines.length === 0) return { redirect: '/pl_PL/cart/' };
  if (at === '') return { redirect: '/pl_PL/checkout/address' };
  if (at === 'address') {
    if (ask.method === 'GET') return renderAddress(ask, shop, []);
    const name = (field: string) => `sylius_shop_checkout_address[billingAddress][${field}]`;
    const wrong = REQUIRED.filter((field) => !sent[name(field)]);
    if (!/^\d{2}-\d{3}$/.test(sent[name('postcode')] ?? '')) wrong.push('postcode');
    if (!sent['sylius_shop_checkout_address[customer][email]']) wrong.push('email');
    if (wrong.length > 0) return renderAddress(ask, shop, wrong);
    session.kept.customer = JSON.stringify(sent);
    return { redirect: '/pl_PL/checkout/select-shipping' };
  }
  if (!session.kept.customer) return { redirect: '/pl_PL/checkout/address' };
  if (at === 'select-shipping') {
    if (ask.method === 'GET') return renderShipping(ask, shop);
    session.kept.delivery = sent['sylius_shop_checkout_select_shipping[shipments][0][method]'] ?? '';
    return { redirect: '/pl_PL/checkout/select-payment' };
  }
  if (at === 'select-payment') {
    if (ask.method === 'GET') return renderPayment(ask, shop, '');
    session.kept.payment = sent['sylius_shop_checkout_select_payment[payments][0][method]'] ?? '';
    const verdict = session.kept.payment === 'card' ? judgeCard(shop.provider.card(session.token)) : null;
    if (verdict === 'incomplete') return renderPayment(ask, shop, 'Dane karty są niekompletne.');
    return { redirect: '/pl_PL/checkout/complete' };
  }
  if (at !== 'complete') return { page: '<h1>Nie znaleziono strony</h1>', status: 404 };
  if (ask.method === 'GET') return renderComplete(ask, shop, '');
  if (session.kept.payment === 'card' && judgeCard(shop.provider.card(session.token)) === 'declined')
    return renderComplete(ask, shop, 'Płatność została odrzucona. Karta została odrzucona przez bank.');
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: session.kept.payment === 'card' ? 'card' : 'offline',
    customer: JSON.parse(session.kept.customer) as Record<string, string>,
  });
  session.kept = { order: order.number };
  return { redirect: '/pl_PL/order/thank-you' };
}
