import type { CardTyper } from '../../src/agent/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { recogniseNumber } from '../../src/payments/vault/recognise-number.ts';

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

/** Writes the parts of a card as the agent asks for them, as the vault's own typer does. */
export function typeCard(number: string): CardTyper {
  const [month, year] = ['12', '2031'];
  const texts: Record<string, (format: string) => string> = {
    number: (format) => {
      const range = /^digits:(\d+)-(\d+)$/.exec(format);
      return range ? number.slice(Number(range[1]), Number(range[2])) : number;
    },
    expiry: (format) => format.replace('YYYY', year).replace('MM', month).replace('YY', year.slice(2)),
    expiryMonth: (format) => (format === 'M' ? String(Number(month)) : month),
    expiryYear: (format) => (format === 'YY' ? year.slice(2) : year),
    cvv: () => '123',
    holder: () => 'Ada Palmer',
    network: () => 'Visa',
  };
  return {
    type: (part, format, write) => write(texts[part]?.(format) ?? ''),
    recogniser: async () => recogniseNumber(Buffer.from(number)),
  };
}

/** For purchases without a service around them: nothing keeps a record of their presses. */
export const pressFreely = async (): Promise<void> => undefined;
