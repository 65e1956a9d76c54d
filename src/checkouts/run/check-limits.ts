import type { CheckoutOptions } from '@cartwright/contract';
import {
  chargedAmounts,
  type ExceededLimit,
  findExceededAuthorisation,
  findExceededLimit,
  type OrderReview,
} from '../../orders/index.ts';
import type { AttemptFailure } from './attempt-failure.ts';

/** The last check of the request's limits, whatever the lane has already checked. */
export function checkLimits(review: OrderReview, options: CheckoutOptions): AttemptFailure | null {
  const { maxTotal = null, maxShipping = null } = options;
  return asFailure(findExceededLimit({ maxTotal, maxShipping, authorised: null }, chargedAmounts(review)));
}

/** All orders of a group together may cost at most what the customer authorised, in that currency. */
export function checkAuthorisation(
  review: OrderReview,
  authorised: { amountMinor: number; currency: string },
  charged: { totalMinor: number; currencies: readonly string[] },
): AttemptFailure | null {
  return asFailure(findExceededAuthorisation(authorised, chargedAmounts(review), charged));
}

function asFailure(exceeded: ExceededLimit | null): AttemptFailure | null {
  return exceeded && { ...exceeded, transient: false };
}
