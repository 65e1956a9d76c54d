import type { EstimateRequest, EstimateResult } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { merchantOf } from '../platform/merchant-of.ts';
import { type Minor, multiplyQuantity, parseMinor, sumMinor } from '../platform/money.ts';
import { addUpEstimate, type PricedItem } from './add-up-estimate.ts';
import { estimateShipping } from './estimate-shipping.ts';
import { findUnitPrice } from './find-unit-price.ts';
import { findCurrencies } from './product-store.ts';
import type { DetailsDeps } from './read-product-details.ts';
import { type Destination, readDestination } from './tax/read-destination.ts';

type Item = EstimateRequest['items'][number];
type Line = PricedItem & { host: string; subtotal: Minor };

/** What an order would cost, without touching the merchant. An unknown shipping charge is reported as unknown. */
export async function estimateCheckout(deps: DetailsDeps, request: EstimateRequest): Promise<EstimateResult> {
  const found = await Promise.all(request.items.map((item, index) => priceFor(deps, item, index)));
  const currency = await currencyOf(deps.sql, request.items, found);
  const lines = request.items.map((item, index) => readLine(item, index, found[index]?.amount, currency));
  const place = readDestination(request.destination);
  const charges = await chargesOf(deps.sql, lines, place, currency);
  return addUpEstimate(lines, place, charges, currency);
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
