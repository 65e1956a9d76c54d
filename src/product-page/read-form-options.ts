import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { isBuyWording } from './find-buy-button.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';

type Choice = { value: string; label: string; disabled: boolean; selected: boolean };
type Axis = { name: string; choices: Choice[] };

const notAnAxis =
  /quantit|qty|amount|menge|anzahl|cantidad|country|land|currency|language|sort|rating|token|csrf|newsletter|plan|subscri|abo\b|insur|warrant|garant|protect|gift|shipping|delivery|versand/i;
const placeholder =
  /^(?:--?|please|choose|select|bitte|w[äa]hl|choisi|s[ée]lection|elige|selec|scegli|kies|escolh|wybierz)/i;
const maxCombinations = 100;

/**
 * Options the buy form offers when no markup lists variants: drop-downs and radio groups, combined. Stock of a
 * combination is known only as far as the form disables a choice.
 */
export function readFormOptions($: CheerioAPI, pageUrl: string, available: boolean): ProductFacts | undefined {
  const form = $('form')
    .filter((_, node) => isBuyForm($, node))
    .first();
  if (form.length === 0) return undefined;
  const axes = [...readSelects($, form), ...readRadios($, form)];
  const combinations = axes.reduce((count, axis) => count * axis.choices.length, 1);
  if (axes.length === 0 || combinations > maxCombinations) return undefined;
  const variants = combine(axes).map((choices): VariantFacts => {
    return {
      id: choices.map((choice) => choice.value).join('/'),
      available: available && choices.every((choice) => !choice.disabled),
      url: pageUrl,
      attributes: Object.fromEntries(axes.map((axis, index) => [axis.name, choices[index]?.label ?? ''])),
      chosen: choices.every((choice) => choice.selected),
    };
  });
  return { dimensions: axes.map((axis) => axis.name), variants };
}

function isBuyForm($: CheerioAPI, node: Element): boolean {
  const controls = $(node).find('button, input[type="submit"], input[type="button"]').toArray();
  const byWord = controls.some((control) => isBuyWording(`${$(control).text()} ${$(control).attr('value') ?? ''}`));
  return byWord || /cart|basket|bag/i.test($(node).attr('action') ?? '');
}

function readSelects($: CheerioAPI, form: Cheerio<Element>): Axis[] {
  return form
    .find('select')
    .toArray()
    .flatMap((node) => {
      const name = axisName($, $(node));
      if (!name || notAnAxis.test(`${$(node).attr('name') ?? ''} ${name}`)) return [];
      const choices = $(node)
        .find('option')
        .toArray()
        .map((option) => ({
          value: $(option).attr('value') ?? cleanText($(option).text()),
          label: cleanText($(option).text()),
          disabled: $(option).attr('disabled') !== undefined,
          selected: $(option).attr('selected') !== undefined,
        }));
      const real = choices.filter(({ value, label }) => value !== '' && label !== '' && !placeholder.test(label));
      return real.length > 0 ? [{ name, choices: real }] : [];
    });
}

function readRadios($: CheerioAPI, form: Cheerio<Element>): Axis[] {
  const groups = Map.groupBy(form.find('input[type="radio"][name]').toArray(), (node) => $(node).attr('name') ?? '');
  return [...groups].flatMap(([field, nodes]) => {
    const legend = cleanText($(nodes[0]).closest('fieldset').find('legend').first().text()).replace(/[:*\s]+$/, '');
    const name = legend || fieldWord(field);
    if (notAnAxis.test(`${field} ${name}`) || nodes.length < 2) return [];
    const choices = nodes.map((node) => ({
      value: $(node).attr('value') ?? '',
      label: radioLabel($, node),
      disabled: $(node).attr('disabled') !== undefined,
      selected: $(node).attr('checked') !== undefined,
    }));
    return [{ name, choices: choices.filter((choice) => choice.label !== '') }];
  });
}

function axisName($: CheerioAPI, node: Cheerio<Element>): string {
  const id = node.attr('id');
  const byFor = id
    ? $('label')
        .filter((_, label) => $(label).attr('for') === id)
        .first()
    : undefined;
  const wrapped = node.closest('label').clone();
  wrapped.find('select').remove();
  const beside = node.closest('td,dd').prev('td,th,dt').text();
  const label = cleanText(byFor?.text() || node.attr('aria-label') || wrapped.text() || beside);
  return label.replace(/[:*\s]+$/, '') || fieldWord(node.attr('name') ?? '');
}

function fieldWord(field: string): string {
  return field.replace(/^.*\[([^\]]+)\].*$/, '$1').replace(/^(?:attribute|option|opt|variant|var)[_-]/i, '');
}

function radioLabel($: CheerioAPI, node: Element): string {
  const id = $(node).attr('id');
  const byFor = id
    ? $('label')
        .filter((_, label) => $(label).attr('for') === id)
        .first()
        .text()
    : '';
  return cleanText(
    byFor || $(node).closest('label').text() || $(node).attr('aria-label') || $(node).attr('value') || '',
  );
}

function combine(axes: Axis[]): Choice[][] {
  return axes.reduce<Choice[][]>((sofar, axis) => sofar.flatMap((head) => axis.choices.map((c) => [...head, c])), [[]]);
}
