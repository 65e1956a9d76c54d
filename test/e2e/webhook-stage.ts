import { setTimeout as delay } from 'node:timers/promises';
import type { Mode, OperationName, operations, TaskStatus, WebhookDelivery } from '@cartwright/contract';
import type { z } from 'zod';
import { parseAllowList } from '../../src/platform/address-policy.ts';
import type { Database } from '../../src/platform/database.ts';
import type { Call } from '../../src/platform/http/handler.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLog } from '../../src/platform/log.ts';
import type { ResolveHost } from '../../src/platform/resolve-host.ts';
import { createSafeFetcher, type SafeFetcher } from '../../src/platform/safe-fetch.ts';
import { createSealer, type Sealer } from '../../src/platform/sealing.ts';
import {
  type NewEvent,
  recordEvents,
  type Sender,
  type SenderDependencies,
  startSender,
  type WebhookHandlers,
  webhookHandlers,
} from '../../src/webhooks/index.ts';
import { createTestDatabase } from '../harness/index.ts';
import { taskEvent } from '../harness/task-event.ts';

type WebhookOperation = keyof WebhookHandlers & OperationName;
type Answer<Name extends WebhookOperation> = z.infer<(typeof operations)[Name]['success']['body']>;

export interface Stage {
  database: Database;
  databaseUrl: string;
  fetcher: SafeFetcher;
  sealer: Sealer;
  accountId: string;
  newAccount(): Promise<string>;
  call<Name extends WebhookOperation>(
    name: Name,
    input: Call<Name>['input'],
    as?: { accountId?: string; mode?: Mode },
  ): Promise<Answer<Name>>;
  startSender(settings?: SenderDependencies['settings']): Sender;
  /** Records transitions of a task, each in its own transaction. */
  move(taskId: string, statuses: readonly TaskStatus[], as?: { accountId?: string; mode?: Mode }): Promise<NewEvent[]>;
  /** Resolves when the log says that nothing is pending. */
  settled(patienceMs?: number): Promise<WebhookDelivery[]>;
  close(): Promise<void>;
}

/** The webhooks domain on a real database, with loopback allowed unless the test says otherwise. */
export async function openStage(options: { allow?: string; resolve?: ResolveHost } = {}): Promise<Stage> {
  const test = await createTestDatabase();
  const { database } = test;
  const fetcher = createSafeFetcher({
    policy: { allow: parseAllowList(options.allow ?? '127.0.0.0/8') },
    ...(options.resolve && { resolve: options.resolve }),
  });
  const sealer = createSealer(Buffer.alloc(32, 1), 'webhooks');
  const log = createLog({ level: 'error' });
  const handlers = webhookHandlers({ database, fetcher, sealer });
  const senders: Sender[] = [];

  const newAccount = async () => {
    const id = newId();
    await database.query('insert into accounts (id, name) values ($1, $2)', [id, 'webhook test']);
    return id;
  };
  const accountId = await newAccount();

  const call: Stage['call'] = (name, input, as = {}) => {
    const caller = { accountId, mode: 'test' as Mode, keyId: newId(), permissions: [], ...as };
    const handler = handlers[name] as (call: unknown) => Promise<never>;
    return handler({ caller, sql: database, requestId: 'test', input });
  };

  return {
    database,
    databaseUrl: test.url,
    fetcher,
    sealer,
    accountId,
    newAccount,
    call,
    startSender(settings) {
      const sender = startSender({ database, fetcher, sealer, log, settings });
      senders.push(sender);
      return sender;
    },
    async move(taskId, statuses, as = {}) {
      const events = statuses.map((status) => taskEvent({ accountId, mode: 'test', ...as }, taskId, status));
      for (const event of events) await database.transaction((sql) => recordEvents(sql, [event]));
      return events;
    },
    async settled(patienceMs = 10_000) {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const { deliveries } = await call('listWebhookDeliveries', { limit: 100 });
        const left = deliveries.filter((delivery) => delivery.state === 'pending');
        if (left.length === 0) return deliveries;
        if (Date.now() > deadline) throw new Error(`still pending: ${JSON.stringify(left.slice(0, 3))}`);
        await delay(10);
      }
    },
    async close() {
      await Promise.all(senders.map((sender) => sender.stop()));
      await fetcher.close();
      await test.close();
    },
  };
}
