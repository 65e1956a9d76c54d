import { html, type Markup, raw } from '../../markup.ts';
import type { Session } from '../../session.ts';

export function zl(grosze: number): string {
  const [whole = '0', rest = '00'] = (Math.abs(grosze) / 100).toFixed(2).split('.');
  return `${grosze < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')},${rest}\u00a0zł`;
}

export function layout(session: Session<unknown>, title: string, body: Markup, head: Markup = raw('')): Markup {
  const pieces = session.cart.reduce((sum, line) => sum + line.quantity, 0);
  return html`<!doctype html>
<html lang="pl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – Leśna Półka</title>
  <link href="/assets/polka.css" rel="stylesheet">
  ${head}
</head>
<body>
  <div class="naglowek"><div><a class="znak" href="/">Leśna Półka</a><span><a href="/sprawdz">Sprawdź zamówienie</a> &nbsp; <a href="/koszyk">Koszyk (${pieces})</a></span></div></div>
  <div class="srodek">${body}</div>
  <div class="stopka">Leśna Półka, ul. Żubrowa 3, 17-200 Hajnówka. Ceny zawierają podatek VAT.</div>
</body>
</html>`;
}
