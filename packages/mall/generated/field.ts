import { html, type Markup, raw } from '../src/markup.ts';
import { type Attributes, attributes, type Field } from './question.ts';
import type { Shop } from './shop.ts';
import { mark } from './truth.ts';
import type { Visit } from './visit.ts';

/** The control with the label, the marks and the complaint that the shop's habits give it. */
export function drawField(shop: Shop, visit: Visit, field: Field): Markup {
  const complaint = visit.errors.get(field.key);
  const { autofill, labels, requiredMarks, validation } = shop.design;
  const value = visit.values.get(field.key) ?? field.value ?? '';
  const control = (extra: Attributes) =>
    drawControl(
      { ...field, value },
      {
        id: shop.id(field.key),
        name: shop.nameOf(field.key),
        class: shop.c(`${field.kind === 'select' ? 'select' : 'input'}${complaint ? ' invalid' : ''}`),
        ...autofill.does(field.autocomplete),
        ...(field.required ? requiredMarks.does.attributes : {}),
        ...(field.required && validation.does.isNative ? { required: true } : {}),
        ...(field.required && (validation.does.guardsButton || validation.does.onBlur)
          ? { 'aria-required': 'true' }
          : {}),
        ...(complaint ? { 'aria-invalid': 'true' } : {}),
        ...field.attributes,
        ...extra,
      },
    );
  const label = field.required
    ? requiredMarks.does.required(field.label)
    : requiredMarks.does.optional(field.label, shop);
  const note = complaint
    ? html`<div class="${shop.c('field-error')}"${mark('message:fieldError')}>${complaint}</div>`
    : null;
  return labels.does({ shop, field, label, id: shop.id(field.key), control, note });
}

function drawControl(field: Field, given: Attributes): Markup {
  const truth = mark(`field:${field.key}`);
  if (field.kind === 'custom' && field.draw) return field.draw(given, field.value ?? '');
  if (field.kind === 'select') {
    const options = (field.options ?? []).map(
      ([value, text]) =>
        html`<option value="${value}"${value === field.value ? raw(' selected') : ''}>${text}</option>`,
    );
    return html`<select${attributes(given)}${truth}>${options}</select>`;
  }
  if (field.kind === 'textarea')
    return html`<textarea rows="3"${attributes(given)}${truth}>${field.value ?? ''}</textarea>`;
  const shown = { type: field.kind, value: field.value, placeholder: field.placeholder, ...given };
  return html`<input${attributes(shown)}${truth}>`;
}
