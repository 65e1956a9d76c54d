import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { alerte, etapes, euros, gabarit } from './layout.ts';
import { type Client, montants, pays, tarif, transporteurs } from './order.ts';

export function identification(client: Client, erreur?: string): Markup {
  return gabarit(
    client,
    'Identification',
    html`${etapes(1)}<h1>Identification</h1>${alerte(erreur)}<div class="deux-colonnes">
<fieldset><legend>Déjà client ?</legend><form action="/commande/connexion" method="post"><p>Adresse e-mail<br><input type="email" name="login"></p><p>Mot de passe<br><input type="password" name="mdp"></p><button class="btn btn-secondaire">Se connecter</button></form></fieldset>
<fieldset><legend>Commander sans compte</legend><form action="/commande/identification" method="post"><p>Indiquez votre adresse e-mail pour recevoir la confirmation de commande.</p>
<p><label for="email_invite">Adresse e-mail</label><br><input type="email" id="email_invite" name="email" size="32"></p>
<p><label><input type="checkbox" name="lettre" value="1"> Je souhaite recevoir la lettre de la Maison</label></p>
<button class="btn">Continuer en tant qu'invité</button></form></fieldset></div>`,
  );
}

function blocAdresse(saisie: URLSearchParams, prefixe: string): Markup {
  const v = (nom: string) => saisie.get(prefixe + nom) ?? '';
  const ligne = (nom: string, libelle: string, obligatoire = true) =>
    html`<div class="ligne"><label for="${prefixe}${nom}">${libelle}${obligatoire && html` <sup>*</sup>`}</label><input type="text" id="${prefixe}${nom}" name="${prefixe}${nom}" value="${v(nom)}"></div>`;
  return html`<div class="ligne"><span class="intitule">Civilité <sup>*</sup></span>${['Mme', 'M'].map(
    (c) =>
      html`<label><input type="radio" name="${prefixe}civilite" value="${c}"${v('civilite') === c && html` checked`}> ${c === 'M' ? 'M.' : c}</label> &nbsp; `,
  )}</div>
${ligne('nom', 'Nom')}${ligne('prenom', 'Prénom')}${ligne('adresse', 'Adresse')}${ligne('adresse2', "Complément d'adresse", false)}
${ligne('cp', 'Code postal')}${ligne('ville', 'Ville')}
<div class="ligne"><label for="${prefixe}pays">Pays <sup>*</sup></label><select id="${prefixe}pays" name="${prefixe}pays">${pays.map(
    ([code, nom]) => html`<option value="${code}"${v('pays') === code && html` selected`}>${nom}</option>`,
  )}</select></div>
${prefixe === '' && ligne('tel', 'Téléphone portable')}`;
}

export function adresse(client: Client, saisie: URLSearchParams, erreur?: string): Markup {
  const separee = saisie.has('nom') && !saisie.has('meme_adresse');
  return gabarit(
    client,
    'Adresse',
    html`${etapes(2)}<h1>Votre adresse</h1>${alerte(erreur)}<form action="/commande/adresse" method="post">
<fieldset><legend>Adresse de livraison</legend>${blocAdresse(saisie, '')}</fieldset>
<p><label><input type="checkbox" id="meme_adresse" name="meme_adresse" value="1"${!separee && html` checked`}> Utiliser la même adresse pour la facturation</label></p>
<fieldset id="bloc-facturation" style="display:none"><legend>Adresse de facturation</legend>${blocAdresse(saisie, 'f_')}</fieldset>
<p><sup>*</sup> champs obligatoires</p><button class="btn">Valider l'adresse</button></form>`,
  );
}

const relais = [
  'Tabac de la Gare, 2 avenue de la Gare',
  'Presse du Marché, 15 place du Marché',
  'Fleurs & Co, 41 rue Neuve',
];

export function livraison(client: Client, boutique: Shop, erreur?: string): Markup {
  return gabarit(
    client,
    'Livraison',
    html`${etapes(3)}<h1>Mode de livraison</h1>${alerte(erreur)}<form action="/commande/livraison" method="post">
${transporteurs.map((t) => {
  const prix = tarif(client, boutique, t.id);
  return html`<label class="transporteur"><input type="radio" name="transporteur" value="${t.id}"><span>${t.label}<em>${
    t.days[0] === t.days[1] ? 'Livré demain avant 13 h' : `Sous ${t.days[0]} à ${t.days[1]} jours ouvrés`
  }</em></span><span class="tarif">${prix === 0 ? 'Offert' : euros(prix)}</span></label>
${t.id === 'relais' && html`<div class="relais" id="choix-relais" style="display:none">Choisissez votre point relais :${relais.map((r) => html`<br><label><input type="radio" name="point_relais" value="${r}"> ${r}</label>`)}</div>`}`;
})}<button class="btn">Continuer vers le paiement</button></form>`,
  );
}

export function paiement(client: Client, boutique: Shop, erreur?: string): Markup {
  const m = montants(client, boutique);
  const l = client.state.livraison;
  const cadre = `${boutique.origins.banque}/formulaire?montant=${m.total}&boutique=${encodeURIComponent(boutique.origins.shop ?? '')}`;
  return gabarit(
    client,
    'Paiement',
    html`${etapes(4)}<h1>Récapitulatif et paiement</h1><div class="erreur" id="message-paiement"${!erreur && html` style="display:none"`}>${erreur}</div>
<div class="deux-colonnes"><div><fieldset><legend>Votre commande</legend>${boutique.items(client).map((i) => html`<p>${i.quantity} × ${boutique.product(i.slug)?.title} ${i.variant} : ${euros(i.unitPrice * i.quantity)}</p>`)}
<p>Livraison à : ${l?.firstName} ${l?.lastName}, ${l?.line1}, ${l?.postalCode} ${l?.city}</p></fieldset></div>
<div><table class="montants"><tr><td>Sous-total</td><td>${euros(m.subtotal)}</td></tr>${m.discount > 0 && html`<tr><td>Remise (${client.coupon})</td><td>${euros(-m.discount)}</td></tr>`}
<tr><td>Frais de port</td><td>${m.shipping === 0 ? 'Offerts' : euros(m.shipping)}</td></tr><tr class="total"><td>Total TTC</td><td>${euros(m.total)}</td></tr><tr><td>dont TVA 20 %</td><td>${euros(m.tax)}</td></tr></table></div></div>
<form id="form-paiement" action="/commande/paiement" method="post"><input type="hidden" name="jeton" id="jeton">
<p><label><input type="checkbox" name="cgv" id="cgv" value="1"> J'ai lu et j'accepte les <a href="/cgv" target="_blank">conditions générales de vente</a></label></p>
<fieldset><legend>Moyen de paiement</legend><p><label><input type="radio" name="mode_paiement" value="virement"> Virement bancaire</label></p><p><label><input type="radio" name="mode_paiement" value="cb"> Carte bancaire</label></p></fieldset>
<div id="zone-virement" style="display:none"><p>Votre commande sera expédiée à réception du virement.</p><button class="btn">Commander avec obligation de paiement</button></div></form>
<div id="zone-carte" style="display:none"><iframe id="cadre-paiement" title="Paiement par carte" data-origine="${boutique.origins.banque}" src="${cadre}"></iframe></div>`,
  );
}
