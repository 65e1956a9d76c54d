import { type Minor, toDecimal, toMinor } from '../platform/money.ts';
import type { PurchaseLimits } from './order.ts';
import type { OrderReview } from './review.ts';

/** What the merchant would charge, in minor units. */
export interface ChargedAmounts {
  currency: string;
  shipping: Minor;
  total: Minor;
}

export interface ExceededLimit {
  code: 'price_limit_exceeded' | 'shipping_limit_exceeded' | 'authorization_exceeded';
  note: string;
}

/** The first ceiling that the charge exceeds; null when it stays within all of them. */
export function findExceededLimit(limits: PurchaseLimits, charge: ChargedAmounts): ExceededLimit | null {
  const { currency, shipping, total } = charge;
  const { maxTotal, maxShipping, authorised } = limits;
  const shown = (minor: Minor) => `${toDecimal(minor, currency)} ${currency}`;
  if (maxTotal !== null && total > ceiling(maxTotal, currency)) {
    return { code: 'price_limit_exceeded', note: `the total is ${shown(total)}, the limit is ${maxTotal}` };
  }
  if (maxShipping !== null && shipping > ceiling(maxShipping, currency)) {
    return { code: 'shipping_limit_exceeded', note: `shipping is ${shown(shipping)}, the limit is ${maxShipping}` };
  }
  if (!authorised) return null;
  const amountMinor = ceiling(authorised.amount, authorised.currency);
  return findExceededAuthorisation({ amountMinor, currency: authorised.currency }, charge);
}

/** All charges on one authorisation together stay within its amount and in its currency. */
export function findExceededAuthorisation(
  authorised: { amountMinor: Minor; currency: string },
  charge: Pick<ChargedAmounts, 'currency' | 'total'>,
  charged: { totalMinor: Minor; currencies: readonly string[] } = { totalMinor: 0, currencies: [] },
): ExceededLimit | null {
  const { currency, total } = charge;
  const code = 'authorization_exceeded';
  const other = [currency, ...charged.currencies].find((used) => used !== authorised.currency);
  if (other !== undefined) {
    return { code, note: `the order is in ${other}, the authorisation is in ${authorised.currency}` };
  }
  if (charged.totalMinor + total <= authorised.amountMinor) return null;
  return { code, note: `${toDecimal(total, currency)} ${currency} is more than what is left of the authorised amount` };
}

export function chargedAmounts({ pricing }: Pick<OrderReview, 'pricing'>): ChargedAmounts {
  const { currency, shipping, total } = pricing;
  return { currency, shipping: toMinor(shipping, currency), total: toMinor(total, currency) };
}

/** A limit between two cents counts as the lower one. */
function ceiling(limit: number, currency: string): Minor {
  const rounded = toMinor(limit, currency);
  return toDecimal(rounded, currency) > limit ? rounded - 1 : rounded;
}
