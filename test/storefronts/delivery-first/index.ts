// A Czech shop: delivery and payment are chosen before anyone asks for the address, the address page holds the button
// that orders, and the card is paid on a page of the gateway after the order was taken.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, keepTold, plainFront, textField, toldOf } from '../core/plain-front.ts';
import type { Answer, Ask, Shop, Storefront } from '../core/storefront.ts';

const front = plainFront({
  shop: 'Dílna u Lípy',
  add: 'Do košíku',
  soldOut: 'Vyprodáno',
  cart: 'Nákupní košík',
  emptyCart: 'Váš košík je prázdný.',
  columns: ['Zboží', 'Cena za kus', 'Množství', 'Celkem'],
  subtotal: 'Cena celkem',
  checkout: 'Pokračovat k dopravě',
  thanks: 'Děkujeme za vaši objednávku',
  number: 'Číslo objednávky:',
});

export const deliveryFirst: Storefront = {
  name: 'delivery-first',
  language: 'cs-CZ',
  currency: 'CZK',
  country: 'CZ',
  goods: [
    { slug: 'keramicky-hrnek', title: 'Keramický hrnek', price: 32000 },
    {
      slug: 'lneny-ubrus',
      title: 'Lněný ubrus',
      price: 89000,
      options: [{ name: 'Barva', values: ['Bílá', 'Modrá'] }],
    },
    { slug: 'vaza', title: 'Váza', price: 120000, soldOut: true },
  ],
  deliveries: [
    { id: 'ppl', title: 'Kurýr na adresu', price: 14900 },
    { id: 'posta', title: 'Balík do ruky', price: 9900 },
    { id: 'osobne', title: 'Osobní odběr v prodejně', price: 0, pickup: true },
  ],
  answer: (ask, shop) => gateway(ask, shop) ?? front.answer(ask, shop) ?? checkout(ask, shop),
};

const METHODS: [string, string, string][] = [
  ['dobirka', 'Dobírkou', '+ 39 Kč'],
  ['karta', 'Platba kartou online', 'Zdarma'],
  ['prevod', 'Bankovním převodem', 'Zdarma'],
];
const NEEDED = ['email', 'telefon', 'jmeno', 'ulice', 'mesto', 'psc'];

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') {
    if (method === 'GET') return choices(ask, shop, '');
    if (!sent.doprava || !sent.platba) return choices(ask, shop, 'Vyberte prosím způsob dopravy a platby.');
    session.kept.delivery = sent.doprava;
    session.kept.method = sent.platba;
    return { redirect: '/checkout/udaje' };
  }
  if (!session.kept.delivery) return { redirect: '/checkout' };
  if (path !== '/checkout/udaje') return { page: '<h1>Stránka nenalezena</h1>', status: 404 };
  if (method === 'GET') return details(ask, shop, []);
  const missing = NEEDED.filter((name) => !sent[name]);
  if (missing.length > 0) return details(ask, shop, missing);
  keepTold(ask);
  const order = shop.book(session, {
    delivery: session.kept.delivery,
    payment: session.kept.method === 'karta' ? 'unpaid' : 'offline',
    customer: toldOf(ask),
  });
  session.kept = { order: order.number };
  return { redirect: order.payment === 'unpaid' ? `/brana/${order.number}` : '/thanks' };
}

/** The gateway's page, which exists for an order that is not paid yet. */
function gateway(ask: Ask, shop: Shop): Answer | null {
  if (!ask.path.startsWith('/brana/')) return null;
  const order = shop.orders.find(({ number }) => number === ask.path.slice('/brana/'.length));
  if (!order || order.number !== ask.session.kept.order) return { page: '<h1>404</h1>', status: 404 };
  if (order.payment !== 'unpaid') return { redirect: '/thanks' };
  const verdict = ask.method === 'POST' ? judgeCard(cardOf(ask.sent)) : 'asked';
  if (verdict === null) {
    order.payment = 'card';
    return { redirect: '/thanks' };
  }
  const said = { asked: '', incomplete: 'Zkontrolujte údaje karty.', declined: 'Platba byla zamítnuta.' }[verdict];
  const total = front.price(shop, order.total);
  return `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Platební brána</title></head><body><h1>Platba kartou</h1><p>Objednávka č. ${order.number}</p><p>Částka k úhradě: <strong>${total}</strong></p>${said ? `<p role="alert">${said}</p>` : ''}<form method="post">${textField({ name: 'card_number', label: 'Číslo karty' })}${textField({ name: 'card_expiry', label: 'Platnost (MM/RR)' })}${textField({ name: 'card_cvc', label: 'CVC kód' })}<button type="submit">Zaplatit ${total}</button></form></body></html>`;
}

function choices(ask: Ask, shop: Shop, wrong: string): string {
  const ways = shop.definition.deliveries.map(
    ({ id, title, price }) =>
      `<div><label><input type="radio" name="doprava" value="${id}" data-price="${price}"> <span>${title}</span> <b>${price === 0 ? 'Zdarma' : front.price(shop, price)}</b></label></div>`,
  );
  const payments = METHODS.map(
    ([id, title, price]) =>
      `<div><label><input type="radio" name="platba" value="${id}"> <span>${title}</span> <b>${price}</b></label></div>`,
  );
  return front.frame(
    ask,
    shop,
    'Doprava a platba',
    `<ol><li><a href="/cart">Nákupní košík</a></li><li><b>Doprava a platba</b></li><li>Vaše údaje</li></ol>${wrong ? `<p class="error" role="alert">${wrong}</p>` : ''}<form method="post"><h4>Doprava</h4>${ways.join('')}<h4>Platba</h4>${payments.join('')}<a href="/cart">Zpět do košíku</a> <button type="submit">Pokračovat</button></form>`,
  );
}

function details(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const { sent, session } = ask;
  const field = (name: string, label: string, type = 'text') =>
    `${textField({ name, label, type, value: sent[name] ?? '', optional: !NEEDED.includes(name) })}${missing.includes(name) ? '<span class="error">Povinné pole</span>' : ''}`;
  const way = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const pay = METHODS.find(([id]) => id === session.kept.method);
  const subtotal = shop.subtotal(session);
  const items = session.lines.map(
    ({ goods, variant, quantity }) =>
      `<li><span>${quantity} ks</span> <span>${goods.title}${variant ? `, ${variant}` : ''}</span> <span>${front.price(shop, goods.price * quantity)}</span></li>`,
  );
  return front.frame(
    ask,
    shop,
    'Vaše údaje',
    `<ol><li><a href="/cart">Nákupní košík</a></li><li><a href="/checkout">Doprava a platba</a></li><li><b>Vaše údaje</b></li></ol><form method="post"><h4>Kontaktní údaje</h4>${field('email', 'E-mail', 'email')}${field('telefon', 'Telefon', 'tel')}<h4>Fakturační údaje</h4>${field('jmeno', 'Jméno a příjmení')}${field('ulice', 'Ulice a číslo popisné')}${field('mesto', 'Město')}${field('psc', 'PSČ')}<p><label for="stat">Země</label> <select id="stat" name="stat"><option value="SK">Slovensko</option><option value="CZ">Česká republika</option></select></p><p><label><input type="checkbox" name="firma" value="1" onchange="document.getElementById('firma').hidden=!this.checked"> Nakupuji na firmu</label></p><div id="firma" hidden>${field('spolecnost', 'Firma')}${field('ico', 'IČO')}</div><p><label><input type="checkbox" name="jina" value="1"> Doručit na jinou adresu</label></p><p><label for="poznamka">Poznámka</label><br><textarea id="poznamka" name="poznamka"></textarea></p><p><label><input type="checkbox" name="dotaznik" value="1"> Nesouhlasím se zasláním dotazníku spokojenosti</label></p><p>Odesláním objednávky souhlasíte s <a href="/podminky">obchodními podmínkami</a>.</p><aside><h4>Souhrn objednávky</h4><ul>${items.join('')}</ul><p>Doprava: ${way?.title} <b>${front.price(shop, way?.price ?? 0)}</b></p><p>Platba: ${pay?.[1]} <b>Zdarma</b></p><p>Celkem k úhradě <b>${front.price(shop, subtotal + (way?.price ?? 0))}</b></p></aside><a href="/checkout">Zpět</a> <button type="submit">Objednat s povinností platby</button></form>`,
  );
}
