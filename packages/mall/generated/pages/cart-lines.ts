import { html, type Markup, raw } from '../../src/markup.ts';
import { unitPrice } from '../price-order.ts';
import { goodOf, type Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Line, Visit } from '../visit.ts';
import { amount, productUrl } from './parts.ts';
import { quantityControl } from './quantity-control.ts';

export const optionsText = (shop: Shop, line: Line) =>
  (goodOf(shop, line.slug)?.groups ?? [])
    .map((group) => `${group.label}: ${group.values.find(({ id }) => id === line.options[group.kind])?.label ?? ''}`)
    .join(', ');

const canBeLeft = (shop: Shop) => ['ticked', 'tick-all'].includes(shop.design.cartLines.does);

/** `to`: where the line goes when the tick changes. */
const lineTick = (to: 'later' | 'back', value: string, name: string) =>
  html`<input type="checkbox" data-line-tick="${to}" value="${value}" aria-label="${name}"${to === 'later' ? raw(' checked') : ''}${mark('decoy:lineTick')}> `;

function cells(shop: Shop, line: Line, index: number) {
  const { design } = shop;
  const good = goodOf(shop, line.slug);
  const unit = good ? unitPrice(good, line.options) : 0;
  const told = design.linePrices.does({
    shop,
    pieces: line.quantity,
    unit: amount(shop, unit),
    sum: amount(shop, unit * line.quantity),
  });
  const title = html`<a href="${productUrl(shop, line.slug)}">${good?.name ?? ''}</a>`;
  const choice = [optionsText(shop, line), line.monthly ? shop.say('subscribe') : ''].filter(Boolean).join(' · ');
  const later =
    design.cartExtras.does === 'save-for-later'
      ? html` <button class="${shop.c('link')}" name="later" value="${index}"${mark('decoy:saveLater')}>${shop.say('saveLater')}</button>`
      : '';
  const remove =
    design.cartLines.does === 'remove-boxes'
      ? html`<label class="${shop.c('soft')}"><input type="checkbox" name="drop" value="${index}"${design.cartUpdate.does === 'auto' ? raw(' data-auto') : ''}${mark('decoy:dropLine')}> ${shop.say('remove')}</label>`
      : html`<button class="${shop.c('link')}" name="remove" value="${index}" aria-label="${shop.say('remove')}"${mark('action:remove')}>×</button>`;
  return {
    picture: html`${canBeLeft(shop) ? lineTick('later', String(index), good?.name ?? '') : ''}<img src="/pic/${line.slug}.svg" alt="" width="72" height="72">`,
    title,
    choice,
    name: html`${title}${choice ? html`<br><small>${choice}</small>` : ''}`,
    unit: told.unit,
    quantity: html`${quantityControl(shop, `line:quantity=${index}`, line.quantity, true, `qty-${index}`)}${design.cartUpdate.does === 'line-button' ? html`<button class="${shop.c('link')}" name="update" value="1" title="${shop.say('update')}"${mark('action:updateCart')}>↻ <small>${shop.say('update')}</small></button>` : ''}`,
    sum: told.sum,
    remove: html`${remove}${later}`,
  };
}

type Cells = ReturnType<typeof cells>;

/** The goods of the cart, each with its number, its price and what can be done to it. */
export function cartLines(shop: Shop, visit: Visit): Markup {
  const rows = visit.lines.map((line, index) => cells(shop, line, index));
  const truth = (index: number) => mark(`line:${visit.lines[index]?.slug ?? ''}`);
  const all =
    shop.design.cartLines.does === 'tick-all'
      ? html`<p><label>${lineTick('later', 'all', shop.say('allItems'))}${shop.say('allItems')} (${rows.length})</label></p>`
      : '';
  return html`${all}${shaped(shop, rows, truth)}`;
}

function shaped(shop: Shop, rows: readonly Cells[], truth: (index: number) => Markup): Markup {
  const look = shop.design.cartPage.does;
  const head = html`<thead><tr><th></th><th></th><th>${shop.say('quantity')}</th><th>${shop.say('subtotal')}</th><th></th></tr></thead>`;
  if (look === 'table')
    return html`<table class="${shop.c('table')}">${head}<tbody>${rows.map((cell, index) => html`<tr${truth(index)}><td>${cell.picture}</td><td>${cell.name}<br>${cell.unit}</td><td>${cell.quantity}</td><td>${cell.sum}</td><td>${cell.remove}</td></tr>`)}</tbody></table>`;
  if (look === 'two-rows')
    return html`<table class="${shop.c('table')}">${head}<tbody>${rows.map((cell, index) => html`<tr><td>${cell.picture}</td><td>${cell.title}</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr${truth(index)}><td>&nbsp;</td><td>${cell.choice ? html`${cell.choice}<br>` : ''}${cell.unit}</td><td>${cell.quantity}</td><td>${cell.sum}</td><td>${cell.remove}</td></tr>`)}</tbody></table>`;
  if (look === 'facts')
    return html`<div>${rows.map((cell, index) => html`<div class="${shop.c('cart-card')}"${truth(index)}>${cell.picture}<div class="${shop.c('grow')}"><h3 class="${shop.c('bare')}">${cell.title}</h3><dl class="${shop.c('facts')}">${cell.choice ? html`<dt>${shop.say('description')}</dt><dd>${cell.choice}</dd>` : ''}<dt>${shop.say('priceWord')}</dt><dd>${cell.unit}</dd><dt>${shop.say('quantity')}</dt><dd>${cell.quantity}</dd><dt>${shop.say('subtotal')}</dt><dd>${cell.sum}</dd></dl></div>${cell.remove}</div>`)}</div>`;
  if (look === 'grid')
    return html`<div role="table" class="${shop.c('options')}"><div role="row" class="${shop.c('cart-line soft')}"><div role="columnheader">${shop.say('cart')}</div><span role="columnheader">${shop.say('quantity')}</span><span role="columnheader">${shop.say('subtotal')}</span></div>${rows.map((cell, index) => html`<div role="row" class="${shop.c('cart-line')}"${truth(index)}><span role="cell">${cell.picture}</span><div role="cell">${cell.name}</div><span role="cell">${cell.unit}</span><span role="cell">${cell.quantity}</span><strong role="cell">${cell.sum}</strong><span role="cell">${cell.remove}</span></div>`)}</div>`;
  if (look === 'list')
    return html`<ul class="${shop.c('options')}">${rows.map((cell, index) => html`<li class="${shop.c('cart-line')}"${truth(index)}>${cell.picture}<div>${cell.name}<br><small>${cell.unit}</small></div>${cell.quantity}<strong>${cell.sum}</strong>${cell.remove}</li>`)}</ul>`;
  return html`<div>${rows.map((cell, index) => html`<div class="${shop.c('cart-card')}"${truth(index)}>${cell.picture}<div class="${shop.c('grow')}">${cell.name}<div class="${shop.c('soft')}">${cell.unit}</div></div>${cell.quantity}<strong>${cell.sum}</strong>${cell.remove}</div>`)}</div>`;
}

/** Lines that the customer put aside, or whose tick was taken away. */
export function setAside(shop: Shop, visit: Visit): Markup {
  if (visit.later.length === 0) return raw('');
  if (canBeLeft(shop))
    return html`<form action="/cart/update" method="post">${visit.later.map((line, index) => html`<p>${lineTick('back', String(index), goodOf(shop, line.slug)?.name ?? '')}${goodOf(shop, line.slug)?.name ?? ''} <small>${optionsText(shop, line)}</small></p>`)}</form>`;
  return html`<section class="${shop.c('related')}"><h2>${shop.say('saveLater')}</h2><form action="/cart/update" method="post">${visit.later.map((line, index) => html`<p>${goodOf(shop, line.slug)?.name ?? ''} <small>${optionsText(shop, line)}</small> <button class="${shop.c('link')}" name="back" value="${index}"${mark('decoy:moveToCart')}>${shop.say('moveToCart')}</button></p>`)}</form></section>`;
}
