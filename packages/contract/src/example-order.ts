import type { CheckoutRequest } from './checkout.ts';

/** The smallest valid order, shown in the documentation, at the first start and in the demo. */
export function exampleOrder(...urls: string[]): CheckoutRequest {
  return {
    customer: {
      contact: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 503 555 0100' },
      shippingAddress: {
        addressLine1: '12 Harbour Street',
        city: 'Portland',
        province: 'OR',
        postalCode: '97201',
        country: 'US',
      },
      payment: {
        provider: 'test',
        data: {
          cardNumber: '4242424242424242',
          expiryMonth: '04',
          expiryYear: '2031',
          cvv: '123',
          name: 'Ada Example',
        },
      },
    },
    tasks: urls.map((url) => ({ url, quantity: 1 })),
  };
}
