import type { LaneOrder, MerchantLane } from '../src/checkouts/lanes/merchant-lane.ts';

/** A merchant that takes no time at all: what is left is what the service itself costs. */
export function createLane(): MerchantLane {
  return {
    name: 'no-op',
    serves: () => true,
    lookUpOrder: async () => ({ kind: 'unknown', note: '' }),
    async prepare(order) {
      return {
        kind: 'ready',
        review: reviewOf(order),
        recheck: async () => ({ kind: 'same' }),
        accept() {},
        place: async () => ({ kind: 'placed', order: { number: 'N-1', url: null } }),
        lookUpOrder: async () => ({ kind: 'unknown', note: '' }),
        trace: async () => '',
        close: async () => undefined,
      };
    },
  };
}

function reviewOf(order: LaneOrder) {
  return {
    pricing: { currency: 'USD', subtotal: 10, shipping: 0, tax: 0, discount: 0, total: 10 },
    shippingOption: 'Standard',
    shippingStrategy: order.shippingStrategy,
    items: order.items.map(({ url, quantity }) => ({ url, title: '', quantity })),
    droppedItems: [],
    merchantOrigin: 'https://shop.example',
    paymentMethod: 'card' as const,
  };
}
