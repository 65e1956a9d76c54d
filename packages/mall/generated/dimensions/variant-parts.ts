import { html, type Markup, raw } from '../../src/markup.ts';
import type { Good, OptionGroup, OptionValue, Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface VariantPlan {
  shop: Storefront;
  good: Good;
  group: OptionGroup;
  chosen: string | undefined;
  /** Values to show, with their words. */
  values: readonly { value: OptionValue; text: string; disabled: boolean }[];
  /** The address of the page with another choice. */
  urlWith: (value: OptionValue) => string;
}

export const tints: Record<string, string> = {
  red: '#b3261e',
  blue: '#2457a8',
  green: '#2c7a4b',
  black: '#1c1c1c',
  white: '#f7f7f4',
};
export const nameOf = ({ shop, group }: VariantPlan) => shop.nameOf(`option.${group.kind}`);
export const idOf = ({ shop, group }: VariantPlan) => shop.id(`option-${group.kind}`);
export const truthOf = ({ group }: VariantPlan, value: OptionValue) => mark(`option:${group.kind}=${value.id}`);
export const hidden = (plan: VariantPlan) =>
  html`<input type="hidden" name="${nameOf(plan)}" value="${plan.chosen ?? ''}"${mark(`chosen:${plan.group.kind}`)}>`;

export function radios(
  plan: VariantPlan,
  inputClass: string,
  labelClass: string,
  inner: (text: string, value: OptionValue) => Markup | string,
): Markup {
  const { shop, group } = plan;
  return html`<fieldset class="${shop.c('option-group')}"><legend class="${shop.c('label')}">${group.label}</legend><div class="${shop.c('option-row')}">${plan.values.map(
    ({ value, text, disabled }, index) =>
      html`<span><input type="radio" class="${shop.c(inputClass)}" id="${idOf(plan)}-${index}" name="${nameOf(plan)}" value="${value.id}"${value.id === plan.chosen ? raw(' checked') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}><label for="${idOf(plan)}-${index}" class="${shop.c(labelClass)}" ${raw(inputClass === 'hidden-radio' ? `title="${html`${text}`.markup}"` : '')}>${inner(text, value)}</label></span>`,
  )}</div></fieldset>`;
}

export function select(plan: VariantPlan, more = ''): Markup {
  const { shop, group } = plan;
  return html`<div class="${shop.c('field')}"><label class="${shop.c('label')}" for="${idOf(plan)}">${group.label}</label><select class="${shop.c('select')}" id="${idOf(plan)}" name="${nameOf(plan)}"${raw(more)}>${plan.chosen ? '' : html`<option value="">${shop.say('choose')}</option>`}${plan.values.map(
    ({ value, text, disabled }) =>
      html`<option value="${value.id}"${value.id === plan.chosen ? raw(' selected') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}>${text}</option>`,
  )}</select></div>`;
}

export const pressed = (
  plan: VariantPlan,
  part: string,
  inner: (text: string, value: OptionValue) => Markup | string,
  titled: boolean,
) => {
  const { shop, group } = plan;
  return html`<div class="${shop.c('option-group')}" data-picks><div class="${shop.c('label')}">${group.label}</div>${hidden(plan)}<div class="${shop.c('option-row')}">${plan.values.map(
    ({ value, text, disabled }) =>
      html`<button type="button" class="${shop.c(part)}" data-pick="${value.id}" aria-pressed="${String(value.id === plan.chosen)}"${raw(titled ? ` title="${html`${text}`.markup}" style="background:${tints[value.id] ?? '#ddd'}"` : '')}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}>${inner(text, value)}</button>`,
  )}</div></div>`;
};
