import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { alertBox, euros, layout, progress } from './layout.ts';
import { type Client, carriers, countries, rateOf, totalsOf } from './order.ts';

export function identification(client: Client, problem?: string): Markup {
  return layout(
    client,
    'Identification',
    html`${progress(1)}<h1>Identification</h1>${alertBox(problem)}<div class="deux-colonnes">
<fieldset><legend>Déjà client ?</legend><form action="/commande/connexion" method="post"><p>Adresse e-mail<br><input type="email" name="login"></p><p>Mot de passe<br><input type="password" name="mdp"></p><button class="btn btn-secondaire">Se connecter</button></form></fieldset>
<fieldset><legend>Commander sans compte</legend><form action="/commande/identification" method="post"><p>Indiquez votre adresse e-mail pour recevoir la confirmation de commande.</p>
<p><label for="email_invite">Adresse e-mail</label><br><input type="email" id="email_invite" name="email" size="32"></p>
<p><label><input type="checkbox" name="lettre" value="1"> Je souhaite recevoir la lettre de la Maison</label></p>
<button class="btn">Continuer en tant qu'invité</button></form></fieldset></div>`,
  );
}

function addressBlock(entered: URLSearchParams, prefix: string): Markup {
  const v = (name: string) => entered.get(prefix + name) ?? '';
  const line = (name: string, label: string, isRequired = true) =>
    html`<div class="ligne"><label for="${prefix}${name}">${label}${isRequired && html` <sup>*</sup>`}</label><input type="text" id="${prefix}${name}" name="${prefix}${name}" value="${v(name)}"></div>`;
  return html`<div class="ligne"><span class="intitule">Civilité <sup>*</sup></span>${['Mme', 'M'].map(
    (c) =>
      html`<label><input type="radio" name="${prefix}civilite" value="${c}"${v('civilite') === c && html` checked`}> ${c === 'M' ? 'M.' : c}</label> &nbsp; `,
  )}</div>
${line('nom', 'Nom')}${line('prenom', 'Prénom')}${line('adresse', 'Adresse')}${line('adresse2', "Complément d'adresse", false)}
${line('cp', 'Code postal')}${line('ville', 'Ville')}
<div class="ligne"><label for="${prefix}pays">Pays <sup>*</sup></label><select id="${prefix}pays" name="${prefix}pays">${countries.map(
    ([code, name]) => html`<option value="${code}"${v('pays') === code && html` selected`}>${name}</option>`,
  )}</select></div>
${prefix === '' && line('tel', 'Téléphone portable')}`;
}

export function addressPage(client: Client, entered: URLSearchParams, problem?: string): Markup {
  const isSeparate = entered.has('nom') && !entered.has('meme_adresse');
  return layout(
    client,
    'Adresse',
    html`${progress(2)}<h1>Votre adresse</h1>${alertBox(problem)}<form action="/commande/adresse" method="post">
<fieldset><legend>Adresse de livraison</legend>${addressBlock(entered, '')}</fieldset>
<p><label><input type="checkbox" id="meme_adresse" name="meme_adresse" value="1"${!isSeparate && html` checked`}> Utiliser la même adresse pour la facturation</label></p>
<fieldset id="bloc-facturation" style="display:none"><legend>Adresse de facturation</legend>${addressBlock(entered, 'f_')}</fieldset>
<p><sup>*</sup> champs obligatoires</p><button class="btn">Valider l'adresse</button></form>`,
  );
}

const pickUpPoints = [
  'Tabac de la Gare, 2 avenue de la Gare',
  'Presse du Marché, 15 place du Marché',
  'Fleurs & Co, 41 rue Neuve',
];

export function deliveryPage(client: Client, shop: Shop, problem?: string): Markup {
  return layout(
    client,
    'Livraison',
    html`${progress(3)}<h1>Mode de livraison</h1>${alertBox(problem)}<form action="/commande/livraison" method="post">
${carriers.map((t) => {
  const price = rateOf(client, shop, t.id);
  return html`<label class="transporteur"><input type="radio" name="transporteur" value="${t.id}"><span>${t.label}<em>${
    t.days[0] === t.days[1] ? 'Livré demain avant 13 h' : `Sous ${t.days[0]} à ${t.days[1]} jours ouvrés`
  }</em></span><span class="tarif">${price === 0 ? 'Offert' : euros(price)}</span></label>
${t.id === 'relais' && html`<div class="relais" id="choix-relais" style="display:none">Choisissez votre point relais :${pickUpPoints.map((r) => html`<br><label><input type="radio" name="point_relais" value="${r}"> ${r}</label>`)}</div>`}`;
})}<button class="btn">Continuer vers le paiement</button></form>`,
  );
}

export function paymentPage(client: Client, shop: Shop, problem?: string): Markup {
  const m = totalsOf(client, shop);
  const l = client.state.delivery;
  const frame = `${shop.origins.banque}/formulaire?montant=${m.total}&boutique=${encodeURIComponent(shop.origins.shop ?? '')}`;
  return layout(
    client,
    'Paiement',
    html`${progress(4)}<h1>Récapitulatif et paiement</h1><div class="erreur" id="message-paiement"${!problem && html` style="display:none"`}>${problem}</div>
<div class="deux-colonnes"><div><fieldset><legend>Votre commande</legend>${shop.items(client).map((i) => html`<p>${i.quantity} × ${shop.product(i.slug)?.title} ${i.variant} : ${euros(i.unitPrice * i.quantity)}</p>`)}
<p>Livraison à : ${l?.firstName} ${l?.lastName}, ${l?.line1}, ${l?.postalCode} ${l?.city}</p></fieldset></div>
<div><table class="montants"><tr><td>Sous-total</td><td>${euros(m.subtotal)}</td></tr>${m.discount > 0 && html`<tr><td>Remise (${client.coupon})</td><td>${euros(-m.discount)}</td></tr>`}
<tr><td>Frais de port</td><td>${m.shipping === 0 ? 'Offerts' : euros(m.shipping)}</td></tr><tr class="total"><td>Total TTC</td><td>${euros(m.total)}</td></tr><tr><td>dont TVA 20 %</td><td>${euros(m.tax)}</td></tr></table></div></div>
<form id="form-paiement" action="/commande/paiement" method="post"><input type="hidden" name="jeton" id="jeton">
<p><label><input type="checkbox" name="cgv" id="cgv" value="1"> J'ai lu et j'accepte les <a href="/cgv" target="_blank">conditions générales de vente</a></label></p>
<fieldset><legend>Moyen de paiement</legend><p><label><input type="radio" name="mode_paiement" value="virement"> Virement bancaire</label></p><p><label><input type="radio" name="mode_paiement" value="cb"> Carte bancaire</label></p></fieldset>
<div id="zone-virement" style="display:none"><p>Votre commande sera expédiée à réception du virement.</p><button class="btn">Commander avec obligation de paiement</button></div></form>
<div id="zone-carte" style="display:none"><iframe id="cadre-paiement" title="Paiement par carte" data-origine="${shop.origins.banque}" src="${frame}"></iframe></div>`,
  );
}
