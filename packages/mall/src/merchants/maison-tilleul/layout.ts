import { html, type Markup } from '../../markup.ts';
import type { Session } from '../../session.ts';

export function euros(centimes: number): string {
  const [entiers = '0', reste = '00'] = (Math.abs(centimes) / 100).toFixed(2).split('.');
  // French typography: a no-break space between the thousands and before the sign.
  return `${centimes < 0 ? '-' : ''}${entiers.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')},${reste}\u00a0€`;
}

const noms = ['Panier', 'Identification', 'Adresse', 'Livraison', 'Paiement'];

export const etapes = (courante: number): Markup =>
  html`<ol class="etapes">${noms.map((nom, i) => (i === courante ? html`<li class="actif">${nom}</li>` : html`<li>${nom}</li>`))}</ol>`;

export const alerte = (texte?: string): Markup | undefined =>
  texte === undefined ? undefined : html`<div class="erreur">${texte}</div>`;

export function gabarit(session: Session<unknown>, titre: string, corps: Markup): Markup {
  const articles = session.cart.reduce((somme, ligne) => somme + ligne.quantity, 0);
  return html`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>${titre} - Maison Tilleul</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/style.css">
</head>
<body>
<div id="bandeau">Livraison à domicile offerte dès 80 € d'achat</div>
<div id="entete"><a class="logo" href="/">Maison Tilleul</a><div><a href="/">Boutique</a> &nbsp;|&nbsp; <a href="/suivi">Suivi de commande</a> &nbsp;|&nbsp; <a href="/panier">Mon panier (${articles})</a></div></div>
<div id="contenu">
${corps}
</div>
<div id="pied">Maison Tilleul, 8 place des Tilleuls, 26110 Nyons &nbsp;·&nbsp; <a href="/cgv">Conditions générales de vente</a> &nbsp;·&nbsp; Prix TTC</div>
<div id="rgpd"><p>Nous utilisons des cookies pour mesurer l'audience de notre boutique.</p><button class="btn btn-secondaire" value="non">Continuer sans accepter</button><button class="btn" value="oui">Tout accepter</button></div>
<script src="/assets/shop.js"></script>
</body>
</html>`;
}
