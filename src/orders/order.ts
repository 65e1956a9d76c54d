export interface PostalAddress {
  addressLine1: string;
  addressLine2: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
}

export interface OrderItem {
  url: string;
  quantity: number;
  /** Axis name to the merchant's own label, such as `{color: 'Navy', size: 'M'}`. Empty values mean "not asked for". */
  variant: Readonly<Record<string, string>>;
}

/** One order at one merchant, as the customer wants it. */
export interface PurchaseOrder {
  items: readonly OrderItem[];
  contact: { firstName: string; lastName: string; email: string; phone: string };
  shippingAddress: PostalAddress;
  /** Null is never filled from the shipping address: the merchant's own "same as shipping" default stays. */
  billingAddress: PostalAddress | null;
  shippingStrategy: 'cheapest' | 'fastest';
  couponCodes: readonly string[];
  limits: PurchaseLimits;
  mode: 'test' | 'live';
  /** Cash on delivery, bank transfer and the like where no card form is offered. Ignored in live mode. */
  allowOfflinePayment: boolean;
  createAccountIfRequired: boolean;
  /** True: an item that cannot be bought is dropped with a failed step, and the others are bought. */
  dropUnavailableItems: boolean;
}

/** Ceilings as decimals. The first two are in the merchant's currency, whatever that turns out to be. */
export interface PurchaseLimits {
  maxTotal: number | null;
  maxShipping: number | null;
  /** A total in a currency other than the authorised one counts as exceeding it. */
  authorised: { amount: number; currency: string } | null;
}
