/** An address exactly as the shop received it; a shop with one name field fills `name`, one with two fills the parts. */
export type LedgerAddress = {
  salutation?: string;
  name?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  line1: string;
  street?: string;
  houseNumber?: string;
  line2?: string;
  city: string;
  region?: string;
  postalCode: string;
  country: string;
  phone?: string;
};

export type LedgerItem = { slug: string; variant: string | null; quantity: number; unitPrice: number };

/** What a merchant knows when the buyer presses the last button. All money in minor units. */
export type OrderDraft = {
  cartToken: string;
  email: string;
  items: LedgerItem[];
  shippingOption: string | null;
  coupon: string | null;
  extras: { name: string; price: number }[];
  subtotal: number;
  shipping: number;
  tax: number;
  discount: number;
  total: number;
  shippingAddress: LedgerAddress;
  /** null: the buyer left "same as shipping". */
  billingAddress: LedgerAddress | null;
  paymentMethod: string;
  card: { last4: string; brand: string } | null;
  newsletter: boolean;
  accountCreated: boolean;
  /** Fields meant for machines only that came back filled. */
  decoysFilled?: string[];
};

export type LedgerOrder = OrderDraft & {
  /** host:port of the shop, as a product URL shows it. */
  merchant: string;
  /** The shop's own short name, e.g. `classic`. */
  shop: string;
  currency: string;
  orderNumber: string;
  placedAt: string;
};

/** Something that a careful buyer never does, order or not. Counts digits, never keeps them. */
export type LedgerIncident = {
  kind: 'decoy-filled' | 'card-digits-received';
  cartToken: string | null;
  field: string;
  digits: number;
  at: string;
};

export type Ledger = {
  place(draft: OrderDraft): LedgerOrder;
  /** By order number or by cart token, always together with the e-mail address. */
  find(query: { reference: string; email: string }): LedgerOrder | undefined;
  all(): LedgerOrder[];
  report(incident: LedgerIncident): void;
  incidents(): LedgerIncident[];
  clear(): void;
};

/** One call to `place` is one order: the ledger never folds two together, whatever they have in common. */
export function createLedger(shop: {
  merchant: string;
  shop: string;
  currency: string;
  formatOrderNumber(sequence: number): string;
}): Ledger {
  let orders: LedgerOrder[] = [];
  let incidents: LedgerIncident[] = [];
  const byReference = new Map<string, LedgerOrder>();
  let sequence = 0;
  return {
    place(draft) {
      sequence += 1;
      const order: LedgerOrder = {
        ...draft,
        merchant: shop.merchant,
        shop: shop.shop,
        currency: shop.currency,
        orderNumber: shop.formatOrderNumber(sequence),
        placedAt: new Date().toISOString(),
      };
      orders.push(order);
      byReference.set(order.orderNumber.toLowerCase(), order);
      byReference.set(order.cartToken.toLowerCase(), order);
      return order;
    },
    find({ reference, email }) {
      const order = byReference.get(reference.trim().toLowerCase());
      return order && order.email.toLowerCase() === email.trim().toLowerCase() ? order : undefined;
    },
    all: () => [...orders],
    report: (incident) => void incidents.push(incident),
    incidents: () => [...incidents],
    clear() {
      orders = [];
      incidents = [];
      byReference.clear();
    },
  };
}
