import { setTimeout as delay } from 'node:timers/promises';
import { eventKinds, type WebhookDelivery, type WebhooksTested } from '@cartwright/contract';
import { type Command, type Context, choicesOption, textOption } from '../command.ts';
import { describeAttempt } from '../describe-attempt.ts';

const PATIENCE_MS = 15_000;

export const webhookTest: Command = {
  name: 'webhook test',
  summary: 'Send a sample of each kind and show how it went',
  usage: 'webhook test [--endpoint ID] [--event KIND]…',
  options: {
    endpoint: { type: 'string', help: 'only this one (default: every enabled endpoint)' },
    event: { type: 'string', multiple: true, help: 'only this kind; may be repeated' },
  },
  async run(context, args) {
    const endpointId = textOption(args, 'endpoint');
    const events = choicesOption(args, 'event', eventKinds);
    const { deliveries: sent } = await context.client.webhooks.test({
      ...(endpointId !== undefined && { endpointId }),
      ...(events.length > 0 && { events }),
    });
    const outcomes = await waitForOutcomes(context, sent);
    if (context.isJson) context.print(JSON.stringify(outcomes));
    else if (outcomes.length === 0)
      context.print('There is no enabled endpoint. `cartwright webhook set URL` adds one.');
    else for (const outcome of outcomes) context.print(`${outcome.kind.padEnd(26)} ${describeAttempt(outcome)}`);
    return outcomes.length > 0 && outcomes.every((outcome) => outcome.state === 'delivered') ? 0 : 1;
  },
};

/** Until each has been tried once; those of a slow receiver are then shown as pending. */
async function waitForOutcomes(
  { client, signal }: Context,
  sent: WebhooksTested['deliveries'],
): Promise<WebhookDelivery[]> {
  const wanted = new Set(sent.map((delivery) => `${delivery.endpointId}/${delivery.eventId}`));
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { deliveries } = await client.webhooks.deliveries({ limit: 100 });
    const ours = deliveries.filter((delivery) => wanted.has(`${delivery.endpointId}/${delivery.eventId}`)).reverse();
    const isBlocked = (delivery: WebhookDelivery) =>
      ours.some((other) => other.taskId === delivery.taskId && other.attempts.length > 0 && other.state === 'pending');
    const isDone = ours.every((delivery) => delivery.attempts.length > 0 || isBlocked(delivery));
    if (isDone || Date.now() > deadline) return ours;
    await delay(200, undefined, { signal });
  }
}
