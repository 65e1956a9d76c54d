import { html, type Markup, raw } from '../../src/markup.ts';
import { estimateForm } from '../dimensions/product-page.ts';
import { priceOrder, unitPrice } from '../price-order.ts';
import { goodOf, type Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { couponBelow, couponInForm } from './cart-coupon.ts';
import { cartLines, optionsText, setAside } from './cart-lines.ts';
import { amount } from './parts.ts';
import { expressButtons, tile } from './product-page.ts';
import { sumsOf } from './sums-block.ts';

export function cartPage(shop: Shop, visit: Visit): Markup {
  const { say, design } = shop;
  if (visit.lines.length === 0)
    return html`<h1>${say('cart')}</h1><p${mark('message:empty')}>${say('empty')}</p><a href="/">${say('continueShopping')}</a>${setAside(shop, visit)}`;
  const extra = design.cartExtras.does;
  const update =
    design.cartUpdate.does === 'button'
      ? html`<button class="${shop.c('button plain')}" name="update" value="1"${mark('action:updateCart')}>${say('update')}</button>`
      : '';
  const note =
    extra === 'note'
      ? html`<label class="${shop.c('label')}">${say('note')} (${say('optional')})<textarea class="${shop.c('input')}" rows="2" name="cartNote"${mark('decoy:note')}></textarea></label>`
      : '';
  const goods = html`<form action="/cart/update" method="post" data-cart${raw(design.cartPage.does === 'layer' ? ' data-swap' : '')} id="${shop.id('cart-form')}">${cartLines(shop, visit)}${couponInForm(shop)}${update}${besideUpdate(shop)}${note}</form>${couponBelow(shop, visit)}`;
  const sums = html`<aside class="${shop.c('card narrow')}">${sumsOf(shop, priceOrder(shop, { ...visit, delivery: null, method: null }), 'cart')}${extra === 'estimate' ? estimateForm(shop) : ''}${toCheckout(shop)}</aside>`;
  const wide = html`<div class="${shop.c('wide')}">${goods}</div>`;
  const parts =
    design.cartLayouts.does === 'beside'
      ? html`<div class="${shop.c('columns')}">${wide}${sums}</div>`
      : html`<div class="${shop.c('stack')}">${design.cartLayouts.does === 'above' ? [sums, wide] : [wide, sums]}</div>`;
  return html`<h1>${say('cart')}</h1>${extra === 'two-ways' ? html`<div class="${shop.c('actions')}">${toCheckout(shop)}</div>` : ''}${parts}${setAside(shop, visit)}${extra === 'cross-sells' ? crossSells(shop, visit) : ''}`;
}

/** Further buttons of the same form. */
function besideUpdate(shop: Shop): Markup {
  const kind = shop.design.cartActions.does;
  if (kind === 'empty')
    return html` <button class="${shop.c('button plain')}" name="remove" value="all"${mark('decoy:emptyCart')}>${shop.say('clearCart')}</button>`;
  if (kind === 'continue-beside')
    return html` <button class="${shop.c('button plain')}" name="go" value="/"${mark('action:continueShopping')}>${shop.say('continueShopping')}</button>`;
  return raw('');
}

function crossSells(shop: Shop, visit: Visit): Markup {
  const others = shop.goods.filter((good) => !visit.lines.some(({ slug }) => slug === good.slug)).slice(0, 3);
  return html`<aside class="${shop.c('related')}"><h2>${shop.say('related')}</h2><div class="${shop.c('grid')}">${others.map((other) => tile(shop, other, other.groups.length === 0 && !other.isSoldOut))}</div></aside>`;
}

function toCheckout(shop: Shop): Markup {
  const { say, design } = shop;
  const expressed = design.express.does === 'cart' ? expressButtons(shop) : '';
  const words = design.cartButtons.does === 'order' ? say('buyNow') : say('checkout');
  const plan = { label: words, truth: 'action:checkout', look: 'primary' as const };
  if (design.cartActions.does === 'checkout-submit')
    return html`${expressed}<button class="${shop.c('button primary')}" name="go" value="/checkout" form="${shop.id('cart-form')}"${mark('action:checkout')}>${words}</button>`;
  if (design.terms.does !== 'cart')
    return html`${expressed}${design.buttons.does(shop, { ...plan, href: '/checkout' })}`;
  return html`${expressed}<form action="/cart/checkout" method="post"><label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf('terms')}"${mark('consent:terms')}> <span>${say('terms')}</span></label>${design.buttons.does(shop, plan)}</form>`;
}

/** The cart as a drawer or dialog shows it. */
export function drawerOf(shop: Shop, visit: Visit): Markup {
  const { say, design } = shop;
  if (design.cartPage.does === 'layer')
    return html`<div${mark('page:cart')}><div class="${shop.c('drawer-head')}"><span></span><button type="button" class="${shop.c('link')}" data-close-drawer aria-label="${say('close')}"${mark('action:closeDrawer')}>×</button></div>${cartPage(shop, visit)}</div>`;
  const isOnlyCart = design.cartPage.does === 'none';
  const items = visit.lines.map((line) => {
    const good = goodOf(shop, line.slug);
    return html`<li${mark(`line:${line.slug}`)}>${line.quantity} × ${good?.name ?? ''} <small>${optionsText(shop, line)}</small> <span>${amount(shop, good ? unitPrice(good, line.options) * line.quantity : 0)}</span></li>`;
  });
  const toCart = isOnlyCart
    ? raw('')
    : html`<a class="${shop.c('button plain')}" href="/cart"${mark('action:viewCart')}>${say('viewCart')}</a>`;
  const onward =
    design.terms.does === 'cart' && !isOnlyCart
      ? raw('')
      : html`<a class="${shop.c('button primary')}" href="/checkout"${mark('action:checkout')}>${say('checkout')}</a>`;
  const subtotal = priceOrder(shop, {
    ...visit,
    coupon: null,
    delivery: null,
    method: null,
    extraTicked: false,
  }).subtotal;
  return html`<div class="${shop.c('drawer-head')}"><strong>${say('cart')}</strong><button type="button" class="${shop.c('link')}" data-close-drawer aria-label="${say('close')}"${mark('action:closeDrawer')}>×</button></div><ul class="${shop.c('options')}">${items.length > 0 ? items : html`<li${mark('message:empty')}>${say('empty')}</li>`}</ul><p class="${shop.c('sum-row')}"${mark(`row:subtotal=${subtotal}`)}><span>${say('subtotal')}</span> <b>${amount(shop, subtotal)}</b></p><div class="${shop.c('actions')}">${toCart}${items.length > 0 ? onward : ''}<button type="button" class="${shop.c('link')}" data-close-drawer${mark('action:continueShopping')}>${say('continueShopping')}</button></div>`;
}

/** The cart after a change, where this shop shows it. */
export function cartAgain(shop: Shop, visit: Visit): Record<string, string> {
  return shop.design.cartPage.does === 'layer'
    ? { drawer: drawerOf(shop, visit).markup }
    : { main: cartPage(shop, visit).markup };
}
