import { accountOperations } from './account-operations.ts';
import { catalogOperations } from './catalog-operations.ts';
import * as checkout from './checkout.ts';
import * as evidence from './evidence.ts';
import type { Operation } from './operation.ts';
import { overviewOperations } from './overview-operations.ts';
import { paymentOperations } from './payment-operations.ts';
import { rehearsalOperations } from './rehearsal-operations.ts';
import { testLinkOperations } from './test-link-operations.ts';
import * as webhook from './webhooks.ts';

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
      'test_provider_disabled',
    ],
  },
  readCheckout: {
    summary: 'Read a task',
    description: 'The current state of a purchase. Poll every 5 to 10 seconds, or use webhooks.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    isPolled: true,
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
    isPolled: true,
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
      'The credentials of the account that the agent created because the merchant required one and the order allowed it (createAccountIfRequired). Can be read only once.',
    tag: 'Checkout',
    permission: 'checkout:write',
    budget: 'read',
    forms: [{ method: 'GET', path: '/checkout/{taskId}/merchant-account', params: checkout.taskPath }],
    success: { status: 200, body: checkout.merchantAccount, description: 'The sign-in' },
    errors: ['not_found'],
  },
  readEvidence: {
    summary: 'See what the agent saw at a step',
    description:
      'The picture of the page and the reason for the agent’s decision. Not every step has one, and none has a picture once a card was typed.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/checkout/{taskId}/steps/{stepId}/evidence', params: evidence.stepPath }],
    success: { status: 200, body: evidence.stepEvidence, description: 'The picture and the reason' },
    errors: ['not_found'],
  },
  readLiveView: {
    summary: 'Watch a purchase',
    description:
      'The latest picture of the browser. Pictures are taken only while someone is watching: poll once per second. The first answer may have none, and there are none once a card was typed.',
    tag: 'Checkout',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/checkout/{taskId}/live', params: checkout.taskPath }],
    success: { status: 200, body: evidence.liveView, description: 'The latest picture' },
    errors: ['not_found'],
  },
  ...catalogOperations,
  ...paymentOperations,
  createWebhook: {
    summary: 'Add a webhook endpoint',
    description:
      'Adds a URL that receives every status of this mode’s tasks. The answer contains the signing secret, which is not shown again.',
    tag: 'Webhooks',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/webhooks', body: webhook.createWebhookRequest }],
    success: { status: 201, body: webhook.webhookCreated, description: 'The endpoint and its secret' },
    errors: ['private_address'],
  },
  listWebhooks: {
    summary: 'List webhook endpoints',
    description: 'The endpoints of this mode, with the notice of any that the service disabled.',
    tag: 'Webhooks',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/webhooks' }],
    success: { status: 200, body: webhook.webhookList, description: 'The endpoints' },
    errors: [],
  },
  readWebhook: {
    summary: 'Read a webhook endpoint',
    description: 'One endpoint, without its secrets.',
    tag: 'Webhooks',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/webhooks/{endpointId}', params: webhook.webhookPath }],
    success: { status: 200, body: webhook.webhookEndpoint, description: 'The endpoint' },
    errors: ['not_found'],
  },
  updateWebhook: {
    summary: 'Change a webhook endpoint',
    description: 'Changes only the fields sent. auth is replaced as a whole.',
    tag: 'Webhooks',
    permission: 'checkout:write',
    budget: 'write',
    forms: [
      {
        method: 'PATCH',
        path: '/webhooks/{endpointId}',
        params: webhook.webhookPath,
        body: webhook.updateWebhookRequest,
      },
    ],
    success: { status: 200, body: webhook.webhookEndpoint, description: 'The endpoint as it is now' },
    errors: ['not_found', 'private_address'],
  },
  removeWebhook: {
    summary: 'Remove a webhook endpoint',
    description: 'Nothing more is sent to it; waiting deliveries are dropped.',
    tag: 'Webhooks',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'DELETE', path: '/webhooks/{endpointId}', params: webhook.webhookPath }],
    success: { status: 200, body: webhook.webhookRemoved, description: 'Removed' },
    errors: ['not_found'],
  },
  rotateWebhookSecret: {
    summary: 'Change the signing secret',
    description:
      'Answers with a new secret, which is not shown again. For overlapHours deliveries are signed with both.',
    tag: 'Webhooks',
    permission: 'checkout:write',
    budget: 'write',
    forms: [
      {
        method: 'POST',
        path: '/webhooks/{endpointId}/rotate-secret',
        params: webhook.webhookPath,
        body: webhook.rotateSecretRequest,
      },
    ],
    success: { status: 200, body: webhook.webhookCreated, description: 'The endpoint and its new secret' },
    errors: ['not_found'],
  },
  testWebhooks: {
    summary: 'Send sample events',
    description: 'One sample of each kind, delivered like real events. Read the outcome in the delivery log.',
    tag: 'Webhooks',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/webhooks/test', body: webhook.testWebhooksRequest }],
    success: { status: 200, body: webhook.webhooksTested, description: 'What is being sent' },
    errors: ['not_found'],
  },
  listWebhookEvents: {
    summary: 'List events',
    description: 'Every event, newest first, whether or not an endpoint received it.',
    tag: 'Webhooks',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/webhooks/events', query: webhook.webhookEventsQuery }],
    success: { status: 200, body: webhook.webhookEvents, description: 'The events' },
    errors: [],
  },
  listWebhookDeliveries: {
    summary: 'Read the delivery log',
    description:
      'Deliveries, newest first, each with its attempts: status, duration, first bytes of the answer, next try.',
    tag: 'Webhooks',
    permission: 'checkout:read',
    budget: 'read',
    forms: [{ method: 'GET', path: '/webhooks/deliveries', query: webhook.webhookDeliveriesQuery }],
    success: { status: 200, body: webhook.webhookDeliveries, description: 'The deliveries' },
    errors: [],
  },
  replayWebhooks: {
    summary: 'Send events again',
    description: 'One event, or all of a time range, with the same id and the same bytes as before.',
    tag: 'Webhooks',
    permission: 'checkout:write',
    budget: 'write',
    forms: [{ method: 'POST', path: '/webhooks/replay', body: webhook.replayWebhooksRequest }],
    success: { status: 200, body: webhook.webhooksReplayed, description: 'Started' },
    errors: ['not_found'],
  },
  ...overviewOperations,
  ...testLinkOperations,
  ...rehearsalOperations,
  ...accountOperations,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
