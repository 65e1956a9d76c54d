import { html, type Markup, raw } from '../../markup.ts';
import type { Session } from '../../session.ts';

export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** For data blocks in script elements, where a closing tag in the text would end the block. */
export const dataBlock = (value: unknown): Markup => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

export function layout(session: Session<unknown>, title: string, body: Markup, head: Markup = raw('')): Markup {
  const count = session.cart.reduce((sum, line) => sum + line.quantity, 0);
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Thistle &amp; Rowan</title>
<link rel="stylesheet" href="/assets/shop.css">
${head}
</head>
<body>
<div class="tr-strip">Free UK delivery on orders over £60</div>
<header class="tr-masthead">
  <a class="tr-masthead__name" href="/">Thistle &amp; Rowan</a>
  <nav aria-label="Main"><a href="/">Shop all</a><a href="/track-order">Track an order</a><a href="/basket">Basket (${count})</a></nav>
</header>
<main class="tr-wrap">${body}</main>
<footer class="tr-foot">Thistle &amp; Rowan, 14 Market Place, Kendal. All prices include VAT.</footer>
</body>
</html>`;
}
