import { follow } from './collect-json-ld.ts';
import { asList, asText, isObject, type Json } from './json-value.ts';
import type { PublishedShipping } from './product-facts.ts';
import { readCurrency } from './read-currency.ts';
import { readPriceValue } from './read-price-value.ts';

/** schema.org OfferShippingDetails of an offer or product: destination, rate, and the order value that frees it. */
export function readShippingDetails(node: Json, byId: Map<string, Json>): PublishedShipping[] {
  return asList(node.shippingDetails).flatMap((entry) => {
    const details = follow(entry, byId);
    if (!details || details.doesNotShip === true) return [];
    const rates = asList(details.shippingRate).flatMap((value) => {
      const rate = follow(value, byId);
      if (!rate) return [];
      const currency = readCurrency(rate.currency ?? rate.priceCurrency);
      const amount = readPriceValue(rate.value ?? rate.price ?? rate.maxValue ?? rate.minValue, currency);
      if (amount === undefined || !currency) return [];
      return [{ rate: amount, currency, freeFrom: readThreshold(rate.freeShippingThreshold, byId) }];
    });
    const places = readDestinations(details.shippingDestination, byId);
    return places.flatMap((place) => rates.map((rate) => ({ ...place, ...rate })));
  });
}

function readDestinations(value: unknown, byId: Map<string, Json>): { country: string | null; regions: string[] }[] {
  const regions = asList(value)
    .map((entry) => follow(entry, byId))
    .filter((entry) => entry !== undefined)
    .map((region) => {
      const country = region.addressCountry;
      const code = asText(isObject(country) ? (country.name ?? country['@id']) : country);
      return {
        country: code ? code.toUpperCase().slice(0, 2) : null,
        regions: asList(region.addressRegion).flatMap((name) => asText(name)?.toUpperCase() ?? []),
      };
    });
  return regions.length > 0 ? regions : [{ country: null, regions: [] }];
}

function readThreshold(value: unknown, byId: Map<string, Json>): number | null {
  const threshold = follow(asList(value)[0], byId);
  if (!threshold) return null;
  const currency = readCurrency(threshold.currency ?? threshold.priceCurrency);
  return readPriceValue(threshold.value ?? threshold.price ?? threshold.minPrice, currency) ?? null;
}
