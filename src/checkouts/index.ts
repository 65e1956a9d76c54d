/**
 * A purchase from request to final status: create, split by merchant, run, confirm, cancel, read.
 * Invariants: a status is written only through the table of allowed moves, together with its step and its event; an
 * order is submitted at most once for a task, after a committed intent, and never above what was authorised.
 * Must never drive a merchant itself (lanes do), nor see a card in the clear.
 * Covered by test/e2e/engine-*, agent-service, session-purchase and fickle-shop, by test/spec, and by `npm run chaos`.
 */
export { checkoutQueues, checkoutSettingsFrom } from './checkout-runtime.ts';
export { forgetOrdersOlderThan } from './forget-old-orders.ts';
export { createLazyLane } from './lanes/lazy-lane.ts';
export type { MerchantLane } from './lanes/merchant-lane.ts';
export { checkoutOperatorRoutes } from './operator-routes.ts';
export { mountTaskStream } from './overview/stream-routes.ts';
export { createTaskWatch } from './overview/watch-tasks.ts';
export { forgetRehearsalsOlderThan } from './rehearsals/rehearsal-store.ts';
export { createCheckoutHandlers } from './routes.ts';
export { startCheckoutWorker } from './run/checkout-worker.ts';
export { forgetPicturesOlderThan } from './stores/evidence-store.ts';
export { createRecipeStore } from './stores/recipe-store.ts';
export { mountTestLinkRoutes } from './test-links/test-link-routes.ts';
export { watchPurchases } from './watching/watch-purchases.ts';
