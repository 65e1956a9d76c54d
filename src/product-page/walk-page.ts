import type { CheerioAPI } from 'cheerio';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { cleanText } from './json-value.ts';

/** An element with short visible text. `order` is its place in reading order, `marks` its class, id and test names. */
export type ShortText = {
  node: Element;
  order: number;
  text: string;
  marks: string;
  struck: boolean;
  ancestors: Element[];
};

const unseen = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'head', 'title', 'option']);
const struckTags = new Set(['del', 's', 'strike']);
const maxText = 250;
const pressed = new Set(['submit', 'button', 'image']);

/** One pass over the visible page; every element whose whole text is short, in reading order. */
export function walkPage($: CheerioAPI): ShortText[] {
  const found: ShortText[] = [];
  let order = 0;
  const visit = (node: AnyNode, ancestors: Element[], struck: boolean): string | null => {
    if (isText(node)) return node.data.length > 4000 ? null : node.data;
    if (!isTag(node) || unseen.has(node.name) || isHidden(node) || ancestors.length > 200) return '';
    const isStruck = struck || struckTags.has(node.name) || /line-through/i.test(node.attribs.style ?? '');
    order += 1;
    const entry = { node, order, text: '', marks: marksOf(node), struck: isStruck, ancestors };
    const position = found.push(entry) - 1;
    const path = [...ancestors, node];
    let text: string | null = '';
    for (const child of node.children) {
      const part = visit(child, path, isStruck);
      text = text === null || part === null ? null : text + (isTag(child) ? centsMark(text, part) : '') + part;
      if (text !== null && text.length > 600) text = null;
    }
    if (text !== null && text.trim() === '') text = spoken(node);
    entry.text = text === null ? '' : cleanText(text);
    if (entry.text === '' || entry.text.length > maxText) found[position] = { ...entry, text: '' };
    return text;
  };
  for (const node of $.root().contents().toArray()) visit(node, [], false);
  return found.filter((entry) => entry.text !== '');
}

// Cents set smaller beside the whole amount, without a point of their own: $249 with a raised 99.
function centsMark(before: string, part: string): string {
  if (!/^\d\d$/.test(part.trim()) || !/(?:^|[^\d.,])\d{1,3}(?:[.,]?\d{3})*\s*$/.test(before)) return '';
  return before.includes('.') ? ',' : '.';
}

// Controls without text of their own still say what they do.
function spoken({ name, attribs }: Element): string {
  if (name === 'input') return pressed.has(attribs.type ?? '') ? (attribs.value ?? attribs.alt ?? '') : '';
  return name === 'button' ? (attribs['aria-label'] ?? attribs.title ?? '') : '';
}

export function marksOf(node: Element): string {
  const { attribs } = node;
  const tested = Object.keys(attribs).filter((name) => /^data-(?:test|qa|hook|auto|role)/.test(name));
  const names = [attribs.class, attribs.id, attribs.itemprop, attribs.name, ...tested.map((name) => attribs[name])];
  return names.filter(Boolean).join(' ').toLowerCase();
}

function isHidden(node: Element): boolean {
  const { attribs } = node;
  return 'hidden' in attribs || /display\s*:\s*none/i.test(attribs.style ?? '');
}
