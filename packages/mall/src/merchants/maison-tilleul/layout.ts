import { html, type Markup } from '../../markup.ts';
import type { Session } from '../../session.ts';

export function euros(cents: number): string {
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  // French typography: a no-break space between the thousands and before the sign.
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')},${rest}\u00a0€`;
}

const names = ['Panier', 'Identification', 'Adresse', 'Livraison', 'Paiement'];

export const progress = (current: number): Markup =>
  html`<ol class="etapes">${names.map((name, i) => (i === current ? html`<li class="actif">${name}</li>` : html`<li>${name}</li>`))}</ol>`;

export const alertBox = (text?: string): Markup | undefined =>
  text === undefined ? undefined : html`<div class="erreur">${text}</div>`;

export function layout(session: Session<unknown>, title: string, body: Markup): Markup {
  const pieces = session.cart.reduce((sum, line) => sum + line.quantity, 0);
  return html`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>${title} - Maison Tilleul</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/style.css">
</head>
<body>
<div id="bandeau">Livraison à domicile offerte dès 80 € d'achat</div>
<div id="entete"><a class="logo" href="/">Maison Tilleul</a><div><a href="/">Boutique</a> &nbsp;|&nbsp; <a href="/suivi">Suivi de commande</a> &nbsp;|&nbsp; <a href="/panier">Mon panier (${pieces})</a></div></div>
<div id="contenu">
${body}
</div>
<div id="pied">Maison Tilleul, 8 place des Tilleuls, 26110 Nyons &nbsp;·&nbsp; <a href="/cgv">Conditions générales de vente</a> &nbsp;·&nbsp; Prix TTC</div>
<div id="rgpd"><p>Nous utilisons des cookies pour mesurer l'audience de notre boutique.</p><button class="btn btn-secondaire" value="non">Continuer sans accepter</button><button class="btn" value="oui">Tout accepter</button></div>
<script src="/assets/shop.js"></script>
</body>
</html>`;
}
