import { setTimeout as delay } from 'node:timers/promises';
import { taskStatuses } from '@cartwright/contract';
import { parseAllowList } from '../../src/platform/address-policy.ts';
import type { Database } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { createSafeFetcher } from '../../src/platform/safe-fetch.ts';
import { createSealer } from '../../src/platform/sealing.ts';
import { recordEvents, webhookHandlers } from '../../src/webhooks/index.ts';
import { taskEvent } from '../harness/task-event.ts';
import { type FaultyReceiver, faultKinds, type ReceiverFindings, startFaultyReceiver } from './faulty-receiver.ts';
import { startFleet } from './sender-fleet.ts';

export interface StormInput {
  database: Database;
  databaseUrl: string;
  events: number;
  accounts: number;
  eventsPerSecond: number;
  killEveryMs: readonly [number, number];
  /** Called at random times, as often as senders are killed. */
  alsoBreak?: () => void;
}

export interface StormFigures extends ReceiverFindings {
  events: number;
  lost: number;
  kills: number;
  pauses: number;
  reEnabled: number;
  /** From the last fault until everything was delivered. */
  quietAfterSeconds: number;
}

const EVENTS_A_TASK = 5;
const SEAL_KEY = 'ab'.repeat(32);
// The real schedule takes days; what matters here is that attempts follow each other and none is the last.
const SETTINGS = {
  timeoutMs: 1_000,
  retryWaitsMs: [200, 300, 500, ...Array<number>(200).fill(1_000)],
  leaseMs: 3_000,
  pollMs: 100,
  outageMs: 2_000,
};

/** Events for several accounts, receivers that misbehave, senders that are killed; resolves when all is delivered. */
export async function runStorm(input: StormInput): Promise<StormFigures> {
  const { database } = input;
  const fetcher = createSafeFetcher({ policy: { allow: parseAllowList('127.0.0.1') } });
  const handlers = webhookHandlers({
    database,
    fetcher,
    sealer: createSealer(Buffer.from(SEAL_KEY, 'hex'), 'webhooks'),
  });
  const receivers = await Promise.all(Array.from({ length: input.accounts }, startFaultyReceiver));
  const accounts = await Promise.all(receivers.map((receiver) => openAccount(database, handlers, receiver)));
  const { databaseUrl } = input;
  const fleet = startFleet(
    { databaseUrl, allow: '127.0.0.1', sealKeyHex: SEAL_KEY, settings: SETTINGS },
    { size: 3, everyMs: input.killEveryMs, pauseMs: 3 * SETTINGS.leaseMs },
  );
  // On a busy machine senders start so slowly that they would meet everything at once, and deliver it before the first fault.
  await fleet.ready;
  const breaking = input.alsoBreak && breakRepeatedly(input.alsoBreak, input.killEveryMs);
  const reviving = reviveEndpoints(database);

  await recordAtRate(input, accounts);
  // On a busy machine recording may end before much was sent; the faults continue until most of it was.
  const isMost = () => sum(receivers.map((receiver) => receiver.findings())).acknowledged > input.events * 0.8;
  for (const deadline = Date.now() + 60_000; !isMost() && Date.now() < deadline; ) await delay(50);
  fleet.calm();
  breaking?.stop();
  for (const receiver of receivers) receiver.calm();
  const calmAt = performance.now();
  await waitUntilDelivered(database);
  const quietAfterSeconds = Math.round((performance.now() - calmAt) / 100) / 10;

  const reEnabled = await reviving.stop();
  await fleet.stop();
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await fetcher.close();
  const total = sum(receivers.map((receiver) => receiver.findings()));
  return {
    ...total,
    events: input.events,
    lost: input.events - total.acknowledged,
    kills: fleet.kills(),
    pauses: fleet.pauses(),
    reEnabled,
    quietAfterSeconds,
  };
}

async function openAccount(
  database: Database,
  handlers: ReturnType<typeof webhookHandlers>,
  receiver: FaultyReceiver,
): Promise<string> {
  const accountId = newId();
  await database.query('insert into accounts (id, name) values ($1, $2)', [accountId, 'storm']);
  await handlers.createWebhook({
    caller: { accountId, mode: 'test', keyId: newId(), permissions: [] },
    sql: database,
    requestId: 'storm',
    input: { url: receiver.url },
  });
  return accountId;
}

/** Tasks take their steps in turn, each step in a transaction that is repeated until it has committed. */
async function recordAtRate(input: StormInput, accounts: readonly string[]): Promise<void> {
  const started = performance.now();
  let recorded = 0;
  const tasks = Math.ceil(input.events / EVENTS_A_TASK);
  const WIDTH = 50;
  for (let first = 0; first < tasks; first += WIDTH) {
    const batch = Array.from({ length: Math.min(WIDTH, tasks - first) }, (_, nth) => ({
      taskId: newId(),
      owner: { accountId: accounts[(first + nth) % accounts.length] as string, mode: 'test' as const },
    }));
    for (const status of taskStatuses.slice(0, EVENTS_A_TASK)) {
      await Promise.all(
        batch.map(({ taskId, owner }) => recordForSure(input.database, taskEvent(owner, taskId, status))),
      );
      recorded += batch.length;
      const ahead = (recorded / input.eventsPerSecond) * 1_000 - (performance.now() - started);
      if (ahead > 0) await delay(ahead);
    }
  }
}

async function recordForSure(database: Database, event: ReturnType<typeof taskEvent>): Promise<void> {
  for (;;) {
    try {
      await database.transaction((sql) => recordEvents(sql, [event]));
      return;
    } catch {
      await delay(200);
    }
  }
}

function breakRepeatedly(hit: () => void, [least, most]: readonly [number, number]): { stop(): void } {
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(
      () => {
        hit();
        plan();
      },
      least + Math.random() * (most - least),
    );
  };
  plan();
  return { stop: () => clearTimeout(timer) };
}

/** Plays the person who reads the notice of a disabled endpoint and enables it again. */
function reviveEndpoints(database: Database): { stop(): Promise<number> } {
  let count = 0;
  const look = async () => {
    const rows = await database
      .query(
        `update webhook_endpoints set enabled = true, notice = null, version = version + 1 where not enabled returning 1`,
      )
      .catch(() => []);
    count += rows.length;
  };
  const timer = setInterval(look, 500);
  return {
    stop: async () => {
      clearInterval(timer);
      return count;
    },
  };
}

async function waitUntilDelivered(database: Database, patienceMs = 120_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const rows = await database
      .query<{ left: number }>(`select count(*) as left from webhook_deliveries where state = 'pending'`)
      .catch(() => []);
    if (rows[0]?.left === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.left} deliveries are still pending`);
    await delay(50);
  }
}

function sum(findings: readonly ReceiverFindings[]): ReceiverFindings {
  const add = (pick: (one: ReceiverFindings) => number) => findings.reduce((total, one) => total + pick(one), 0);
  return {
    hits: Object.fromEntries(
      faultKinds.map((kind) => [kind, add((one) => one.hits[kind])]),
    ) as ReceiverFindings['hits'],
    acknowledged: add((one) => one.acknowledged),
    duplicates: add((one) => one.duplicates),
    altered: add((one) => one.altered),
    outOfOrder: add((one) => one.outOfOrder),
  };
}
