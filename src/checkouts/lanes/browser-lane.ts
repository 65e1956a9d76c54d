import { type AgentDeps, lookUpOrder, type PlacementTrace, preparePurchase } from '../../agent/index.ts';
import type { MerchantLane } from './merchant-lane.ts';

/** The product's own lane: a browser that uses the merchant's pages as a person would. Serves every merchant. */
export function createBrowserLane(deps: AgentDeps): MerchantLane {
  return {
    name: 'browser',
    serves: () => true,
    async prepare(order, hooks) {
      const prepared = await preparePurchase(deps, order, {
        ...hooks,
        recordPress: (trace) => hooks.recordPress({ trace: JSON.stringify(trace), total: trace.total ?? null }),
      });
      if (prepared.kind !== 'ready') return prepared;
      return {
        kind: 'ready',
        get review() {
          return prepared.review;
        },
        recheck: () => prepared.recheck(),
        accept: (review) => prepared.accept(review),
        place: (beforePress) => prepared.place(beforePress),
        lookUpOrder: () => prepared.lookUpOrder(),
        ...(prepared.lend && { lend: prepared.lend }),
        trace: async () => JSON.stringify(await prepared.trace()),
        close: () => prepared.close(),
      };
    },
    lookUpOrder: (trace, order, signal) => lookUpOrder(deps, order, JSON.parse(trace) as PlacementTrace, signal),
  };
}
