import { type WebhookHandlers, webhookHandlers } from './routes.ts';
import { type Sender, type SenderDependencies, startSender } from './sender.ts';

export interface Webhooks {
  handlers: WebhookHandlers;
  /** For processes that deliver; any number of them may. */
  startSender(): Sender;
}

export function createWebhooks(deps: SenderDependencies): Webhooks {
  return { handlers: webhookHandlers(deps), startSender: () => startSender(deps) };
}
