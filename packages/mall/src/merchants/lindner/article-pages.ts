import { html, raw } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { euro, problemList, renderPage } from './layout.ts';
import { type Article, products } from './products.ts';

export function homePage() {
  return renderPage(
    'Schönes für Schreibtisch und Zuhause',
    html`<h1>Schönes für Schreibtisch und Zuhause</h1><ul class="regal">${products.map(
      (article) =>
        html`<li><a href="/artikel/${article.slug}"><img src="/bilder/${article.slug}.svg" alt="" width="220" height="220"><span class="name">${article.title}</span><span class="preis">${euro(article.price)}</span></a></li>`,
    )}</ul>`,
  );
}

/** Structured data as many German shops publish it: the price includes tax and has a decimal point. */
function structuredData(article: Article, shop: Shop) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.title,
    sku: article.number,
    description: article.description,
    image: `${shop.origins.shop}/bilder/${article.slug}.svg`,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      price: (article.price / 100).toFixed(2),
      availability: `https://schema.org/${unitsInStock(article, 'browse') > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;
}

export function articlePage(article: Article, shop: Shop, problems: string[] = []) {
  const stock = unitsInStock(article, 'browse');
  const choices = (article.variants ?? []).map(
    (group, number) =>
      html`<fieldset class="auswahl"><legend>${group.name}</legend>${group.values.map(
        (value, index) =>
          html`<label><input type="radio" name="merkmal_${number}" value="${value.label}" ${article.behaviour !== 'variant-required' && index === 0 && 'checked'}><span>${value.label}${value.surcharge ? ` (+${euro(value.surcharge)})` : ''}</span></label>`,
      )}</fieldset>`,
  );
  return renderPage(
    article.title,
    html`${problemList(problems)}<article class="artikel"><img src="/bilder/${article.slug}.svg" alt="${article.title}" width="460" height="460"><div>
<h1>${article.title}</h1><p class="nummer">Artikel-Nr. ${article.number}</p><p class="preis preis--gross">${euro(article.price)}</p><p class="klein">inkl. MwSt., zzgl. <a href="/versandkosten">Versandkosten</a></p><p>${article.description}</p>
${
  stock === 0
    ? html`<p class="ampel ampel--rot">Derzeit ausverkauft</p><button class="knopf" disabled>Nicht lieferbar</button>`
    : html`<p class="ampel">${stock < 5 ? `Nur noch ${stock} Stück auf Lager` : 'Auf Lager, Lieferzeit 2–4 Werktage'}</p><form action="/warenkorb/hinzufuegen" method="post"><input type="hidden" name="artikel" value="${article.slug}">${choices}
<div class="kaufzeile"><label for="menge">Menge</label> <select id="menge" name="menge">${Array.from({ length: 10 }, (_, index) => html`<option>${index + 1}</option>`)}</select>
<button class="knopf knopf--haupt" type="submit">In den Warenkorb</button></div></form>`
}</div></article>`,
    200,
    structuredData(article, shop),
  );
}

const texts: Record<string, [string, string]> = {
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

export function textPage(path: string) {
  const [title, text] = texts[path] ?? ['Seite nicht gefunden', 'Diese Seite gibt es leider nicht (mehr).'];
  return renderPage(title, html`<h1>${title}</h1><p>${text}</p>`, path in texts ? 200 : 404);
}
