import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { amount } from './parts.ts';

export function extraOf(shop: Shop, visit: Visit, form: string): Markup {
  const { extra, design } = shop;
  if (!extra) return raw('');
  const name = shop.nameOf('extra');
  const text = html`${extra.label} (+ ${amount(shop, extra.price)})`;
  if (design.extras.does === 'radios')
    return html`<div class="${shop.c('options')}"><div>${text}</div><label><input type="radio" name="${name}" value="on" form="${form}" data-refresh${visit.extraTicked ? raw(' checked') : ''}${mark('extra:yes')}> ${shop.say('yes')}</label> <label><input type="radio" name="${name}" value="" form="${form}" data-refresh${visit.extraTicked ? '' : raw(' checked')}${mark('extra:no')}> ${shop.say('noThanks')}</label></div>`;
  return html`<label class="${shop.c('tick')}"><input type="checkbox" name="${name}" form="${form}" data-refresh${visit.extraTicked ? raw(' checked') : ''}${mark('extra:tick')}> <span>${text}</span></label><input type="hidden" name="extraShown" value="1" form="${form}">`;
}

export function consents(shop: Shop, visit: Visit, form: string): Markup {
  const { say, design } = shop;
  const kind = design.terms.does;
  const complaint = visit.errors.get('terms');
  const tick = (key: string, text: string, on: boolean, truth: string) =>
    html`<label class="${shop.c('tick')}"><input type="checkbox" name="${shop.nameOf(key)}" form="${form}"${on || visit.values.get(key) === 'on' ? raw(' checked') : ''}${mark(truth)}> <span>${text}</span></label>`;
  const terms = ['dialog', 'switch', 'styled'].includes(kind)
    ? html`${unusualTick(shop, visit, form)}${complaint ? html`<div class="${shop.c('field-error')}"${mark('message:fieldError')}>${complaint}</div>` : ''}`
    : ['tick', 'two-ticks', 'three-ticks', 'preticked'].includes(kind)
      ? html`${tick('terms', say('terms'), kind === 'preticked', 'consent:terms')}${kind === 'three-ticks' ? tick('withdrawal', say('withdrawal'), false, 'consent:withdrawal') : ''}${kind.endsWith('-ticks') ? tick('privacy', say('privacy'), false, 'consent:privacy') : ''}${complaint ? html`<div class="${shop.c('field-error')}"${mark('message:fieldError')}>${complaint}</div>` : ''}`
      : kind === 'implied'
        ? html`<p class="${shop.c('soft')}">${say('termsImplied')}</p>`
        : '';
  const news =
    design.newsletter.does === 'none'
      ? ''
      : tick(
          'newsletter',
          say('newsletter'),
          design.newsletter.does === 'ticked' && !visit.values.has('newsletter'),
          'consent:newsletter',
        );
  return html`${terms}${news}`;
}

/** Consent to the terms by something else than a plain tick. */
function unusualTick(shop: Shop, visit: Visit, form: string): Markup {
  const { say } = shop;
  const kind = shop.design.terms.does;
  const name = shop.nameOf('terms');
  const id = shop.id('terms');
  const isOn = visit.values.get('terms') === 'on';
  if (kind === 'switch')
    return html`<p class="${shop.c('inline')}"><button type="button" role="switch" class="${shop.c('switch')}" id="${id}" aria-checked="${String(isOn)}" aria-labelledby="${id}-t" data-switch${mark('consent:terms')}><span aria-hidden="true"></span></button><input type="hidden" name="${name}" value="on" form="${form}"${isOn ? '' : raw(' disabled')}><span id="${id}-t">${say('terms')}</span></p>`;
  if (kind === 'styled')
    return html`<p class="${shop.c('field')}"><input type="checkbox" class="${shop.c('hidden-radio')}" id="${id}" name="${name}" form="${form}"${isOn ? raw(' checked') : ''}${mark('consent:terms')}><label class="${shop.c('drawn-tick')}" for="${id}">${say('terms')}</label></p>`;
  const box = shop.id('terms-dialog');
  return html`<label class="${shop.c('tick')}"><input type="checkbox" id="${id}" name="${name}" form="${form}" data-agrees="${box}"${isOn ? raw(' checked') : ''}${mark('consent:terms')}> <span>${say('terms')}</span></label><div id="${box}" class="${shop.c('veil')}" hidden><div class="${shop.c('dialog')}" role="dialog" aria-modal="true"><h2>${say('terms')}</h2><p>${say('termsImplied')}. ${say('privacy')}.</p><button type="button" class="${shop.c('button primary')}" data-agree="${id}"${mark('action:agree')}>${say('agree')}</button> <button type="button" class="${shop.c('link')}" data-close-box="${box}"${mark('decoy:closeTerms')}>${say('close')}</button></div></div>`;
}
