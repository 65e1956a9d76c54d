import { allocate, type Minor, sumMinor, toMinor } from '../../platform/money.ts';
import { canadaRates } from './canada-rates.ts';
import { clothingRules, groceryRates, shippingTaxed, type TaxCategory } from './category-rules.ts';
import { localRate, newYorkCity } from './local-rates.ts';
import type { Destination } from './read-destination.ts';
import { stateRates } from './state-rates.ts';

export type TaxLine = { unitPrice: Minor; quantity: number; category: TaxCategory };
export type TaxAnswer = { tax: Minor; lines: Minor[] };

const wholePercent = 100_000n;

/**
 * Sales tax of an order. Rounded once over the order, as merchants do, and split over the lines so that they sum to it
 * exactly; tax on shipping is part of the lines that are taxed. Outside the United States and Canada there is none:
 * prices include it.
 */
export function computeTax(
  { zip, state, country }: Destination,
  lines: TaxLine[],
  shipping: Minor,
  currency: string,
): TaxAnswer {
  const canada = country === 'CA' ? canadaRates.values[state] : undefined;
  const general = country === 'CA' ? undefined : stateRates.values[state];
  if (canada === undefined && !general) return { tax: 0, lines: lines.map(() => 0) };
  const subtotals = lines.map((line) => line.unitPrice * line.quantity);
  const carriesTax = canada !== undefined || shippingTaxed.values.has(state);
  const shippingShares = carriesTax ? allocate(shipping, subtotals) : lines.map(() => 0);
  const exact = lines.map((line, index) => {
    const { taxable, rate } = general
      ? taxableInState(line, state, { state: general.state, local: localRate(zip) ?? general.local }, zip, currency)
      : taxableInCanada(line, canada ?? 0);
    const carried = taxable > 0 ? (shippingShares[index] ?? 0) : 0;
    return BigInt(taxable + carried) * BigInt(rate);
  });
  const sum = exact.reduce((all, part) => all + part, 0n);
  const tax = Number((sum * 2n + wholePercent) / (wholePercent * 2n));
  const parts = allocate(tax, weightsOf(exact));
  return { tax: sumMinor(parts), lines: parts };
}

function taxableInCanada(line: TaxLine, rate: number): { taxable: Minor; rate: number } {
  return { taxable: line.category === 'grocery' ? 0 : line.unitPrice * line.quantity, rate };
}

function taxableInState(
  line: TaxLine,
  state: string,
  rates: { state: number; local: number },
  zip: string,
  currency: string,
): { taxable: Minor; rate: number } {
  const subtotal = line.unitPrice * line.quantity;
  const full = { taxable: subtotal, rate: rates.state + rates.local };
  if (line.category === 'grocery') {
    const food = groceryRates.values[state];
    const rate = food ? food.state + (food.local ? rates.local : 0) : 0;
    return { taxable: rate > 0 ? subtotal : 0, rate };
  }
  const rule = line.category === 'clothing' ? clothingRules.values[state] : undefined;
  if (!rule) return full;
  if (rule.kind === 'exempt') return { taxable: 0, rate: 0 };
  const limit = toMinor(`${rule.limit}e-2`, currency);
  if (rule.kind === 'exempt_up_to') {
    return { taxable: Math.max(0, line.unitPrice - limit) * line.quantity, rate: full.rate };
  }
  if (line.unitPrice >= limit) return full;
  const localToo = rule.stateOnly && !newYorkCity.has(zip.slice(0, 3));
  return localToo ? { taxable: subtotal, rate: rates.local } : { taxable: 0, rate: 0 };
}

// Weights must be exact numbers; a common factor is dropped only when the amounts are beyond any real order.
function weightsOf(exact: bigint[]): number[] {
  const largest = exact.reduce((max, part) => (part > max ? part : max), 0n);
  const divisor = largest / BigInt(Number.MAX_SAFE_INTEGER) + 1n;
  return exact.map((part) => Number(part / divisor));
}
