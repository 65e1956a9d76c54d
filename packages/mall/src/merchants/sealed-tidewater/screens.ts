import { html, type Markup, raw } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type Product, unitsInStock } from '../../product.ts';
import type { Session } from '../../session.ts';
import { regions } from './order.ts';
import { products } from './products.ts';

export const productPath = (slug: string): string => `/p/${slug}`;
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export function screen(session: Session<unknown>, title: string, body: Markup, head: Markup = html``): Markup {
  const count = session.cart.reduce((sum, line) => sum + line.quantity, 0);
  return html`<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title} · Tidewater Roasters</title><link rel="stylesheet" href="/assets/tide.css">${head}</head>
<body><div class="phone"><div class="appbar"><a href="/">Tidewater</a><button type="button" id="cart-open" aria-label="Open cart">Cart · <span id="cart-count">${count}</span></button></div>${body}</div><script type="module" src="/assets/store.js"></script></body></html>`;
}

export function shelf(session: Session<unknown>): Markup {
  return screen(
    session,
    'Coffee',
    html`<div class="pad"><h1>Fresh this week</h1><div class="shelf">${products.map((p) => html`<a class="bean" href="${productPath(p.slug)}"><img src="/img/${p.slug}.svg" alt=""><strong>${p.title}</strong><div class="muted">${dollars(p.price)}</div></a>`)}</div><p class="muted"><a href="/order">Where is my order?</a></p></div>`,
  );
}

export function productScreen(session: Session<unknown>, shop: Shop, p: Product): Markup {
  const stock = unitsInStock(p, 'browse');
  return screen(
    session,
    p.title,
    html`<img class="hero" src="/img/${p.slug}.svg" alt="${p.title}"><div class="pad"><h1>${p.title}</h1><div id="price" style="font-size:20px">${dollars(p.price)}</div><p>${p.description}</p>
<form id="buy" data-slug="${p.slug}" data-price="${p.price}">${(p.variants ?? []).map(
      (group, g) =>
        html`<fieldset class="radiocards"><legend>${group.name}</legend>${group.values.map(
          (v) =>
            html`<label${v.soldOut && html` class="off"`}><input type="radio" name="g${g}" value="${v.label}" data-extra="${v.surcharge ?? 0}"${v.soldOut && html` disabled`}>${v.label}<small>${v.soldOut ? 'Out of stock' : v.surcharge ? `+${dollars(v.surcharge)}` : 'Included'}</small></label>`,
        )}</fieldset>`,
    )}</form><div class="toast" id="hint" role="alert" hidden></div>${stock > 0 && stock < 4 && html`<p class="muted">Only ${stock} left</p>`}</div>
<div class="dock"><span id="quantity"></span><button type="button" class="big" id="add"${stock === 0 && html` disabled`}>${stock === 0 ? 'Sold out' : 'Add to cart'}</button></div>`,
    html`<meta property="og:type" content="product"><meta property="og:title" content="${p.title}"><meta property="og:image" content="${shop.origins.shop ?? ''}/img/${p.slug}.svg"><meta property="product:price:amount" content="${(p.price / 100).toFixed(2)}"><meta property="product:price:currency" content="CAD"><meta property="product:availability" content="${stock > 0 ? 'in stock' : 'out of stock'}">`,
  );
}

const float = (name: string, label: string, more: Markup = html`type="text"`) =>
  html`<div class="float"><input id="f-${name}" data-f="${name}" placeholder="${label}" ${more}><label for="f-${name}">${label}</label></div>`;

export function checkoutScreen(session: Session<unknown>, shop: Shop, problem?: string): Markup {
  return screen(
    session,
    'Checkout',
    html`<div class="pad" id="checkout"><h1>Checkout</h1><div class="toast" role="alert"${!problem && html` hidden`}>${problem}</div>
<div class="summary"><button type="button" id="summary-toggle"><span>Show order summary</span><strong data-total></strong></button><div id="summary-body" hidden>${shop.items(session).map((item) => html`<div class="money"><span>${shop.product(item.slug)?.title} × ${item.quantity} <span class="muted">${item.variant}</span></span><span>${dollars(item.unitPrice * item.quantity)}</span></div>`)}
<hr><div class="pair"><input id="promo" placeholder="Promo code" aria-label="Promo code"><button type="button" id="promo-apply">Apply</button></div><div class="muted" id="promo-said" role="status"></div></div></div>
<h2>Contact</h2>${float('email', 'Email', html`type="email" inputmode="email"`)}${float('mobile', 'Mobile number', html`type="tel"`)}
<label class="check"><input type="checkbox" data-f="news"> Text me when new lots land</label>
<h2>Ship to</h2><div class="float"><select id="f-country" data-f="country"><option value="CA">Canada</option><option value="US">United States</option></select><label for="f-country">Country</label></div>
<div class="pair">${float('first', 'First name')}${float('last', 'Last name')}</div>${float('street', 'Street address', html`type="text" autocomplete="off"`)}${float('unit', 'Unit, buzzer (optional)')}${float('city', 'City')}
<div class="pair"><div class="float"><button type="button" class="picker" id="province" data-f="province" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="province-cap"><span>Select</span></button><span class="cap" id="province-cap">Province or state</span></div>${float('postal', 'Postal code')}</div>
<h2>Delivery</h2><p class="muted" id="ways-hint">Fill in province and postal code to see delivery options.</p><div id="ways"></div>
<h2>Payment</h2><div class="tabs" role="tablist"><button type="button" role="tab" aria-selected="true" aria-controls="tab-card" data-method="card">Card</button><button type="button" role="tab" aria-selected="false" aria-controls="tab-transfer" data-method="transfer">e-Transfer</button><button type="button" role="tab" aria-selected="false" aria-controls="tab-gift" data-method="gift">Gift card</button></div>
<div id="tab-card" role="tabpanel">${float('pan', 'Card number', html`inputmode="numeric"`)}<div class="pair">${float('exp', 'MM/YY', html`inputmode="numeric"`)}${float('code', 'Security code', html`inputmode="numeric"`)}</div>${float('holder', 'Name on card')}</div>
<div id="tab-transfer" role="tabpanel" hidden><p>Send the total to pay@tidewater.example; we roast once it arrives.</p></div>
<div id="tab-gift" role="tabpanel" hidden>${float('gift', 'Gift card code')}</div>
<div id="rows"></div><div class="money sum"><span>Total</span><span data-total></span></div></div>
<div class="dock"><button type="button" class="big" id="pay" disabled>Pay <span data-total></span></button></div><script type="application/json" id="regions">${raw(JSON.stringify(regions))}</script><script type="module" src="/assets/pay.js"></script>`,
  );
}
