import type { CheerioAPI } from 'cheerio';

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

/** The merchant's article id from the buy form or, failing that, the id in the address that the page repeats. */
export function readPageArticle($: CheerioAPI, pageUrl: string): string | undefined {
  for (const name of articleInputs) {
    const value = $(`input[name="${name}" i]`).first().attr('value')?.trim();
    if (value && isArticle(value)) return value;
  }
  const fromUrl = urlIds(pageUrl);
  const repeated = fromUrl.find(
    (id) => $(`[data-sku="${id}"],[data-product-id="${id}"],[data-id="${id}"],[value="${id}"]`).length > 0,
  );
  if (repeated) return repeated;
  for (const name of articleAttributes) {
    const values = new Set(
      $(`[${name}]`)
        .toArray()
        .map((node) => $(node).attr(name)?.trim() ?? ''),
    );
    const [only] = values;
    if (values.size === 1 && only && isArticle(only)) return only;
  }
  return fromUrl[0];
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
