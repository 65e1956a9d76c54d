import { load } from 'cheerio';
import { parse as parseTable } from 'csv-parse/sync';
import { merchantOf } from '../../platform/merchant-of.ts';
import { asText, isObject, type Json, readAvailability, readPriceText } from '../../product-page/index.ts';
import type { IndexedProduct } from '../product-store.ts';
import { parseJson } from './platform-listings.ts';

/** One row of a product feed by the attribute names of Google Merchant Center, in lower case without prefix. */
type FeedRow = Record<string, string>;

/** Products of a feed: Google Merchant XML (RSS or Atom), JSON, tab- or comma-separated text with a header line. */
export function readFeed(text: string, merchant: { host: string; name: string }): IndexedProduct[] {
  const rows = readRows(text.replace(/^\uFEFF/, ''));
  const own = rows.flatMap(readItem).filter((item) => merchantOf(item.url) === merchant.host);
  return [...Map.groupBy(own, (item) => item.group).values()].flatMap((items) => {
    const [first] = items;
    if (!first) return [];
    return [
      {
        directUrl: first.url,
        merchantHost: merchant.host,
        merchantName: merchant.name,
        name: first.name,
        brand: first.brand,
        image: first.image,
        priceFrom: Math.min(...items.map((item) => item.price)),
        currency: first.currency,
        variants: items.map(({ id, url, price, image, available, attributes }) => ({
          id,
          url,
          price,
          image,
          available,
          attributes,
          chosen: false,
        })),
      },
    ];
  });
}

function readRows(text: string): FeedRow[] {
  const start = text.trimStart()[0];
  if (start === '<') return readXml(text);
  if (start === '{' || start === '[') return readJson(parseJson(text));
  const header = text.slice(0, text.indexOf('\n'));
  const delimiter = [...'\t;,|'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0];
  const records: Record<string, string>[] = parseTable(text, {
    columns: (names: string[]) => names.map(attributeName),
    delimiter: delimiter ?? ',',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return records;
}

function readXml(text: string): FeedRow[] {
  const items = text.match(/<(item|entry)[\s>][\s\S]*?<\/\1>/g) ?? [];
  return items.map((item) => {
    const $ = load(item, { xml: true });
    const fields = $.root().children().first().children().toArray();
    return Object.fromEntries(
      fields
        .toReversed()
        .map((node) => [attributeName(node.name), $(node).text().trim() || ($(node).attr('href') ?? '')]),
    );
  });
}

function readJson(value: unknown): FeedRow[] {
  const list = Array.isArray(value)
    ? value
    : isObject(value)
      ? (Object.values(value).find((entry) => Array.isArray(entry)) as unknown[] | undefined)
      : undefined;
  return (list ?? [])
    .filter(isObject)
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, entry]) => [attributeName(name), textOf(entry)])));
}

function textOf(value: unknown): string {
  if (!isObject(value)) return asText(value) ?? '';
  const money = value as Json;
  return `${asText(money.value ?? money.amount) ?? ''} ${asText(money.currency) ?? ''}`.trim();
}

// "g:image_link", "image link" and "imageLink" are the same attribute.
function attributeName(name: string): string {
  return name
    .replace(/^[a-z]+:/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '_');
}

const axes = ['color', 'size', 'material', 'pattern'];

function readItem(row: FeedRow) {
  const url = URL.parse(row.link ?? row.url ?? '');
  const name = row.title ?? row.name;
  // A feed writes "15.00 USD"; a sale price is what the shopper pays.
  const written = row.sale_price || row.price || '';
  const price = readPriceText(
    row.currency && !/[A-Z]{3}/.test(written) ? `${written} ${row.currency}` : written,
    undefined,
  );
  if (!url || !/^https?:$/.test(url.protocol) || !name || !price) return [];
  return [
    {
      id: row.id ?? row.sku ?? url.href,
      group: row.item_group_id || url.href,
      url: url.href,
      name,
      brand: row.brand ?? '',
      image: row.image_link ?? row.image ?? '',
      price: price.amount,
      currency: price.currency ?? row.currency ?? 'USD',
      available: readAvailability(row.availability?.replaceAll(/[\s_]/g, '')) ?? true,
      attributes: Object.fromEntries(axes.flatMap((axis) => (row[axis] ? [[axis, row[axis]]] : []))) as Record<
        string,
        string
      >,
    },
  ];
}
