import type { Minor } from '../platform/money.ts';
import { readAvailability } from './availability.ts';
import { follow } from './collect-json-ld.ts';
import { asList, asText, isObject, type Json } from './json-value.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

export type OfferFacts = {
  price?: Minor | undefined;
  currency?: string | undefined;
  available?: boolean | undefined;
  url?: string | undefined;
  sku?: string | undefined;
  name?: string | undefined;
  node: Json;
};

// A crossed-out or reference price, a minimum advertised price, a price per unit: none is what the shopper pays.
const notThePrice = /list|strikethrough|srp|msrp|invoice|minimumadvertised|regular/i;

/** Every single offer of a product, with those nested in an AggregateOffer. */
export function readOffers(value: unknown, byId: Map<string, Json>): OfferFacts[] {
  return asList(value).flatMap((entry) => {
    const node = follow(entry, byId);
    if (!node) return [];
    const nested = asList(node.offers).flatMap((inner) => readOffers(inner, byId));
    if (nested.some((offer) => offer.price !== undefined)) {
      const currency = readCurrency(node.priceCurrency);
      const available = readAvailability(node.availability);
      return nested.map((offer) => ({
        ...offer,
        currency: offer.currency ?? currency,
        available: offer.available ?? available,
      }));
    }
    return [readOffer(node)];
  });
}

function readOffer(node: Json): OfferFacts {
  const specified = readSpecification(node.priceSpecification);
  const currency = readCurrency(node.priceCurrency ?? node.pricecurrency) ?? specified.currency;
  const own = readPriceValue(node.price, currency) ?? readPriceValue(node.lowPrice ?? node.lowprice, currency);
  return {
    // A zero beside a specification is a placeholder of the shop software.
    price: own || specified.price || own,
    currency,
    available: readAvailability(asText(node.availability)) ?? stockLevel(node.inventoryLevel),
    url: asText(node.url),
    sku: asText(node.sku),
    name: asText(node.name),
    node,
  };
}

function readSpecification(value: unknown): { price?: Minor | undefined; currency?: string | undefined } {
  const candidates = asList(value)
    .filter(isObject)
    .filter((spec) => !notThePrice.test(asText(spec.priceType) ?? ''))
    .filter((spec) => spec.referenceQuantity === undefined)
    .map((spec) => {
      const currency = readCurrency(spec.priceCurrency);
      return { price: readPriceValue(spec.price ?? spec.minPrice, currency), currency };
    })
    .filter((spec) => spec.price !== undefined);
  return candidates.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? {};
}

function stockLevel(value: unknown): boolean | undefined {
  const level = isObject(value) ? value.value : value;
  const count = typeof level === 'string' ? Number.parseInt(level, 10) : level;
  return typeof count === 'number' && Number.isFinite(count) ? count > 0 : undefined;
}
