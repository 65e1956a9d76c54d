/** The words for a task's life. Written once here; every other place imports them. */

export const taskStatuses = [
  'QUEUED',
  'STARTED',
  'IN_PROGRESS',
  'PENDING_CONFIRMATION',
  'CONFIRMED',
  'PLACED',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const terminalStatuses = ['COMPLETED', 'FAILED', 'CANCELLED'] as const satisfies readonly TaskStatus[];
export type TerminalStatus = (typeof terminalStatuses)[number];

export function isTerminal(status: TaskStatus): status is TerminalStatus {
  return (terminalStatuses as readonly TaskStatus[]).includes(status);
}

/** The coarse phases a step record may carry: CONFIRMED and PLACED are task statuses, not step phases. */
export const systemStatuses = [
  'QUEUED',
  'STARTED',
  'IN_PROGRESS',
  'PENDING_CONFIRMATION',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const satisfies readonly TaskStatus[];
export type SystemStatus = (typeof systemStatuses)[number];

/** Step labels. The interface names the first thirteen (with the spelling kept); the rest are ours. */
export const stepLabels = [
  'QUEUED',
  'STARTED',
  'PAGE_NAVIGATION',
  'ADD_TO_CART',
  'CART_ADD',
  'CART_VERIFICATION',
  'GUEST_CHECKOUT',
  'LOGIN_ATTEMPT',
  'ADDRESS_FILLING',
  'SHIPMENT_AND_TAX_RETRIVAL',
  'SHIPPING_SELECTED',
  'CREDIT_CARD_INPUT',
  'ORDER_CONFIRMED',
  'VARIANT_SELECTION',
  'ITEM_DROPPED',
  'COUPON_APPLICATION',
  'PAYMENT_METHOD_SELECTED',
  'ORDER_REVIEW',
  'MODEL_CONSULTED',
  'GROUP_WAITING',
  'PENDING_CONFIRMATION',
  'CONFIRMED',
  'ORDER_PLACEMENT',
  'PLACED',
  'ORDER_LOOKUP',
  'RETRY_SCHEDULED',
  'FAILED',
  'CANCEL_REQUESTED',
  'CANCELLED',
] as const;
export type StepLabel = (typeof stepLabels)[number];

export const modes = ['test', 'live'] as const;
export type Mode = (typeof modes)[number];

/** A key's default permissions: buy, look and pay. */
export const buyingPermissions = ['checkout:write', 'checkout:read', 'catalog:read', 'payments:write'] as const;
/** These fill the search index and run the account; a key has them only when they were requested by name. */
export const permissions = [
  ...buyingPermissions,
  'catalog:write',
  'account:read',
  'keys:write',
  'account:write',
] as const;
export type Permission = (typeof permissions)[number];
