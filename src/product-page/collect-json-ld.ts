import type { CheerioAPI } from 'cheerio';
import { asList, isObject, type Json, parseLooseJson } from './json-value.ts';

const productTypes = new Set([
  'product',
  'productgroup',
  'productmodel',
  'individualproduct',
  'someproducts',
  'vehicle',
  'car',
  'productcollection',
]);
// Anything below these keys belongs to another product than the page's own.
const foreignKeys = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'itemListElement',
  'hasVariant',
  'isVariantOf',
  'offers',
  'itemOffered',
  'review',
  'brand',
  'manufacturer',
  'breadcrumb',
]);

export type LinkedData = { products: Json[]; byId: Map<string, Json>; siteName?: string | undefined };

/** All product nodes that JSON-LD states for the page itself, with an index to follow `@id` references. */
export function collectJsonLd($: CheerioAPI): LinkedData {
  const found: LinkedData = { products: [], byId: new Map() };
  $('script[type*="ld+json" i]').each((_, script) => {
    visit(parseLooseJson($(script).text()), found, false, 0);
  });
  return found;
}

export function typesOf(node: Json): string[] {
  return asList(node['@type'] ?? node.type)
    .filter((type) => typeof type === 'string')
    .map((type) => (type.split(/[/#:]/).pop() ?? '').toLowerCase());
}

export function isProduct(node: Json): boolean {
  return typesOf(node).some((type) => productTypes.has(type));
}

/** The full node behind `{"@id": …}`; a node that carries more than its id is already the thing. */
export function follow(value: unknown, byId: Map<string, Json>): Json | undefined {
  if (typeof value === 'string') return byId.get(value);
  if (!isObject(value)) return undefined;
  const id = value['@id'];
  if (typeof id !== 'string' || Object.keys(value).some((key) => key !== '@id' && key !== '@type')) return value;
  return byId.get(id) ?? value;
}

function visit(value: unknown, found: LinkedData, foreign: boolean, depth: number): void {
  if (depth > 12) return;
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, found, foreign, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const id = value['@id'];
  const known = typeof id === 'string' ? found.byId.get(id) : undefined;
  if (typeof id === 'string' && (!known || Object.keys(known).length < Object.keys(value).length)) {
    found.byId.set(id, value);
  }
  if (!foreign && isProduct(value) && Object.keys(value).length > 2) found.products.push(value);
  if (!found.siteName && typesOf(value).includes('website') && typeof value.name === 'string') {
    found.siteName = value.name;
  }
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object') visit(child, found, foreign || foreignKeys.has(key), depth + 1);
  }
}
