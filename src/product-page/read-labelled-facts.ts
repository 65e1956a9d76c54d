import type { CheerioAPI } from 'cheerio';
import { type Element, isTag } from 'domhandler';
import { productWords } from '../words/product-words.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ShortText } from './walk-page.ts';

const labels: { field: 'brand' | 'sku' | 'mpn' | 'gtin'; pattern: RegExp }[] = [
  { field: 'brand', pattern: new RegExp(`^${productWords('brand')}$`, 'i') },
  { field: 'sku', pattern: new RegExp(`^${productWords('itemNumber')}$`, 'i') },
  { field: 'mpn', pattern: new RegExp(`^${productWords('model')}$`, 'i') },
  { field: 'gtin', pattern: /^(?:gtin(?:-?1[34])?|ean(?:-?13)?(?:[- ]?code)?|upc|barcode|isbn(?:-?13)?)$/i },
];

/** What a page states as label and value: table rows, definition lists, "Label: value" lines and neighbouring cells. */
export function readLabelledFacts($: CheerioAPI, texts: ShortText[]): ProductFacts {
  const facts: ProductFacts = {};
  const note = (label: string, value: string): void => {
    const name = cleanText(label).replace(/[\s:#.\u200e\u200f]+$/u, '');
    const text = cleanText(value).replace(/^[\s:#\u200e\u200f]+|\u200e|\u200f/gu, '');
    if (name.length > 30 || text === '' || text.length > 60) return;
    const match = labels.find((entry) => name.split('/').some((part) => entry.pattern.test(part.trim())));
    if (!match || facts[match.field] !== undefined) return;
    // A code is one word; what follows it in the same cell is another element's text.
    const kept = match.field === 'sku' ? (text.split(' ')[0] ?? '') : text;
    if (isPlausible(match.field, kept)) facts[match.field] = kept;
  };
  for (const { node, text } of texts) {
    if (text.length > 95) continue;
    const inline =
      /^([^:#]{2,30}?)\s*[:#]\s*(.{1,60})$/u.exec(text) ?? /^([^\d:#]{2,25}[.°])\s+(\S*\d\S*)$/u.exec(text);
    if (inline) note(inline[1] ?? '', inline[2] ?? '');
    if (text.length > 30) continue;
    const next = nextElement(node);
    if (next) note(text, $(next).text().slice(0, 200));
  }
  return facts;
}

function nextElement(node: Element): Element | undefined {
  for (let next = node.next; next; next = next.next) {
    if (isTag(next)) return next;
  }
  return undefined;
}

function isPlausible(field: string, text: string): boolean {
  if (field === 'brand') return /\p{L}/u.test(text) && text.length <= 40;
  if (field === 'gtin') return /^\d{8,14}$/.test(text);
  // Shops that write codes without digits write them in capitals.
  const isCode = /\d/.test(text) || (field === 'sku' && /^[A-Z][A-Z._/-]{2,}$/.test(text));
  return isCode && /^[\p{L}\p{N} ._/-]{2,40}$/u.test(text);
}
