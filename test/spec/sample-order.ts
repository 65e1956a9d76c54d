import type { CheckoutRequest } from '@cartwright/contract';

const address = {
  addressLine1: '12 Harbour Street',
  addressLine2: 'Flat 3',
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  country: 'US',
};

export const testCard = {
  cardNumber: '4242424242424242',
  expiryMonth: '04',
  expiryYear: '2031',
  cvv: '123',
  name: 'Ada Example',
};

/** A valid order; each test changes the part that it is about. */
export function sampleOrder(change: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    customer: {
      contact: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 503 555 0100' },
      shippingAddress: address,
      billingAddress: null,
      shippingMethod: { strategy: 'cheapest' },
      payment: { provider: 'test', data: testCard },
    },
    tasks: [{ url: 'https://shop.example/products/mug', quantity: 1 }],
    ...change,
  };
}

/** The order with the value at a path such as `customer.contact.email` replaced, or taken away when undefined. */
export function orderWith(path: string, value: unknown): Record<string, unknown> {
  const order = structuredClone(sampleOrder()) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Record<string, unknown>>((node, key) => node[key] as Record<string, unknown>, order);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return order;
}
