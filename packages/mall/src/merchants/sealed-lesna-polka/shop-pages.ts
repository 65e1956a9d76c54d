import { html, type Markup, raw } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type Product, unitsInStock } from '../../product.ts';
import { szablon, zl } from './layout.ts';
import { type Klient, kwoty } from './order.ts';
import { gry } from './products.ts';

export const sciezka = (slug: string): string => `/gra/${slug}`;
export const blad = (tekst?: string): Markup | undefined =>
  tekst ? html`<div class="blad">${tekst}</div>` : undefined;

export function glowna(klient: Klient): Markup {
  return szablon(
    klient,
    'Gry i książki',
    html`<h1>Gry planszowe z serca lasu</h1><div class="polka">${gry.map((g) => html`<a class="gra" href="${sciezka(g.slug)}"><img src="/okladki/${g.slug}.svg" alt="${g.title}"><div>${g.title}</div><div class="cena">${zl(g.price)}</div></a>`)}</div>`,
  );
}

export function strona(klient: Klient, sklep: Shop, g: Product, uwaga?: string, dodano = false): Markup {
  const sztuk = unitsInStock(g, 'browse');
  const dane = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: g.title,
        description: g.description,
        image: `${sklep.origins.shop}/okladki/${g.slug}.svg`,
        offers: [
          {
            '@type': 'Offer',
            price: (g.price / 100).toFixed(2),
            priceCurrency: 'PLN',
            availability: `http://schema.org/${sztuk ? 'InStock' : 'OutOfStock'}`,
          },
        ],
      },
    ],
  };
  return szablon(
    klient,
    g.title,
    html`${blad(uwaga)}<div class="okladka"><img src="/okladki/${g.slug}.svg" alt="${g.title}"><div><h1>${g.title}</h1><p class="cena">${zl(g.price)}</p><p>${g.description}</p>
<form method="post" action="/koszyk/dodaj"><input type="hidden" name="gra" value="${g.slug}">
${(g.variants ?? []).map(
  (grupa, nr) =>
    html`<p>${grupa.name}:</p><div class="wybor">${grupa.values.map(
      (w, i) =>
        html`<input type="radio" id="w${nr}${i}" name="w${nr}" value="${w.label}"${w.soldOut && html` disabled`}><label for="w${nr}${i}">${w.label}${w.surcharge ? ` +${zl(w.surcharge)}` : ''}</label>`,
    )}</div>`,
)}
${sztuk === 0 ? html`<p class="blad">Produkt niedostępny</p>` : html`<p>${sztuk < 5 ? `Ostatnie sztuki: ${sztuk}` : 'Dostępny, wysyłka w 24 h'}</p><button class="guzik">Do koszyka</button>`}</form></div></div>
${dodano && html`<div class="warstwa"><div><h2>Dodano do koszyka</h2><p>${g.title}</p><a class="guzik blady" href="${sciezka(g.slug)}">Kontynuuj zakupy</a> <a class="guzik" href="/koszyk">Przejdź do koszyka</a></div></div>`}`,
    html`<script type="application/ld+json">${raw(JSON.stringify(dane).replaceAll('<', '\\u003c'))}</script>`,
  );
}

export function koszyk(klient: Klient, sklep: Shop, uwaga?: string): Markup {
  const linie = sklep.items(klient);
  if (linie.length === 0) return szablon(klient, 'Koszyk', html`<h1>Koszyk</h1><p>Twój koszyk jest pusty.</p>`);
  const k = kwoty(klient, sklep, null);
  return szablon(
    klient,
    'Koszyk',
    html`<h1>Koszyk</h1>${blad(uwaga)}${linie.map(
      (
        l,
        i,
      ) => html`<form class="koszyk-linia" method="post" action="/koszyk/zmien"><span>${sklep.product(l.slug)?.title} ${l.variant && html`<small>(${l.variant})</small>`}</span><input type="hidden" name="linia" value="${i}">
<input type="number" name="ile" value="${l.quantity}" min="1" title="Ilość"><button class="guzik blady">Przelicz</button><b>${zl(l.unitPrice * l.quantity)}</b><button class="guzik blady" name="usun" value="1" title="Usuń">✕</button></form>`,
    )}
<details><summary>Masz kod rabatowy?</summary><form method="post" action="/koszyk/rabat" class="obok"><div class="pole"><input name="kod" placeholder="Kod rabatowy"></div><div><button class="guzik blady">Zastosuj</button></div></form></details>
${k.discount > 0 && html`<div class="suma"><span>Rabat ${klient.coupon}</span><span>${zl(-k.discount)}</span></div>`}
<div class="suma razem"><span>Wartość koszyka</span><span>${zl(k.total)}</span></div>
<p style="text-align:right"><a class="guzik" href="/zamowienie">Dostawa i płatność</a></p>`,
  );
}
