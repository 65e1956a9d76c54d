// A Dutch maker's site with a cart that is sold as a script: it lies over the page as a layer, keeps its place in the
// address behind the number sign, has one name field, lists made of buttons, quantities without a field, and goes from
// cart to thanks without loading a page.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, money, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { overlayScript } from './overlay-script.ts';

export const overlayCart: Storefront = {
  name: 'overlay-cart',
  language: 'nl-NL',
  currency: 'EUR',
  country: 'NL',
  taxPercent: 21,
  goods: [
    { slug: 'keramische-vaas', title: 'Keramische vaas', price: 4200 },
    {
      slug: 'poster-duin',
      title: 'Poster Duin',
      price: 2600,
      options: [{ name: 'Formaat', values: ['A4', 'A3', 'A2'] }],
    },
    { slug: 'houten-kom', title: 'Houten kom', price: 5600, soldOut: true },
  ],
  deliveries: [
    { id: 'morgen', title: 'PostNL morgen in huis', price: 1195 },
    { id: 'standaard', title: 'PostNL standaard', price: 575 },
    { id: 'afhalen', title: 'Afhalen in het atelier', price: 0, pickup: true },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/werk\/([a-z-]+)$/.exec(path)?.[1];
    if (path === '/api/add') {
      await pause(150);
      shop.add(session, sent.slug ?? '', sent.variant ?? '', 1);
    }
    if (path === '/api/line') {
      const line = session.lines[Number(sent.at)];
      if (line) line.quantity += Number(sent.step);
      session.lines = session.lines.filter((each) => each.quantity > 0);
    }
    if (path === '/api/delivery') session.kept.delivery = sent.id ?? '';
    if (path === '/api/rates') {
      await pause(500);
      return { json: shop.definition.deliveries };
    }
    if (path === '/api/pay') return pay(ask, shop);
    if (path.startsWith('/api/')) return { json: stateOf(ask, shop) };
    if (!slug && path !== '/') return { page: '<h1>Pagina niet gevonden</h1>', status: 404 };
    return page(ask, shop, slug ?? shop.definition.goods[0]?.slug ?? '');
  },
};

function stateOf({ session }: Ask, shop: Shop): unknown {
  const subtotal = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const tax = Math.round((subtotal * 21) / 100);
  return {
    lines: session.lines.map(({ goods, variant, quantity }) => ({
      title: goods.title,
      price: goods.price,
      variant,
      quantity,
    })),
    subtotal,
    tax,
    delivery,
    total: subtotal + tax + (delivery?.price ?? 0),
  };
}

async function pay({ sent, session }: Ask, shop: Shop): Promise<Answer> {
  await pause(400);
  const verdict = judgeCard(shop.provider.card(session.token));
  if (verdict === 'incomplete') return { json: { message: 'De kaartgegevens zijn onvolledig.' } };
  if (verdict) return { json: { message: 'Uw kaart is geweigerd. Probeer een andere kaart.' } };
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment: 'card', customer: sent });
  return { json: { number: order.number } };
}

function page({ session }: Ask, shop: Shop, slug: string): string {
  const goods = shop.goods(slug);
  const [axis] = goods.options ?? [];
  const labels = encodeURIComponent('Kaartnummer|MM/JJ|CVC');
  const options = axis
    ? `<p><label for="f">${axis.name}</label> <select id="f">${axis.values.map((value) => `<option>${value}</option>`).join('')}</select></p>`
    : '';
  const buy = goods.soldOut
    ? '<p class="uitverkocht">Uitverkocht</p>'
    : `<button class="snip-add-item" data-item-id="${slug}" data-item-name="${goods.title}">Toevoegen aan winkelwagen</button>`;
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${goods.title} – Atelier Waterkant</title><style>body{font:17px Georgia,serif;margin:0 auto;max-width:900px}#snip{position:fixed;inset:0;background:#fff;z-index:9999;overflow:auto;padding:20px 60px;font-family:sans-serif}[hidden]{display:none!important}.snip-row{display:flex;justify-content:space-between;gap:12px}.snip-list{position:absolute;background:#fff;border:1px solid #999;list-style:none;padding:0;margin:0;z-index:5;width:300px}.snip-list li{padding:6px}.snip-error{color:#c20000}.snip-field{margin:10px 0}.snip-btn{padding:10px 20px;background:#111;color:#fff;border:0}</style></head><body><header><a href="/">Atelier Waterkant</a> <a href="#/cart" class="snip-checkout">Winkelwagen <span class="snip-items-count">0</span></a></header><article><h1>${goods.title}</h1><p>Met de hand gemaakt aan de Vecht.</p><p class="prijs">${money(goods.price, 'EUR', 'nl-NL')} <small>excl. btw</small></p>${options}${buy}</article><div id="snip" role="dialog" aria-modal="true" hidden><div data-view></div><div data-card hidden><p>Creditcard</p><iframe title="Veilig betaalveld" src="${shop.provider.url}/form?ref=${session.token}&labels=${labels}" style="width:430px;height:140px;border:0"></iframe></div><div data-below></div></div><script>${overlayScript}</script></body></html>`;
}
