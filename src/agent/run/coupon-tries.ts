import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from './run.ts';

/** A code that could not be sent in one place may find a better one: another field, or another page. */
const TRIES_PER_PLACE = 1;

type Place = Pick<SnapshotElement, 'name' | 'id' | 'label'>;

const keyOf = ({ memory }: Pick<Run, 'memory'>, url: string, { name, id, label }: Place) =>
  `coupon ${memory.couponsLeft.length} ${url} ${name} ${id} ${label}`;

/** Counts as a try of the next code in this place. */
export function mayTryCoupon(run: Pick<Run, 'memory' | 'tries'>, url: string, place: Place): boolean {
  return run.tries.mayTry(keyOf(run, url, place), TRIES_PER_PLACE);
}

/** A code is left that was not yet tried in this place. */
export function hasCouponToTry(run: Pick<Run, 'memory' | 'tries'>, url: string, place: Place): boolean {
  return run.memory.couponsLeft.length > 0 && run.tries.hasLeft(keyOf(run, url, place), TRIES_PER_PLACE);
}
