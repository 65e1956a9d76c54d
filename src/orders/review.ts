import type { FailureCode } from '@cartwright/contract';

/** Codes that a purchase can end with; the others belong to the life of a task. */
export type PurchaseFailureCode = Exclude<FailureCode, 'confirmation_timeout' | 'group_aborted' | 'placement_unknown'>;

export interface Pricing {
  currency: string;
  subtotal: number;
  shipping: number;
  tax: number;
  discount: number;
  total: number;
}

export interface ReviewedItem {
  url: string;
  /** The merchant's own words for the cart line. */
  title: string;
  quantity: number;
}

export interface DroppedItem {
  url: string;
  code: PurchaseFailureCode;
  note: string;
}

/** A total that a merchant's confirmation names; its parts where they are shown and add up. */
export interface ChargedTotal {
  currency: string;
  total: number;
  parts: Omit<Pricing, 'currency' | 'total'> | null;
}

/** What the customer would be charged for, as the merchant shows it, checked to add up. */
export interface OrderReview {
  pricing: Pricing;
  shippingOption: string | null;
  shippingStrategy: 'cheapest' | 'fastest';
  items: readonly ReviewedItem[];
  droppedItems: readonly DroppedItem[];
  merchantOrigin: string;
  paymentMethod: 'card' | 'offline';
}
