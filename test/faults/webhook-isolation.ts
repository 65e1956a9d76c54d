import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { recordEvents } from '../../src/webhooks/index.ts';
import { type Receiver, startReceiver } from '../e2e/webhook-receiver.ts';
import { openStage } from '../e2e/webhook-stage.ts';
import { taskEvent } from '../harness/task-event.ts';

export interface IsolationFigures {
  queuedAtDead: number;
  /** Attempts at the dead endpoint meanwhile: without any, the run proves nothing. */
  triesAtDead: number;
  healthyEvents: number;
  p50Ms: number;
  p99Ms: number;
}

/** An endpoint that never answers, with much queued for it, beside healthy accounts: how long do those wait? */
export async function measureIsolation(input: {
  queued: number;
  healthyAccounts: number;
  eventsEach: number;
  everyMs: number;
}): Promise<IsolationFigures> {
  const stage = await openStage();
  const dead = await startReceiver(() => {});
  const healthy = await Promise.all(Array.from({ length: input.healthyAccounts }, () => startReceiver()));
  await stage.call('createWebhook', { url: dead.url });
  const accounts: { accountId: string; receiver: Receiver }[] = [];
  for (const receiver of healthy) {
    const accountId = await stage.newAccount();
    await stage.call('createWebhook', { url: receiver.url }, { accountId });
    accounts.push({ accountId, receiver });
  }
  const backlog = Array.from({ length: input.queued }, () =>
    taskEvent({ accountId: stage.accountId, mode: 'test' }, newId(), 'QUEUED'),
  );
  for (let from = 0; from < backlog.length; from += 500) {
    await recordEvents(stage.database, backlog.slice(from, from + 500));
  }
  stage.startSender();
  await delay(1_000);

  const committedAt = new Map<string, number>();
  for (let round = 0; round < input.eventsEach; round += 1) {
    const events = accounts.map(({ accountId }) => taskEvent({ accountId, mode: 'test' }, newId(), 'QUEUED'));
    await Promise.all(
      events.map(async (event) => {
        await recordEvents(stage.database, [event]);
        committedAt.set(event.id, performance.now());
      }),
    );
    await delay(input.everyMs);
  }
  await delay(2_000);
  const arrivals = new Map(
    healthy.flatMap((receiver) => receiver.received.map((entry) => [entry.headers['webhook-id'], entry.at] as const)),
  );
  const waits = [...committedAt]
    .map(([id, at]) => Math.max((arrivals.get(id) ?? Number.POSITIVE_INFINITY) - at, 0))
    .sort((a, b) => a - b);
  const triesAtDead = dead.received.length;
  await dead.kill();
  await stage.close();
  await Promise.all(healthy.map((receiver) => receiver.kill()));
  const at = (part: number) => Math.round((waits[Math.floor(waits.length * part)] ?? 0) * 10) / 10;
  return { queuedAtDead: input.queued, triesAtDead, healthyEvents: waits.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}
