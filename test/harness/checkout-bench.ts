import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutOptions, CheckoutRequest, CheckoutTask, StepRecord, TaskStatus } from '@cartwright/contract';
import { createCheckoutQueue } from '../../src/checkouts/checkout-queue.ts';
import { type CheckoutRuntime, type CheckoutSettings, checkoutQueues } from '../../src/checkouts/checkout-runtime.ts';
import type { MerchantLane } from '../../src/checkouts/lanes/merchant-lane.ts';
import { cancelCheckout } from '../../src/checkouts/requests/cancel-checkout.ts';
import { confirmCheckout } from '../../src/checkouts/requests/confirm-checkout.ts';
import { createCheckout } from '../../src/checkouts/requests/create-checkout.ts';
import { readCheckout } from '../../src/checkouts/requests/read-checkout.ts';
import { readHistory } from '../../src/checkouts/requests/read-history.ts';
import { startCheckoutWorker } from '../../src/checkouts/run/checkout-worker.ts';
import { createEngine } from '../../src/engine/index.ts';
import { createVault, openCvvKeys, preparePayment } from '../../src/payments/index.ts';
import type { Database } from '../../src/platform/database.ts';
import type { Caller } from '../../src/platform/http/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { fixedRing, nameKey } from '../../src/platform/key-ring.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSealer } from '../../src/platform/sealing.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { makeTempDir } from './temp-dir.ts';

const quickSettings: CheckoutSettings = {
  concurrency: 8,
  merchantConcurrency: 4,
  accountConcurrency: 8,
  executionSeconds: 20,
  retryDelaysSeconds: [0.05, 0.1],
  confirmationSeconds: 30,
  holdSeconds: 20,
  testOfflinePayment: true,
  groupWaitSeconds: 30,
  modelCallsPerAccountAndDay: 1_000,
  taskSeconds: 3600,
};

const masterKey = randomBytes(32);
const cvvKeyFolder = await makeTempDir('cvv-keys-');
process.on('exit', () => rmSync(cvvKeyFolder, { recursive: true, force: true }));

/** One process's worth of the service without HTTP, for a test that reads and buys through the same code as the API. */
export async function openCheckoutBench(input: {
  database: Database;
  lane: MerchantLane;
  settings?: Partial<CheckoutSettings>;
  leaseSeconds?: number;
  roles?: ('api' | 'worker')[];
  logLevel?: string;
  networks?: CheckoutRuntime['networks'];
}) {
  const { database, lane, leaseSeconds = 4, roles = ['api', 'worker'] } = input;
  const log = createLog({ level: input.logLevel ?? 'warn' });
  const vault = createVault({
    ring: fixedRing([nameKey(masterKey)]),
    cvvKeys: await openCvvKeys(join(cvvKeyFolder, 'keys')),
  });
  const sealer = createSealer(masterKey, 'checkouts');
  const engine = createEngine({ database, log, queues: checkoutQueues, leaseSeconds });
  await engine.start();
  const settings = { ...quickSettings, ...input.settings };
  const runtime: CheckoutRuntime = { database, engine, vault, sealer, lanes: [lane], log, settings };
  if (input.networks) runtime.networks = input.networks;
  const worker = roles.includes('worker') ? startCheckoutWorker(runtime) : undefined;
  const queue = createCheckoutQueue(engine);

  async function createCaller(): Promise<Caller> {
    const accountId = newId();
    await database.query('insert into accounts (id, name) values ($1, $2)', [accountId, 'Test']);
    return { accountId, mode: 'test', keyId: newId(), permissions: ['checkout:write', 'checkout:read'] };
  }

  async function create(caller: Caller, request: CheckoutRequest) {
    const payment = await preparePayment({ vault }, caller, request.customer.payment);
    return createCheckout({ sql: database, queue }, caller, request, payment);
  }

  async function order(caller: Caller, urls: string[], options: CheckoutOptions = {}) {
    const request = sampleOrder({ tasks: urls.map((url) => ({ url, quantity: 1 })), options });
    return create(caller, request);
  }

  /** A completed payment session of that many dollars. */
  async function makeSession({ accountId, mode }: Caller, dollars: number): Promise<string> {
    const card = {
      number: Buffer.from('4242424242424242'),
      expiryMonth: '04',
      expiryYear: '2031',
      holder: 'Ada',
      cvv: Buffer.from('123'),
    };
    const sealed = await vault.seal({ accountId, mode }, card);
    await vault.keep(database, sealed);
    const sessionId = newId();
    await database.query(
      `insert into payment_sessions (id, account_id, mode, state, email, price_minor, price, purpose, card_id, expires_at)
       values ($1, $2, $3, 'completed', 'ada@example.com', $4, $5, 'Test', $6, now() + interval '1 day')`,
      [sessionId, accountId, mode, dollars * 100, String(dollars), sealed.id],
    );
    return sessionId;
  }

  async function payWith(caller: Caller, urls: string[], sessionId: string) {
    const request = sampleOrder({ tasks: urls.map((url) => ({ url, quantity: 1 })) });
    request.customer.payment = { data: { sessionId } };
    request.options = { allowPartialCheckoutForMultiSku: true };
    return create(caller, request);
  }

  async function until(caller: Caller, taskId: string, statuses: TaskStatus[], seconds = 15): Promise<CheckoutTask> {
    const deadline = performance.now() + seconds * 1000;
    for (;;) {
      const task = await readCheckout({ sql: database }, caller, taskId);
      if (statuses.includes(task.status)) return task;
      if (performance.now() > deadline) throw new Error(`${taskId} is ${task.status}, not ${statuses.join(' or ')}`);
      await delay(20);
    }
  }

  return {
    engine,
    runtime,
    createCaller,
    order,
    makeSession,
    payWith,
    /** An order paid from a completed payment session of that many dollars. */
    orderFromSession: async (caller: Caller, urls: string[], dollars: number) =>
      payWith(caller, urls, await makeSession(caller, dollars)),
    until,
    untilEnd: (caller: Caller, taskId: string, seconds?: number) =>
      until(caller, taskId, ['COMPLETED', 'FAILED', 'CANCELLED'], seconds),
    history: async (caller: Caller, taskId: string): Promise<StepRecord[]> =>
      (await readHistory({ sql: database }, caller, taskId)).data,
    confirm: (caller: Caller, request: { taskId: string; executionId: string; total?: number }) =>
      confirmCheckout({ sql: database, engine }, caller, request),
    cancel: (caller: Caller, request: { taskId: string; executionId?: string }) =>
      cancelCheckout({ sql: database, vault }, caller, request),
    async stop() {
      worker?.stop();
      await engine.stop();
    },
  };
}
