import { toMinor } from '../../platform/money.ts';
import type { PurchaseLimits } from '../purchase.ts';
import type { ReviewedTotals } from '../review/read-review.ts';
import { Stop } from '../run/stop.ts';

/** Ceilings and authorisation against what the merchant would charge. Asked before the card is typed and before placing. */
export function checkLimits(
  limits: PurchaseLimits,
  totals: Pick<ReviewedTotals, 'currency' | 'shipping' | 'total'>,
): void {
  const { currency, shipping, total } = totals;
  if (limits.maxTotal !== null && total > toMinor(limits.maxTotal, currency)) {
    throw new Stop('price_limit_exceeded', `the total is above the limit of ${limits.maxTotal} ${currency}`);
  }
  if (limits.maxShipping !== null && shipping > toMinor(limits.maxShipping, currency)) {
    throw new Stop('shipping_limit_exceeded', `shipping is above the limit of ${limits.maxShipping} ${currency}`);
  }
  const { authorised } = limits;
  if (authorised === null) return;
  if (authorised.currency !== currency) {
    throw new Stop('authorization_exceeded', `authorised in ${authorised.currency}, charged in ${currency}`);
  }
  if (total > toMinor(authorised.amount, currency)) {
    throw new Stop('authorization_exceeded', `the total is above the authorised ${authorised.amount} ${currency}`);
  }
}
