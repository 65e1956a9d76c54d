import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type Product, unitsInStock } from '../../product.ts';
import { alertBox, euros, layout, progress } from './layout.ts';
import { type Client, totalsOf } from './order.ts';
import { products } from './products.ts';

export const pathOf = (slug: string): string =>
  `/produit/${100 + products.findIndex((p) => p.slug === slug)}-${slug}.html`;

export function homePage(client: Client): Markup {
  return layout(
    client,
    'Épicerie fine et art de vivre',
    html`<h1>Épicerie fine et art de vivre</h1><ul class="liste-produits">${products.map(
      (p) =>
        html`<li><a href="${pathOf(p.slug)}"><img src="/visuels/${p.slug}.svg" alt="${p.title}"><br>${p.title}<br><span class="prix">${euros(p.price)}</span></a></li>`,
    )}</ul>`,
  );
}

export function productPage(client: Client, p: Product, problem?: string): Markup {
  const stock = unitsInStock(p, 'browse');
  return layout(
    client,
    p.title,
    html`${alertBox(problem)}<div class="fiche" itemscope itemtype="https://schema.org/Product">
<div class="visuel"><img itemprop="image" src="/visuels/${p.slug}.svg" alt="${p.title}"></div>
<div class="infos"><h1 itemprop="name">${p.title}</h1>
<p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span class="prix" itemprop="price" content="${(p.price / 100).toFixed(2)}">${euros(p.price)}</span> TTC
<link itemprop="availability" href="https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}"></p>
<p itemprop="description">${p.description}</p>
<form action="/panier/ajout" method="post"><input type="hidden" name="id_produit" value="${p.slug}">
${(p.variants ?? []).map(
  (group) =>
    html`<p><b>${group.name}</b> : ${group.values.map(
      (v) =>
        html`<br><input type="radio" name="declinaison" value="${v.label}" id="d-${v.label}"${v.soldOut && html` disabled`}> <label for="d-${v.label}">${v.label}${v.surcharge ? ` (+ ${euros(v.surcharge)})` : ''}${v.soldOut && ' - épuisé'}</label>`,
    )}</p>`,
)}
${
  stock === 0
    ? html`<p class="rupture">Rupture de stock</p><input type="submit" class="btn" value="Ajouter au panier" disabled>`
    : html`<p>Quantité : <input type="text" name="qte" value="1" size="3"> ${stock < 5 && html`<span class="rupture">Plus que ${stock} en stock</span>`}</p><input type="submit" class="btn" value="Ajouter au panier">`
}
</form></div></div>`,
  );
}

export function cartPage(client: Client, shop: Shop, problem?: string, info?: string): Markup {
  const lines = shop.items(client);
  if (lines.length === 0) return layout(client, 'Panier', html`<h1>Votre panier</h1><p>Votre panier est vide.</p>`);
  const m = totalsOf(client, shop);
  return layout(
    client,
    'Panier',
    html`${progress(0)}<h1>Votre panier</h1>${alertBox(problem)}${info && html`<div class="succes">${info}</div>`}
<form action="/panier" method="post"><table class="panier"><tr><th>Article</th><th>Prix unitaire</th><th>Qté</th><th>Total</th><th></th></tr>
${lines.map(
  (
    l,
    i,
  ) => html`<tr><td><a href="${pathOf(l.slug)}">${shop.product(l.slug)?.title}</a>${l.variant && html`<br><i>${l.variant}</i>`}</td><td>${euros(l.unitPrice)}</td>
<td><input type="text" name="qte[${i}]" value="${l.quantity}"></td><td>${euros(l.unitPrice * l.quantity)}</td><td><button class="btn btn-secondaire" name="supprimer" value="${i}">Supprimer</button></td></tr>`,
)}</table>
<p><button class="btn btn-secondaire" name="action" value="recalculer">Recalculer</button></p>
<p>Vous avez un code de réduction ? <input type="text" name="code_promo"> <button class="btn btn-secondaire" name="action" value="promo">Valider le code</button></p></form>
<table class="montants"><tr><td>Sous-total</td><td>${euros(m.subtotal)}</td></tr>
${m.discount > 0 && html`<tr><td>Remise (${client.coupon})</td><td>${euros(-m.discount)}</td></tr>`}
<tr class="total"><td>Total hors livraison</td><td>${euros(m.subtotal - m.discount)}</td></tr></table>
<p style="text-align:right"><a class="btn" href="/commande/identification">Passer la commande</a></p>`,
  );
}
