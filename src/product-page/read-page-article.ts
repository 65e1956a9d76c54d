import type { CheerioAPI } from 'cheerio';
import { isTag } from 'domhandler';

const articleAttributes = [
  'data-sku',
  'data-product-sku',
  'data-asin',
  'data-product-id',
  'data-productid',
  'data-pid',
  'data-item-id',
];
const articleInputs = [
  'sku',
  'product_sku',
  'asin',
  'product_id',
  'productId',
  'product',
  'id_product',
  'pid',
  'item_id',
];

/** Codes that may be the merchant's article id: of the buy form, in the address, and of an attribute stated once. */
export type PageArticle = { input: string | undefined; inUrl: string[]; attribute: string | undefined };

export function readPageArticle($: CheerioAPI, pageUrl: string): PageArticle {
  const named = $('input[name]').toArray();
  const inputs = articleInputs.map((name) => {
    const first = named.find(({ attribs }) => attribs.name?.toLowerCase() === name.toLowerCase());
    return first?.attribs.value?.trim() ?? '';
  });
  const marked = $(articleAttributes.map((name) => `[${name}]`).join())
    .toArray()
    .filter(isTag);
  const attributes = articleAttributes.map((name) => {
    const values = new Set(marked.flatMap(({ attribs }) => attribs[name]?.trim() ?? []));
    const [only] = values;
    return values.size === 1 && only ? only : '';
  });
  return { input: inputs.find(isArticle), inUrl: urlIds(pageUrl), attribute: attributes.find(isArticle) };
}

function urlIds(pageUrl: string): string[] {
  const url = URL.parse(pageUrl);
  if (!url) return [];
  const parts = [...url.pathname.split(/[/_.,-]/), ...url.searchParams.values()];
  return parts
    .filter((part) => /^[a-z]{0,3}\d{4,14}[a-z]?$/i.test(part) || /^(?=.*\d)[A-Z0-9]{8,14}$/.test(part))
    .reverse();
}

function isArticle(value: string): boolean {
  return /^[\p{L}\p{N}._/-]{2,40}$/u.test(value) && /\d/.test(value);
}
