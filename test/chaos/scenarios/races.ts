import { setTimeout as delay } from 'node:timers/promises';
import { waitForQuiet } from '../audit.ts';
import type { BoughtTask, Buyer } from '../buyer.ts';
import type { World } from '../world.ts';

const AT_ONCE = 10;

/** Cancel against the purchase, and confirm against cancel. Each 200 to a cancel must end CANCELLED. */
export async function runRaces(
  world: World,
  buyer: Buyer,
  { cancels, confirms, deadline }: { cancels: number; confirms: number; deadline: number },
): Promise<{ cancelRaces: number; confirmRaces: number; brokenPromises: number }> {
  const workers = [world.startWorker(), world.startWorker()];
  await Promise.all(workers.map((worker) => worker.ready));
  const promised: BoughtTask[] = [];

  async function cancel(task: BoughtTask): Promise<void> {
    const answer = await buyer.call('/checkout/cancel', { taskId: task.taskId, ...(await latest(world, task)) });
    if (answer.status === 200) promised.push(task);
  }
  const cancelRaces = await runMany(cancels, deadline, async () => {
    const [task] = await buyer.order(['hammer']);
    await delay(Math.random() * 1_000);
    if (task) await cancel(task);
  });
  const confirmRaces = await runMany(confirms, deadline, async () => {
    const [task] = await buyer.order(['hammer'], { verifyBeforePlacement: true });
    if (!task || !(await isPending(world, task))) return;
    const body = { taskId: task.taskId, ...(await latest(world, task)) };
    await Promise.all([
      delay(Math.random() * 60).then(() => buyer.call('/checkout/confirm', body)),
      delay(Math.random() * 60).then(() => cancel(task)),
    ]);
  });
  await waitForQuiet(world);
  const ended = await world.database.query<{ id: string; status: string }>('select id, status from checkout_tasks');
  const statuses = new Map(ended.map((row) => [row.id, row.status]));
  for (const worker of workers) worker.signal('SIGTERM');
  await Promise.all(workers.map((worker) => worker.gone));
  const brokenPromises = promised.filter(({ taskId }) => statuses.get(taskId) !== 'CANCELLED').length;
  return { cancelRaces, confirmRaces, brokenPromises };
}

async function runMany(count: number, deadline: number, race: () => Promise<void>): Promise<number> {
  let begun = 0;
  const runner = async () => {
    while (begun < count && Date.now() < deadline) {
      begun += 1;
      await race();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, runner));
  return begun;
}

async function latest(world: World, task: BoughtTask): Promise<{ executionId: string }> {
  const [row] = await world.database.query<{ executionId: string }>(
    'select execution_id as "executionId" from checkout_tasks where id = $1',
    [task.taskId],
  );
  return row ?? { executionId: task.taskId };
}

async function isPending(world: World, task: BoughtTask): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const [row] = await world.database.query<{ status: string }>('select status from checkout_tasks where id = $1', [
      task.taskId,
    ]);
    if (row?.status === 'PENDING_CONFIRMATION') return true;
    await delay(50);
  }
  return false;
}
