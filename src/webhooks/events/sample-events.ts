import { type EventKind, type Mode, taskStatuses } from '@cartwright/contract';
import { newId } from '../../platform/ids.ts';
import { type NewEvent, renderPaymentSessionEvent, renderTaskEvent } from './render-event.ts';

const WITHOUT_PRICING = new Set<EventKind>(['QUEUED', 'STARTED', 'IN_PROGRESS', 'FAILED', 'CANCELLED']);

/** One sample of each requested kind, in the order of a task's life. */
export function renderSamples(owner: { accountId: string; mode: Mode }, kinds: readonly EventKind[]): NewEvent[] {
  const taskId = newId();
  const executionId = newId();
  const groupId = newId();
  const events: NewEvent[] = taskStatuses
    .filter((status) => kinds.includes(status))
    .map((status) =>
      renderTaskEvent({
        ...owner,
        taskId,
        executionId,
        groupId,
        status,
        merchant: 'shop.example',
        items: [
          {
            url: 'https://shop.example/products/sample',
            quantity: 1,
            selectedVariant: { color: '', size: '', fit: '' },
            metadata: { title: 'Sample product', description: '', primaryImage: '', price: '19.00' },
            options: null,
          },
        ],
        customer: sampleCustomer,
        chargedDifference: null,
        ...(WITHOUT_PRICING.has(status) ? notKnownYet : priced),
      }),
    );
  if (kinds.includes('payment_session.completed')) {
    const expiry = new Date(Date.now() + 60 * 60 * 1_000).toISOString();
    const authorization = { price: '25.90', currency: 'USD', purpose: 'Sample payment', expiry };
    events.push(renderPaymentSessionEvent({ ...owner, sessionId: newId(), authorization }));
  }
  return events.map((event) => ({ ...event, isSample: true }));
}

const notKnownYet = { pricing: null, shippingStrategy: null, selectedShippingOption: null };

const priced = {
  pricing: { currency: 'USD', subtotal: 19, shipping: 5, tax: 1.9, discount: 0, total: 25.9 },
  shippingStrategy: 'cheapest' as const,
  selectedShippingOption: 'Standard (3-5 days)',
};

const sampleAddress = {
  addressLine1: '1 Sample Street',
  addressLine2: '',
  city: 'Springfield',
  province: 'IL',
  postalCode: '62701',
  country: 'US',
};

const sampleCustomer = {
  contact: { firstName: 'Sample', lastName: 'Customer', email: 'sample@shop.example', phone: '+1 555 010 0100' },
  shippingAddress: sampleAddress,
  billingAddress: null,
  shippingMethod: { strategy: 'cheapest' as const },
  payment: {
    provider: 'test',
    data: {
      cardNumber: '************4242',
      expiryMonth: '12',
      expiryYear: '2030',
      cvv: '***',
      name: 'Sample Customer',
    },
  },
};
