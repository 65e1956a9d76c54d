import type { MerchantLane } from './merchant-lane.ts';
import { withStorableText } from './storable-lane.ts';

/** The first lane that serves the merchant, with all its text made storable. */
export function chooseLane(lanes: readonly MerchantLane[], merchant: string): MerchantLane | undefined {
  const lane = lanes.find((one) => one.serves(merchant));
  return lane && withStorableText(lane);
}
