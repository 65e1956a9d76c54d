import { setTimeout as delay } from 'node:timers/promises';
import { countOpen, waitForQuiet } from '../audit.ts';
import type { Buyer } from '../buyer.ts';
import type { World } from '../world.ts';

const BUYERS = 6;
/** So that tasks open at the last fault can end within their minute. */
const OPEN_AT_MOST = 40;

/** The database crashes every five to ten seconds while orders arrive and are bought. */
export async function runStoreOutages(
  world: World,
  buyer: Buyer,
  { tasks, deadline }: { tasks: number; deadline: number },
): Promise<{ storeStops: number }> {
  const workers = [world.startWorker(), world.startWorker()];
  await Promise.all(workers.map((worker) => worker.ready));
  let ordered = 0;
  let storeStops = 0;
  const isDone = () => ordered >= tasks || Date.now() > deadline;

  const outages = (async () => {
    while (!isDone()) {
      await delay(5_000 + Math.random() * 5_000);
      if (world.stopStore()) storeStops += 1;
    }
  })();
  const buying = Array.from({ length: BUYERS }, async () => {
    while (!isDone()) {
      if ((await countOpen(world)) >= OPEN_AT_MOST) await delay(200);
      else {
        ordered += 1;
        await buyer.order(['hammer']);
      }
    }
  });
  await Promise.all([outages, ...buying]);
  await waitForQuiet(world);
  for (const worker of workers) worker.signal('SIGTERM');
  await Promise.all(workers.map((worker) => worker.gone));
  return { storeStops };
}
