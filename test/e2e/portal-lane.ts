import type { MerchantLane } from '../../src/checkouts/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

/** For LANE_MODULES: every merchant with an example's name does what its product URL says; others are bought from. */
export function createLane(): MerchantLane {
  return { ...createScriptedShop().lane, serves: (merchant) => merchant.endsWith('.example') };
}
