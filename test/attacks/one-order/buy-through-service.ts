import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutTask } from '@cartwright/contract';
import { makeTempDir, type RunningService, startService } from '../../harness/index.ts';
import type { TestCard } from '../../harness/type-card.ts';
import { orderFor } from '../buy-case.ts';
import { canaryCard } from '../canary-card.ts';
import type { Shops } from '../shop/serve-shops.ts';
import type { Attack, ShopCase } from '../shop/shop-case.ts';

export interface ServicePurchase {
  attack: Attack;
  shop: ShopCase;
  task: CheckoutTask;
  seconds: number;
}

const ENDED = ['COMPLETED', 'FAILED', 'CANCELLED'];
const POLL_MS = 300;
/** Longer than three attempts and their look-ups take; a task that is still open then counts as stuck. */
const LONGEST_MS = 400_000;

export async function openBuyer(atOnce: number): Promise<RunningService> {
  return startService({
    dataDir: await makeTempDir('one-order-'),
    readyWithinMs: 300_000,
    env: {
      ROLES: 'api,worker',
      LOG_LEVEL: 'warn',
      WORKER_CONCURRENCY: String(atOnce),
      ACCOUNT_CONCURRENCY: String(atOnce),
      RETRY_DELAYS_SECONDS: '0.1,0.1',
      ALLOW_PRIVATE_HOSTS: '127.0.0.0/8,::1/128',
      RATE_WRITES_PER_SECOND: '1000',
      RATE_READS_PER_SECOND: '1000',
      RATE_TASK_READS_PER_MINUTE: '100000',
    },
  });
}

/** One task through the real service to its end, however many executions that takes. */
export async function buyThroughService(
  service: RunningService,
  shops: Shops,
  attack: Attack,
  onTask?: (taskId: string) => void,
): Promise<ServicePurchase> {
  const shop = shops.open(attack);
  const started = Date.now();
  const { taskId } = await call(service, 'POST', '/checkout', checkoutBody(shop, canaryCard()));
  onTask?.(taskId);
  let task = (await call(service, 'GET', `/checkout/${taskId}`)) as CheckoutTask;
  while (!ENDED.includes(task.status) && Date.now() - started < LONGEST_MS) {
    await delay(POLL_MS);
    task = (await call(service, 'GET', `/checkout/${taskId}`)) as CheckoutTask;
  }
  return { attack, shop, task, seconds: (Date.now() - started) / 1000 };
}

function checkoutBody(shop: ShopCase, card: TestCard): object {
  const { items, contact, shippingAddress, limits } = orderFor(shop);
  const data = {
    cardNumber: card.number,
    expiryMonth: card.month,
    expiryYear: card.year,
    cvv: card.cvv,
    name: card.holder,
  };
  return {
    customer: { contact, shippingAddress, billingAddress: null, payment: { provider: 'test', data } },
    tasks: items.map(({ url, quantity, variant }) => ({ url, quantity, selectedVariant: { color: variant.color } })),
    options: limits.maxTotal === null ? {} : { maxTotal: limits.maxTotal },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field
async function call(service: RunningService, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(service.url + path, {
    method,
    headers: { 'X-API-Key': service.testKey ?? '', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
