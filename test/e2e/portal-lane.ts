import type { MerchantLane } from '../../src/checkouts/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

/** For LANE_MODULES: merchants with an example domain do what their product URL says; at the others the browser buys. */
export function createLane(): MerchantLane {
  return { ...createScriptedShop().lane, serves: (merchant) => merchant.endsWith('.example') };
}
