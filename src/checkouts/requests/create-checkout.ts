import type { CheckoutAccepted, CheckoutRequest, CustomerEcho } from '@cartwright/contract';
import type { PreparedPayment } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids.ts';
import { recordEvents, renderTaskEvent } from '../../webhooks/index.ts';
import type { CheckoutQueue } from '../checkout-queue.ts';
import { subjectOf, type TransitionNews, transitions } from '../lifecycle/purchase-news.ts';
import { insertCheckout, type NewCheckout } from '../stores/checkout-store.ts';
import { splitByMerchant } from './split-by-merchant.ts';

/** The order without its payment: the card was sealed before the order came here. */
export type OrderRequest = Omit<CheckoutRequest, 'customer'> & {
  customer: Omit<CheckoutRequest['customer'], 'payment'>;
};

export interface CreateCheckoutDependencies {
  sql: Sql;
  queue: Pick<CheckoutQueue, 'enqueue' | 'announce'>;
}

/** Stores the order, its QUEUED events and its jobs in one transaction: accepted means that all of it will happen. */
export async function createCheckout(
  deps: CreateCheckoutDependencies,
  caller: Caller,
  request: OrderRequest,
  payment: PreparedPayment,
): Promise<CheckoutAccepted> {
  const groupId = newId();
  const tasks = splitByMerchant(request.tasks).map((part) => ({ taskId: newId(), executionId: newId(), ...part }));
  await deps.sql.transaction(async (sql) => {
    const claimed = await payment.claim(sql, groupId);
    const checkout: NewCheckout = {
      groupId,
      accountId: caller.accountId,
      mode: caller.mode,
      customer: echoCustomer(request, payment),
      options: request.options ?? {},
      addons: request.addons ?? {},
      cardId: claimed.cardId,
      paymentSessionId: claimed.sessionId,
      tasks,
    };
    // None needs another's result, so they are sent together.
    await Promise.all([
      insertCheckout(sql, checkout),
      recordEvents(
        sql,
        tasks.map((task) => renderQueued(checkout, task)),
      ),
      deps.queue.enqueue(sql, checkout),
    ]);
    sql.afterCommit(deps.queue.announce);
    sql.afterCommit(() => tellQueued(checkout));
  });
  return accept(groupId, tasks);
}

function tellQueued({ mode, tasks }: NewCheckout): void {
  for (const task of tasks) {
    const subject = subjectOf({ ...task, executionNumber: 1, mode });
    const news: TransitionNews = { ...subject, from: null, to: 'QUEUED', code: null, ageMs: 0 };
    transitions.publish(news);
  }
}

function echoCustomer({ customer }: OrderRequest, { echo }: PreparedPayment): CustomerEcho {
  return { ...customer, billingAddress: customer.billingAddress ?? null, payment: echo };
}

function renderQueued(checkout: NewCheckout, task: NewCheckout['tasks'][number]) {
  return renderTaskEvent({
    ...checkout,
    ...task,
    status: 'QUEUED',
    pricing: null,
    shippingStrategy: null,
    selectedShippingOption: null,
    chargedDifference: null,
  });
}

function accept(groupId: string, tasks: NewCheckout['tasks']): CheckoutAccepted {
  const accepted = tasks.map(({ taskId, executionId, merchant, items }) => ({
    taskId,
    tid: taskId,
    executionId,
    groupId,
    merchant,
    status: 'QUEUED' as const,
    urls: items.map((item) => item.url),
  }));
  const { urls: _, ...first } = accepted[0] as (typeof accepted)[number];
  return { ...first, tasks: accepted };
}
