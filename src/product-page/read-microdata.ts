import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { readAvailability } from './availability.ts';
import { cleanText } from './json-value.ts';
import type { ProductFacts } from './product-facts.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

// The same vocabulary in two spellings: microdata (itemscope/itemprop) and RDFa (typeof/property).
const spellings = [
  { scope: '[itemtype*="schema.org/Product" i]', type: 'itemtype', prop: 'itemprop', nested: '[itemscope]' },
  { scope: '[typeof~="Product" i],[typeof$=":Product" i]', type: 'typeof', prop: 'property', nested: '[typeof]' },
] as const;

/** The first product scope in the page that is not inside another product's (or a list's) scope. */
export function readMicrodata($: CheerioAPI): ProductFacts | undefined {
  for (const spelling of spellings) {
    const scopes = $(spelling.scope).filter((_, node) => !isRelated($, node));
    if (scopes.length === 0) continue;
    const main = chooseScope($, scopes);
    if (!main) continue;
    const props = propertyReader($, main, spelling.prop);
    const currency = readCurrency(props('priceCurrency'));
    const facts: ProductFacts = {
      name: props('name', true),
      brand: props('brand') ?? props('manufacturer'),
      image: props('image'),
      sku: props('sku') ?? props('productID')?.replace(/^[a-z]+:/i, ''),
      mpn: props('mpn'),
      gtin: props('gtin13') ?? props('gtin') ?? props('gtin14') ?? props('gtin12') ?? props('gtin8'),
      price: readPriceValue(props('price') ?? props('lowPrice'), currency),
      currency,
      available: readAvailability(props('availability')),
    };
    if (Object.values(facts).some((value) => value !== undefined)) return facts;
  }
  return undefined;
}

function isRelated($: CheerioAPI, node: AnyNode): boolean {
  return (
    $(node).is('[itemprop="isRelatedTo"],[itemprop="isSimilarTo"],[itemprop="itemListElement"]') ||
    $(node).parents('[itemprop="isRelatedTo"],[itemprop="isSimilarTo"],[itemtype*="ItemList" i]').length > 0
  );
}

/** Among several scopes, the one that holds the heading; several without a heading are a listing. */
function chooseScope($: CheerioAPI, scopes: Cheerio<Element>): Cheerio<Element> | undefined {
  if (scopes.length === 1) return scopes;
  const withHeading = scopes.filter((_, node) => $(node).find('h1').length > 0 || $(node).is('h1'));
  if (withHeading.length > 0) return withHeading.first();
  const heading = cleanText($('h1').first().text()).toLowerCase();
  const named = scopes.filter((_, node) => {
    const name = $(node).find('[itemprop="name"],[property="name"]').first();
    return heading !== '' && cleanText(name.attr('content') ?? name.text()).toLowerCase() === heading;
  });
  return named.length > 0 ? named.first() : undefined;
}

function propertyReader($: CheerioAPI, main: Cheerio<Element>, attribute: string) {
  return (name: string, direct = false): string | undefined => {
    const wanted = `[${attribute}~="${name}"],[${attribute}$=":${name}"]`;
    const owned = main.find(wanted).filter((_, node) => !inForeignScope($, main, node, direct));
    for (const node of owned.toArray()) {
      const text = textOf($, $(node), attribute);
      if (text) return text;
    }
    return undefined;
  };
}

// Offers and brands inside the product speak for it; other products, reviews and ratings do not.
function inForeignScope($: CheerioAPI, main: Cheerio<Element>, node: Element, direct: boolean): boolean {
  for (const parent of $(node).parents('[itemtype],[typeof]').toArray()) {
    if (parent === main[0]) return false;
    const type = $(parent).attr('itemtype') ?? $(parent).attr('typeof') ?? '';
    if (direct || !/offer|pricespecification|brand|organization/i.test(type)) return true;
  }
  return false;
}

function textOf($: CheerioAPI, node: Cheerio<Element>, attribute: string): string | undefined {
  const stated = node.attr('content') ?? node.attr('href') ?? node.attr('src') ?? node.attr('data-src');
  const inner = node.is('[itemscope],[typeof]') ? node.find(`[${attribute}~="name"]`).first() : undefined;
  const text = inner?.length ? (inner.attr('content') ?? inner.text()) : (stated ?? node.attr('value') ?? node.text());
  return cleanText(text) || cleanText($(node).text()) || undefined;
}
