import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { productWords } from '../words/product-words.ts';
import { cleanText } from './json-value.ts';

const labels =
  'legend,.control-label,.form-label,.swatch-attribute-label,.attribute_label,.label,dt,th,label,strong,h3,h4,h5';
const maxLevels = 7;
const required = new RegExp(`\\b${productWords('required')}\\b`, 'gi');
const generic = /^(?:options?|attributes?|variants?|groups?|super_attribute|id|select|choice|selected?|value)$/i;

/** What the shop calls a group of choices: its label, never the number that the form sends. */
export function groupName($: CheerioAPI, control: Cheerio<Element>, position: number): string {
  const found = [
    textById($, control.attr('aria-labelledby')),
    control.is('input') ? '' : labelFor($, control.attr('id')),
    control.is('select,[role]') ? (control.attr('aria-label') ?? '') : '',
    control.is('select') ? ownText(control.closest('label')) : '',
    control.closest('fieldset').find('legend').first().text(),
    containerLabel($, control),
    control.attr('data-option-name') ??
      control.attr('data-attribute-name') ??
      control.attr('data-attribute_name') ??
      '',
    control.closest('[data-option-name]').attr('data-option-name') ?? '',
  ].map(cleanName);
  const field = cleanName(fieldWord(control.attr('name') ?? ''));
  const shown = found.find((name) => name !== '' && name.length <= 60);
  if (shown) return shown;
  return field !== '' && !generic.test(field) ? field : position === 0 ? 'Option' : `Option ${position + 1}`;
}

/** "Size: M *" and "Size Required" are both Size. */
export function cleanName(text: string): string {
  const name = cleanText(text)
    .replace(required, '')
    .replace(/:.*$/, '')
    .replace(/^(?:please\s+)?(?:choose|select|pick)\s+(?:an?\s+|your\s+|the\s+)?(?=\S)/i, '')
    .replace(/[*\s]+$/g, '')
    .trim();
  return /\p{L}/u.test(name) ? name : '';
}

function textById($: CheerioAPI, ids: string | undefined): string {
  const names = (ids ?? '').split(/\s+/).filter((id) => /^[\w:.-]+$/.test(id));
  return names.map((id) => $(`[id="${id}"]`).first().text()).join(' ');
}

export function labelFor($: CheerioAPI, id: string | undefined): string {
  if (!id || /["\\]/.test(id)) return '';
  return $(`label[for="${id}"]`).first().text();
}

function ownText(label: Cheerio<AnyNode>): string {
  const copy = label.clone();
  copy.find('select,input,option').remove();
  return copy.text();
}

/**
 * A radio button's own label names the choice; the group's is the first label around it that holds no control. The
 * search ends where other groups begin.
 */
function containerLabel($: CheerioAPI, control: Cheerio<Element>): string {
  const isRadio = control.is('input');
  const choiceIds = new Set(
    isRadio
      ? $(`input[name="${(control.attr('name') ?? '').replaceAll('"', '')}"]`)
          .toArray()
          .map((node) => node.attribs.id ?? '')
      : [],
  );
  const name = control.attr('name') ?? '';
  for (const container of control.parents().slice(0, maxLevels).toArray()) {
    if (container.name === 'form' || holdsOtherGroup($, container, name)) break;
    const own = $(container)
      .find(labels)
      .toArray()
      .find((node) => $(node).find('input,select').length === 0 && !choiceIds.has(node.attribs.for ?? '-'));
    if (own)
      return $(own)
        .clone()
        .children('small,.value,[data-option-value],.swatch-attribute-selected-option')
        .remove()
        .end()
        .text();
    const beside = $(container).is('td,dd') ? $(container).prev('td,th,dt').text() : '';
    if (beside) return beside;
  }
  return control.closest('td,dd').prev('td,th,dt').text();
}

function holdsOtherGroup($: CheerioAPI, container: Element, name: string): boolean {
  const choosers = $(container).find('select[name],input[type="radio"][name]').toArray();
  return choosers.some((node) => node.attribs.name !== name);
}

function fieldWord(field: string): string {
  return field
    .replace(/^.*\[([^\]]+)\].*$/, '$1')
    .replace(/^(?:attribute|option|opt|variant|var)[_-](?:pa_)?/i, '')
    .replaceAll(/[_-]+/g, ' ');
}
