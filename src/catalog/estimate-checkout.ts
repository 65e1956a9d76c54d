import type { EstimateRequest, EstimateResult } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { merchantOf } from '../platform/merchant-of.ts';
import { type Minor, multiplyQuantity, parseMinor, sumMinor, toDecimal } from '../platform/money.ts';
import { estimateShipping } from './estimate-shipping.ts';
import { findCurrencies } from './product-store.ts';
import { taxCategory } from './tax/category-rules.ts';
import { computeTax } from './tax/compute-tax.ts';
import { stateOfZip } from './tax/zip-prefixes.ts';

type Line = EstimateRequest['items'][number] & { host: string; unitMinor: Minor; subtotalMinor: Minor };

/** What an order would come to, without touching the merchant. An unknown shipping charge is said to be unknown. */
export async function estimateCheckout(deps: { sql: Sql }, request: EstimateRequest): Promise<EstimateResult> {
  const hosts = [...new Set(request.items.map((item) => merchantOf(item.url)))];
  const currency = await currencyOf(deps.sql, request, hosts);
  const lines = request.items.map((item, index) => readLine(item, index, currency));
  const zip = request.destination.zip.trim();
  const state = stateOfZip(zip);
  const charges = await Promise.all(
    hosts.map((host) => {
      const own = lines.filter((line) => line.host === host);
      return estimateShipping(deps.sql, {
        host,
        urls: own.map((line) => line.url),
        subtotal: sumMinor(own.map((line) => line.subtotalMinor)),
        currency,
        country: state === '' ? '' : 'US',
        state,
      });
    }),
  );
  const shippingKnown = charges.every((charge) => charge !== null);
  const shipping = shippingKnown ? sumMinor(charges) : 0;
  const taxLines = lines.map((line) => ({
    unitPrice: line.unitMinor,
    quantity: line.quantity,
    category: taxCategory(line.category),
  }));
  const tax = computeTax(zip, taxLines, shipping, currency);
  const subtotal = sumMinor(lines.map((line) => line.subtotalMinor));
  return {
    subtotal: toDecimal(subtotal, currency),
    shipping: toDecimal(shipping, currency),
    shippingKnown,
    tax: toDecimal(tax.tax, currency),
    total: toDecimal(sumMinor([subtotal, shipping, tax.tax]), currency),
    currency,
    items: lines.map((line, index) => ({
      url: line.url,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      category: taxCategory(line.category),
      subtotal: toDecimal(line.subtotalMinor, currency),
      tax: toDecimal(tax.lines[index] ?? 0, currency),
    })),
    destination: { zip, state },
  };
}

/** The request names no currency: the one the catalog has seen these merchants price in, else US dollars. */
async function currencyOf(sql: Sql, request: EstimateRequest, hosts: string[]): Promise<string> {
  const urls = request.items.map((item) => item.url);
  const currencies = await findCurrencies(sql, urls, hosts);
  if (currencies.length > 1) {
    const message = `These items are priced in several currencies (${currencies.join(', ')}); estimate them apart.`;
    throw new ApiError('invalid_request', { message, details: [{ path: 'items', message }] });
  }
  return currencies[0] ?? 'USD';
}

function readLine(item: EstimateRequest['items'][number], index: number, currency: string): Line {
  const unitMinor = parseMinor(item.unitPrice, currency);
  if (unitMinor === null || unitMinor < 0) {
    const message = 'must be an amount of money';
    throw new ApiError('invalid_request', { details: [{ path: `items[${index}].unitPrice`, message }] });
  }
  const subtotalMinor = multiplyQuantity(unitMinor, item.quantity);
  return { ...item, host: merchantOf(item.url), unitMinor, subtotalMinor };
}
