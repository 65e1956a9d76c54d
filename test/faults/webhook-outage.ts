import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../src/platform/ids.ts';
import { startReceiver } from '../e2e/webhook-receiver.ts';
import { openStage } from '../e2e/webhook-stage.ts';

export interface OutageFigures {
  outageSeconds: number;
  events: number;
  received: number;
  outOfOrder: number;
  /** From the receiver's return until it had received everything. */
  servedAfterSeconds: number;
}

const WALK = ['QUEUED', 'STARTED', 'IN_PROGRESS'] as const;

/** A receiver that is gone for a while and comes back, with the real schedule. */
export async function measureOutage(outageSeconds: number, tasksASecond: number): Promise<OutageFigures> {
  const stage = await openStage();
  const receiver = await startReceiver();
  await stage.call('createWebhook', { url: receiver.url });
  await receiver.kill();
  stage.startSender();
  const tasks: string[] = [];
  for (let second = 0; second < outageSeconds; second += 1) {
    const batch = Array.from({ length: tasksASecond }, newId);
    tasks.push(...batch);
    const started = performance.now();
    await Promise.all(batch.map((taskId) => stage.move(taskId, WALK)));
    await delay(Math.max(1_000 - (performance.now() - started), 0));
  }
  await receiver.start();
  const backAt = performance.now();
  const events = tasks.length * WALK.length;
  const deadline = Date.now() + 120_000;
  while (receiver.received.length < events && Date.now() < deadline) await delay(20);
  const servedAfterSeconds = Math.round((performance.now() - backAt) / 100) / 10;
  const byTask = Object.groupBy(receiver.received, (entry) => JSON.parse(entry.body).tid as string);
  const outOfOrder = tasks.filter(
    (taskId) => byTask[taskId]?.map((entry) => JSON.parse(entry.body).status).join() !== WALK.join(),
  ).length;
  const received = receiver.received.length;
  await stage.close();
  await receiver.kill();
  return { outageSeconds, events, received, outOfOrder, servedAfterSeconds };
}
