/**
 * One order over two merchants of the practice mall, end to end: the real service as a process, a real browser, a real
 * PostgreSQL. Shows each step as it happens. Exit code 0 only when both tasks are COMPLETED.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type CheckoutAccepted,
  type CheckoutTask,
  exampleOrder,
  isTerminal,
  type StatusHistory,
} from '@cartwright/contract';
import { startMall } from '@cartwright/mall';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    merchants: { type: 'string', default: 'classic,driftline' },
  },
});
const root = join(import.meta.dirname, '..');
const patienceMs = 180_000;
const readEveryMs = 1_200;
const say = (line: string) => (options.json ? process.stderr : process.stdout).write(`${line}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-demo-'));
const mall = await startMall({ ports: 0 });
const service = startService();
let isOk = false;
try {
  const { url, key } = await service.ready;
  say(`The service runs at ${url}.`);
  const tasks = await buy(url, key);
  isOk = tasks.length > 0 && tasks.every((task) => task.status === 'COMPLETED' && isOrderThere(task));
  say(isOk ? '\nCOMPLETED: every merchant has the order.' : '\nNot completed.');
  if (options.json) console.log(JSON.stringify({ ok: isOk, tasks }));
} catch (error) {
  say(`\nThe demo failed: ${(error as Error).message}`);
  if (options.json) console.log(JSON.stringify({ ok: false, tasks: [] }));
} finally {
  await service.stop();
  await mall.close();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(isOk ? 0 : 1);

function startService() {
  say('Starting a service on its own database…');
  const child = spawn(process.execPath, [join(root, 'src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      MALL: 'off',
      DATA_DIR: dataDir,
      CACHE_DIR: join(root, '.cache', 'chromium'),
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ALLOW_PRIVATE_HOSTS: mall.hosts.join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const ready = new Promise<{ url: string; key: string }>((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, url] = /ready at (http\S+)/.exec(output) ?? [];
      const [, key] = /Test key: (\S+)/.exec(output) ?? [];
      if (url && key) done({ url, key });
    });
    child.once('close', () => fail(new Error('the service ended before it was ready')));
  });
  return {
    ready,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

function chooseProducts() {
  return options.merchants.split(',').map((shop) => {
    const merchant = mall.merchants.find((one) => one.shop === shop);
    const product = merchant?.products.find((one) => one.behaviour === 'normal' && !one.variants);
    if (!merchant || !product) throw new Error(`the merchant ${shop} has nothing simple to buy`);
    say(`  ${merchant.name}: ${product.title}`);
    return product.url;
  });
}

async function buy(url: string, key: string) {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  say('Buying from two merchants in one all-or-nothing order:');
  const response = await fetch(`${url}/checkout`, {
    method: 'POST',
    headers,
    body: JSON.stringify(exampleOrder(...chooseProducts())),
  });
  if (response.status !== 201) throw new Error(`POST /checkout answered ${response.status}: ${await response.text()}`);
  const accepted = (await response.json()) as CheckoutAccepted;
  say('');
  const begin = Date.now();
  return Promise.all(accepted.tasks.map(({ taskId, merchant }) => follow({ url, headers, taskId, merchant, begin })));
}

interface Followed {
  url: string;
  headers: Record<string, string>;
  taskId: string;
  merchant: string;
  begin: number;
}

/** Prints each new step of a task until it ends. */
async function follow({ url, headers, taskId, merchant, begin }: Followed) {
  const read = async <T>(path: string) => (await (await fetch(url + path, { headers })).json()) as T;
  const seconds = () => Math.round((Date.now() - begin) / 100) / 10;
  const shop = mall.merchants.find((one) => one.id === merchant)?.name ?? merchant;
  let lastStep = 0;
  for (;;) {
    const task = await read<CheckoutTask>(`/checkout/${taskId}`);
    const { data } = await read<StatusHistory>(`/status-history/${taskId}`);
    for (const step of data.toReversed().filter((one) => one.id > lastStep)) {
      say(
        `${String(seconds()).padStart(6)} s  ${shop.padEnd(18)} ${step.isFailed ? '✗' : '·'} ${step.status}${step.note ? `: ${step.note}` : ''}`,
      );
      lastStep = step.id;
    }
    if (isTerminal(task.status) || Date.now() - begin > patienceMs) {
      const total = task.derivedDetails.pricing
        ? `, ${task.derivedDetails.pricing.total} ${task.derivedDetails.pricing.currency}`
        : '';
      say(`${String(seconds()).padStart(6)} s  ${shop.padEnd(18)} ${task.status} ${task.order?.number ?? ''}${total}`);
      return { taskId, merchant, status: task.status, orderNumber: task.order?.number ?? null, seconds: seconds() };
    }
    await sleep(readEveryMs);
  }
}

/** Counted at the merchant, not in our own tables. */
function isOrderThere(task: { merchant: string; orderNumber: string | null }): boolean {
  const orders = mall.orders(task.merchant);
  return orders.length === 1 && orders[0]?.orderNumber === task.orderNumber;
}
