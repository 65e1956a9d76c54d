import type { MerchantLane } from './merchant-lane.ts';

const WARM_UP_AFTER_MS = 1_500;

/**
 * A lane that serves every merchant and is loaded when first needed, or soon after the start. So a worker that replaces
 * a dead one can take over its work at once.
 */
export function createLazyLane(name: string, load: () => Promise<MerchantLane>): MerchantLane {
  let lane: Promise<MerchantLane> | undefined;
  const open = () => {
    lane ??= load();
    return lane;
  };
  setTimeout(() => open().catch(() => undefined), WARM_UP_AFTER_MS).unref();
  return {
    name,
    serves: () => true,
    prepare: async (order, hooks) => (await open()).prepare(order, hooks),
    lookUpOrder: async (trace, order, signal) => (await open()).lookUpOrder(trace, order, signal),
  };
}
