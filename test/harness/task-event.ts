import type { Mode, TaskStatus } from '@cartwright/contract';
import { newId } from '../../src/platform/ids.ts';
import { type NewEvent, renderTaskEvent } from '../../src/webhooks/index.ts';

/** A transition of a task as it is announced, 1.4 kB of it, with letters and words that a careless copy would break. */
export function taskEvent(owner: { accountId: string; mode: Mode }, taskId: string, status: TaskStatus): NewEvent {
  return renderTaskEvent({
    ...owner,
    taskId,
    executionId: newId(),
    groupId: newId(),
    merchant: 'shop.example',
    status,
    items: [
      {
        url: 'https://shop.example/products/blue-kettle?variant=1234567890',
        quantity: 2,
        selectedVariant: { color: 'Blue', size: '', fit: '' },
        metadata: {
          status: 'IN_PROGRESS',
          title: 'Zürich “kettle” ☕',
          description: 'A kettle. '.repeat(20),
          primaryImage: '',
          price: '39.00',
        },
        options: null,
      },
    ],
    customer: {
      contact: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 555 010 0100' },
      shippingAddress: {
        addressLine1: '1 Example Street',
        city: 'Springfield',
        province: 'IL',
        postalCode: '62701',
        country: 'US',
      },
      billingAddress: null,
      payment: { provider: 'test', data: { cardNumber: '************4242', cvv: '***', name: 'Ada Example' } },
    },
    pricing: null,
    shippingStrategy: null,
    selectedShippingOption: null,
    chargedDifference: null,
  });
}
