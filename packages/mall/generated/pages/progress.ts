import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Block } from '../visit.ts';

const stepWords: Record<Block, string> = {
  contact: 'contact',
  address: 'address',
  delivery: 'delivery',
  payment: 'payment',
  review: 'review',
};

/** How far the checkout is, where it comes in steps that replace each other. */
export function progress(shop: Shop, now: number): Markup {
  const { groups: list, transport, done } = shop.design.structures.does;
  const kind = shop.design.progressBars.does;
  const isStepwise = transport === 'pages' || (kind !== 'plain' && done === 'hidden' && list.length > 1);
  if (kind === 'none' || !isStepwise) return raw('');
  if (kind === 'percent')
    return html`<p class="${shop.c('soft')}"><progress max="${list.length}" value="${now + 1}"></progress> ${now + 1}/${list.length}</p>`;
  if (['one-line', 'circles', 'pills', 'titled'].includes(kind)) return trail(shop, list, now);
  const steps = list.map((group, index) => {
    const text = shop.say(stepWords[group.at(-1) ?? 'review']);
    const inner =
      kind === 'links' && index < now
        ? html`<a href="/checkout?edit=${group[0] ?? ''}"${mark('action:edit')}>${text}</a>`
        : html`${text}`;
    return html`<li${index === now ? raw(' aria-current="step"') : ''} class="${shop.c(index === now ? 'now' : 'soft')}">${inner}</li>`;
  });
  if (kind !== 'with-cart') return html`<ol class="${shop.c('progress')}">${steps}</ol>`;
  const cart = ['none', 'layer'].includes(shop.design.cartPage.does)
    ? html`${shop.say('cart')}`
    : html`<a href="/cart"${mark('action:viewCart')}>${shop.say('cart')}</a>`;
  return html`<nav aria-label="${shop.say('checkout')}"><ol class="${shop.c('progress')}"><li class="${shop.c('soft')}">${cart} ›</li>${steps}</ol></nav>`;
}

/** Steps that are all links, or look so; those to come lead nowhere yet. */
function trail(shop: Shop, list: readonly (readonly Block[])[], now: number): Markup {
  const kind = shop.design.progressBars.does;
  const links = list.map((group, index) => {
    const text = shop.say(stepWords[group.at(-1) ?? 'review']);
    const words = kind === 'pills' ? `${index + 1}. ${text}` : text;
    const description = kind === 'titled' ? html`<br><small>${index + 1} / ${list.length}</small>` : '';
    const inner = html`${words}${description}`;
    if (index === now) return html`<b aria-current="step">${inner}</b>`;
    if (index > now)
      return html`<a href="#" data-idle class="${shop.c('soft')}"${mark('decoy:stepTitle')}>${inner}</a>`;
    return html`<a href="/checkout?edit=${group[0] ?? ''}"${mark('action:edit')}>${inner}</a>`;
  });
  if (kind === 'one-line')
    return html`<div class="${shop.c('soft')}">${links.map((link, index) => html`${index > 0 ? ' | ' : ''}${link}`)}</div>`;
  if (kind === 'circles')
    return html`<div class="${shop.c('progress')}">${links.map((link, index) => html`<div><button type="button" class="${shop.c('step')}"${mark('decoy:stepTitle')}${index === now ? '' : raw(' disabled')}>${index + 1}</button><p class="${shop.c('bare')}">${link}</p></div>`)}</div>`;
  return html`<ul class="${shop.c('progress')}">${links.map((link) => html`<li class="${shop.c('pill')}">${link}</li>`)}</ul>`;
}
