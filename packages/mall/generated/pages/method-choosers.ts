import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';

export interface MethodLine {
  id: string;
  label: string;
  text: Markup;
}

const radio = (shop: Shop, visit: Visit, id: string, more: Markup | string = '') =>
  html`<input type="radio" name="${shop.nameOf('method')}" id="${shop.id(`method-${id}`)}" value="${id}" data-method${visit.method === id ? raw(' checked') : ''}${more}${mark(`method:${id}`)}>`;

const logo = (label: string, width = 24 + label.length * 10) =>
  html`<svg role="img" aria-label="${label}" width="${width}" height="26" viewBox="0 0 ${width} 26"><rect width="${width}" height="26" rx="4" fill="#dfe6ee"/><text x="8" y="18" font-size="14" font-weight="700" fill="#223">${label}</text></svg>`;

/** Null where the habit is none of these. `card`: the part that asks for it. */
export function chosenByPlace(shop: Shop, visit: Visit, methods: readonly MethodLine[], card: Markup): Markup | null {
  const habit = shop.design.methods.does;
  const label = ({ id, text }: MethodLine) => html`<label for="${shop.id(`method-${id}`)}">${text}</label>`;
  if (habit === 'list-entries')
    return html`<ul class="${shop.c('options')}" role="listbox">${methods.map((method) => html`<li role="option">${radio(shop, visit, method.id)}${label(method)}</li>`)}</ul>${card}`;
  if (habit === 'logos')
    return html`<div class="${shop.c('options')}">${methods.map((method) => html`<label class="${shop.c('option-line')}">${radio(shop, visit, method.id)}${logo(method.label)}</label>`)}</div>${card}`;
  if (habit === 'definition')
    return html`<dl class="${shop.c('options')}">${methods.map((method) => html`<dt>${radio(shop, visit, method.id)} ${label(method)}</dt>${method.id === 'card' ? html`<dd class="${shop.c('bare')}">${card}</dd>` : ''}`)}</dl>`;
  if (habit === 'covered')
    return html`<div class="${shop.c('option-cards')}">${methods.map((method) => html`<div class="${shop.c('card-label covered')}">${radio(shop, visit, method.id, html` class="${shop.c('cover-radio')}" aria-label="${method.label}"`)}<strong>${method.text}</strong></div>`)}</div>${card}`;
  if (habit !== 'plain-links') return null;
  return html`<div data-picks data-picks-redraw="payment"><input type="hidden" name="${shop.nameOf('method')}" value="${visit.method ?? ''}">${methods.map((method) => html`<div class="${shop.c('option-line')}">${visit.method === method.id ? html`<span data-pick="${method.id}"${mark(`method:${method.id}`)}>${method.text}</span>` : html`<a href="#" data-idle data-pick="${method.id}"${mark(`method:${method.id}`)}>${method.text}</a>`}</div>`)}</div>${card}`;
}
