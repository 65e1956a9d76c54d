// A Swedish shop with a headless checkout: no form and no step, every field is saved a moment after typing, deliveries
// and the sum follow the saved address, the card is in frames, and the one button stays off until all is there.
import { judgeCard } from '../core/card-fields.ts';
import { keepTold, plainFront, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { CHECKOUT_SCRIPT, PRODUCT_SCRIPT } from './page-scripts.ts';

const front = plainFront({
  shop: 'Björk & Lin',
  add: 'Lägg i varukorgen',
  soldOut: 'Slut i lager',
  cart: 'Varukorg',
  emptyCart: 'Din varukorg är tom.',
  columns: ['Produkt', 'Pris', 'Antal', 'Summa'],
  subtotal: 'Delsumma',
  checkout: 'Till kassan',
  thanks: 'Tack för din beställning!',
  number: 'Ditt ordernummer är',
});

export const autosave: Storefront = {
  name: 'autosave',
  language: 'sv-SE',
  currency: 'SEK',
  country: 'SE',
  goods: [
    { slug: 'linneduk', title: 'Linneduk', price: 44900 },
    {
      slug: 'raggsockor',
      title: 'Raggsockor',
      price: 18900,
      options: [{ name: 'Storlek', values: ['36-38', '39-41'] }],
    },
    { slug: 'trabricka', title: 'Träbricka', price: 32900, soldOut: true },
  ],
  deliveries: [
    { id: 'hem', title: 'Hemleverans', price: 9900 },
    { id: 'brev', title: 'Brev till brevlådan', price: 3900 },
  ],
  answer: (ask, shop) => product(ask, shop) ?? front.answer(ask, shop) ?? checkout(ask, shop),
};

function product(ask: Ask, shop: Shop): Answer | null {
  if (!ask.path.startsWith('/p/')) return null;
  const goods = shop.goods(ask.path.slice('/p/'.length));
  if (ask.method === 'POST') {
    shop.add(ask.session, goods.slug, ask.sent.variant ?? '', Number(ask.sent.quantity ?? 1));
    return { json: { ok: true } };
  }
  const sizes = goods.options?.[0]?.values ?? [];
  const choice =
    sizes.length > 0
      ? `<p>Storlek</p><div role="radiogroup" aria-label="Storlek">${sizes.map((size) => `<div role="radio" aria-checked="false" tabindex="0" data-value="${size}" style="display:inline-block;border:1px solid #999;padding:8px;cursor:pointer">${size}</div>`).join(' ')}</div>`
      : '';
  return front.frame(
    ask,
    shop,
    goods.title,
    `<h1>${goods.title}</h1><p>${front.price(shop, goods.price)}</p>${choice}<p><label for="n">Antal</label> <input id="n" type="number" value="1" min="1"></p><button type="button" id="add"${goods.soldOut || sizes.length > 0 ? ' disabled' : ''}>${goods.soldOut ? 'Slut i lager' : 'Lägg i varukorgen'}</button><p id="said"></p><script>${PRODUCT_SCRIPT}</script>`,
  );
}

async function checkout(ask: Ask, shop: Shop): Promise<Answer> {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') {
    const frame = (field: string, label: string) =>
      `<iframe title="${label}" width="300" height="44" src="${shop.provider.url}/?ref=${session.token}&fields=${field}&labels=${encodeURIComponent(label)}"></iframe>`;
    const frames = `${frame('number', 'Kortnummer')}${frame('expiry', 'Utgångsdatum')}${frame('cvc', 'CVC')}`;
    return front.frame(
      ask,
      shop,
      'Kassa',
      `<div id="root"></div><template id="card">${frames}</template><script>${CHECKOUT_SCRIPT}</script>`,
    );
  }
  if (path === '/checkout/state') return { json: state(ask, shop) };
  if (method !== 'POST') return { page: '<h1>404</h1>', status: 404 };
  await pause(350);
  if (path === '/checkout/save') {
    keepTold(ask);
    return { json: state(ask, shop) };
  }
  if (path === '/checkout/delivery') {
    session.kept.delivery = sent.delivery ?? '';
    return { json: state(ask, shop) };
  }
  if (path !== '/checkout/pay') return { page: '<h1>404</h1>', status: 404 };
  if (!isComplete(ask) || !session.kept.delivery) return { json: { error: 'Fyll i alla uppgifter.' } };
  const verdict = judgeCard(shop.provider.card(session.token));
  if (verdict === 'incomplete') return { json: { error: 'Kontrollera kortuppgifterna.' } };
  if (verdict === 'declined') return { json: { error: 'Ditt kort nekades.' } };
  const order = shop.book(session, { delivery: session.kept.delivery, payment: 'card', customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { json: { redirect: '/thanks' } };
}

const NEEDED = ['email', 'firstName', 'lastName', 'streetAddress1', 'postalCode', 'city', 'phone'];
const isComplete = (ask: Ask) => NEEDED.every((name) => toldOf(ask)[name]);

function state(ask: Ask, shop: Shop): unknown {
  const { session } = ask;
  const subtotal = shop.subtotal(session);
  const way = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const total = subtotal + (way?.price ?? 0);
  return {
    complete: isComplete(ask),
    delivery: session.kept.delivery ?? '',
    deliveries: isComplete(ask)
      ? shop.definition.deliveries.map(({ id, title, price }) => ({ id, title, price: front.price(shop, price) }))
      : [],
    lines: session.lines.map(({ goods, variant, quantity }) => ({
      title: goods.title,
      variant,
      quantity,
      price: front.price(shop, goods.price * quantity),
    })),
    subtotal: front.price(shop, subtotal),
    shipping: way ? front.price(shop, way.price) : '–',
    tax: front.price(shop, Math.round(total - total / 1.25)),
    total: front.price(shop, total),
  };
}
