import { setTimeout as delay } from 'node:timers/promises';
import { waitForQuiet } from '../audit.ts';
import type { Buyer } from '../buyer.ts';
import type { World } from '../world.ts';

const modes = ['cut', 'hang', 'error', 'slow', 'drop-reply'] as const;

/** The merchant is cut off, hangs, fails, is slow, or loses its answer after doing its work. */
export async function runMerchantFaults(
  world: World,
  buyer: Buyer,
  { times, deadline }: { times: number; deadline: number },
): Promise<{ merchantFaults: number }> {
  const worker = world.startWorker({ env: { WORKER_CONCURRENCY: '8' } });
  await worker.ready;
  let merchantFaults = 0;
  for (let n = 0; merchantFaults < times && Date.now() < deadline; n += 1) {
    const mode = modes[n % modes.length] ?? 'cut';
    const strikes = Math.min(10, times);
    await office(world, 'POST', { merchant: 'classic', mode, milliseconds: 1_500, times: strikes });
    await Promise.all(Array.from({ length: 6 }, () => buyer.order(['hammer'])));
    await delay(1_500);
    merchantFaults += await countHits(world);
    await office(world, 'DELETE');
  }
  await waitForQuiet(world);
  worker.signal('SIGTERM');
  await worker.gone;
  return { merchantFaults };
}

async function office(world: World, method: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${world.mall.officeUrl}/faults`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the office answered ${response.status}: ${await response.text()}`);
  return response;
}

async function countHits(world: World): Promise<number> {
  const response = await office(world, 'GET');
  const { faults } = (await response.json()) as { faults: { hits: number }[] };
  return faults.reduce((sum, { hits }) => sum + hits, 0);
}
