import {
  type CheckoutTask,
  exampleOrder,
  type LiveView,
  type StepRecord,
  type TestLink,
  testCards,
} from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller, type Handlers } from '../../platform/http/index.ts';
import { readCheckout } from '../requests/read-checkout.ts';
import { readLiveView } from '../requests/read-evidence.ts';
import { readHistory } from '../requests/read-history.ts';
import { describeTestLink, hashLinkToken } from './manage-test-links.ts';
import { findTestLink, lockTestLink, noteTestOrder, type TestLinkRow } from './test-link-store.ts';

/** What the holder of a link may do: start its one order, and watch that order and no other. */

export async function readTestLink(sql: Sql, token: string): Promise<TestLink> {
  return describeTestLink(await linkOf(sql, token));
}

export interface StartDependencies {
  sql: Sql;
  createCheckout: Handlers['createCheckout'];
}

export async function startTestLink(
  deps: StartDependencies,
  { token, requestId }: { token: string; requestId: string },
): Promise<TestLink> {
  return deps.sql.transaction(async (sql) => {
    await lockTestLink(sql, (await linkOf(sql, token)).id);
    const link = await linkOf(sql, token);
    if (link.groupId === null) {
      const caller = callerOf(link);
      const { groupId } = await deps.createCheckout({ sql, caller, requestId, input: orderOf(link) });
      await noteTestOrder(sql, link.id, groupId);
    }
    return describeTestLink(await linkOf(sql, token));
  });
}

export async function watchTestLink(
  sql: Sql,
  { token, taskId }: { token: string; taskId: string },
): Promise<{ task: CheckoutTask; steps: StepRecord[]; live: LiveView }> {
  const link = await linkOf(sql, token);
  if (!link.taskIds.includes(taskId)) throw new ApiError('not_found');
  const caller = callerOf(link);
  const [task, history, live] = await Promise.all([
    readCheckout({ sql }, caller, taskId),
    readHistory({ sql }, caller, taskId),
    readLiveView({ sql }, caller, taskId),
  ]);
  return { task, steps: history.data, live };
}

function callerOf(link: { id: string; accountId: string }): Caller {
  return { accountId: link.accountId, mode: 'test', keyId: `test link ${link.id}`, permissions: [] };
}

async function linkOf(sql: Sql, token: string): Promise<TestLinkRow> {
  const link = await findTestLink(sql, hashLinkToken(token));
  const isOver = link && (link.revokedAt !== null || link.expiresAt.getTime() <= Date.now());
  if (!link || isOver) throw new ApiError('link_invalid');
  return link;
}

/** A fictional customer and a card that only test mode accepts: a link carries nobody's data. */
function orderOf({ items, options, card }: TestLinkRow) {
  const order = exampleOrder(items[0]?.url as string);
  const { payment } = order.customer;
  const data = { ...(payment.data as object), cardNumber: testCards[card].number };
  return {
    ...order,
    customer: { ...order.customer, payment: { ...payment, data } as typeof payment },
    tasks: items,
    options,
  };
}
