import type { Cheerio, CheerioAPI } from 'cheerio';
import { type Element, isTag } from 'domhandler';
import type { Minor } from '../platform/money.ts';
import { foldForSearch } from '../words/fold-for-search.ts';
import { productWords } from '../words/product-words.ts';
import { isBuyWording } from './find-buy-button.ts';
import { cleanText } from './json-value.ts';
import { groupName, labelFor } from './option-labels.ts';
import { resolveUrl } from './page-address.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { readButtonGroups } from './read-button-groups.ts';
import { type ChoiceLabel, readChoiceLabel, readStatedSurcharge } from './read-choice-label.ts';
import { addressCombinations } from './read-prestashop.ts';

type Choice = ChoiceLabel & { value: string; selected: boolean; url?: string };
/** One thing the shopper chooses, as the page offers it. */
export type OptionGroup = { name: string; choices: Choice[] };

const notAnAxis = new RegExp(productWords('noAxis'), 'i');
const placeholder = new RegExp(`^(?:-+\\s|--?$|${productWords('choose')})`, 'i');
// A class of its own; "disabled:opacity-50" only says how a disabled one would look.
const unavailableMark = /(?:^|[\s_-])(?:sold-?out|unavailable|disabled|out-?of-?stock|not-?available)(?=[\s_-]|$)/i;
const chosenMark = /(?:^|[\s_-])(?:selected|active|current|checked|chosen)(?:\s|$)/i;
const choiceControls = 'select, input[type="radio"], [role="radiogroup"], [role="listbox"]';
const maxCombinations = 100;

type Known = {
  available: boolean;
  price: Minor | undefined;
  currency: string | undefined;
  /** Values that the shop's own data calls available; undefined when it says nothing. */
  inStockValues?: Set<string> | undefined;
};

/**
 * Options the buy form offers when no markup lists variants: drop-downs, radio buttons and groups of buttons, combined.
 * Stock of a combination is known only as far as the form shows it for a choice. Surcharges add to the page's price.
 */
export function readFormOptions($: CheerioAPI, pageUrl: string, known: Known): ProductFacts | undefined {
  const groups = withoutSoldOut(readOptionGroups($, pageUrl, known.currency), known.inStockValues);
  const combinations = groups.reduce((count, group) => count * group.choices.length, 1);
  if (groups.length === 0 || combinations > maxCombinations) return undefined;
  const variants = combine(groups).map((choices): VariantFacts => {
    const own = choices.find((choice) => choice.price !== undefined)?.price ?? known.price;
    const surcharge = choices.reduce((sum, choice) => sum + choice.surcharge, 0);
    return {
      id: choices.map((choice) => choice.value).join('/'),
      price: own === undefined ? undefined : Math.max(0, own + surcharge),
      available: known.available && choices.every((choice) => !choice.soldOut),
      url: urlOf(choices, pageUrl),
      attributes: Object.fromEntries(groups.map((group, index) => [group.name, choices[index]?.label ?? ''])),
      chosen: choices.every((choice) => choice.selected),
    };
  });
  return { dimensions: groups.map((group) => group.name), variants: addressCombinations($, pageUrl, variants) };
}

/** A group none of whose values is listed is not about stock at all: an engraving, a gift wrap. */
function withoutSoldOut(groups: OptionGroup[], inStock: Set<string> | undefined): OptionGroup[] {
  return groups.map((group) => {
    if (!inStock || !group.choices.some(({ value }) => inStock.has(value))) return group;
    const choices = group.choices.map((choice) => ({
      ...choice,
      soldOut: choice.soldOut || !inStock.has(choice.value),
    }));
    return { ...group, choices };
  });
}

/** Where one choice differs from the page's own and is a link, that link selects the variant. */
function urlOf(choices: Choice[], pageUrl: string): string {
  const other = choices.filter((choice) => !choice.selected);
  return (other.length === 1 && other[0]?.url) || pageUrl;
}

/** What the shopper may choose on this page, with the names the shop shows. */
function readOptionGroups($: CheerioAPI, pageUrl: string, currency: string | undefined): OptionGroup[] {
  const form = findBuyBlock($);
  const controls = [...readSelects($, form, currency), ...readRadios($, form, currency)];
  const groups = controls.length > 0 ? controls : readButtons($, findProductBlock($, form), pageUrl, currency);
  return withPresets($, withOwnNames(groups), pageUrl);
}

/** The block that holds both what buys and the heading: tiles often stand between the two, outside of the form. */
function findProductBlock($: CheerioAPI, form: Cheerio<Element>): Cheerio<Element> {
  const start = form.length > 0 ? form : buyButton($);
  const around = start.parentsUntil('main,body,html').slice(0, 6);
  const shared = around.filter((_, node) => $(node).find('h1,h2').length > 0).first() as Cheerio<Element>;
  return shared.length > 0 ? shared : start;
}

function buyButton($: CheerioAPI): Cheerio<Element> {
  return $('button, input[type="button"]')
    .filter((_, node) => isBuyWording(`${$(node).text()} ${node.attribs.value ?? ''}`))
    .first();
}

/** The form that buys; a shop that buys by script may have only a block around the button. */
function findBuyBlock($: CheerioAPI): Cheerio<Element> {
  const form = $('form')
    .filter((_, node) => isBuyForm($, node))
    .first();
  if (form.length > 0) return form;
  const around = buyButton($).parentsUntil('main,body,html').slice(0, 4);
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

function readButtons(
  $: CheerioAPI,
  block: Cheerio<Element>,
  pageUrl: string,
  currency: string | undefined,
): OptionGroup[] {
  return readButtonGroups($, block, pageUrl).flatMap(({ name, choices }) => {
    if (notAnAxis.test(name)) return [];
    return [
      {
        name,
        choices: choices.map(({ node, text, href }) => {
          const value = node.attribs['data-value'] ?? node.attribs.value ?? text;
          const choice = toChoice($(node), { text, value, isSelected: isMarkedChosen(node) }, currency);
          return href ? { ...choice, url: resolveUrl(href, pageUrl) } : choice;
        }),
      },
    ];
  });
}

function isMarkedChosen({ attribs, parent }: Element): boolean {
  const states = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'];
  const around = parent && isTag(parent) ? (parent.attribs.class ?? '') : '';
  return (
    states.some((name) => attribs[name] !== undefined && attribs[name] !== 'false') ||
    chosenMark.test(`${attribs.class ?? ''} ${around}`)
  );
}

/** What heading or address name is chosen, where the page marks nothing: "Linen Shirt Navy S" is navy and S. */
function withPresets($: CheerioAPI, groups: OptionGroup[], pageUrl: string): OptionGroup[] {
  const path = URL.parse(pageUrl)?.pathname ?? '';
  const named = ` ${foldForSearch($('h1').first().text())} ${foldForSearch(path)} `;
  return groups.map((group) => {
    if (group.choices.some((choice) => choice.selected)) return group;
    const fitting = group.choices.filter(({ label }) => named.includes(` ${foldForSearch(label)} `));
    const [only] = fitting.length === 1 ? fitting : [];
    return { ...group, choices: group.choices.map((choice) => ({ ...choice, selected: choice === only })) };
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
