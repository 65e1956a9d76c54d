import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Attributes, Field } from '../question.ts';
import type { Storefront } from '../storefront.ts';

export interface LabelledField {
  shop: Storefront;
  field: Field;
  label: string;
  id: string;
  control: (extra: Attributes) => Markup;
  note: Markup | null;
}

const box = ({ shop, field }: LabelledField, inner: Markup) =>
  html`<div class="${shop.c(`field ${field.share ?? ''}`)}">${inner}</div>`;

export const labels: Dimension<(field: LabelledField) => Markup> = {
  says: 'How a form says what a field is for',
  habits: [
    {
      id: 'for',
      says: 'A label element points at the field by its id.',
      seen: 'WooCommerce form fields; Solidus address step; OpenCart register.html',
      weight: 3,
      does: (it) =>
        box(
          it,
          html`<label for="${it.id}" class="${it.shop.c('label')}">${it.label}</label>${it.control({})}${it.note}`,
        ),
    },
    {
      id: 'wrapping',
      says: 'The label element wraps the field.',
      seen: 'Sylius choice.html.twig; Drupal Commerce panes',
      does: (it) =>
        box(
          it,
          html`<label class="${it.shop.c('label')}"><span>${it.label}</span> ${it.control({ id: undefined })}</label>${it.note}`,
        ),
    },
    {
      id: 'aria-label',
      says: 'No text beside the field, only an aria-label and a placeholder.',
      seen: 'Bagisto configurable.blade.php; Dawn newsletter and cart fields',
      does: (it) => box(it, html`${it.control({ 'aria-label': it.label, placeholder: it.label })}${it.note}`),
    },
    {
      id: 'aria-labelledby',
      says: 'A span elsewhere in the box names the field by aria-labelledby.',
      seen: 'Cornerstone set-rectangle.html; Bagisto swatches',
      does: (it) =>
        box(
          it,
          html`<span id="${it.id}-t" class="${it.shop.c('label')}">${it.label}</span>${it.control({ 'aria-labelledby': `${it.id}-t` })}${it.note}`,
        ),
    },
    {
      id: 'placeholder',
      says: 'Only the placeholder says what belongs in the field.',
      seen: 'Saleor guest-contact.tsx; Spree rails frontend checkout address',
      does: (it) => box(it, html`${it.control({ placeholder: it.label })}${it.note}`),
    },
    {
      id: 'table',
      says: 'Labels in the left cells of a table, fields in the right ones.',
      seen: 'nopCommerce Payments.Manual PaymentInfo.cshtml; Zen Cart create account',
      does: (it) =>
        html`<table class="${it.shop.c('field-table')}"><tbody><tr><td class="${it.shop.c('label')}">${it.label}:</td><td>${it.control({})}${it.note}</td></tr></tbody></table>`,
    },
    {
      id: 'floating',
      says: 'The label lies inside the field and floats up when something is typed.',
      seen: 'Shopify checkout; WooCommerce blocks text input; Dawn customer forms; Shopware 6.6 form-floating',
      does: (it) =>
        html`<div class="${it.shop.c(`field floating ${it.field.share ?? ''}`)}">${it.control({ placeholder: ' ' })}<label for="${it.id}" class="${it.shop.c('float-label')}">${it.label}</label>${it.note}</div>`,
    },
    {
      id: 'order-only',
      says: 'The words stand before the field, joined to it by nothing but order.',
      seen: 'Zen Cart and older osCommerce forms; hand-made WooCommerce themes',
      does: (it) =>
        box(it, html`<div class="${it.shop.c('label')}">${it.label}</div><div>${it.control({})}</div>${it.note}`),
    },
    {
      id: 'title-attribute',
      says: 'The field carries a title, the visible words are a bold line above.',
      seen: 'Magento 2 cc-form.html and Luma address fields',
      does: (it) =>
        box(
          it,
          html`<strong class="${it.shop.c('label')}">${it.label}</strong>${raw('<br>')}${it.control({ title: it.label })}${it.note}`,
        ),
    },
  ],
};
