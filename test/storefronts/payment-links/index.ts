// A French shop with the habits of an older platform: five steps, an address book with one entry as the third, the terms
// beside the carriers with a dialog for those who forgot them, and ways to pay that are links to pages of their own.
import { judgeCard } from '../core/card-fields.ts';
import { cardOf, keepTold, plainFront, select, textField, toldOf } from '../core/plain-front.ts';
import { type Answer, type Ask, escapeText, type Shop, type Storefront } from '../core/storefront.ts';

const front = plainFront({
  shop: 'La Mercerie du Port',
  add: 'Ajouter au panier',
  soldOut: 'Ce produit est épuisé',
  cart: 'Panier',
  emptyCart: 'Votre panier est vide.',
  columns: ['Produit', 'Prix unitaire', 'Quantité', 'Total'],
  subtotal: 'Total produits',
  checkout: 'Commander',
  thanks: 'Votre commande est confirmée',
  number: 'Référence de votre commande :',
});

export const paymentLinks: Storefront = {
  name: 'payment-links',
  language: 'fr-FR',
  currency: 'EUR',
  country: 'FR',
  goods: [
    { slug: 'bobine-lin', title: 'Bobine de lin', price: 690 },
    { slug: 'tablier', title: 'Tablier', price: 3800, options: [{ name: 'Couleur', values: ['Écru', 'Marine'] }] },
    { slug: 'mannequin', title: 'Mannequin de couture', price: 14900, soldOut: true },
  ],
  deliveries: [
    { id: '7', title: 'Chronopost', price: 1250 },
    { id: '4', title: 'Colissimo', price: 590 },
  ],
  answer: (ask, shop) => front.answer(ask, shop) ?? checkout(ask, shop),
};

function checkout(ask: Ask, shop: Shop): Answer {
  const { path, method, session, sent } = ask;
  if (path === '/checkout') {
    if (method === 'GET') return identity(ask, shop, []);
    const missing = ['email', 'firstname', 'lastname', 'address1', 'postcode', 'city', 'phone_mobile'].filter(
      (name) => !sent[name],
    );
    if (missing.length > 0) return identity(ask, shop, missing);
    keepTold(ask);
    return { redirect: '/checkout/address' };
  }
  if (!toldOf(ask).address1) return { redirect: '/checkout' };
  if (path === '/checkout/address')
    return method === 'GET' ? addressBook(ask, shop) : { redirect: '/checkout/delivery' };
  if (path === '/checkout/delivery') {
    if (method === 'GET') return carriers(ask, shop);
    if (!sent.cgv) return carriers(ask, shop);
    session.kept.delivery = sent.delivery_option ?? '';
    return { redirect: '/checkout/payment' };
  }
  if (path === '/checkout/payment') return ways(ask, shop, '');
  if (path === '/checkout/cheque')
    return front.frame(
      ask,
      shop,
      'Chèque',
      '<h1>Paiement par chèque</h1><form method="post" action="/checkout/validation"><button>Je confirme ma commande</button></form>',
    );
  if (path === '/checkout/card') return card(ask, shop, '');
  if (path !== '/checkout/validation' || method !== 'POST') return { page: '<h1>Page not found</h1>', status: 404 };
  const verdict = 'card_number' in sent ? judgeCard(cardOf(sent)) : null;
  if (verdict === 'incomplete') return card(ask, shop, 'Les données de la carte ne sont pas valides.');
  if (verdict === 'declined') return ways(ask, shop, 'Le paiement a été refusé par votre banque.');
  const payment = 'card_number' in sent ? 'card' : 'offline';
  const order = shop.book(session, { delivery: session.kept.delivery ?? '', payment, customer: toldOf(ask) });
  session.kept = { order: order.number };
  return { redirect: '/thanks' };
}

const STEPS = ['01. Récapitulatif', '02. Connexion', '03. Adresse', '04. Livraison', '05. Paiement'];

function step(ask: Ask, shop: Shop, at: number, body: string): string {
  const list = STEPS.map((name, each) => `<li${each === at ? ' class="current"' : ''}>${name}</li>`);
  return front.frame(ask, shop, 'Commande', `<ul class="step">${list.join('')}</ul>${body}`);
}

function identity(ask: Ask, shop: Shop, missing: readonly string[]): string {
  const field = (name: string, label: string, optional = false, type = 'text') =>
    textField({ name, label, optional, type, value: ask.sent[name] ?? '' });
  return step(
    ask,
    shop,
    1,
    `<h1>Identifiez-vous</h1>${missing.length > 0 ? `<div class="error" role="alert">Il y a ${missing.length} erreurs : ${missing.join(', ')}</div>` : ''}<form method="post" action="/login"><h3>Déjà enregistré ?</h3>${textField({ name: 'login_email', label: 'Adresse e-mail' })}${textField({ name: 'passwd', label: 'Mot de passe', type: 'password' })}<button type="submit">Connexion</button></form><form method="post" action="/checkout"><h3>Commande instantanée</h3>${field('email', 'Adresse e-mail', false, 'email')}<p>Titre <label><input type="radio" name="id_gender" value="1"> M.</label> <label><input type="radio" name="id_gender" value="2"> Mme</label></p>${field('firstname', 'Prénom')}${field('lastname', 'Nom')}<h3>Adresse de livraison</h3>${field('address1', 'Adresse')}${field('postcode', 'Code postal')}${field('city', 'Ville')}${select(
      'id_country',
      'Pays',
      [
        ['3', 'Belgique'],
        ['8', 'France'],
      ],
    )}${field('phone_mobile', 'Téléphone portable', false, 'tel')}<button type="submit">Continuer</button></form>`,
  );
}

function addressBook(ask: Ask, shop: Shop): string {
  const told = toldOf(ask);
  const lines = [`${told.firstname} ${told.lastname}`, told.address1, `${told.postcode} ${told.city}`, 'France'];
  const box = (title: string) =>
    `<ul><li><h3>${title}</h3></li>${lines.map((line) => `<li>${escapeText(line ?? '')}</li>`).join('')}<li><a href="/checkout">Mettre à jour</a></li></ul>`;
  return step(
    ask,
    shop,
    2,
    `<h1>Adresses</h1><form method="post">${select('id_address_delivery', 'Choisissez une adresse de livraison :', [['1', 'Mon adresse']])}<p><label><input type="checkbox" name="same" value="1" checked> Utiliser la même adresse pour la facturation</label></p>${box('Votre adresse de livraison')}${box('Votre adresse de facturation')}<p><a href="/checkout">Ajouter une nouvelle adresse</a></p><p><label for="message">Si vous voulez nous laisser un message à propos de votre commande, merci de bien vouloir le renseigner dans le champ ci-contre.</label><textarea id="message" name="message"></textarea></p><a href="/checkout">Continuer mes achats</a> <button type="submit">Continuer</button></form>`,
  );
}

function carriers(ask: Ask, shop: Shop): string {
  const rows = shop.definition.deliveries.map(
    ({ id, title, price }, at) =>
      `<tr><td><input type="radio" name="delivery_option" value="${id}" id="c${id}"${at === 0 ? ' checked' : ''}></td><td><strong>${title}</strong> Livraison à domicile</td><td>${front.price(shop, price)} (TTC)</td></tr>`,
  );
  return step(
    ask,
    shop,
    3,
    `<h1>Livraison</h1><form method="post" onsubmit="if (!this.cgv.checked) { alert('Vous devez accepter les conditions générales de vente avant de continuer.'); return false; }"><p>Choisissez une option de livraison</p><table>${rows.join('')}</table><p>Conditions générales de vente</p><p><input type="checkbox" name="cgv" id="cgv" value="1"> <label for="cgv">J'ai lu les conditions générales de vente et j'y adhère sans réserve.</label> <a href="/cgv">(Lire les conditions générales de vente)</a></p><button type="submit">Continuer</button></form>`,
  );
}

function ways(ask: Ask, shop: Shop, wrong: string): string {
  return step(
    ask,
    shop,
    4,
    `<h1>Veuillez choisir votre mode de paiement</h1>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}${front.lines(ask, shop)}${sums(ask, shop)}<div class="payment_module"><a href="/checkout/cheque" title="Payer par chèque">Payer par chèque <span>(le traitement de la commande sera plus long)</span></a></div><div class="payment_module"><a href="/checkout/card" title="Payer par carte bancaire">Payer par carte bancaire</a></div>`,
  );
}

function card(ask: Ask, shop: Shop, wrong: string): string {
  const fields = [
    { name: 'card_number', label: 'Numéro de carte' },
    { name: 'card_expiry', label: "Date d'expiration (MM/AA)" },
    { name: 'card_cvc', label: 'Cryptogramme visuel' },
  ];
  return step(
    ask,
    shop,
    4,
    `<h1>Récapitulatif de commande</h1><h3>Paiement par carte bancaire</h3>${wrong ? `<div class="error" role="alert">${wrong}</div>` : ''}<p>Vous avez choisi de régler par carte bancaire.</p><p>- Le montant total de votre commande s'élève à <strong>${front.price(shop, total(ask, shop))}</strong> (TTC)</p><form method="post" action="/checkout/validation">${fields.map(textField).join('')}<a href="/checkout/payment">Autres moyens de paiement</a> <button type="submit">Je confirme ma commande</button></form>`,
  );
}

function total({ session }: Ask, shop: Shop): number {
  return (
    shop.subtotal(session) + (shop.definition.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0)
  );
}

function sums(ask: Ask, shop: Shop): string {
  const subtotal = shop.subtotal(ask.session);
  const rows: [string, number][] = [
    ['Total produits (TTC)', subtotal],
    ['Frais de port (TTC)', total(ask, shop) - subtotal],
    ['Total (TTC)', total(ask, shop)],
  ];
  return `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${front.price(shop, value)}</td></tr>`).join('')}</table>`;
}
