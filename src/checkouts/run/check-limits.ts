import type { CheckoutOptions } from '@cartwright/contract';
import { toMinor } from '../../platform/money.ts';
import type { OrderReview } from '../lanes/merchant-lane.ts';
import type { AttemptFailure } from './fail-attempt.ts';

/** The last look at the request's ceilings, whatever the lane has checked by itself. */
export function checkLimits(review: OrderReview, options: CheckoutOptions): AttemptFailure | null {
  const { currency, total, shipping } = review.pricing;
  if (isAbove(total, options.maxTotal, currency)) {
    return refuse('price_limit_exceeded', `the total is ${total} ${currency}, the limit ${options.maxTotal}`);
  }
  if (isAbove(shipping, options.maxShipping, currency)) {
    return refuse('shipping_limit_exceeded', `shipping is ${shipping} ${currency}, the limit ${options.maxShipping}`);
  }
  return null;
}

/** All orders of a group together may cost what the customer authorised, in the currency of the authorisation. */
export function checkAuthorisation(
  review: OrderReview,
  authorised: { amountMinor: number; currency: string },
  charged: { totalMinor: number; currencies: readonly string[] },
): AttemptFailure | null {
  const { currency, total } = review.pricing;
  const strange = [currency, ...charged.currencies].find((used) => used !== authorised.currency);
  if (strange !== undefined) {
    return refuse('authorization_exceeded', `the order is in ${strange}, authorised was ${authorised.currency}`);
  }
  if (charged.totalMinor + toMinor(total, currency) > authorised.amountMinor) {
    return refuse('authorization_exceeded', `${total} ${currency} more than what is left of the authorised amount`);
  }
  return null;
}

function isAbove(amount: number, limit: number | undefined, currency: string): boolean {
  return limit !== undefined && toMinor(amount, currency) > limit * 10 ** digits(currency);
}

function digits(currency: string): number {
  return Math.round(Math.log10(toMinor(1, currency)));
}

function refuse(code: AttemptFailure['code'], note: string): AttemptFailure {
  return { code, note, transient: false };
}
