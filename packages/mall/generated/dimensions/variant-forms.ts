import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

/** All options of a product at once: one combination. */
export interface Combination {
  key: string;
  text: string;
  price: Markup;
  isChosen: boolean;
  disabled: boolean;
}

export interface CombinationPlan {
  shop: Storefront;
  label: string;
  combinations: readonly Combination[];
}

export interface VariantForm {
  draw(plan: CombinationPlan): Markup;
  /** Each combination has a number of its own; `button`: and its own button. */
  counts: 'once' | 'each' | 'button';
}

const number = (shop: Storefront, { key, text, disabled }: Combination, value: number) =>
  html`<input type="number" min="0" class="${shop.c('input quantity')}" name="qty.${key}" value="${value}" aria-label="${shop.say('quantity')} ${text}"${disabled ? raw(' disabled') : ''}${mark(`field:quantity=${key}`)}>`;

/** Null: a control for each option. */
export const variantForms: Dimension<VariantForm | null> = {
  says: 'Whether options are chosen one by one or as a combination',
  habits: [
    { id: 'each', says: 'One by one.', seen: 'Dawn; WooCommerce; Magento 2', weight: 9, does: null },
    {
      id: 'one-select',
      says: 'One select with every combination and its price.',
      seen: 'Craft Commerce and Snipcart variant selects; Shopify without scripts; Lunar purchasables',
      does: {
        counts: 'once',
        draw: ({ shop, label, combinations }) => {
          const id = shop.id('variant');
          return html`<div class="${shop.c('field')}"><label class="${shop.c('label')}" for="${id}">${label}</label><select class="${shop.c('select')}" id="${id}" name="variant">${combinations.some(({ isChosen }) => isChosen) ? '' : html`<option value="">${shop.say('choose')}</option>`}${combinations.map((each) => html`<option value="${each.key}"${each.isChosen ? raw(' selected') : ''}${each.disabled ? raw(' disabled') : ''}${mark(`variant:${each.key}`)}>${each.text}</option>`)}</select></div>`;
        },
      },
    },
    {
      id: 'radio-rows',
      says: 'A table with a row and a radio button for every combination.',
      seen: 'Sylius variants table (variant choice); HikaShop variant list; django-oscar child products',
      does: {
        counts: 'once',
        draw: ({ shop, label, combinations }) =>
          html`<table class="${shop.c('table')}"><thead><tr><th>${label}</th><th></th><th></th></tr></thead><tbody>${combinations.map((each) => html`<tr><td>${each.text}</td><td>${each.price}</td><td><input type="radio" name="variant" value="${each.key}"${each.isChosen ? raw(' checked') : ''}${each.disabled ? raw(' disabled') : ''}${mark(`variant:${each.key}`)}></td></tr>`)}</tbody></table>`,
      },
    },
    {
      id: 'rows',
      says: 'A row for every combination, with a number and a button of its own.',
      seen: 'Magento 2 grouped products; AbanteCart and CS-Cart variations as a list; B2B themes of Shopware 5',
      not: ['productLayouts/sticky-bar', 'preselection/guarded'],
      does: {
        counts: 'button',
        draw: ({ shop, combinations }) =>
          html`<table class="${shop.c('table')}"><tbody>${combinations.map((each) => html`<tr><td>${each.text}</td><td>${each.price}</td><td>${number(shop, each, 1)}</td><td><button class="${shop.c('button plain')}" name="variant" value="${each.key}"${each.disabled ? raw(' disabled') : ''}${mark(`action:addVariant=${each.key}`)}>${shop.say('addToCart')}</button></td></tr>`)}</tbody></table>`,
      },
    },
    {
      id: 'numbers',
      says: 'A number field for every combination, nought at first, and one button below.',
      seen: 'Craft Commerce multi-add forms; Magento 2 grouped products; order forms of WooCommerce B2B plugins',
      not: ['productLayouts/sticky-bar', 'preselection/guarded'],
      does: {
        counts: 'each',
        draw: ({ shop, combinations }) =>
          html`<table class="${shop.c('table')}"><tbody>${combinations.map((each) => html`<tr><td>${each.text}</td><td>${each.price}</td><td>${number(shop, each, 0)}</td></tr>`)}</tbody></table>`,
      },
    },
  ],
};
