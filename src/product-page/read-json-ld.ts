import type { CheerioAPI } from 'cheerio';
import { chooseMainProduct } from './choose-main-product.ts';
import { collectJsonLd, follow, isProduct, type LinkedData, typesOf } from './collect-json-ld.ts';
import { asList, asText, isObject, type Json } from './json-value.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';
import { type OfferFacts, readOffers } from './read-offers.ts';
import { readShippingDetails } from './read-shipping-details.ts';

const axisKeys = ['color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender'];

/** The page's own product as JSON-LD states it; undefined when the page states none or only a list of others. */
export function readJsonLd($: CheerioAPI, pageUrl: string): ProductFacts | undefined {
  const data = collectJsonLd($);
  const main = chooseMainProduct($, data, pageUrl);
  if (!main) return undefined;
  const group = groupOf(main, data);
  const members = group ? membersOf(group, main, data) : siblingsOf(main, data);
  const offers = readOffers(main.offers, data.byId);
  const priced = offers.filter((offer) => offer.price !== undefined);
  const best = priced.find((offer) => offer.available !== false) ?? priced[0] ?? offers[0];
  const variants = members.length > 0 ? members.map((node) => readMember(node, data)) : readOfferVariants(priced);
  const dimensions = readDimensions(group, variants);
  const cheapest = variants.filter((variant) => variant.price !== undefined).toSorted(byPrice)[0];
  return {
    name: asText(main.name) ?? asText(group?.name),
    brand: readBrand(main, data) ?? (group && readBrand(group, data)),
    image: readImage(main, data) ?? (group && readImage(group, data)),
    url: asText(group?.url) ?? asText(main.url),
    sku: asText(main.sku) ?? best?.sku ?? productId(main),
    mpn: asText(main.mpn),
    gtin: asText(main.gtin13 ?? main.gtin ?? main.gtin14 ?? main.gtin12 ?? main.gtin8),
    price: lowest(priced) ?? cheapest?.price,
    currency: best?.currency ?? cheapest?.currency,
    available: anyAvailable(members.length > 0 ? variants : offers) ?? anyAvailable(offers),
    dimensions,
    variants: variants.map((variant) => keepAxes(variant, dimensions)),
    shipping: [main, ...offers.map((offer) => offer.node)].flatMap((node) => readShippingDetails(node, data.byId)),
  };
}

function byPrice(a: { price?: number | undefined }, b: { price?: number | undefined }): number {
  return (a.price ?? 0) - (b.price ?? 0);
}

function lowest(offers: OfferFacts[]): number | undefined {
  const open = offers.filter((offer) => offer.available !== false);
  return (open.length > 0 ? open : offers).toSorted(byPrice)[0]?.price;
}

function anyAvailable(entries: { available?: boolean | undefined }[]): boolean | undefined {
  const known = entries.map((entry) => entry.available).filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.includes(true);
}

function groupOf(main: Json, data: LinkedData): Json | undefined {
  if (typesOf(main).includes('productgroup') || main.hasVariant) return main;
  const parent = follow(asList(main.isVariantOf)[0], data.byId);
  return parent && (parent.hasVariant || typesOf(parent).includes('productgroup')) ? parent : undefined;
}

function membersOf(group: Json, main: Json, data: LinkedData): Json[] {
  const listed = asList(group.hasVariant).map((entry) => follow(entry, data.byId));
  const groupId = group['@id'];
  const pointing = data.products.filter((product) =>
    asList(product.isVariantOf).some(
      (parent) => isObject(parent) && groupId !== undefined && parent['@id'] === groupId,
    ),
  );
  const members = new Set([...listed, ...pointing].filter(isObject).filter((node) => node !== group));
  if (main !== group && members.size > 0) members.add(main);
  return [...members].filter((node) => isProduct(node) || node.offers !== undefined);
}

/** Some shops state each size as a separate product, all under one name. */
function siblingsOf(main: Json, data: LinkedData): Json[] {
  const name = asText(main.name);
  const same = data.products.filter((product) => product.offers && asText(product.name) === name);
  const bySku = new Map(
    same.flatMap((product) => (asText(product.sku) ? [[asText(product.sku), product] as const] : [])),
  );
  return name && bySku.size > 1 ? [...bySku.values()] : [];
}

function readMember(node: Json, data: LinkedData): VariantFacts {
  const offers = readOffers(node.offers, data.byId);
  const offer = offers.find((entry) => entry.price !== undefined) ?? offers[0];
  const attributes: Record<string, string> = {};
  for (const key of axisKeys) {
    const text = asText(node[key]);
    if (text) attributes[key] = text;
  }
  for (const property of asList(node.additionalProperty).filter(isObject)) {
    const name = asText(property.name);
    const value = asText(property.value);
    if (name && value && !(name in attributes)) attributes[name] = value;
  }
  const url = asText(node.url) ?? offer?.url;
  return {
    id: asText(node.sku) ?? offer?.sku ?? productId(node) ?? asText(node['@id']) ?? url ?? asText(node.name) ?? '',
    price: offer?.price,
    currency: offer?.currency,
    available: offer?.available,
    image: readImage(node, data),
    url,
    attributes,
  };
}

/** Several offers are variants only when each names its own article or page; otherwise they are sellers. */
function readOfferVariants(offers: OfferFacts[]): VariantFacts[] {
  if (offers.length < 2) return [];
  const keys = offers.map((offer) => offer.sku ?? offer.url);
  const sellers = new Set(offers.map((offer) => asText(offer.node.seller)).filter(Boolean));
  if (keys.some((key) => !key) || new Set(keys).size !== keys.length || sellers.size > 1) return [];
  return offers.map(
    (offer): VariantFacts => ({
      id: new URL(offer.url ?? '', 'http://x/').searchParams.get('variant') ?? offer.sku ?? offer.url ?? '',
      price: offer.price,
      currency: offer.currency,
      available: offer.available,
      image: asText(offer.node.image),
      url: offer.url,
      attributes: offer.name ? { name: offer.name } : {},
    }),
  );
}

function readDimensions(group: Json | undefined, variants: VariantFacts[]): string[] {
  const stated = asList(group?.variesBy)
    .map(asText)
    .flatMap((text) => (text ? [text.split(/[/#]/).pop() ?? text] : []));
  const present = [...new Set(variants.flatMap((variant) => Object.keys(variant.attributes)))];
  const differing = present.filter((key) => new Set(variants.map((variant) => variant.attributes[key])).size > 1);
  const known = stated.filter((key) => present.includes(key));
  return known.length > 0 ? known : differing;
}

function keepAxes(variant: VariantFacts, dimensions: string[]): VariantFacts {
  const kept = dimensions.flatMap((key) => {
    const value = variant.attributes[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...variant, attributes: Object.fromEntries(kept) };
}

function readBrand(node: Json, data: LinkedData): string | undefined {
  for (const entry of [...asList(node.brand), ...asList(node.manufacturer)]) {
    const text = asText(follow(entry, data.byId)?.name) ?? (typeof entry === 'string' ? asText(entry) : undefined);
    if (text) return text;
  }
  return undefined;
}

function readImage(node: Json, data: LinkedData): string | undefined {
  for (const entry of asList(node.image)) {
    if (typeof entry === 'string' && entry.trim() !== '' && !data.byId.has(entry)) return entry.trim();
    const object = follow(entry, data.byId);
    const url = asText(object?.url) ?? asText(object?.contentUrl);
    if (url) return url;
  }
  return undefined;
}

function productId(node: Json): string | undefined {
  return asText(node.productID ?? node.productId)?.replace(/^[a-z]+:/i, '');
}
