/**
 * Cartwright from JavaScript and TypeScript. Every operation, path and type comes from the contract.
 * A write carries the same idempotency key on every retry, so a retry never buys twice.
 * It must never depend on one runtime: fetch, WebCrypto and timers are all it needs.
 */
export type * from '@cartwright/contract';
export { apiErrors, exampleOrder, failureCodes, isTerminal } from '@cartwright/contract';
export type { CallOperation } from './call-operation.ts';
export { type Client, type ClientSettings, createClient } from './create-client.ts';
export { ApiError, CartwrightError, ConnectionError, WaitTimeoutError, WebhookError } from './errors.ts';
export type { FollowOptions } from './iterate-steps.ts';
export { type CallOptions, createTransport, type Transport, type TransportSettings } from './transport.ts';
export type { ConfirmDecision, WaitOptions, WaitResult } from './wait-for-tasks.ts';
export { parseWebhookEvent, type WebhookEvent } from './webhooks/parse-webhook-event.ts';
export {
  createWebhookReceiver,
  type ReceivedRequest,
  type SeenEvents,
  type WebhookReceiver,
} from './webhooks/receive-webhooks.ts';
export { verifyWebhook, type WebhookHeaders } from './webhooks/verify-webhook.ts';
