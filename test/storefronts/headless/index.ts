// A Portuguese storefront of the headless kind: drawn wholly by script, utility classes only, no ids, buttons without a
// type, a checkout of steps that fold up behind an "Editar" link, a country list made of ordinary elements.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { appScript } from './app-script.ts';

export const headless: Storefront = {
  name: 'headless',
  language: 'pt-PT',
  currency: 'EUR',
  country: 'PT',
  goods: [
    { slug: 'sabonete', title: 'Sabonete de azeite', price: 850 },
    { slug: 'casaco', title: 'Casaco de malha', price: 7400, options: [{ name: 'Tamanho', values: ['S', 'M', 'L'] }] },
    { slug: 'azulejo', title: 'Azulejo pintado', price: 2100, soldOut: true },
  ],
  deliveries: [
    { id: 'expresso', title: 'CTT Expresso', price: 790 },
    { id: 'normal', title: 'CTT Normal', price: 380 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    if (path === '/api/add') {
      await pause(150);
      shop.add(session, sent.slug ?? '', sent.variant ?? '', Number(sent.quantity ?? 1));
    }
    if (path === '/api/line') {
      const line = session.lines[Number(sent.at)];
      if (line) line.quantity = Number(sent.quantity);
      session.lines = session.lines.filter((each) => each.quantity > 0);
    }
    if (path === '/api/delivery') session.kept.delivery = sent.id ?? '';
    if (path === '/api/complete') return complete(ask, shop);
    if (path.startsWith('/api/')) {
      await pause(100);
      return { json: state(ask, shop, ask.query.get('slug') ?? '') };
    }
    const card = `${shop.provider.url}/form?ref=${session.token}&labels=${encodeURIComponent('Número do cartão|Validade (MM/AA)|CVC')}`;
    return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Loja Azul</title><style>body{font:16px sans-serif;margin:0}.flex{display:flex;gap:16px}.hidden{display:none}input,select{height:40px}.relative{position:relative}.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}</style></head><body><div data-root data-card="${card}"></div><script>${appScript}</script></body></html>`;
  },
};

function state({ session }: Ask, shop: Shop, slug: string): unknown {
  const delivery = shop.definition.deliveries.find((each) => each.id === session.kept.delivery);
  const subtotal = shop.subtotal(session);
  return {
    product: shop.definition.goods.find((goods) => goods.slug === slug),
    lines: session.lines.map(({ goods, variant, quantity }) => ({ ...goods, variant, quantity })),
    deliveries: shop.definition.deliveries,
    delivery,
    subtotal,
    total: subtotal + (delivery?.price ?? 0),
  };
}

async function complete({ sent, session }: Ask, shop: Shop): Promise<Answer> {
  await pause(300);
  const verdict = judgeCard(shop.provider.card(session.token));
  if (verdict === 'incomplete') return { json: { message: 'Os dados do cartão estão incompletos.' } };
  if (verdict) return { json: { message: 'O seu cartão foi recusado.' } };
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment: 'card', customer: sent });
  return { json: { number: order.number } };
}
