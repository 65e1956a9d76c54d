import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { Minor } from '../platform/money.ts';
import { isBuyWording } from './find-buy-button.ts';
import { cleanText } from './json-value.ts';
import { groupName, labelFor } from './option-labels.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { type ChoiceLabel, readChoiceLabel, readStatedSurcharge } from './read-choice-label.ts';

type Choice = ChoiceLabel & { value: string; selected: boolean };
/** One thing the shopper chooses, as the page offers it. */
export type OptionGroup = { name: string; choices: Choice[] };

const notAnAxis =
  /quantit|qty|amount|menge|anzahl|cantidad|country|land\b|currency|language|sort|rating|token|csrf|newsletter|plan|subscri|abo\b|insur|warrant|garant|protect|gift|shipping|delivery|versand/i;
const placeholder =
  /^(?:-+\s|--?$|please|choose|select|bitte|w[äa]hl|choisi|s[ée]lection|elige|selec|scegli|kies|escolh|wybierz)/i;
const unavailableMark = /sold-?out|unavailable|disabled|out-?of-?stock|not-?available/i;
const choiceControls = 'select, input[type="radio"], [role="radiogroup"], [role="listbox"]';
const maxCombinations = 100;

type Known = { available: boolean; price: Minor | undefined; currency: string | undefined };

/**
 * Options the buy form offers when no markup lists variants: drop-downs, radio buttons and groups of buttons, combined.
 * Stock of a combination is known only as far as the form shows it for a choice. Surcharges add to the page's price.
 */
export function readFormOptions($: CheerioAPI, pageUrl: string, known: Known): ProductFacts | undefined {
  const groups = readOptionGroups($, known.currency);
  const combinations = groups.reduce((count, group) => count * group.choices.length, 1);
  if (groups.length === 0 || combinations > maxCombinations) return undefined;
  const variants = combine(groups).map((choices): VariantFacts => {
    const own = choices.find((choice) => choice.price !== undefined)?.price ?? known.price;
    const surcharge = choices.reduce((sum, choice) => sum + choice.surcharge, 0);
    return {
      id: choices.map((choice) => choice.value).join('/'),
      price: own === undefined ? undefined : Math.max(0, own + surcharge),
      available: known.available && choices.every((choice) => !choice.soldOut),
      url: pageUrl,
      attributes: Object.fromEntries(groups.map((group, index) => [group.name, choices[index]?.label ?? ''])),
      chosen: choices.every((choice) => choice.selected),
    };
  });
  return { dimensions: groups.map((group) => group.name), variants };
}

/** What the shopper may choose on this page, with the names the shop shows. */
export function readOptionGroups($: CheerioAPI, currency: string | undefined): OptionGroup[] {
  const form = findBuyBlock($);
  if (form.length === 0) return [];
  const controls = [...readSelects($, form, currency), ...readRadios($, form, currency)];
  return withOwnNames(controls.length > 0 ? controls : readButtonGroups($, form, currency));
}

/** The form that buys; a shop that buys by script may have only a block around the button. */
function findBuyBlock($: CheerioAPI): Cheerio<Element> {
  const form = $('form')
    .filter((_, node) => isBuyForm($, node))
    .first();
  if (form.length > 0) return form;
  const button = $('button, input[type="button"]')
    .filter((_, node) => isBuyWording(`${$(node).text()} ${node.attribs.value ?? ''}`))
    .first();
  const around = button.parentsUntil('main,body,html').slice(0, 4);
  return around.filter((_, node) => $(node).find(choiceControls).length > 0).first() as Cheerio<Element>;
}

/** Attributes are told apart by name, so two groups of one name would hide each other. */
function withOwnNames(groups: OptionGroup[]): OptionGroup[] {
  return groups.map((group, index) => {
    const before = groups.slice(0, index).filter(({ name }) => name === group.name).length;
    return before === 0 ? group : { ...group, name: `${group.name} ${before + 1}` };
  });
}

function isBuyForm($: CheerioAPI, node: Element): boolean {
  const controls = $(node).find('button, input[type="submit"], input[type="button"]').toArray();
  const byWord = controls.some((control) => isBuyWording(`${$(control).text()} ${$(control).attr('value') ?? ''}`));
  return byWord || /cart|basket|bag/i.test($(node).attr('action') ?? '');
}

function readSelects($: CheerioAPI, form: Cheerio<Element>, currency: string | undefined): OptionGroup[] {
  const selects = form.find('select').toArray();
  return selects.flatMap((node, position) => {
    const name = groupName($, $(node), position);
    if (notAnAxis.test(`${$(node).attr('name') ?? ''} ${name}`)) return [];
    const choices = $(node)
      .find('option')
      .toArray()
      .flatMap((option) => {
        const text = cleanText($(option).text());
        const value = $(option).attr('value') ?? text;
        if (value === '' || text === '' || placeholder.test(text)) return [];
        const isSelected = $(option).attr('selected') !== undefined;
        return [toChoice($(option), { text, value, isSelected }, currency)];
      });
    return choices.length > 0 ? [{ name, choices }] : [];
  });
}

function readRadios($: CheerioAPI, form: Cheerio<Element>, currency: string | undefined): OptionGroup[] {
  const radios = form.find('input[type="radio"][name]').toArray();
  const groups = [...Map.groupBy(radios, (node) => $(node).attr('name') ?? '')];
  return groups.flatMap(([field, nodes], position) => {
    const name = groupName($, $(nodes[0] as Element), position);
    if (nodes.length < 2 || notAnAxis.test(`${field} ${name}`)) return [];
    const choices = nodes.flatMap((node) => {
      const text = radioLabel($, node);
      const value = $(node).attr('value') ?? text;
      const isSelected = $(node).attr('checked') !== undefined;
      return text === '' ? [] : [toChoice($(node), { text, value, isSelected }, currency)];
    });
    return [{ name, choices }];
  });
}

/** Swatches and tiles without form controls, as accessible shops build them. */
function readButtonGroups($: CheerioAPI, form: Cheerio<Element>, currency: string | undefined): OptionGroup[] {
  const groups = form.find('[role="radiogroup"],[role="listbox"],.swatch-attribute,[data-option-name]').toArray();
  return groups.flatMap((node, position) => {
    const name = groupName($, $(node), position);
    const choices = $(node)
      .find('[role="radio"],[role="option"],button')
      .toArray()
      .flatMap((button) => {
        const text = cleanText($(button).text()) || ($(button).attr('aria-label') ?? $(button).attr('title') ?? '');
        const value = $(button).attr('data-value') ?? $(button).attr('value') ?? text;
        const isSelected = ($(button).attr('aria-checked') ?? $(button).attr('aria-pressed')) === 'true';
        return text === '' ? [] : [toChoice($(button), { text, value, isSelected }, currency)];
      });
    return choices.length > 1 && !notAnAxis.test(name) ? [{ name, choices }] : [];
  });
}

function toChoice(
  node: Cheerio<Element>,
  { text, value, isSelected }: { text: string; value: string; isSelected: boolean },
  currency: string | undefined,
): Choice {
  const read = readChoiceLabel(text, currency);
  const stated = readStatedSurcharge(node.attr('price') ?? node.attr('data-price-change'), currency);
  const isOff =
    node.attr('disabled') !== undefined ||
    node.attr('aria-disabled') === 'true' ||
    unavailableMark.test(node.attr('class') ?? '');
  return {
    ...read,
    surcharge: read.surcharge || stated,
    soldOut: read.soldOut || isOff,
    value,
    selected: isSelected,
  };
}

function radioLabel($: CheerioAPI, node: Element): string {
  const label = $(node).closest('label');
  const found = [
    labelFor($, $(node).attr('id')),
    label.text(),
    $(node).attr('aria-label'),
    $(node).attr('title'),
    label.find('[title]').first().attr('title'),
    $(node).attr('data-label'),
    $(node).attr('value'),
  ];
  return found.map((text) => cleanText(text ?? '')).find((text) => text !== '') ?? '';
}

function combine(groups: OptionGroup[]): Choice[][] {
  return groups.reduce<Choice[][]>(
    (sofar, group) => sofar.flatMap((head) => group.choices.map((choice) => [...head, choice])),
    [[]],
  );
}
