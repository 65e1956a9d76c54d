import type { Run } from './run.ts';

/** A code that could not be sent on one page may find a better place on another. */
const TRIES_PER_PAGE = 1;

const keyOf = ({ memory }: Pick<Run, 'memory'>, url: string) => `coupon ${memory.couponsLeft.length} ${url}`;

/** Counts as a try of the next code on this page. */
export function mayTryCoupon(run: Pick<Run, 'memory' | 'tries'>, url: string): boolean {
  return run.tries.mayTry(keyOf(run, url), TRIES_PER_PAGE);
}

/** A code is left that was not yet tried on this page. */
export function hasCouponToTry(run: Pick<Run, 'memory' | 'tries'>, url: string): boolean {
  return run.memory.couponsLeft.length > 0 && run.tries.hasLeft(keyOf(run, url), TRIES_PER_PAGE);
}
