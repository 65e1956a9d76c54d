import type { CheerioAPI } from 'cheerio';
import { asList, asText, cleanText, isObject, type Json, parseLooseJson } from './json-value.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { readPriceValue } from './read-price-value.ts';

/** WooCommerce prints every variation into the form's `data-product_variations`; labels are in its drop-downs. */
export function readWooCommerce(
  $: CheerioAPI,
  pageUrl: string,
  currency: string | undefined,
): ProductFacts | undefined {
  const form = $('form[data-product_variations]').first();
  const rows = asList(parseLooseJson(form.attr('data-product_variations') ?? '')).filter(isObject);
  if (rows.length === 0) return undefined;
  const axes = readAxes($, rows);
  const variants = rows.flatMap((row) =>
    expandAny(row, axes).map((values) => readVariant(row, values, axes, pageUrl, currency)),
  );
  return { dimensions: axes.map((axis) => axis.label), variants, available: variants.some((v) => v.available) };
}

// A page must not be able to make one variation stand for millions.
const maxExpanded = 100;

type Axis = { key: string; label: string; labels: Map<string, string> };

function readAxes($: CheerioAPI, rows: Json[]): Axis[] {
  const keys = [...new Set(rows.flatMap((row) => (isObject(row.attributes) ? Object.keys(row.attributes) : [])))];
  return keys.map((key) => {
    const select = $('select')
      .filter((_, node) => ($(node).attr('name') ?? '') === key)
      .first();
    const id = select.attr('id') ?? key.replace(/^attribute_/, '');
    const label = cleanText(
      $('label')
        .filter((_, node) => $(node).attr('for') === id)
        .first()
        .text(),
    ).replace(/[:*\s]+$/, '');
    const options = select.find('option').toArray();
    const labels = new Map(
      options.flatMap((option): [string, string][] => {
        const value = $(option).attr('value');
        return value ? [[value, cleanText($(option).text())]] : [];
      }),
    );
    return { key, label: label || key.replace(/^attribute_(?:pa_)?/, ''), labels };
  });
}

/** An empty attribute means "any value": the variation stands for each value of that axis. */
function expandAny(row: Json, axes: Axis[]): string[][] {
  const attributes = isObject(row.attributes) ? row.attributes : {};
  const combinations = axes.reduce<string[][]>(
    (sofar, axis) => {
      const value = asText(attributes[axis.key]);
      const values = value ? [value] : [...axis.labels.keys()];
      return sofar
        .flatMap((head) => (values.length > 0 ? values : ['']).map((tail) => [...head, tail]))
        .slice(0, maxExpanded);
    },
    [[]],
  );
  return combinations;
}

function readVariant(
  row: Json,
  values: string[],
  axes: Axis[],
  pageUrl: string,
  currency: string | undefined,
): VariantFacts {
  const url = new URL(pageUrl);
  url.search = '';
  for (const [index, axis] of axes.entries()) {
    if (values[index]) url.searchParams.set(axis.key, values[index]);
  }
  const image = isObject(row.image) ? row.image : {};
  return {
    id: asText(row.variation_id) ?? asText(row.sku) ?? url.search,
    price: readPriceValue(row.display_price, currency),
    currency,
    available: row.is_in_stock !== false && row.is_purchasable !== false,
    image: asText(image.full_src) ?? asText(image.src) ?? asText(image.url),
    url: url.href,
    attributes: Object.fromEntries(
      axes.map((axis, index) => [axis.label, axis.labels.get(values[index] ?? '') ?? values[index] ?? '']),
    ),
  };
}
