// Webhooks: notifies an account's endpoints of every transition, recorded in the transition's own transaction.
// Invariants: an event's text is final when recorded, so every retry and replay is the same bytes under the same id;
// for one task and endpoint, an event is sent only after the previous one was acknowledged or has finally failed; a
// slow or dead endpoint never delays another.
// Must never: send outside safe-fetch, show a secret after the answer that created it, or hold a lock that a transition
// has to wait for.
// Covered by test/e2e/webhooks-*.test.ts and `npm run faults:webhooks`.

export { recordEvents } from './events/record-events.ts';
export {
  type NewEvent,
  renderPaymentSessionEvent,
  renderTaskEvent,
} from './events/render-event.ts';
export { type WebhookHandlers, webhookHandlers } from './routes.ts';
export { createWebhookMetrics } from './sending/metrics.ts';
export { type Sender, type SenderDependencies, startSender } from './sending/start-sender.ts';
