import type { Cheerio, CheerioAPI } from 'cheerio';
import { type Element, isTag, isText } from 'domhandler';
import { isBuyWording } from './find-buy-button.ts';
import { cleanText } from './json-value.ts';
import { cleanName, groupName } from './option-labels.ts';
import { sameSite } from './page-address.ts';

/** Buttons or links side by side under one name. `href` is where a link leads; it selects the choice. */
export type ButtonGroup = { name: string; choices: { node: Element; text: string; href: string | undefined }[] };

const named = '[role="radiogroup"],[role="listbox"],.swatch-attribute,[data-option-name]';
const elsewhere = 'nav,header,footer,aside,[role="tablist"],[role="navigation"],[aria-label*="breadcrumb" i]';
const notAChoice = /^(?:[-+−–×]|\d+ ?\/ ?\d+|prev(?:ious)?|next|share|more|less|close|zoom)$/i;
const maxLabel = 40;
const maxChoices = 60;

/** Swatches and tiles without form controls. Those that a shop names for screen readers are believed first. */
export function readButtonGroups($: CheerioAPI, block: Cheerio<Element>, pageUrl: string): ButtonGroup[] {
  const accessible = block
    .find(named)
    .toArray()
    .flatMap((node, position): ButtonGroup[] => {
      const choices = $(node).find('[role="radio"],[role="option"],button').toArray().flatMap(toButton($));
      return choices.length > 1 ? [{ name: groupName($, $(node), position), choices }] : [];
    });
  return accessible.length > 0 ? accessible : readRows($, block, pageUrl);
}

/** Equal buttons, or links to sister pages, in one row behind a short label: what a shopper reads as a choice. */
function readRows($: CheerioAPI, block: Cheerio<Element>, pageUrl: string): ButtonGroup[] {
  const rows = block.find('*').filter((_, node) => node.children.filter(isTag).length > 1);
  return rows.toArray().flatMap((row): ButtonGroup[] => {
    const items = row.children.filter(isTag);
    const controls = items.map((item) => onlyControl($, item));
    const [first] = controls;
    if (!first || items.length > maxChoices || controls.some((control) => control?.name !== first.name)) return [];
    const choices = controls.flatMap((control) => (control ? toButton($)(control) : []));
    if (choices.length !== items.length || choices.some(({ text }) => isNoChoice(text))) return [];
    if (new Set(choices.map(({ text }) => text)).size < choices.length) return [];
    if ($(row).closest(elsewhere).length > 0) return [];
    if (first.name === 'a' && !choices.every(({ href }) => isSisterPage(href, pageUrl))) return [];
    const name = labelBefore($, row);
    return name === '' ? [] : [{ name, choices }];
  });
}

function isNoChoice(text: string): boolean {
  return text.length > maxLabel || notAChoice.test(text) || isBuyWording(text);
}

/** The button or link that an item of a row is, or holds as its only content. */
function onlyControl($: CheerioAPI, item: Element): Element | undefined {
  if (item.name === 'button' || (item.name === 'a' && item.attribs.href)) return item;
  const inside = $(item).find('button,a[href]').toArray();
  const control = inside[0];
  const sameText = control && cleanText($(item).text()) === cleanText($(control).text());
  return inside.length === 1 && sameText ? control : undefined;
}

function toButton($: CheerioAPI) {
  return (node: Element): ButtonGroup['choices'] => {
    const spoken = node.attribs['aria-label'] ?? node.attribs.title ?? $(node).find('img[alt]').attr('alt') ?? '';
    const text = cleanText($(node).text()) || cleanText(spoken);
    return text === '' ? [] : [{ node, text, href: node.name === 'a' ? node.attribs.href : undefined }];
  };
}

/** Links of a swatch lead to the product's other colours: the same site, and nearly the same address. */
function isSisterPage(href: string | undefined, pageUrl: string): boolean {
  const own = new URL(pageUrl);
  const other = href && !href.startsWith('#') ? URL.parse(href, own) : null;
  if (!other || !sameSite(other, own)) return false;
  if (other.pathname === own.pathname) return true;
  const words = (path: string) => new Set(path.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const [mine, theirs] = [words(own.pathname), words(other.pathname)];
  return 2 * [...theirs].filter((word) => mine.has(word)).length >= Math.max(mine.size, theirs.size);
}

/** "Colour" or "Choose a size", not a price or a sentence. */
function isLabel(text: string): boolean {
  const name = text.replace(/:.*$/, '');
  return text.length <= maxLabel && !/[\d$€£¥]/.test(name) && name.split(' ').length <= 4;
}

/** The text just before the row, when it is as short as a label is. */
function labelBefore($: CheerioAPI, row: Element): string {
  const own = row.attribs['aria-label'] ?? row.attribs['data-option-name'];
  if (own) return cleanName(own);
  for (const node of [row, row.parent]) {
    for (let before = node?.prev; before; before = before.prev) {
      const text = isText(before) ? cleanText(before.data) : isTag(before) ? cleanText($(before).text()) : '';
      if (text !== '') return isLabel(text) ? cleanName(text) : '';
    }
  }
  return '';
}
