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
import { jetons, repondreBanque } from './bank.ts';
import { alerte, euros, gabarit } from './layout.ts';
import { type Client, codePromo, type Etat, lireAdresse, preparer, transporteurs } from './order.ts';
import { adresse, identification, livraison, paiement } from './order-pages.ts';
import { produits } from './products.ts';
import { accueil, chemin, fiche, panier } from './shop-pages.ts';

type Requete = MallRequest<Etat>;
const site = { paths: produits.map(({ slug }) => chemin(slug)), closed: ['/panier', '/commande/'] };
const fichiers = readAssets(new URL('./assets/', import.meta.url));
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

const refus = {
  'unknown-product': 'Ce produit n’existe plus.',
  'variant-missing': 'Veuillez choisir une déclinaison.',
  'variant-sold-out': 'Cette déclinaison est épuisée.',
  'too-few': 'La quantité demandée n’est pas disponible.',
};

function ajouter({ session, form }: Requete, boutique: Shop): Reply {
  const slug = form.get('id_produit') ?? '';
  const issue = addToCart(boutique, session, {
    slug,
    chosen: form.getAll('declinaison'),
    quantity: Number(form.get('qte')),
  });
  const produit = boutique.product(slug);
  if (issue === 'added') return redirect('/panier');
  return produit ? page(fiche(session, produit, refus[issue])) : redirect('/');
}

function modifierPanier({ session, form }: Requete, boutique: Shop): Reply {
  const supprimer = form.get('supprimer');
  if (supprimer !== null) {
    changeQuantity(boutique, session, Number(supprimer), 0);
    return redirect('/panier');
  }
  if (form.get('action') === 'promo') {
    if (form.get('code_promo')?.trim().toUpperCase() !== codePromo.code) {
      return page(panier(session, boutique, 'Ce code de réduction n’est pas valable.'));
    }
    session.coupon = codePromo.code;
    return page(panier(session, boutique, undefined, `Le code ${codePromo.code} a été pris en compte.`));
  }
  for (let i = session.cart.length - 1; i >= 0; i -= 1) {
    if (!changeQuantity(boutique, session, i, Number(form.get(`qte[${i}]`)))) {
      return page(panier(session, boutique, refus['too-few']));
    }
  }
  return redirect('/panier');
}

function identifier({ session, form }: Requete): Reply {
  const email = form.get('email')?.trim() ?? '';
  if (!/^\S+@\S+\.\S+$/.test(email)) return page(identification(session, "L'adresse e-mail n'est pas valide."));
  session.state.email = email;
  session.state.lettre = form.get('lettre') === '1';
  return redirect('/commande/adresse');
}

function noterAdresse({ session, form }: Requete): Reply {
  const lue = lireAdresse(form, '');
  if (typeof lue === 'string') return page(adresse(session, form, lue));
  const facture = form.has('meme_adresse') ? null : lireAdresse(form, 'f_');
  if (typeof facture === 'string') return page(adresse(session, form, facture));
  session.state.livraison = lue;
  session.state.facturation = facture;
  return redirect('/commande/livraison');
}

function noterTransporteur({ session, form }: Requete, boutique: Shop): Reply {
  const choix = transporteurs.find((t) => t.id === form.get('transporteur'));
  if (!choix) return page(livraison(session, boutique, 'Veuillez choisir un mode de livraison.'));
  if (choix.id === 'relais' && !form.get('point_relais')) {
    return page(livraison(session, boutique, 'Veuillez choisir un point relais.'));
  }
  session.state.transporteur = choix.id;
  return redirect('/commande/paiement');
}

function conclure(session: Client, boutique: Shop, issue: Settlement): Reply {
  if (issue.kind === 'challenge') return redirect(issue.url);
  if (issue.kind === 'declined') {
    return page(
      paiement(session, boutique, 'Votre paiement a été refusé par la banque. Aucune commande n’a été enregistrée.'),
    );
  }
  session.state.derniere = issue.order.orderNumber;
  session.state.transporteur = null;
  return redirect('/commande/confirmation');
}

function payer({ session, form }: Requete, boutique: Shop): Reply {
  const erreur = (texte: string) => page(paiement(session, boutique, texte));
  if (!form.has('cgv')) return erreur('Veuillez accepter les conditions générales de vente.');
  const partis = boutique.missing(session, 'review').map((slug) => boutique.product(slug)?.title);
  if (partis.length > 0)
    return erreur(`Désolé, l’article « ${partis.join(', ')} » n’est plus disponible (rupture de stock).`);
  const carte = form.get('mode_paiement') === 'cb' ? jetons.redeem(form.get('jeton') ?? '') : null;
  if (carte === undefined || !session.state.livraison) return erreur('Le paiement n’a pas abouti. Merci de réessayer.');
  const brouillon = preparer(session, boutique, session.state.livraison, carte);
  const returnUrl = `${boutique.origins.shop}/commande/retour`;
  return conclure(session, boutique, settleOrder(boutique, session, brouillon, { card: carte, returnUrl }));
}

function confirmation(session: Client, boutique: Shop): Reply {
  const c = boutique.ledger.all().find((o) => o.orderNumber === session.state.derniere);
  if (!c) return redirect('/');
  return page(
    gabarit(
      session,
      'Confirmation',
      html`<h1>Merci pour votre commande !</h1><div class="succes">Votre commande n° <b class="reference">${c.orderNumber}</b> est bien enregistrée. Un e-mail de confirmation a été envoyé à ${c.email}.</div><p>Montant total : ${euros(c.total)}</p>`,
    ),
  );
}

function suivi({ session, form }: Requete, boutique: Shop): Reply {
  const reference = form.get('reference');
  const c = reference === null ? undefined : boutique.ledger.find({ reference, email: form.get('email') ?? '' });
  const resultat = c
    ? html`<div class="succes">Commande n° ${c.orderNumber} : en préparation, ${euros(c.total)}.</div>`
    : alerte(reference === null ? undefined : 'Aucune commande ne correspond à ces informations.');
  return page(
    gabarit(
      session,
      'Suivi',
      html`<h1>Suivi de commande</h1>${resultat}<form action="/suivi" method="post"><div class="ligne"><label for="ref">N° de commande</label><input type="text" id="ref" name="reference"></div><div class="ligne"><label for="mel">E-mail</label><input type="email" id="mel" name="email"></div><button class="btn">Rechercher</button></form>`,
    ),
  );
}

/** Steps are only reachable in order; whoever jumps ahead is taken back to the first open one. */
function etapeOuverte({ session, path }: Requete): string | undefined {
  if (!/^\/commande\/(identification|adresse|livraison|paiement)$/.test(path)) return undefined;
  if (session.cart.length === 0) return '/panier';
  if (path !== '/commande/identification' && !session.state.email) return '/commande/identification';
  if (/livraison|paiement/.test(path) && !session.state.livraison) return '/commande/adresse';
  if (path.endsWith('paiement') && !session.state.transporteur) return '/commande/livraison';
  return undefined;
}

const routes: Record<string, (requete: Requete, boutique: Shop) => Reply> = {
  'GET /': ({ session }) => page(accueil(session)),
  'POST /panier/ajout': ajouter,
  'GET /panier': ({ session }, boutique) => page(panier(session, boutique)),
  'POST /panier': modifierPanier,
  'GET /commande/identification': ({ session }) => page(identification(session)),
  'POST /commande/connexion': ({ session }) => page(identification(session, 'Identifiants inconnus.')),
  'POST /commande/identification': identifier,
  'GET /commande/adresse': ({ session }) => page(adresse(session, new URLSearchParams())),
  'POST /commande/adresse': noterAdresse,
  'GET /commande/livraison': ({ session }, boutique) => page(livraison(session, boutique)),
  'POST /commande/livraison': noterTransporteur,
  'GET /commande/paiement': ({ session }, boutique) => page(paiement(session, boutique)),
  'POST /commande/paiement': payer,
  'GET /commande/retour': ({ session, query }, boutique) =>
    conclure(session, boutique, settleChallenge(boutique, session, query.get('challenge') ?? '')),
  'GET /commande/confirmation': ({ session }, boutique) => confirmation(session, boutique),
  'GET /suivi': suivi,
  'POST /suivi': suivi,
  'GET /cgv': ({ session }) =>
    page(
      gabarit(
        session,
        'CGV',
        html`<h1>Conditions générales de vente</h1><p>Toute commande vaut acceptation des prix et de la description des produits.</p>`,
      ),
    ),
};

function handle(requete: Requete, boutique: Shop): Reply {
  const fichier = fichiers.get(requete.path.replace('/assets/', ''));
  if (fichier) return fichier;
  if (requete.origin === 'banque') return repondreBanque(requete);
  const plan = serveSitemap(boutique, requete.path, site);
  if (plan) return plan;
  const visuel = /^\/visuels\/([\w-]+)\.svg$/.exec(requete.path)?.[1];
  if (visuel) return drawProduct(visuel, 82, shapes);
  const produit = boutique.product(/^\/produit\/\d+-([\w-]+)\.html$/.exec(requete.path)?.[1] ?? '');
  if (produit) return page(fiche(requete.session, produit));
  const ailleurs = etapeOuverte(requete);
  if (ailleurs) return redirect(ailleurs);
  const route = routes[`${requete.method} ${requete.path}`];
  return route
    ? route(requete, boutique)
    : page(gabarit(requete.session, 'Introuvable', html`<h1>Page introuvable</h1>`), 404);
}

export const maisonTilleul = defineMerchant<Etat>({
  id: 'maison-tilleul',
  name: 'Maison Tilleul',
  language: 'fr',
  currency: 'EUR',
  products: produits,
  coupon: codePromo,
  shipping: transporteurs,
  sideOrigins: ['banque'],
  cookieName: 'mt_session',
  newState: () => ({
    email: '',
    lettre: false,
    livraison: null,
    facturation: null,
    transporteur: null,
    pending: null,
    derniere: '',
  }),
  productPath: chemin,
  formatOrderNumber: (n) => `MT${new Date().getFullYear()}-${String(n).padStart(5, '0')}`,
  isCheckout: ({ path }) => path.startsWith('/commande/'),
  renderError: ({ session }) =>
    page(
      gabarit(
        session,
        'Erreur',
        html`<h1>Une erreur est survenue</h1><p>Nos équipes sont prévenues. Merci de réessayer dans quelques instants.</p>`,
      ),
      500,
    ),
  renderCaptcha: ({ session }, mur) =>
    page(
      gabarit(
        session,
        'Vérification',
        html`<h1>Vérification de sécurité</h1>${mur.wrong && alerte('Les caractères saisis sont incorrects.')}<p>Prouvez que vous n'êtes pas un robot : recopiez les caractères de l'image.</p><form action="/captcha" method="post"><img src="${mur.image}" alt="Image de contrôle"><input type="hidden" name="next" value="${mur.next}"><p><input type="text" name="answer" autocomplete="off"></p><button class="btn">Valider</button></form>`,
      ),
    ),
  handle,
});
