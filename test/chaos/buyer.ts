import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutOptions } from '@cartwright/contract';
import { shopIn } from '../harness/mall-shop.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import type { World } from './world.ts';

export interface BoughtTask {
  taskId: string;
  email: string;
  slug: string;
}

/** A customer who follows the rules: uses an idempotency key for each order and repeats unanswered requests. */
export interface Buyer {
  /** Every task that was acknowledged with a 201. */
  acknowledged: BoughtTask[];
  order(items: readonly Item[], options?: CheckoutOptions): Promise<BoughtTask[]>;
  call(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: Answer }>;
  /** Confirms every waiting order until stopped. */
  startConfirming(): { stop(): Promise<void> };
}

export type Item = 'hammer' | 'mug-elsewhere' | 'sold-out' | 'error-always';
type Answer = { error?: string; taskId?: string; tasks?: { taskId: string; merchant: string; urls: string[] }[] };

const slugs: Record<Item, string> = {
  hammer: 'claw-hammer-16oz',
  'mug-elsewhere': 'enamel-camp-mug',
  'sold-out': 'brass-plumb-bob-sold-out',
  'error-always': 'seed-chest-error-always',
};
const PATIENCE_MS = 60_000;

export function createBuyer(world: World): Buyer {
  const shop = shopIn(world.mall, 'classic');
  const acknowledged: BoughtTask[] = [];
  const headers = { 'x-api-key': world.apiKey, 'content-type': 'application/json' };

  function urlOf(item: Item): string {
    const url = new URL(`${shop.url}/store/item/${slugs[item]}.html`);
    // The same shop under another name is another merchant to the service.
    if (item === 'mug-elsewhere') url.hostname = 'localhost';
    return url.href;
  }

  async function call(path: string, body: unknown, extra: Record<string, string> = {}) {
    const response = await fetch(`${world.apiUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, ...extra },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  async function insist(path: string, body: unknown, key: string) {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await call(path, body, { 'idempotency-key': key }).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 409) return answer;
      if (Date.now() > giveUpAt) throw new Error(`no answer from ${path}: ${JSON.stringify(answer)}`);
      await delay(200);
    }
  }

  return {
    acknowledged,
    call,
    async order(items, options = {}) {
      const email = `buyer-${randomUUID()}@example.com`;
      const request = sampleOrder({ tasks: items.map((item) => ({ url: urlOf(item), quantity: 1 })), options });
      request.customer.contact.email = email;
      const { status, body } = await insist('/checkout', request, randomUUID());
      if (status !== 201) throw new Error(`an order was refused: ${status} ${JSON.stringify(body)}`);
      const bought = (body.tasks ?? []).map(({ taskId, urls }) => ({
        taskId,
        email,
        slug: /([\w-]+)\.html$/.exec(urls[0] ?? '')?.[1] ?? '',
      }));
      acknowledged.push(...bought);
      return bought;
    },
    startConfirming() {
      let isRunning = true;
      const loop = async () => {
        while (isRunning) {
          const waiting = await world.database
            .query<{ taskId: string; executionId: string }>(
              `select id as "taskId", execution_id as "executionId" from checkout_tasks
               where status = 'PENDING_CONFIRMATION' limit 20`,
            )
            .catch(() => []);
          await Promise.all(waiting.map((task) => call('/checkout/confirm', task).catch(() => null)));
          await delay(300);
        }
      };
      const done = loop();
      return {
        stop: () => {
          isRunning = false;
          return done;
        },
      };
    },
  };
}
