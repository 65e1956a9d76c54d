// A French shop with the habits of a platform common in France: a dialog after adding, a checkout of four sections on one
// page that the server opens one after the other, guests who leave the password empty, references made of letters.
import { type Answer, type Ask, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { renderOrder } from './render-order.ts';
import { renderCart, renderConfirmation, renderProduct } from './render-pages.ts';

export const presta: Storefront = {
  name: 'presta',
  language: 'fr-FR',
  currency: 'EUR',
  country: 'FR',
  goods: [
    { slug: 'savon-olive', title: 'Savon à l’olive', price: 690 },
    {
      slug: 'pull-marin',
      title: 'Pull marin',
      price: 7900,
      options: [
        { name: 'Taille', values: ['S', 'M', 'L'] },
        { name: 'Couleur', values: ['Blanc', 'Bleu nuit'] },
      ],
    },
    { slug: 'huile-argan', title: 'Huile d’argan', price: 1850, soldOut: true },
  ],
  deliveries: [
    { id: '1,', title: 'Retrait en boutique', price: 0, pickup: true },
    { id: '2,', title: 'Chronopost', price: 1490 },
    { id: '3,', title: 'Colissimo', price: 595 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/accueil\/([\w-]+)\.html$/.exec(path)?.[1];
    if (slug) return renderProduct(ask, shop, shop.goods(slug));
    if (path === '/panier' && sent.add) {
      await pause(150);
      shop.add(
        session,
        sent.id_product ?? '',
        [sent['group[0]'], sent['group[1]']].filter(Boolean).join(' / '),
        Number(sent.qty ?? 1),
      );
      return { json: { count: session.lines.length, subtotal: shop.subtotal(session) } };
    }
    if (path === '/panier') return answerCart(ask, shop);
    if (path === '/commande') return answerOrder(ask, shop);
    if (path === '/confirmation-commande') return renderConfirmation(ask, shop, ask.query.get('ref') ?? '');
    return { page: '<h1>La page que vous cherchez n’a pas été trouvée.</h1>', status: 404 };
  },
};

function answerCart(ask: Ask, shop: Shop): Answer {
  const { session, query } = ask;
  const removed = query.get('delete');
  const changed = query.get('update');
  if (removed !== null) session.lines.splice(Number(removed), 1);
  if (changed !== null) {
    const line = session.lines[Number(changed)];
    if (line) line.quantity = Number(query.get('qty'));
  }
  return removed !== null || changed !== null ? { redirect: '/panier?action=show' } : renderCart(ask, shop);
}

const PERSONAL = ['firstname', 'lastname', 'email', 'psgdpr', 'customer_privacy'];
const ADDRESS = ['firstname', 'lastname', 'address1', 'postcode', 'city', 'id_country'];

function answerOrder(ask: Ask, shop: Shop): Answer {
  const { session, sent } = ask;
  if (session.lines.length === 0) return { redirect: '/panier?action=show' };
  if (ask.method !== 'POST') return renderOrder(ask, shop, []);
  const needed = sent.submitCreate ? PERSONAL : sent.submitAddress ? ADDRESS : [];
  const wrong = needed.filter((name) => !sent[name]);
  if (sent.submitCreate && wrong.length === 0) keep(ask, 'personal', '2');
  if (sent.submitAddress && wrong.length === 0) keep(ask, 'address', '3');
  if (sent.confirmDeliveryOption) {
    keep(ask, 'delivery', '4');
    session.kept.carrier = sent.delivery_option ?? '';
  }
  if (sent.submitPayment) return pay(ask, shop);
  if (wrong.length > 0) return renderOrder(ask, shop, wrong);
  return { redirect: '/commande' };
}

function keep({ session, sent }: Ask, key: string, step: string): void {
  session.kept[key] = JSON.stringify(sent);
  session.kept.step = step;
}

function pay(ask: Ask, shop: Shop): Answer {
  const { session, sent } = ask;
  if (sent.paiement === 'carte') {
    const card = `${sent.numero?.replace(/\s/g, '')} ${sent.validite?.replace(/\s/g, '')} ${sent.cryptogramme}`;
    const problem = !/^\d{16} 12\/31 123$/.test(card)
      ? 'Les informations de votre carte sont incorrectes.'
      : card.startsWith('4242')
        ? ''
        : 'Votre paiement a été refusé par votre banque.';
    if (problem) return renderOrder(ask, shop, [], problem);
  }
  const read = (key: string) => JSON.parse(session.kept[key] ?? '{}') as Record<string, string>;
  const all = { ...read('personal'), ...read('address'), ...read('delivery') };
  const order = shop.book(session, {
    number: `XKBKN${['ABJK', 'QWRT', 'LMNP', 'ZXCV'][shop.orders.length % 4]}`,
    delivery: session.kept.carrier ?? '',
    payment: sent.paiement ?? '',
    customer: all,
    extras: ['optin', 'newsletter', 'password', 'gift'].filter((key) => all[key]),
  });
  session.kept = {};
  return { redirect: `/confirmation-commande?ref=${order.number}` };
}
