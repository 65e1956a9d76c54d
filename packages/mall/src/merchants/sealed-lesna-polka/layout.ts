import { html, type Markup, raw } from '../../markup.ts';
import type { Session } from '../../session.ts';

export function zl(grosze: number): string {
  const [cale = '0', reszta = '00'] = (Math.abs(grosze) / 100).toFixed(2).split('.');
  return `${grosze < 0 ? '-' : ''}${cale.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')},${reszta}\u00a0zł`;
}

export function szablon(sesja: Session<unknown>, tytul: string, tresc: Markup, dodatki: Markup = raw('')): Markup {
  const sztuk = sesja.cart.reduce((suma, linia) => suma + linia.quantity, 0);
  return html`<!doctype html>
<html lang="pl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${tytul} – Leśna Półka</title>
  <link href="/assets/polka.css" rel="stylesheet">
  ${dodatki}
</head>
<body>
  <div class="naglowek"><div><a class="znak" href="/">Leśna Półka</a><span><a href="/sprawdz">Sprawdź zamówienie</a> &nbsp; <a href="/koszyk">Koszyk (${sztuk})</a></span></div></div>
  <div class="srodek">${tresc}</div>
  <div class="stopka">Leśna Półka, ul. Żubrowa 3, 17-200 Hajnówka. Ceny zawierają podatek VAT.</div>
</body>
</html>`;
}
