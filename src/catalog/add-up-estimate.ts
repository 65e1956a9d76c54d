import type { EstimateRequest, EstimateResult } from '@cartwright/contract';
import { type Minor, multiplyQuantity, sumMinor, toDecimal } from '../platform/money.ts';
import { taxCategory } from './tax/category-rules.ts';
import { computeTax } from './tax/compute-tax.ts';
import type { Destination } from './tax/read-destination.ts';

export type PricedItem = { item: EstimateRequest['items'][number]; unitPrice: Minor };

/** The answer from prices and charges that are known. One merchant's charge of null makes all shipping unknown. */
export function addUpEstimate(
  lines: PricedItem[],
  place: Destination,
  charges: (Minor | null)[],
  currency: string,
): EstimateResult {
  const shippingKnown = charges.every((charge) => charge !== null);
  const shipping = shippingKnown ? sumMinor(charges) : 0;
  const taxLines = lines.map(({ item, unitPrice }) => ({
    unitPrice,
    quantity: item.quantity,
    category: taxCategory(item.category),
  }));
  const tax = computeTax(place, taxLines, shipping, currency);
  const subtotals = lines.map(({ item, unitPrice }) => multiplyQuantity(unitPrice, item.quantity));
  const subtotal = sumMinor(subtotals);
  return {
    subtotal: toDecimal(subtotal, currency),
    shipping: toDecimal(shipping, currency),
    shippingKnown,
    tax: toDecimal(tax.tax, currency),
    total: toDecimal(sumMinor([subtotal, shipping, tax.tax]), currency),
    currency,
    items: lines.map(({ item, unitPrice }, index) => ({
      url: item.url,
      quantity: item.quantity,
      unitPrice: toDecimal(unitPrice, currency),
      category: taxCategory(item.category),
      subtotal: toDecimal(subtotals[index] ?? 0, currency),
      tax: toDecimal(tax.lines[index] ?? 0, currency),
    })),
    destination: { zip: place.zip, state: place.state },
  };
}
