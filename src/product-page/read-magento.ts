import type { CheerioAPI } from 'cheerio';
import { asList, asText, isObject, type Json, parseLooseJson } from './json-value.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { readPriceValue } from './read-price-value.ts';

type Axis = { label: string; byProduct: Map<string, string> };

/**
 * Magento prints a configurable product's options into its widget settings: attributes with the simple products each
 * option leads to, and prices by simple product. Products missing from every option are sold out and not listed.
 */
export function readMagento($: CheerioAPI, pageUrl: string, currency: string | undefined): ProductFacts | undefined {
  const config = findConfig($);
  if (!config || !isObject(config.attributes)) return undefined;
  const axes = Object.values(config.attributes).filter(isObject).map(readAxis);
  const ids = [...new Set(axes.flatMap((axis) => [...axis.byProduct.keys()]))];
  const salable = config.salable ? salableIds(config.salable) : null;
  const variants = ids
    .filter((id) => axes.every((axis) => axis.byProduct.has(id)))
    .map((id): VariantFacts => {
      const final = child(child(child(config.optionPrices, id), 'finalPrice'), 'amount');
      return {
        id,
        price: readPriceValue(final, currency),
        currency,
        available: salable ? salable.has(id) : true,
        image: firstImage(child(config.images, id)),
        url: pageUrl,
        attributes: Object.fromEntries(axes.map((axis) => [axis.label, axis.byProduct.get(id) ?? ''])),
      };
    });
  return variants.length > 0 ? { dimensions: axes.map((axis) => axis.label), variants } : undefined;
}

function findConfig($: CheerioAPI): Json | undefined {
  for (const script of $('script[type="text/x-magento-init"]').toArray()) {
    const text = $(script).text();
    if (!text.includes('"jsonConfig"') && !text.includes('"spConfig"')) continue;
    const found = search(parseLooseJson(text), 0);
    if (found) return found;
  }
  return undefined;
}

function search(value: unknown, depth: number): Json | undefined {
  if (!isObject(value) || depth > 5) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    if ((key === 'jsonConfig' || key === 'spConfig') && isObject(entry)) return entry;
    const found = search(entry, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function readAxis(attribute: Json): Axis {
  const byProduct = new Map<string, string>();
  for (const option of asList(attribute.options).filter(isObject)) {
    for (const id of asList(option.products)) byProduct.set(String(id), asText(option.label) ?? '');
  }
  return { label: asText(attribute.label) ?? asText(attribute.code) ?? '', byProduct };
}

function salableIds(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.map(String));
  return new Set(isObject(value) ? Object.values(value).flatMap((entry) => [...salableIds(entry)]) : []);
}

function child(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function firstImage(value: unknown): string | undefined {
  const [image] = asList(value).filter(isObject);
  return asText(image?.full) ?? asText(image?.img);
}
