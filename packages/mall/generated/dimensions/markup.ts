import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Attributes, attributes } from '../question.ts';
import { scramble } from '../random.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

/** Turns the name of a part (`button`, `cart-line`) into class names. */
export type ClassNaming = (part: string, seed: number) => string;

const capital = (part: string) => part.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

export const classNames: Dimension<ClassNaming> = {
  says: 'How parts of the page are called in class names',
  habits: [
    {
      id: 'bem',
      says: 'Block, element, modifier.',
      seen: 'Dawn product-form__submit; PrestaShop hummingbird delivery-option__label',
      weight: 2,
      does: (part) => `shop__${part}`,
    },
    {
      id: 'bootstrap',
      says: 'Names of a CSS framework, with a helper or two.',
      seen: 'Sylius, OpenCart and Shopware 6 on Bootstrap',
      weight: 2,
      does: (part) =>
        `${{ button: 'btn', primary: 'btn-primary', input: 'form-control', select: 'form-select', label: 'form-label', card: 'card-body', alert: 'alert' }[part] ?? `bs-${part}`} js-${part}`,
    },
    {
      id: 'utilities',
      says: 'Many small utility classes.',
      seen: 'Bagisto, Saleor and Medusa on Tailwind',
      does: (part, seed) =>
        `flex-auto ${scramble(3, 'u', seed, part)}-${(part.length * 7) % 12} md:max-w-${part.length} u-${scramble(4, 'v', seed, part).toLowerCase()}`,
    },
    {
      id: 'modules',
      says: 'Names that a bundler made, with a readable half.',
      seen: 'Next.js storefronts with CSS modules',
      does: (part, seed) => `${capital(part)}_root__${scramble(5, seed, part)}`,
    },
    {
      id: 'hashed',
      says: 'Names that a bundler made, without any meaning.',
      seen: 'styled-components and emotion storefronts (BigCommerce checkout, Vue Storefront builds)',
      does: (part, seed) => `sc-${scramble(6, 'a', seed, part)} ${scramble(6, 'b', seed, part)}`,
    },
    {
      id: 'legacy',
      says: 'Underscores and abbreviations of twenty years ago.',
      seen: 'WooCommerce cart_item, shop_table; Zen Cart',
      does: (part) => `wc_${part.replaceAll('-', '_')}`,
    },
    {
      id: 'misleading',
      says: 'Names left over from something else.',
      seen: 'page-builder themes (Elementor, Divi)',
      does: (part, seed) => `e-con elementor-element-${scramble(7, 'm', seed, part)}`,
    },
  ],
};

export interface ButtonPlan {
  label: string;
  truth: string;
  look: 'primary' | 'plain' | 'link';
  /** Where a press leads; without it the press submits the form around it. */
  href?: string;
  name?: string;
  value?: string;
  disabled?: boolean;
  more?: Attributes;
}

const classOf = (shop: Storefront, plan: ButtonPlan) => shop.c(plan.look === 'link' ? 'link' : `button ${plan.look}`);
const anchor = (shop: Storefront, plan: ButtonPlan) =>
  html`<a href="${plan.href ?? '#'}" class="${classOf(shop, plan)}"${attributes(plan.more ?? {})}${mark(plan.truth)}>${plan.label}</a>`;
const named = ({ name, value, disabled, more }: ButtonPlan) => attributes({ name, value, disabled, ...more });

export const buttons: Dimension<(shop: Storefront, plan: ButtonPlan) => Markup> = {
  says: 'What a button is made of',
  habits: [
    {
      id: 'button',
      says: 'A button element; links are links.',
      seen: 'Dawn; WooCommerce; Solidus',
      weight: 4,
      does: (shop, plan) =>
        plan.href
          ? anchor(shop, plan)
          : html`<button type="submit" class="${classOf(shop, plan)}"${named(plan)}${mark(plan.truth)}>${plan.label}</button>`,
    },
    {
      id: 'input',
      says: 'An input of type submit.',
      seen: 'Cornerstone coupon form; Zen Cart; nopCommerce older themes',
      does: (shop, plan) => {
        if (plan.href) return anchor(shop, plan);
        const hidden = plan.name ? html`<input type="hidden" name="${plan.name}" value="${plan.value ?? ''}">` : '';
        return html`${hidden}<input type="submit" value="${plan.label}" class="${classOf(shop, plan)}"${attributes({ disabled: plan.disabled, ...plan.more })}${mark(plan.truth)}>`;
      },
    },
    {
      id: 'anchor',
      says: 'A link with role button whose script sends the form.',
      seen: 'Odoo #add_to_cart a-submit; BigCommerce data-reveal links',
      does: (shop, plan) =>
        plan.href
          ? anchor(shop, plan)
          : html`<a href="#" role="button" class="${classOf(shop, plan)}" data-submit${attributes({ 'data-name': plan.name, 'data-value': plan.value, 'aria-disabled': plan.disabled ? 'true' : undefined, ...plan.more })}${mark(plan.truth)}>${plan.label}</a>`,
    },
    {
      id: 'div',
      says: 'A div with role button.',
      seen: 'Bagisto span role=button; page-builder themes',
      does: (shop, plan) =>
        html`<div role="button" tabindex="0" class="${classOf(shop, plan)}" ${raw(plan.href ? `data-href="${html`${plan.href}`.markup}"` : 'data-submit')}${attributes({ 'data-name': plan.name, 'data-value': plan.value, 'aria-disabled': plan.disabled ? 'true' : undefined, ...plan.more })}${mark(plan.truth)}>${plan.label}</div>`,
    },
    {
      id: 'nested',
      says: 'A button with an icon and its words two spans deep.',
      seen: 'Dawn product-form__submit with spinner; Magento action primary with span',
      weight: 2,
      does: (shop, plan) => {
        const inner = html`<span class="${shop.c('icon')}" aria-hidden="true">›</span><span><span>${plan.label}</span></span>`;
        return plan.href
          ? html`<a href="${plan.href}" class="${classOf(shop, plan)}"${attributes(plan.more ?? {})}${mark(plan.truth)}>${inner}</a>`
          : html`<button type="submit" class="${classOf(shop, plan)}"${named(plan)}${mark(plan.truth)}>${inner}</button>`;
      },
    },
    {
      id: 'custom-element',
      says: 'A custom element around a plain button.',
      seen: 'Dawn product-form, cart-remove-button; Shopware form plugins',
      does: (shop, plan) =>
        html`<shop-button class="${shop.c('button-wrap')}">${
          plan.href
            ? anchor(shop, plan)
            : html`<button class="${classOf(shop, plan)}"${named(plan)}${mark(plan.truth)}>${plan.label}</button>`
        }</shop-button>`,
    },
    {
      id: 'shadow',
      says: 'A custom element with the button in its shadow root.',
      seen: 'SureCart sc-button; Salesforce lightning and Ionic storefronts; Shoelace buttons',
      does: (shop, plan) =>
        html`<shop-press class="${classOf(shop, plan)}" ${raw(plan.href ? `data-href="${html`${plan.href}`.markup}"` : 'data-submit')}${attributes({ 'data-name': plan.name, 'data-value': plan.value, 'aria-disabled': plan.disabled ? 'true' : undefined, ...plan.more })}${mark(plan.truth)}>${plan.label}</shop-press>`,
    },
  ],
};

export const nesting: Dimension<(shop: Storefront, inner: Markup) => Markup> = {
  says: 'What stands around the parts of a page',
  habits: [
    {
      id: 'lean',
      says: 'One section each.',
      seen: 'Vercel commerce; Medusa',
      does: (shop, inner) => html`<section class="${shop.c('card')}">${inner}</section>`,
    },
    {
      id: 'soup',
      says: 'Four divs each.',
      seen: 'Magento 2 knockout templates; Elementor',
      does: (shop, inner) =>
        html`<div class="${shop.c('outer')}"><div><div class="${shop.c('card')}"><div>${inner}</div></div></div></div>`,
    },
    {
      id: 'article',
      says: 'Articles with headers.',
      seen: 'Drupal Commerce panes; Sylius',
      does: (shop, inner) => html`<article class="${shop.c('card')}">${inner}</article>`,
    },
    {
      id: 'fieldset',
      says: 'Fieldsets.',
      seen: 'Solidus confirm-step; Drupal Commerce login pane; OpenCart',
      does: (shop, inner) => html`<fieldset class="${shop.c('card plain-fieldset')}">${inner}</fieldset>`,
    },
    {
      id: 'custom-element',
      says: 'Custom elements.',
      seen: 'Dawn cart-items, variant-selects; Bagisto v-… components',
      does: (shop, inner) => html`<shop-section class="${shop.c('card block')}">${inner}</shop-section>`,
    },
    {
      id: 'table-cell',
      says: 'A table that lays out the page.',
      seen: 'Zen Cart; nopCommerce payment info',
      does: (shop, inner) =>
        html`<table class="${shop.c('card layout-table')}"><tbody><tr><td>${inner}</td></tr></tbody></table>`,
    },
  ],
};
