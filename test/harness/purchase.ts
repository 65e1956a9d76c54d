import type { PlaceOutcome, PreparedPurchase } from '../../src/agent/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';

/** An order as the agent gets it: a customer in Portland, no wishes, no limits. A test changes the part it is about. */
export function purchaseOrder(change: Pick<PurchaseOrder, 'items'> & Partial<PurchaseOrder>): PurchaseOrder {
  return {
    contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com', phone: '+1 503-555-0132' },
    shippingAddress: {
      addressLine1: '12 Elm Street',
      addressLine2: 'Apt 4',
      city: 'Portland',
      province: 'OR',
      postalCode: '97205',
      country: 'US',
    },
    billingAddress: null,
    shippingStrategy: 'cheapest',
    couponCodes: [],
    limits: { maxTotal: null, maxShipping: null, authorised: null },
    mode: 'test',
    allowOfflinePayment: true,
    createAccountIfRequired: false,
    dropUnavailableItems: false,
    ...change,
  };
}

/** For purchases without a service around them: nothing keeps a record of their presses. */
export const pressFreely = async (): Promise<void> => undefined;

/** Places what was prepared and closes it. A press on the way has its outcome already; null where nothing was pressed. */
export async function placePrepared(prepared: PreparedPurchase): Promise<PlaceOutcome | null> {
  if (prepared.kind === 'failed') return null;
  try {
    return prepared.kind === 'ready' ? await prepared.place(pressFreely) : prepared.outcome;
  } finally {
    await prepared.close();
  }
}
