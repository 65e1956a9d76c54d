import type { MerchantLane } from '../../src/checkouts/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

/** For LANE_MODULES: every merchant does what its product URL says. */
export function createLane(): MerchantLane {
  return createScriptedShop().lane;
}
