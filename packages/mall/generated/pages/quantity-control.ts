import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';

/** `isCart`: in the cart every shop has some way to change the number. */
export function quantityControl(shop: Shop, truth: string, value: number, isCart = false, name = 'quantity'): Markup {
  const habit = shop.design.quantity.does;
  const update = shop.design.cartUpdate.does;
  if (isCart && update === 'steps') return stepRequests(shop, truth, value, name);
  if (habit === 'stepped' && !isCart) return steppedNumber(shop, name, value);
  const kind = habit === 'cart-only' ? (isCart ? 'number' : null) : habit;
  if (!kind) return html`<input type="hidden" name="${name}" value="1">`;
  const label = shop.say('quantity');
  const id = shop.id(`qty-${name}`);
  const shown = isCart ? raw('') : html`<label class="${shop.c('label')}" for="${id}">${label}</label>`;
  const common = html` id="${id}" name="${name}" aria-label="${label}"${mark(truth)}`;
  const auto =
    isCart && update === 'auto'
      ? raw(' data-auto')
      : habit === 'outside' && !isCart
        ? html` form="${shop.id('product-form')}"`
        : '';
  if (kind === 'select') {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    return html`<div class="${shop.c('field')}">${shown}<select class="${shop.c('select quantity')}"${common}${auto}>${numbers.map((number) => html`<option${number === value ? raw(' selected') : ''}>${number}</option>`)}</select></div>`;
  }
  if (kind === 'blank' && !isCart)
    return html`<div class="${shop.c('field')}">${shown}<input class="${shop.c('input quantity')}" type="text" maxlength="10" placeholder="1" value=""${common}></div>`;
  const input = html`<input class="${shop.c('input quantity')}" type="${kind === 'tel' ? 'tel' : 'number'}" value="${value}"${kind === 'tel' ? raw(' pattern="[0-9]*"') : raw(' min="1"')}${common}${auto}>`;
  if (kind === 'stepper')
    return html`<div class="${shop.c('field')}">${shown}<span class="${shop.c('stepper')}" data-stepper><button type="button" data-step="-1" aria-label="−"${mark('action:less')}>−</button>${input}<button type="button" data-step="1" aria-label="+"${mark('action:more')}>+</button></span></div>`;
  if (kind === 'step-links') {
    const link = (by: string, sign: string, what: string) =>
      html` <a href="#" class="${shop.c('button plain')}" data-idle data-step="${by}"${mark(what)}><span><i>${sign}</i></span></a>`;
    return html`<div class="${shop.c('field')}">${shown}<span data-stepper>${input}${link('-1', '−', 'action:less')}${link('1', '+', 'action:more')}</span></div>`;
  }
  if (kind === 'unit')
    return html`<div class="${shop.c('field')}">${shown}<span class="${shop.c('inline')}">${input} <span class="${shop.c('soft')}">${shop.say('pieces', { n: '' }).trim()}</span></span></div>`;
  return html`<div class="${shop.c('field')}">${shown}${input}</div>`;
}

/** A number that only its buttons change. */
function steppedNumber(shop: Shop, name: string, value: number): Markup {
  const step = (by: string, sign: string, what: string) =>
    html`<button type="button" data-step="${by}"${mark(what)}>${sign}</button>`;
  return html`<div class="${shop.c('field')}"><span class="${shop.c('label')}">${shop.say('quantity')}</span><span class="${shop.c('stepper')}" data-stepper>${step('-1', '−', 'action:less')}<span class="${shop.c('step-number')}" data-stepped${mark('value:quantity')}>${value}</span><input type="hidden" name="${name}" value="${value}">${step('1', '+', 'action:more')}</span></div>`;
}

/** Minus and plus as requests of their own; the number cannot be typed. */
function stepRequests(shop: Shop, truth: string, value: number, name: string): Markup {
  const index = name.replace('qty-', '');
  const step = (by: string, sign: string, what: string) =>
    html`<button name="step" value="${index}:${by}" aria-label="${shop.say('quantity')} ${sign}"${mark(what)}>${sign}</button>`;
  return html`<span class="${shop.c('stepper')}">${step('-1', '−', 'action:less')}<span class="${shop.c('step-number')}"${mark(truth.replace('line:', 'value:'))}>${value}</span>${step('1', '+', 'action:more')}</span>`;
}
