import { type ChargedAmounts, findExceededLimit, type PurchaseLimits } from '../../orders/index.ts';
import { Stop } from '../run/stop.ts';

/** Asked before the card is typed and again before placing. */
export function checkLimits(limits: PurchaseLimits, charge: ChargedAmounts): void {
  const exceeded = findExceededLimit(limits, charge);
  if (exceeded) throw new Stop(exceeded.code, exceeded.note);
}
