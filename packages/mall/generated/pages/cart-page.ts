import { html, type Markup, raw } from '../../src/markup.ts';
import { estimateForm } from '../dimensions/product-page.ts';
import { priceOrder, unitPrice } from '../price-order.ts';
import { goodOf, type Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Line, Visit } from '../visit.ts';
import { couponBelow, couponInForm } from './cart-coupon.ts';
import { amount, productUrl } from './parts.ts';
import { expressButtons, quantityControl, tile } from './product-page.ts';
import { sumsOf } from './sums-block.ts';

const optionsText = (shop: Shop, line: Line) =>
  (goodOf(shop, line.slug)?.groups ?? [])
    .map((group) => `${group.label}: ${group.values.find(({ id }) => id === line.options[group.kind])?.label ?? ''}`)
    .join(', ');

function cells(shop: Shop, line: Line, index: number) {
  const good = goodOf(shop, line.slug);
  const unit = good ? unitPrice(good, line.options) : 0;
  const told = shop.design.linePrices.does({
    shop,
    pieces: line.quantity,
    unit: amount(shop, unit),
    sum: amount(shop, unit * line.quantity),
  });
  return {
    picture: html`<img src="/pic/${line.slug}.svg" alt="" width="72" height="72">`,
    name: html`<a href="${productUrl(shop, line.slug)}">${good?.name ?? ''}</a>${optionsText(shop, line) ? html`<br><small>${optionsText(shop, line)}</small>` : ''}${line.monthly ? html`<br><small>${shop.say('subscribe')}</small>` : ''}`,
    unit: told.unit,
    quantity: html`${quantityControl(shop, `line:quantity=${index}`, line.quantity, true, `qty-${index}`)}${shop.design.cartUpdate.does === 'line-button' ? html`<button class="${shop.c('link')}" name="update" value="1" title="${shop.say('update')}"${mark('action:updateCart')}>↻ <small>${shop.say('update')}</small></button>` : ''}`,
    sum: told.sum,
    remove: html`<button class="${shop.c('link')}" name="remove" value="${index}" aria-label="${shop.say('remove')}"${mark('action:remove')}>×</button>${shop.design.cartExtras.does === 'save-for-later' ? html` <button class="${shop.c('link')}" name="later" value="${index}"${mark('decoy:saveLater')}>${shop.say('saveLater')}</button>` : ''}`,
  };
}

function lines(shop: Shop, visit: Visit): Markup {
  const rows = visit.lines.map((line, index) => cells(shop, line, index));
  const truth = (index: number) => mark(`line:${visit.lines[index]?.slug ?? ''}`);
  const look = shop.design.cartPage.does;
  if (look === 'table')
    return html`<table class="${shop.c('table')}"><thead><tr><th></th><th></th><th>${shop.say('quantity')}</th><th>${shop.say('subtotal')}</th><th></th></tr></thead><tbody>${rows.map((cell, index) => html`<tr${truth(index)}><td>${cell.picture}</td><td>${cell.name}<br>${cell.unit}</td><td>${cell.quantity}</td><td>${cell.sum}</td><td>${cell.remove}</td></tr>`)}</tbody></table>`;
  if (look === 'grid')
    return html`<div role="table" class="${shop.c('options')}"><div role="row" class="${shop.c('cart-line soft')}"><div role="columnheader">${shop.say('cart')}</div><span role="columnheader">${shop.say('quantity')}</span><span role="columnheader">${shop.say('subtotal')}</span></div>${rows.map((cell, index) => html`<div role="row" class="${shop.c('cart-line')}"${truth(index)}><span role="cell">${cell.picture}</span><div role="cell">${cell.name}</div><span role="cell">${cell.unit}</span><span role="cell">${cell.quantity}</span><strong role="cell">${cell.sum}</strong><span role="cell">${cell.remove}</span></div>`)}</div>`;
  if (look === 'list')
    return html`<ul class="${shop.c('options')}">${rows.map((cell, index) => html`<li class="${shop.c('cart-line')}"${truth(index)}>${cell.picture}<div>${cell.name}<br><small>${cell.unit}</small></div>${cell.quantity}<strong>${cell.sum}</strong>${cell.remove}</li>`)}</ul>`;
  return html`<div>${rows.map((cell, index) => html`<div class="${shop.c('cart-card')}"${truth(index)}>${cell.picture}<div class="${shop.c('grow')}">${cell.name}<div class="${shop.c('soft')}">${cell.unit}</div></div>${cell.quantity}<strong>${cell.sum}</strong>${cell.remove}</div>`)}</div>`;
}

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
  const goods = html`<form action="/cart/update" method="post" data-cart${raw(design.cartPage.does === 'layer' ? ' data-swap' : '')}>${lines(shop, visit)}${couponInForm(shop)}${update}${note}</form>${couponBelow(shop, visit)}`;
  const sums = html`<aside class="${shop.c('card narrow')}">${sumsOf(shop, priceOrder(shop, { ...visit, delivery: null, method: null }), 'cart')}${extra === 'estimate' ? estimateForm(shop) : ''}${toCheckout(shop)}</aside>`;
  const wide = html`<div class="${shop.c('wide')}">${goods}</div>`;
  const parts =
    design.cartLayouts.does === 'beside'
      ? html`<div class="${shop.c('columns')}">${wide}${sums}</div>`
      : html`<div class="${shop.c('stack')}">${design.cartLayouts.does === 'above' ? [sums, wide] : [wide, sums]}</div>`;
  return html`<h1>${say('cart')}</h1>${extra === 'two-ways' ? html`<div class="${shop.c('actions')}">${toCheckout(shop)}</div>` : ''}${parts}${setAside(shop, visit)}${extra === 'cross-sells' ? crossSells(shop, visit) : ''}`;
}

/** Lines that the customer put aside. */
function setAside(shop: Shop, visit: Visit): Markup {
  if (visit.later.length === 0) return raw('');
  return html`<section class="${shop.c('related')}"><h2>${shop.say('saveLater')}</h2><form action="/cart/update" method="post">${visit.later.map((line, index) => html`<p>${goodOf(shop, line.slug)?.name ?? ''} <small>${optionsText(shop, line)}</small> <button class="${shop.c('link')}" name="back" value="${index}"${mark('decoy:moveToCart')}>${shop.say('moveToCart')}</button></p>`)}</form></section>`;
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
