import { html, raw } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { euro, hinweis, seite } from './layout.ts';
import { type Artikel, products } from './products.ts';

export function startseite() {
  return seite(
    'Schönes für Schreibtisch und Zuhause',
    html`<h1>Schönes für Schreibtisch und Zuhause</h1><ul class="regal">${products.map(
      (artikel) =>
        html`<li><a href="/artikel/${artikel.slug}"><img src="/bilder/${artikel.slug}.svg" alt="" width="220" height="220"><span class="name">${artikel.title}</span><span class="preis">${euro(artikel.price)}</span></a></li>`,
    )}</ul>`,
  );
}

/** Structured data as many German shops publish it: net of nothing, price with a decimal point. */
function strukturdaten(artikel: Artikel, shop: Shop) {
  const daten = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: artikel.title,
    sku: artikel.nummer,
    description: artikel.description,
    image: `${shop.origins.shop}/bilder/${artikel.slug}.svg`,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      price: (artikel.price / 100).toFixed(2),
      availability: `https://schema.org/${unitsInStock(artikel, 'browse') > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return html`<script type="application/ld+json">${raw(JSON.stringify(daten).replaceAll('<', '\\u003c'))}</script>`;
}

export function artikelseite(artikel: Artikel, shop: Shop, fehler: string[] = []) {
  const vorrat = unitsInStock(artikel, 'browse');
  const auswahl = (artikel.variants ?? []).map(
    (gruppe, nummer) =>
      html`<fieldset class="auswahl"><legend>${gruppe.name}</legend>${gruppe.values.map(
        (wert, index) =>
          html`<label><input type="radio" name="merkmal_${nummer}" value="${wert.label}" ${artikel.behaviour !== 'variant-required' && index === 0 && 'checked'}><span>${wert.label}${wert.surcharge ? ` (+${euro(wert.surcharge)})` : ''}</span></label>`,
      )}</fieldset>`,
  );
  return seite(
    artikel.title,
    html`${hinweis(fehler)}<article class="artikel"><img src="/bilder/${artikel.slug}.svg" alt="${artikel.title}" width="460" height="460"><div>
<h1>${artikel.title}</h1><p class="nummer">Artikel-Nr. ${artikel.nummer}</p><p class="preis preis--gross">${euro(artikel.price)}</p><p class="klein">inkl. MwSt., zzgl. <a href="/versandkosten">Versandkosten</a></p><p>${artikel.description}</p>
${
  vorrat === 0
    ? html`<p class="ampel ampel--rot">Derzeit ausverkauft</p><button class="knopf" disabled>Nicht lieferbar</button>`
    : html`<p class="ampel">${vorrat < 5 ? `Nur noch ${vorrat} Stück auf Lager` : 'Auf Lager, Lieferzeit 2–4 Werktage'}</p><form action="/warenkorb/hinzufuegen" method="post"><input type="hidden" name="artikel" value="${artikel.slug}">${auswahl}
<div class="kaufzeile"><label for="menge">Menge</label> <select id="menge" name="menge">${Array.from({ length: 10 }, (_, index) => html`<option>${index + 1}</option>`)}</select>
<button class="knopf knopf--haupt" type="submit">In den Warenkorb</button></div></form>`
}</div></article>`,
    200,
    strukturdaten(artikel, shop),
  );
}

const texte: Record<string, [string, string]> = {
  '/agb': [
    'Allgemeine Geschäftsbedingungen',
    'Der Vertrag kommt mit der Bestellbestätigung zustande. Es gilt deutsches Recht.',
  ],
  '/widerruf': [
    'Widerrufsbelehrung',
    'Sie können Ihre Bestellung binnen dreißig Tagen ohne Angabe von Gründen widerrufen.',
  ],
  '/datenschutz': ['Datenschutz', 'Wir verwenden Ihre Daten nur zur Abwicklung Ihrer Bestellung.'],
  '/impressum': ['Impressum', 'Kontor Lindner OHG, Speicherstraße 7, 20457 Hamburg.'],
  '/versandkosten': [
    'Versandkosten',
    'Sparversand 3,50 €, DHL Paket 4,95 €, DHL Express 14,90 €. Nachnahme zuzüglich 4,90 €.',
  ],
};

export function textseite(pfad: string) {
  const [titel, text] = texte[pfad] ?? ['Seite nicht gefunden', 'Diese Seite gibt es leider nicht (mehr).'];
  return seite(titel, html`<h1>${titel}</h1><p>${text}</p>`, pfad in texte ? 200 : 404);
}
