import { html, type Markup } from '../../markup.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { page } from '../../reply.ts';
import type { LindnerSession } from './state.ts';

const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const euro = (cents: number): string => `${twoDecimals.format(cents / 100)} €`;

export const coupon = { code: 'WILLKOMMEN10', percent: 10 };

export const shippingOptions: ShippingOption[] = [
  { id: 'spar', label: 'Sparversand (DHL)', price: 350, days: [5, 8] },
  { id: 'paket', label: 'DHL Paket', price: 495, days: [2, 4] },
  { id: 'express', label: 'DHL Express', price: 1490, days: [1, 1] },
];

export const cashOnDeliveryFee = { name: 'Nachnahmegebühr', price: 490 };

export function totalsOf(session: LindnerSession, shop: Shop) {
  return priceCart({
    items: shop.items(session),
    extras: session.state.paymentMethod === 'nachnahme' ? [cashOnDeliveryFee] : [],
    discountPercent: session.coupon ? coupon.percent : 0,
    shipping: shippingOptions.find((kind) => kind.id === session.state.shippingOption)?.price ?? 0,
    taxBasisPoints: 1900,
    taxIncluded: true,
  });
}

const steps = ['Warenkorb', 'Adresse', 'Versand & Zahlung', 'Prüfen & bestellen'];

export const progress = (current: number) =>
  html`<ol class="fortschritt">${steps.map((step, index) => html`<li class="${index < current ? 'erledigt' : index === current ? 'aktiv' : ''}">${step}</li>`)}</ol>`;

export const problemList = (problems: string[]) =>
  problems.length > 0 &&
  html`<div class="hinweis hinweis--fehler" role="alert"><strong>Bitte prüfen Sie Ihre Angaben:</strong><ul>${problems.map((sentence) => html`<li>${sentence}</li>`)}</ul></div>`;

export function renderPage(title: string, content: Markup, status = 200, head: Markup | false = false) {
  return page(
    html`<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Kontor Lindner</title>
<link rel="stylesheet" href="/dateien/lindner.css"><link rel="stylesheet" href="/dateien/checkout.css">${head}</head>
<body>
<div class="leiste">Versand in 24 Stunden · 30 Tage Rückgaberecht · Kauf auf Rechnung · Neukunden: 10 % mit WILLKOMMEN10</div>
<header class="kopf"><div class="breite"><a class="marke" href="/">Kontor&nbsp;Lindner<small>Schreiben · Wohnen · seit 1904</small></a>
<nav><a href="/">Sortiment</a> <a href="/bestellung-suchen">Bestellung verfolgen</a> <a href="/warenkorb">Warenkorb</a></nav></div></header>
<main class="breite">${content}</main>
<footer class="fuss"><div class="breite">Alle Preise inkl. 19 % MwSt., zzgl. Versand. <a href="/agb">AGB</a> · <a href="/widerruf">Widerruf</a> · <a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></div></footer>
<script src="/dateien/lindner.js" defer></script>
</body></html>`,
    status,
  );
}
