import { html, type Markup, raw } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type Product, unitsInStock } from '../../product.ts';
import { layout, zl } from './layout.ts';
import { type Client, totalsOf } from './order.ts';
import { games } from './products.ts';

export const pathOf = (slug: string): string => `/gra/${slug}`;
export const errorBox = (text?: string): Markup | undefined =>
  text ? html`<div class="blad">${text}</div>` : undefined;

export function homePage(client: Client): Markup {
  return layout(
    client,
    'Gry i książki',
    html`<h1>Gry planszowe z serca lasu</h1><div class="polka">${games.map((g) => html`<a class="gra" href="${pathOf(g.slug)}"><img src="/okladki/${g.slug}.svg" alt="${g.title}"><div>${g.title}</div><div class="cena">${zl(g.price)}</div></a>`)}</div>`,
  );
}

export function productPage(client: Client, shop: Shop, g: Product, problem?: string, isAdded = false): Markup {
  const pieces = unitsInStock(g, 'browse');
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: g.title,
        description: g.description,
        image: `${shop.origins.shop}/okladki/${g.slug}.svg`,
        offers: [
          {
            '@type': 'Offer',
            price: (g.price / 100).toFixed(2),
            priceCurrency: 'PLN',
            availability: `http://schema.org/${pieces ? 'InStock' : 'OutOfStock'}`,
          },
        ],
      },
    ],
  };
  return layout(
    client,
    g.title,
    html`${errorBox(problem)}<div class="okladka"><img src="/okladki/${g.slug}.svg" alt="${g.title}"><div><h1>${g.title}</h1><p class="cena">${zl(g.price)}</p><p>${g.description}</p>
<form method="post" action="/koszyk/dodaj"><input type="hidden" name="gra" value="${g.slug}">
${(g.variants ?? []).map(
  (group, position) =>
    html`<p>${group.name}:</p><div class="wybor">${group.values.map(
      (w, i) =>
        html`<input type="radio" id="w${position}${i}" name="w${position}" value="${w.label}"${w.soldOut && html` disabled`}><label for="w${position}${i}">${w.label}${w.surcharge ? ` +${zl(w.surcharge)}` : ''}</label>`,
    )}</div>`,
)}
${pieces === 0 ? html`<p class="blad">Produkt niedostępny</p>` : html`<p>${pieces < 5 ? `Ostatnie sztuki: ${pieces}` : 'Dostępny, wysyłka w 24 h'}</p><button class="guzik">Do koszyka</button>`}</form></div></div>
${isAdded && html`<div class="warstwa"><div><h2>Dodano do koszyka</h2><p>${g.title}</p><a class="guzik blady" href="${pathOf(g.slug)}">Kontynuuj zakupy</a> <a class="guzik" href="/koszyk">Przejdź do koszyka</a></div></div>`}`,
    html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`,
  );
}

export function cartPage(client: Client, shop: Shop, problem?: string): Markup {
  const lines = shop.items(client);
  if (lines.length === 0) return layout(client, 'Koszyk', html`<h1>Koszyk</h1><p>Twój koszyk jest pusty.</p>`);
  const k = totalsOf(client, shop, null);
  return layout(
    client,
    'Koszyk',
    html`<h1>Koszyk</h1>${errorBox(problem)}${lines.map(
      (
        l,
        i,
      ) => html`<form class="koszyk-linia" method="post" action="/koszyk/zmien"><span>${shop.product(l.slug)?.title} ${l.variant && html`<small>(${l.variant})</small>`}</span><input type="hidden" name="linia" value="${i}">
<input type="number" name="ile" value="${l.quantity}" min="1" title="Ilość"><button class="guzik blady">Przelicz</button><b>${zl(l.unitPrice * l.quantity)}</b><button class="guzik blady" name="usun" value="1" title="Usuń">✕</button></form>`,
    )}
<details><summary>Masz kod rabatowy?</summary><form method="post" action="/koszyk/rabat" class="obok"><div class="pole"><input name="kod" placeholder="Kod rabatowy"></div><div><button class="guzik blady">Zastosuj</button></div></form></details>
${k.discount > 0 && html`<div class="suma"><span>Rabat ${client.coupon}</span><span>${zl(-k.discount)}</span></div>`}
<div class="suma razem"><span>Wartość koszyka</span><span>${zl(k.total)}</span></div>
<p style="text-align:right"><a class="guzik" href="/zamowienie">Dostawa i płatność</a></p>`,
  );
}
