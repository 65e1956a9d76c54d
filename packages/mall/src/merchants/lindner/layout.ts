import { html, type Markup } from '../../markup.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { page } from '../../reply.ts';
import type { Sitzung } from './state.ts';

const zweiStellen = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const euro = (cent: number): string => `${zweiStellen.format(cent / 100)} €`;

export const gutschein = { code: 'WILLKOMMEN10', percent: 10 };

export const versandarten: ShippingOption[] = [
  { id: 'spar', label: 'Sparversand (DHL)', price: 350, days: [5, 8] },
  { id: 'paket', label: 'DHL Paket', price: 495, days: [2, 4] },
  { id: 'express', label: 'DHL Express', price: 1490, days: [1, 1] },
];

export const nachnahmegebuehr = { name: 'Nachnahmegebühr', price: 490 };

export function summen(sitzung: Sitzung, shop: Shop) {
  return priceCart({
    items: shop.items(sitzung),
    extras: sitzung.state.zahlart === 'nachnahme' ? [nachnahmegebuehr] : [],
    discountPercent: sitzung.coupon ? gutschein.percent : 0,
    shipping: versandarten.find((art) => art.id === sitzung.state.versandart)?.price ?? 0,
    taxBasisPoints: 1900,
    taxIncluded: true,
  });
}

const schritte = ['Warenkorb', 'Adresse', 'Versand & Zahlung', 'Prüfen & bestellen'];

export const fortschritt = (aktuell: number) =>
  html`<ol class="fortschritt">${schritte.map((schritt, index) => html`<li class="${index < aktuell ? 'erledigt' : index === aktuell ? 'aktiv' : ''}">${schritt}</li>`)}</ol>`;

export const hinweis = (fehler: string[]) =>
  fehler.length > 0 &&
  html`<div class="hinweis hinweis--fehler" role="alert"><strong>Bitte prüfen Sie Ihre Angaben:</strong><ul>${fehler.map((satz) => html`<li>${satz}</li>`)}</ul></div>`;

export function seite(titel: string, inhalt: Markup, status = 200, kopf: Markup | false = false) {
  return page(
    html`<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titel} | Kontor Lindner</title>
<link rel="stylesheet" href="/dateien/lindner.css"><link rel="stylesheet" href="/dateien/checkout.css">${kopf}</head>
<body>
<div class="leiste">Versand in 24 Stunden · 30 Tage Rückgaberecht · Kauf auf Rechnung · Neukunden: 10 % mit WILLKOMMEN10</div>
<header class="kopf"><div class="breite"><a class="marke" href="/">Kontor&nbsp;Lindner<small>Schreiben · Wohnen · seit 1904</small></a>
<nav><a href="/">Sortiment</a> <a href="/bestellung-suchen">Bestellung verfolgen</a> <a href="/warenkorb">Warenkorb</a></nav></div></header>
<main class="breite">${inhalt}</main>
<footer class="fuss"><div class="breite">Alle Preise inkl. 19 % MwSt., zzgl. Versand. <a href="/agb">AGB</a> · <a href="/widerruf">Widerruf</a> · <a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></div></footer>
<script src="/dateien/lindner.js" defer></script>
</body></html>`,
    status,
  );
}
