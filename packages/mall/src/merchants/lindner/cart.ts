import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { redirect } from '../../reply.ts';
import { artikelseite, textseite } from './article-pages.ts';
import { euro, fortschritt, gutschein, hinweis, seite, summen } from './layout.ts';
import { products } from './products.ts';
import type { LindnerState } from './state.ts';

type Anfrage = MallRequest<LindnerState>;

export function warenkorb(anfrage: Anfrage, shop: Shop, fehler: string[] = []) {
  const { session } = anfrage;
  const posten = shop.items(session);
  if (posten.length === 0) {
    return seite(
      'Warenkorb',
      html`${hinweis(fehler)}<h1>Warenkorb</h1><p>Ihr Warenkorb ist leer. <a href="/">Weiter einkaufen</a></p>`,
    );
  }
  const summe = summen(session, shop);
  return seite(
    'Warenkorb',
    html`${fortschritt(0)}${hinweis(fehler)}<h1>Ihr Warenkorb</h1><table class="liste"><thead><tr><th>Artikel</th><th>Einzelpreis</th><th>Menge</th><th class="r">Summe</th><th></th></tr></thead><tbody>
${posten.map(
  (
    zeile,
    index,
  ) => html`<tr><td><a href="/artikel/${zeile.slug}">${shop.product(zeile.slug)?.title}</a>${zeile.variant && html`<br><small>${zeile.variant}</small>`}</td><td>${euro(zeile.unitPrice)}</td>
<td><form action="/warenkorb/aendern" method="post" class="inline"><input type="hidden" name="zeile" value="${index}"><input type="number" name="menge" min="0" value="${zeile.quantity}" aria-label="Menge"><button class="knopf knopf--klein">Ändern</button></form></td><td class="r">${euro(zeile.unitPrice * zeile.quantity)}</td>
<td><form action="/warenkorb/aendern" method="post" class="inline"><input type="hidden" name="zeile" value="${index}"><input type="hidden" name="menge" value="0"><button class="knopf knopf--text">Entfernen</button></form></td></tr>`,
)}</tbody></table>
<div class="spalten"><form action="/warenkorb/gutschein" method="post" class="kasten"><label for="gutscheincode">Gutscheincode</label><div class="kaufzeile"><input id="gutscheincode" name="gutscheincode"><button class="knopf">Einlösen</button></div></form>
<div class="kasten"><dl class="summe"><dt>Zwischensumme</dt><dd>${euro(summe.subtotal)}</dd>${summe.discount > 0 && html`<dt>Gutschein ${session.coupon}</dt><dd>−${euro(summe.discount)}</dd>`}<dt class="klein">Versandkosten</dt><dd class="klein">im nächsten Schritt</dd></dl>
<a class="knopf knopf--haupt knopf--breit" href="/kasse/adresse">Zur Kasse</a></div></div>`,
  );
}

function hinzufuegen(anfrage: Anfrage, shop: Shop) {
  const { form, session } = anfrage;
  const artikel = products.find((kandidat) => kandidat.slug === form.get('artikel'));
  if (!artikel) return textseite('');
  const gruppen = artikel.variants ?? [];
  const gewaehlt = gruppen.map((gruppe, nummer) =>
    gruppe.values.find((wert) => wert.label === form.get(`merkmal_${nummer}`)),
  );
  const offen = gruppen.filter((_, nummer) => !gewaehlt[nummer]).map((gruppe) => `Bitte wählen Sie: ${gruppe.name}`);
  if (offen.length > 0) return artikelseite(artikel, shop, offen);
  const variant = gruppen.length > 0 ? gewaehlt.map((wert) => wert?.label).join(' / ') : null;
  const menge = Math.max(1, Math.trunc(Number(form.get('menge') ?? 1)) || 1);
  const zeile = session.cart.find((kandidat) => kandidat.slug === artikel.slug && kandidat.variant === variant);
  const vorrat = unitsInStock(artikel, 'browse');
  if (vorrat < menge + (zeile?.quantity ?? 0)) {
    return artikelseite(artikel, shop, [
      vorrat === 0 ? 'Dieser Artikel ist ausverkauft.' : `Es sind nur noch ${vorrat} Stück verfügbar.`,
    ]);
  }
  if (zeile) zeile.quantity += menge;
  else session.cart.push({ slug: artikel.slug, variant, quantity: menge });
  return redirect('/warenkorb');
}

function aendern(anfrage: Anfrage, shop: Shop) {
  const { form, session } = anfrage;
  const zeile = session.cart[Number(form.get('zeile'))];
  if (!zeile) return redirect('/warenkorb');
  const vorher = zeile.quantity;
  zeile.quantity = Math.max(0, Math.trunc(Number(form.get('menge'))) || 0);
  if (shop.missing(session, 'browse').length > 0) {
    zeile.quantity = vorher;
    return warenkorb(anfrage, shop, ['So viele Stück sind leider nicht verfügbar.']);
  }
  session.cart = session.cart.filter((kandidat) => kandidat.quantity > 0);
  return redirect('/warenkorb');
}

export function warenkorbAendern(anfrage: Anfrage, shop: Shop) {
  if (anfrage.path === '/warenkorb/hinzufuegen') return hinzufuegen(anfrage, shop);
  if (anfrage.path === '/warenkorb/aendern') return aendern(anfrage, shop);
  const code = (anfrage.form.get('gutscheincode') ?? '').trim().toUpperCase();
  if (code !== gutschein.code) return warenkorb(anfrage, shop, [`Der Gutscheincode „${code}“ ist ungültig.`]);
  anfrage.session.coupon = code;
  return redirect('/warenkorb');
}
