import type { EstimateRequest, EstimateResult } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { merchantOf } from '../platform/merchant-of.ts';
import { type Minor, multiplyQuantity, parseMinor, sumMinor, toDecimal } from '../platform/money.ts';
import { estimateShipping } from './estimate-shipping.ts';
import { findUnitPrice } from './find-unit-price.ts';
import { findCurrencies } from './product-store.ts';
import type { DetailsDeps } from './read-product-details.ts';
import { taxCategory } from './tax/category-rules.ts';
import { computeTax } from './tax/compute-tax.ts';
import { type Destination, readDestination } from './tax/read-destination.ts';

type Item = EstimateRequest['items'][number];
type Line = { item: Item; host: string; unitPrice: Minor; subtotal: Minor };

/** What an order would cost, without touching the merchant. An unknown shipping charge is reported as unknown. */
export async function estimateCheckout(deps: DetailsDeps, request: EstimateRequest): Promise<EstimateResult> {
  const found = await Promise.all(request.items.map((item, index) => priceFor(deps, item, index)));
  const currency = await currencyOf(deps.sql, request.items, found);
  const lines = request.items.map((item, index) => readLine(item, index, found[index]?.amount, currency));
  const place = readDestination(request.destination);
  const charges = await chargesOf(deps.sql, lines, place, currency);
  const shippingKnown = charges.every((charge) => charge !== null);
  const shipping = shippingKnown ? sumMinor(charges) : 0;
  const taxLines = lines.map(({ item, unitPrice }) => ({
    unitPrice,
    quantity: item.quantity,
    category: taxCategory(item.category),
  }));
  const tax = computeTax(place, taxLines, shipping, currency);
  const subtotal = sumMinor(lines.map((line) => line.subtotal));
  return {
    subtotal: toDecimal(subtotal, currency),
    shipping: toDecimal(shipping, currency),
    shippingKnown,
    tax: toDecimal(tax.tax, currency),
    total: toDecimal(sumMinor([subtotal, shipping, tax.tax]), currency),
    currency,
    items: lines.map((line, index) => ({
      url: line.item.url,
      quantity: line.item.quantity,
      unitPrice: toDecimal(line.unitPrice, currency),
      category: taxCategory(line.item.category),
      subtotal: toDecimal(line.subtotal, currency),
      tax: toDecimal(tax.lines[index] ?? 0, currency),
    })),
    destination: { zip: place.zip, state: place.state },
  };
}

/** Undefined when the caller states the price. */
async function priceFor(deps: DetailsDeps, item: Item, index: number) {
  if (item.unitPrice !== undefined) return undefined;
  const price = await findUnitPrice(deps, item.url);
  if (price) return price;
  const message = `the price of ${item.url} is not known; send unitPrice`;
  throw new ApiError('price_unknown', { details: [{ path: `items[${index}].unitPrice`, message }] });
}

/** The request names no currency: the one the catalog has seen these merchants price in, else US dollars. */
async function currencyOf(sql: Sql, items: Item[], found: ({ currency: string } | undefined)[]): Promise<string> {
  const read = found.flatMap((price) => price?.currency ?? []);
  const unread = items.filter((_, index) => found[index] === undefined);
  const hosts = [...new Set(unread.map((item) => merchantOf(item.url)))];
  const seen =
    unread.length > 0
      ? await findCurrencies(
          sql,
          unread.map((item) => item.url),
          hosts,
        )
      : [];
  const currencies = [...new Set([...read, ...seen])];
  if (currencies.length > 1) {
    const message = `These items are priced in several currencies (${currencies.join(', ')}). Estimate them separately.`;
    throw new ApiError('invalid_request', { message, details: [{ path: 'items', message }] });
  }
  return currencies[0] ?? 'USD';
}

function readLine(item: Item, index: number, found: Minor | undefined, currency: string): Line {
  const unitPrice = found ?? parseMinor(item.unitPrice ?? '', currency);
  if (unitPrice === null || unitPrice < 0) {
    const message = 'must be an amount of money';
    throw new ApiError('invalid_request', { details: [{ path: `items[${index}].unitPrice`, message }] });
  }
  return { item, host: merchantOf(item.url), unitPrice, subtotal: multiplyQuantity(unitPrice, item.quantity) };
}

function chargesOf(sql: Sql, lines: Line[], place: Destination, currency: string): Promise<(Minor | null)[]> {
  const byHost = [...Map.groupBy(lines, (line) => line.host)];
  return Promise.all(
    byHost.map(([host, own]) =>
      estimateShipping(sql, {
        host,
        urls: own.map((line) => line.item.url),
        subtotal: sumMinor(own.map((line) => line.subtotal)),
        currency,
        country: place.country,
        state: place.state,
      }),
    ),
  );
}
