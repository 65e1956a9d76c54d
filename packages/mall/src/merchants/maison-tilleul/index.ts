// Maison Tilleul: a French delicatessen, five steps from basket to payment, the bank's card form in one frame.
// Invariant: card digits reach the bank's origin only; the general terms must be accepted before an order is written.
// Must never: ship to an address an order for which the buyer chose to collect at a pick-up point.
import { addToCart, changeQuantity } from '../../add-to-cart.ts';
import { defineMerchant } from '../../define-merchant.ts';
import { drawProduct } from '../../draw-product.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { page, type Reply, redirect } from '../../reply.ts';
import { serveSitemap } from '../../serve-sitemap.ts';
import { type Settlement, settleChallenge, settleOrder } from '../../settle-order.ts';
import { answerBank, cardTokens } from './bank.ts';
import { alertBox, euros, layout } from './layout.ts';
import { type Client, carriers, coupon, draftOrder, readAddress, type TilleulState } from './order.ts';
import { addressPage, deliveryPage, identification, paymentPage } from './order-pages.ts';
import { products } from './products.ts';
import { cartPage, homePage, pathOf, productPage } from './shop-pages.ts';

type Request = MallRequest<TilleulState>;
const site = { paths: products.map(({ slug }) => pathOf(slug)), closed: ['/panier', '/commande/'] };
const files = readAssets(new URL('./assets/', import.meta.url));
const shapes = {
  miel: 'bottle',
  huile: 'bottle',
  armoire: 'chair',
  tisane: 'plant',
  confiture: 'bottle',
  bougie: 'lamp',
  tapenade: 'bowl',
  truffe: 'bowl',
} as const;

const refusals = {
  'unknown-product': 'Ce produit n’existe plus.',
  'variant-missing': 'Veuillez choisir une déclinaison.',
  'variant-sold-out': 'Cette déclinaison est épuisée.',
  'too-few': 'La quantité demandée n’est pas disponible.',
};

function addItem({ session, form }: Request, shop: Shop): Reply {
  const slug = form.get('id_produit') ?? '';
  const outcome = addToCart(shop, session, {
    slug,
    chosen: form.getAll('declinaison'),
    quantity: Number(form.get('qte')),
  });
  const product = shop.product(slug);
  if (outcome === 'added') return redirect('/panier');
  return product ? page(productPage(session, product, refusals[outcome])) : redirect('/');
}

function changeCart({ session, form }: Request, shop: Shop): Reply {
  const removed = form.get('supprimer');
  if (removed !== null) {
    changeQuantity(shop, session, Number(removed), 0);
    return redirect('/panier');
  }
  if (form.get('action') === 'promo') {
    if (form.get('code_promo')?.trim().toUpperCase() !== coupon.code) {
      return page(cartPage(session, shop, 'Ce code de réduction n’est pas valable.'));
    }
    session.coupon = coupon.code;
    return page(cartPage(session, shop, undefined, `Le code ${coupon.code} a été pris en compte.`));
  }
  for (let i = session.cart.length - 1; i >= 0; i -= 1) {
    if (!changeQuantity(shop, session, i, Number(form.get(`qte[${i}]`)))) {
      return page(cartPage(session, shop, refusals['too-few']));
    }
  }
  return redirect('/panier');
}

function saveEmail({ session, form }: Request): Reply {
  const email = form.get('email')?.trim() ?? '';
  if (!/^\S+@\S+\.\S+$/.test(email)) return page(identification(session, "L'adresse e-mail n'est pas valide."));
  session.state.email = email;
  session.state.newsletter = form.get('lettre') === '1';
  return redirect('/commande/adresse');
}

function saveAddress({ session, form }: Request): Reply {
  const address = readAddress(form, '');
  if (typeof address === 'string') return page(addressPage(session, form, address));
  const billing = form.has('meme_adresse') ? null : readAddress(form, 'f_');
  if (typeof billing === 'string') return page(addressPage(session, form, billing));
  session.state.delivery = address;
  session.state.billing = billing;
  return redirect('/commande/livraison');
}

function saveCarrier({ session, form }: Request, shop: Shop): Reply {
  const choice = carriers.find((t) => t.id === form.get('transporteur'));
  if (!choice) return page(deliveryPage(session, shop, 'Veuillez choisir un mode de livraison.'));
  if (choice.id === 'relais' && !form.get('point_relais')) {
    return page(deliveryPage(session, shop, 'Veuillez choisir un point relais.'));
  }
  session.state.carrier = choice.id;
  return redirect('/commande/paiement');
}

function finish(session: Client, shop: Shop, outcome: Settlement): Reply {
  if (outcome.kind === 'challenge') return redirect(outcome.url);
  if (outcome.kind === 'declined') {
    return page(
      paymentPage(session, shop, 'Votre paiement a été refusé par la banque. Aucune commande n’a été enregistrée.'),
    );
  }
  session.state.lastOrder = outcome.order.orderNumber;
  session.state.carrier = null;
  return redirect('/commande/confirmation');
}

function pay({ session, form }: Request, shop: Shop): Reply {
  const problem = (text: string) => page(paymentPage(session, shop, text));
  if (!form.has('cgv')) return problem('Veuillez accepter les conditions générales de vente.');
  const gone = shop.missing(session, 'review').map((slug) => shop.product(slug)?.title);
  if (gone.length > 0)
    return problem(`Désolé, l’article « ${gone.join(', ')} » n’est plus disponible (rupture de stock).`);
  const card = form.get('mode_paiement') === 'cb' ? cardTokens.redeem(form.get('jeton') ?? '') : null;
  if (card === undefined || !session.state.delivery) return problem('Le paiement n’a pas abouti. Merci de réessayer.');
  const draft = draftOrder(session, shop, session.state.delivery, card);
  const returnUrl = `${shop.origins.shop}/commande/retour`;
  return finish(session, shop, settleOrder(shop, session, draft, { card: card, returnUrl }));
}

function confirmation(session: Client, shop: Shop): Reply {
  const c = shop.ledger.all().find((o) => o.orderNumber === session.state.lastOrder);
  if (!c) return redirect('/');
  return page(
    layout(
      session,
      'Confirmation',
      html`<h1>Merci pour votre commande !</h1><div class="succes">Votre commande n° <b class="reference">${c.orderNumber}</b> est bien enregistrée. Un e-mail de confirmation a été envoyé à ${c.email}.</div><p>Montant total : ${euros(c.total)}</p>`,
    ),
  );
}

function trackOrder({ session, form }: Request, shop: Shop): Reply {
  const reference = form.get('reference');
  const c = reference === null ? undefined : shop.ledger.find({ reference, email: form.get('email') ?? '' });
  const result = c
    ? html`<div class="succes">Commande n° ${c.orderNumber} : en préparation, ${euros(c.total)}.</div>`
    : alertBox(reference === null ? undefined : 'Aucune commande ne correspond à ces informations.');
  return page(
    layout(
      session,
      'Suivi',
      html`<h1>Suivi de commande</h1>${result}<form action="/suivi" method="post"><div class="ligne"><label for="ref">N° de commande</label><input type="text" id="ref" name="reference"></div><div class="ligne"><label for="mel">E-mail</label><input type="email" id="mel" name="email"></div><button class="btn">Rechercher</button></form>`,
    ),
  );
}

/** Steps can only be reached in order; a visitor who jumps ahead is sent back to the first open one. */
function openStep({ session, path }: Request): string | undefined {
  if (!/^\/commande\/(identification|adresse|livraison|paiement)$/.test(path)) return undefined;
  if (session.cart.length === 0) return '/panier';
  if (path !== '/commande/identification' && !session.state.email) return '/commande/identification';
  if (/livraison|paiement/.test(path) && !session.state.delivery) return '/commande/adresse';
  if (path.endsWith('paiement') && !session.state.carrier) return '/commande/livraison';
  return undefined;
}

const routes: Record<string, (request: Request, shop: Shop) => Reply> = {
  'GET /': ({ session }) => page(homePage(session)),
  'POST /panier/ajout': addItem,
  'GET /panier': ({ session }, shop) => page(cartPage(session, shop)),
  'POST /panier': changeCart,
  'GET /commande/identification': ({ session }) => page(identification(session)),
  'POST /commande/connexion': ({ session }) => page(identification(session, 'Identifiants inconnus.')),
  'POST /commande/identification': saveEmail,
  'GET /commande/adresse': ({ session }) => page(addressPage(session, new URLSearchParams())),
  'POST /commande/adresse': saveAddress,
  'GET /commande/livraison': ({ session }, shop) => page(deliveryPage(session, shop)),
  'POST /commande/livraison': saveCarrier,
  'GET /commande/paiement': ({ session }, shop) => page(paymentPage(session, shop)),
  'POST /commande/paiement': pay,
  'GET /commande/retour': ({ session, query }, shop) =>
    finish(session, shop, settleChallenge(shop, session, query.get('challenge') ?? '')),
  'GET /commande/confirmation': ({ session }, shop) => confirmation(session, shop),
  'GET /suivi': trackOrder,
  'POST /suivi': trackOrder,
  'GET /cgv': ({ session }) =>
    page(
      layout(
        session,
        'CGV',
        html`<h1>Conditions générales de vente</h1><p>Toute commande vaut acceptation des prix et de la description des produits.</p>`,
      ),
    ),
};

function handle(request: Request, shop: Shop): Reply {
  const file = files.get(request.path.replace('/assets/', ''));
  if (file) return file;
  if (request.origin === 'banque') return answerBank(request);
  const sitemap = serveSitemap(shop, request.path, site);
  if (sitemap) return sitemap;
  const picture = /^\/visuels\/([\w-]+)\.svg$/.exec(request.path)?.[1];
  if (picture) return drawProduct(picture, 82, shapes);
  const product = shop.product(/^\/produit\/\d+-([\w-]+)\.html$/.exec(request.path)?.[1] ?? '');
  if (product) return page(productPage(request.session, product));
  const elsewhere = openStep(request);
  if (elsewhere) return redirect(elsewhere);
  const route = routes[`${request.method} ${request.path}`];
  return route
    ? route(request, shop)
    : page(layout(request.session, 'Introuvable', html`<h1>Page introuvable</h1>`), 404);
}

export const maisonTilleul = defineMerchant<TilleulState>({
  id: 'maison-tilleul',
  name: 'Maison Tilleul',
  language: 'fr',
  currency: 'EUR',
  products: products,
  coupon: coupon,
  shipping: carriers,
  sideOrigins: ['banque'],
  cookieName: 'mt_session',
  newState: () => ({
    email: '',
    newsletter: false,
    delivery: null,
    billing: null,
    carrier: null,
    pending: null,
    lastOrder: '',
  }),
  productPath: pathOf,
  formatOrderNumber: (n) => `MT${new Date().getFullYear()}-${String(n).padStart(5, '0')}`,
  isCheckout: ({ path }) => path.startsWith('/commande/'),
  renderError: ({ session }) =>
    page(
      layout(
        session,
        'Erreur',
        html`<h1>Une erreur est survenue</h1><p>Nos équipes sont prévenues. Merci de réessayer dans quelques instants.</p>`,
      ),
      500,
    ),
  renderCaptcha: ({ session }, wall) =>
    page(
      layout(
        session,
        'Vérification',
        html`<h1>Vérification de sécurité</h1>${wall.wrong && alertBox('Les caractères saisis sont incorrects.')}<p>Prouvez que vous n'êtes pas un robot : recopiez les caractères de l'image.</p><form action="/captcha" method="post"><img src="${wall.image}" alt="Image de contrôle"><input type="hidden" name="next" value="${wall.next}"><p><input type="text" name="answer" autocomplete="off"></p><button class="btn">Valider</button></form>`,
      ),
    ),
  handle,
});
