import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutAccepted, CheckoutTask } from '@cartwright/contract';
import { exampleOrder, isTerminal } from '@cartwright/contract';
import { startMall } from '@cartwright/mall';
import { createTestDatabase, type RunningService, startService } from '../test/harness/index.ts';

const WATCHERS = 10;
const PAIRS = 3;
const TICKS_PER_SECOND = 100;

/** CPU of the worker and its browser for one purchase with ten watchers less one without, over the time it takes. */
export async function measureWatchers(): Promise<{ percentOfCore: number }> {
  const mall = await startMall();
  // A purchase that is over in a second shows nobody a picture.
  const product = mall.merchants.flatMap(({ products }) => products).find(({ behaviour }) => behaviour === 'slow');
  const { url: database, database: unused } = await createTestDatabase();
  await unused.close();
  const env = {
    ALLOW_PRIVATE_HOSTS: mall.hosts.join(','),
    LOG_LEVEL: 'warn',
    RATE_READS_PER_SECOND: '1000',
    // The worker opens the card that the API sealed.
    VAULT_KEY: randomBytes(32).toString('base64'),
  };
  const api = await startService({ database, env: { ...env, ROLES: 'api' } });
  const worker = await startService({ database, env: { ...env, ROLES: 'worker', WORKER_CONCURRENCY: '1' } });
  try {
    const buy = (watchers: number) => buyOnce(api, worker, product?.url as string, watchers);
    await buy(0);
    const costs: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const alone = await buy(0);
      const watched = await buy(WATCHERS);
      costs.push((100 * (watched.cpuSeconds - alone.cpuSeconds)) / watched.seconds);
      process.stderr.write(
        `Watchers: ${alone.cpuSeconds.toFixed(2)} s of CPU alone, ${watched.cpuSeconds.toFixed(2)} s with ${WATCHERS}, over ${watched.seconds.toFixed(1)} s; ${watched.pictures} pictures\n`,
      );
    }
    return { percentOfCore: costs.toSorted((a, b) => a - b)[Math.floor(PAIRS / 2)] as number };
  } finally {
    await worker.stop();
    await api.stop();
    await mall.close();
  }
}

async function buyOnce(api: RunningService, worker: RunningService, url: string, watchers: number) {
  const headers = { 'X-API-Key': api.testKey as string, 'Content-Type': 'application/json' };
  const read = async <Answer>(path: string) => (await (await fetch(api.url + path, { headers })).json()) as Answer;
  const before = cpuOf(worker.pid);
  const started = performance.now();
  const response = await fetch(`${api.url}/checkout`, {
    method: 'POST',
    headers,
    body: JSON.stringify(exampleOrder(url)),
  });
  const { taskId } = (await response.json()) as CheckoutAccepted;
  let isOver = false;
  let pictures = 0;
  const watch = async () => {
    while (!isOver) {
      const { picture } = await read<{ picture: string | null }>(`/checkout/${taskId}/live`);
      if (picture) pictures += 1;
      await delay(1_000);
    }
  };
  const watching = Array.from({ length: watchers }, watch);
  for (;;) {
    const task = await read<CheckoutTask>(`/checkout/${taskId}`);
    if (isTerminal(task.status)) {
      if (task.status !== 'COMPLETED')
        throw new Error(`the purchase ended ${task.status}: ${JSON.stringify(task.failure)}`);
      break;
    }
    await delay(1_100);
  }
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  await Promise.all(watching);
  if (watchers > 0 && pictures === 0) throw new Error('nobody saw a picture');
  return { cpuSeconds: cpuOf(worker.pid) - before, seconds, pictures };
}

/** Of a process and everything below it, ended children included. */
function cpuOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
        return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
      } catch {
        return [];
      }
    });
  const family = new Set([root]);
  for (let grown = true; grown; ) {
    const found = processes.filter(({ pid, parent }) => family.has(parent) && !family.has(pid));
    for (const { pid } of found) family.add(pid);
    grown = found.length > 0;
  }
  const ticks = processes.filter(({ pid }) => family.has(pid)).reduce((sum, one) => sum + one.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}
