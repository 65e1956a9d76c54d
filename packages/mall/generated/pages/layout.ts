import { html, type Markup, raw } from '../../src/markup.ts';
import { goodsWorth } from '../price-order.ts';
import { goodOf, type Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { clientScript } from './client-script.ts';
import { overlayOf } from './overlay.ts';
import { amount, noticeOf } from './parts.ts';

export interface PagePlan {
  kind: string;
  title: string;
  /** Drawn late: a page that a script fills asks for it in a second request. */
  body: () => Markup;
  /** Into the head of the document. */
  head?: Markup;
  /** Without overlays and without the shop's header, as checkouts often are. */
  bare?: boolean;
}

/** What goes into `main`: the notices and the body. */
export function mainOf(shop: Shop, visit: Visit, plan: PagePlan): Markup {
  const body = plan.body();
  const main = html`${noticeOf(shop, visit)}${body}`;
  if (shop.design.rendering.does.by !== 'fragment') return main;
  return html`<div class="${shop.c(`page-${plan.kind}`)}"${mark(`page:${plan.kind}`)}>${around(shop, visit, plan, filled(shop, 'server', main))}${plan.bare ? '' : overlayOf(shop)}</div>`;
}

/** The content between head and foot. */
function around(shop: Shop, visit: Visit, plan: PagePlan, main: Markup): Markup {
  return html`${plan.bare ? checkoutHead(shop, visit) : header(shop, visit)}${beside(shop, visit, plan, main)}${plan.bare ? checkoutFoot(shop) : footer(shop)}`;
}

export function layout(shop: Shop, visit: Visit, plan: PagePlan): Markup {
  const { market, design } = shop;
  const by = design.rendering.does.by;
  const script = clientScript(shop);
  const place = design.scriptPlace.does;
  const bars = html`<div class="${shop.c('skeleton')}"></div><div class="${shop.c('skeleton')}"></div>`;
  const isLate = by === 'fetch' || by === 'fragment';
  const main = isLate ? bars : mainOf(shop, visit, plan);
  const content =
    by === 'fragment'
      ? html`<div id="${shop.id('app')}">${bars}</div>`
      : around(shop, visit, plan, filled(shop, by, main));
  return html`<!doctype html><html lang="${market.locale}"${market.rightToLeft ? raw(' dir="rtl"') : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${plan.title} – ${shop.name}</title><link rel="stylesheet" href="/theme.css">${plan.head ?? ''}${place === 'defer' ? raw('<script src="/theme.js" defer></script>') : ''}${place === 'module' ? raw('<script src="/theme.js" type="module"></script>') : ''}</head><body class="${shop.c(`page page-${plan.kind}`)}"${mark(`page:${plan.kind}`)}>${content}<div id="${shop.id('drawer')}" class="${shop.c('drawer')}" hidden>${raw('')}</div><div id="${shop.id('panel')}"></div><div id="${shop.id('busy')}" class="${shop.c('busy')}" hidden${mark('busy')}><span class="${shop.c('wheel')}"></span></div>${plan.bare || by === 'fragment' ? '' : overlayOf(shop)}${place === 'inline' ? html`<script>${raw(script)}</script>` : ''}${place === 'end' ? raw('<script src="/theme.js"></script>') : ''}</body></html>`;
}

function filled(shop: Shop, by: string, main: Markup): Markup {
  const inert = raw(shop.design.rendering.does.isInert ? ' inert' : '');
  const open = html`<main id="${shop.id('main')}" class="${shop.c('main')}"${inert}>`;
  if (by === 'json') {
    const state = JSON.stringify({ main: main.markup }).replaceAll('<', '\\u003c');
    return html`${open}</main><script type="application/json" id="${shop.id('state')}">${raw(state)}</script>`;
  }
  if (by === 'element') return html`<shop-app><template>${open}${main}</main></template></shop-app>`;
  return html`${open}${main}</main>`;
}

function header(shop: Shop, visit: Visit): Markup {
  const { say } = shop;
  const look = shop.design.headers.does;
  const links = html`<nav class="${shop.c('nav')}"><a href="/">${say('home')}</a><a href="/account"${mark('action:account')}>${say('account')}</a>${cartLink(shop, visit)}</nav>`;
  const search = html`<form class="${shop.c('search')}" action="/search" role="search"><input type="search" name="q" placeholder="${say('search')}" aria-label="${say('search')}"${mark('field:search')}><button type="submit"${mark('action:search')}>⌕</button></form>`;
  const name = html`<a class="${shop.c('brand')}" href="/">${shop.name}</a>`;
  const strip = look === 'announcement' ? html`<div class="${shop.c('strip')}">${say('popup')}</div>` : '';
  if (look === 'two-rows')
    return html`<header class="${shop.c('header')}"><div class="${shop.c('top-row')}">${links}</div><div class="${shop.c('head-row')}">${name}${search}</div></header>`;
  return html`${strip}<header class="${shop.c(look === 'centred' ? 'header head-row centred' : 'header head-row')}">${name}${search}${links}</header>`;
}

/** The head of pages that shall not lead away from the order. */
function checkoutHead(shop: Shop, visit: Visit): Markup {
  const look = shop.design.checkoutHeads.does;
  if (look === 'full') return header(shop, visit);
  const name = html`<a class="${shop.c('brand')}" href="/">${shop.name}</a>`;
  const help = html`<nav class="${shop.c('nav')}"><span>☎ ${shop.market.home.phone.slice(0, 4)} 555 0100</span><a href="/account"${mark('action:account')}>${shop.say('login')}</a>${cartLink(shop, visit)}</nav>`;
  return html`<header class="${shop.c('header head-row centred')}">${name}${look === 'help-line' ? help : html`<nav class="${shop.c('nav')}">${cartLink(shop, visit)}</nav>`}</header>`;
}

/** The content with the shop's column beside it. */
function beside(shop: Shop, visit: Visit, plan: PagePlan, main: Markup): Markup {
  const kind = shop.design.sidebars.does;
  if (plan.bare || kind === 'none' || !['home', 'search', 'product', 'cart'].includes(plan.kind)) return main;
  const { say } = shop;
  const links = html`<strong>${say('categories')}</strong><ul>${shop.goods.map((good) => html`<li><a href="/search?q=${encodeURIComponent(good.name.split(' ')[0] ?? '')}">${good.name.split(' ')[0] ?? ''}</a></li>`)}</ul>`;
  const filters = html`<form action="/search">${shop.goods.slice(0, 3).map((good) => html`<label class="${shop.c('tick')}"><input type="checkbox" name="kind" value="${good.picture}"${mark('decoy:filter')}> <span>${good.name.split(' ')[0] ?? ''}</span></label>`)}<div class="${shop.c('inline')}"><input class="${shop.c('input')}" name="from" inputmode="numeric" aria-label="min" placeholder="0"${mark('decoy:filter')}> <input class="${shop.c('input')}" name="to" inputmode="numeric" aria-label="max" placeholder="100"${mark('decoy:filter')}></div><button class="${shop.c('button plain')}"${mark('decoy:filter')}>OK</button></form>`;
  const isShelf = plan.kind === 'home' || plan.kind === 'search';
  const inner =
    kind === 'cart' ? html`${sideCart(shop, visit)}${links}` : kind === 'filters' && isShelf ? filters : links;
  return html`<div class="${shop.c('with-side')}"><aside class="${shop.c('side')}">${inner}</aside>${main}</div>`;
}

export function sideCart(shop: Shop, visit: Visit): Markup {
  const lines = visit.lines.map((line) => html`<li>${line.quantity} × ${goodOf(shop, line.slug)?.name ?? ''}</li>`);
  return html`<div id="${shop.id('side-cart')}" class="${shop.c('card')}"><strong>${shop.say('cart')}</strong>${lines.length > 0 ? html`<ul>${lines}</ul><a href="/cart"${mark('action:viewCart')}>${shop.say('viewCart')}</a>` : html`<p class="${shop.c('soft')}">${shop.say('empty')}</p>`}</div>`;
}

export function cartLink(shop: Shop, visit: Visit): Markup {
  const count = visit.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const look = shop.design.cartLink.does;
  const isDrawer = ['none', 'layer'].includes(shop.design.cartPage.does);
  const aim = isDrawer ? html` href="#" data-cart-drawer` : raw(' href="/cart"');
  const picture = raw(
    '<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M6 7h14l-2 9H8L5 3H2"/><circle cx="9" cy="20" r="1"/><circle cx="17" cy="20" r="1"/></svg>',
  );
  if (look === 'amount')
    return html`<a id="${shop.id('cart-link')}" class="${shop.c('cart-link')}"${aim}${mark('action:openCart')}>${picture} ${amount(shop, goodsWorth(shop, visit.lines))}</a>`;
  const inner = look === 'icon' ? html`${picture}<sup>${count || ''}</sup>` : html`${shop.say('cart')} (${count})`;
  return html`<a id="${shop.id('cart-link')}" class="${shop.c('cart-link')}"${aim} aria-label="${shop.say('cart')} (${count})"${mark('action:openCart')}>${inner}</a>`;
}

function checkoutFoot(shop: Shop): Markup {
  const { say } = shop;
  const kind = shop.design.checkoutFoots.does;
  if (kind === 'none') return raw('');
  const links = html`<div>© ${shop.name}</div><div><a href="/terms">${say('termsImplied')}</a></div>`;
  if (kind === 'links') return html`<footer class="${shop.c('footer')}">${links}</footer>`;
  return html`<footer class="${shop.c('footer')}">${links}<form action="/newsletter" method="post"><strong>${say('popup')}</strong><br><input type="email" name="newsletter" required placeholder="${say('email')}" aria-label="${say('email')}"${mark('decoy:newsletterEmail')}> <button${mark('decoy:newsletter')}>${say('signUp')}</button></form></footer>`;
}

function footer(shop: Shop): Markup {
  const { say } = shop;
  const kind = shop.design.footers.does;
  const form =
    kind === 'newsletter'
      ? html`<form action="/newsletter" method="post"><label>${say('newsletter')}<br><input type="email" name="newsletter" placeholder="${say('email')}"${mark('decoy:newsletterEmail')}></label> <button${mark('action:newsletter')}>OK</button></form>`
      : kind === 'contact'
        ? html`<form action="/newsletter" method="post"><input name="name" placeholder="${say('fullName')}" aria-label="${say('fullName')}"${mark('decoy:contactName')}> <input name="newsletter" placeholder="${say('email')}" aria-label="${say('email')}"${mark('decoy:newsletterEmail')}> <textarea name="text" aria-label="${say('note')}"${mark('decoy:contactText')}></textarea> <button${mark('action:contact')}>${say('continue')}</button></form>`
        : '';
  return html`<footer class="${shop.c('footer')}"><div>© ${shop.name}</div><div><a href="/terms">${say('termsImplied')}</a></div>${form}</footer>`;
}
