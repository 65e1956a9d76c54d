/**
 * The contract: every request, response, status word, error code and path, once.
 * The server validates with it, OpenAPI and the API page are made from it, clients and tests import it.
 * It depends on nothing of the service and holds no behaviour beyond describing itself.
 */
export * from './account.ts';
export * from './catalog.ts';
export * from './checkout.ts';
export * from './crawls.ts';
export * from './customer.ts';
export * from './describe-schema.ts';
export * from './errors.ts';
export * from './evidence.ts';
export * from './example-order.ts';
export * from './failures.ts';
export * from './fields.ts';
export * from './openapi.ts';
export * from './operation.ts';
export type * from './operation-types.ts';
export * from './operations.ts';
export * from './payment-session.ts';
export * from './rehearsals.ts';
export * from './roles.ts';
export * from './statuses.ts';
export * from './task-list.ts';
export * from './test-cards.ts';
export * from './test-links.ts';
export * from './usage.ts';
export * from './webhooks.ts';
