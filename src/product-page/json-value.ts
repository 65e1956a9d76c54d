// Pages publish JSON of any shape. These narrow it without trusting it.

import { parsePage } from './parse-page.ts';

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Text of a string, a number, a language-tagged value or the first of a list; undefined when blank. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return cleanText(unescapeHtml(value)) || undefined;
  if (Array.isArray(value)) return value.map(asText).find((text) => text !== undefined);
  if (isObject(value)) return asText(value['@value'] ?? value.name);
  return undefined;
}

/** Shops print text that is escaped for HTML into JSON, too. */
function unescapeHtml(text: string): string {
  return /&(?:#x?[\da-f]+|amp|quot|apos|lt|gt|nbsp);/i.test(text) ? parsePage(text).root().text() : text;
}

export function cleanText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** An object or array out of page text, forgiving the slips shops make; undefined when it cannot be read. */
export function parseLooseJson(source: string): unknown {
  const text = source
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .replace(/;\s*$/, '')
    .trim();
  const repairs = [
    (t: string) => t,
    (t: string) => t.replace(/\p{Cc}+/gu, ' '),
    (t: string) => t.replace(/\p{Cc}+/gu, ' ').replace(/,\s*([}\]])/g, '$1'),
    (t: string) => t.replace(/\p{Cc}+/gu, ' ').replace(/\\(?!["\\/bfnrtu])/g, '\\\\'),
    (t: string) => t.replace(/&quot;/g, '"').replace(/&amp;/g, '&'),
  ];
  for (const repair of repairs) {
    try {
      return JSON.parse(repair(text));
    } catch {}
  }
  return undefined;
}

/** The balanced `{…}` or `[…]` that starts at `start`; strings and escapes are respected. */
export function sliceBalanced(text: string, start: number, limit = 2_000_000): string | undefined {
  let depth = 0;
  let quote = '';
  const end = Math.min(text.length, start + limit);
  for (let i = start; i < end; i += 1) {
    const char = text[i];
    if (quote) {
      if (char === '\\') i += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, i + 1);
    }
  }
  return undefined;
}
