import type { StepLabel, TaskStatus } from '@cartwright/sdk';

/** How far along a purchase is, by what it did last. Not a promise of time: some shops take longer between two steps. */
const reached: Partial<Record<StepLabel, number>> = {
  QUEUED: 2,
  STARTED: 5,
  PAGE_NAVIGATION: 12,
  VARIANT_SELECTION: 18,
  ADD_TO_CART: 25,
  CART_ADD: 30,
  CART_VERIFICATION: 36,
  LOGIN_ATTEMPT: 42,
  GUEST_CHECKOUT: 42,
  COUPON_APPLICATION: 46,
  ADDRESS_FILLING: 55,
  SHIPMENT_AND_TAX_RETRIVAL: 64,
  SHIPPING_SELECTED: 68,
  PAYMENT_METHOD_SELECTED: 74,
  CREDIT_CARD_INPUT: 80,
  ORDER_REVIEW: 86,
  GROUP_WAITING: 88,
  PENDING_CONFIRMATION: 88,
  CONFIRMED: 90,
  ORDER_PLACEMENT: 94,
  ORDER_LOOKUP: 96,
  PLACED: 98,
  ORDER_CONFIRMED: 100,
};

export function progressOf({ status, lastStep }: { status: TaskStatus; lastStep: StepLabel }): number {
  if (status === 'COMPLETED') return 100;
  return reached[lastStep] ?? 50;
}
