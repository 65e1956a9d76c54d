import { html, type Markup } from '../../markup.ts';
import { page } from '../../reply.ts';
import type { NestSession } from './pricing.ts';

const cookieBanner = html`<div class="cookiebar" id="cookiebar" role="dialog" aria-label="Cookies"><p>We use cookies to keep your cart, measure our traffic and show you things you may like. <a href="/pages/privacy">Privacy policy</a></p>
<div><button type="button" class="pill pill-quiet" data-cookies="necessary">Only necessary</button> <button type="button" class="pill" data-cookies="all">Accept all</button></div></div>`;

const popup = html`<div class="pop" id="pop" hidden><div class="pop-card" role="dialog" aria-modal="true" aria-label="Newsletter"><button type="button" class="pop-x" aria-label="Close">&times;</button><h2>15% off your first nest</h2><p>Join the list and we will send a code right away.</p>
<form id="pop-form"><input type="email" name="newsletter_email" placeholder="you@email.com" aria-label="Email for newsletter"> <button class="pill">Get my code</button></form><button type="button" class="pop-no">No thanks, I’ll pay full price</button></div></div>`;

export function site(
  session: NestSession,
  title: string,
  content: Markup,
  options: { head?: Markup; status?: number } = {},
) {
  const { state } = session;
  const count = session.cart.reduce((sum, line) => sum + line.quantity, 0);
  return page(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Brightnest</title>${options.head}
<link rel="stylesheet" href="/cdn/theme.css"><link rel="stylesheet" href="/cdn/overlays.css"><link rel="stylesheet" href="/cdn/checkout.css"></head><body>
<header class="bar"><a href="/" class="brand"><span class="dot"></span>Brightnest</a><nav><a href="/collections/all">Shop</a><a href="/orders/status">Order status</a></nav><a href="/cart" class="cartlink" aria-label="Cart">Cart (<span>${count}</span>)</a></header>
<div class="wrap">${content}</div><footer class="foot"><p>Brightnest Home Inc., Austin, Texas</p><form class="foot-news"><label for="footer-email">Newsletter</label> <input id="footer-email" type="email" name="footer_email" placeholder="Email address"><button type="button" class="pill pill-quiet">Subscribe</button></form></footer>
${!state.popupSeen && popup}${!state.cookiesAnswered && cookieBanner}<script src="/cdn/theme.js"></script></body></html>`,
    options.status ?? 200,
  );
}
