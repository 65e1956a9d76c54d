import * as catalog from './catalog.ts';
import * as checkout from './checkout.ts';
import type { Operation } from './operation.ts';
import * as payment from './payment-session.ts';

/** Every operation of the interface. Routes, OpenAPI, the API page, clients and tests are made from this table. */
export const operations = {
  createCheckout: {
    summary: 'Buy products',
    description:
      'Accepts an order and answers at once; the purchase runs in the background. Products are grouped by merchant, one task each, all sharing a groupId. A 201 confirms acceptance, not success. Send an Idempotency-Key to make a retry safe.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/checkout', body: checkout.checkoutRequest }],
    success: { status: 201, body: checkout.checkoutAccepted, description: 'Accepted and queued' },
    errors: [
      'unknown_provider',
      'payment_session_unknown',
      'payment_session_open',
      'payment_session_expired',
      'payment_session_used',
      'payment_session_wrong_mode',
      'private_address',
      'test_provider_disabled',
    ],
  },
  readCheckout: {
    summary: 'Read a task',
    description: 'The current state of a purchase. Poll every 5 to 10 seconds, or use webhooks.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/checkout/{taskId}', params: checkout.taskPath }],
    success: { status: 200, body: checkout.checkoutTask, description: 'The task' },
    errors: ['not_found'],
  },
  cancelCheckout: {
    summary: 'Cancel a task',
    description:
      'Accepted in every state that is not final. The CANCELLED event is the definitive signal. An order that was already submitted is not undone: the refund is then between you and the merchant.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'write',
    forms: [
      { method: 'POST', path: '/checkout/cancel', body: checkout.cancelRequest },
      { method: 'DELETE', path: '/checkout/{taskId}', params: checkout.taskPath },
    ],
    success: { status: 200, body: checkout.cancelAccepted, description: 'Cancellation accepted' },
    errors: ['not_found', 'task_terminal', 'stale_execution'],
  },
  confirmCheckout: {
    summary: 'Confirm an order',
    description:
      'For orders made with verifyBeforePlacement: lets the agent place the order that the task shows. With total, only if that is still the total.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/checkout/confirm', body: checkout.confirmRequest }],
    success: { status: 200, body: checkout.confirmAccepted, description: 'Confirmed' },
    errors: ['not_found', 'not_pending_confirmation', 'stale_execution', 'total_mismatch'],
  },
  readHistory: {
    summary: 'Read the steps of a task',
    description: 'Every step of every attempt, newest first, with the credits it consumed.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [
      { method: 'GET', path: '/status-history/{taskId}', params: checkout.taskPath },
      { method: 'GET', path: '/checkout/{taskId}/status-history', params: checkout.taskPath },
    ],
    success: { status: 200, body: checkout.statusHistory, description: 'The steps' },
    errors: ['not_found'],
  },
  readMerchantAccount: {
    summary: 'Read the account made at the merchant',
    description:
      'The sign-in that the agent made when the order allowed it (createAccountIfRequired) and the merchant insisted. Readable once.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'read',
    forms: [{ method: 'GET', path: '/checkout/{taskId}/merchant-account', params: checkout.taskPath }],
    success: { status: 200, body: checkout.merchantAccount, description: 'The sign-in' },
    errors: ['not_found'],
  },
  searchProducts: {
    summary: 'Search products',
    description: 'Ranked products of the index, those of the target merchant first. At most 50.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'POST', path: '/product/search', body: catalog.searchRequest }],
    success: { status: 200, body: catalog.searchResult, description: 'The products found' },
    errors: [],
  },
  readProductDetails: {
    summary: 'Read a product page',
    description: 'Variants, prices and availability from the live page (cached for 10 minutes).',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'POST', path: '/product/details', body: catalog.detailsRequest }],
    success: { status: 200, body: catalog.detailsResult, description: 'The product' },
    errors: ['product_not_found', 'private_address', 'merchant_unreachable'],
  },
  estimateCheckout: {
    summary: 'Estimate an order',
    description:
      'Subtotal, shipping, tax and total without a cart. shippingKnown false means that shipping is missing.',
    tag: 'Catalog',
    permission: 'catalog:read',
    budget: 'read',
    forms: [{ method: 'POST', path: '/checkout-estimates', body: catalog.estimateRequest }],
    success: { status: 200, body: catalog.estimateResult, description: 'The estimate' },
    errors: [],
  },
  createPaymentSession: {
    summary: 'Create a payment session',
    description:
      'A hosted page where the customer enters the card. Pass the sessionId to POST /checkout when it is completed.',
    tag: 'Payment',
    permission: 'payments:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/payment/session', body: payment.paymentSessionRequest }],
    success: { status: 200, body: payment.paymentSessionCreated, description: 'The session' },
    errors: [],
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
