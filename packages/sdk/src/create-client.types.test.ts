import { test } from 'node:test';
import type { CheckoutTask, OperationName, OperationResult, StepRecord, TaskStatus } from '@cartwright/contract';
import type { Client } from './create-client.ts';
import { ApiError } from './errors.ts';
import type { WebhookEvent } from './webhooks/parse-webhook-event.ts';

/** Judged by the type checker: a wrong type, or a mistake that is not refused, fails `npm run check`. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => undefined;

function mistakesAreRefused(client: Client): void {
  // @ts-expect-error a task is read by its id
  void client.checkouts.read({});
  // @ts-expect-error an id is a text
  void client.checkouts.read({ taskId: 1 });
  // @ts-expect-error a product search needs words
  void client.products.search();
  // @ts-expect-error there is no such state
  void client.webhooks.deliveries({ state: 'lost' });
  // @ts-expect-error there is no such operation
  void client.call('buyEverything', {});
  void client.webhooks.list();
  void client.webhooks.events();
  void client.checkouts.cancel({ taskId: 'a' });
  void client.checkouts.cancel({ taskId: 'a', executionId: 'b' });
}

function eventsAreTold(event: WebhookEvent): string {
  switch (event.kind) {
    case 'task':
      same<typeof event.status, TaskStatus>(true);
      return event.payload.merchant;
    case 'payment_session.completed':
      return event.payload.authorization.price;
    case 'unknown':
      return typeof event.payload.type;
  }
}

test('answers have the types of the contract', () => {
  same<Awaited<ReturnType<Client['checkouts']['read']>>, CheckoutTask>(true);
  same<Awaited<ReturnType<Client['products']['details']>>, OperationResult<'readProductDetails'>>(true);
  same<ReturnType<Client['checkouts']['steps']>, AsyncGenerator<StepRecord, CheckoutTask>>(true);
  same<Parameters<Client['call']>[0], OperationName>(true);
  const { code } = new ApiError(404, { error: 'not_found' });
  if (code === 'not_found') same<typeof code extends string ? true : false, true>(true);
  void [mistakesAreRefused, eventsAreTold];
});
