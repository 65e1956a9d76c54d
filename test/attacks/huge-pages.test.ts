import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningService } from '../harness/index.ts';
import { hugePages } from './families/huge-pages.ts';
import { controls } from './families/index.ts';
import { buyThroughService, openBuyer, type ServicePurchase } from './one-order/buy-through-service.ts';
import { describePurchase } from './one-order/judge-purchase.ts';
import { type Shops, serveShops } from './shop/serve-shops.ts';

/** A shop at which somebody buys, again and again, while others try to bring the service down. */
const HONEST = { ...(controls[0] as (typeof controls)[number]), name: 'an ordinary shop beside it' };
/** `HUGE_PAGES=all` for all of them, or part of a name. */
const WANTED = process.env.HUGE_PAGES;
const CASES = WANTED
  ? hugePages.filter(({ name }) => WANTED === 'all' || name.includes(WANTED))
  : hugePages.slice(0, 1);

let shops: Shops;
let service: RunningService;

before(async () => {
  shops = await serveShops();
  service = await openBuyer(2);
});
after(async () => {
  await service?.kill9();
  await shops?.close();
});

test('a page that answers with far too much ends its own purchase, not the service or another purchase', async () => {
  const result = { pages: 0, ordersBeside: 0, lostBeside: 0, mostMemoryMb: 0, slowestHealthMs: 0 };
  const lines: string[] = [];
  for (const attack of CASES) {
    let isOver = false;
    const watched = watchHealth(() => isOver);
    const hostile = buyThroughService(service, shops, attack).finally(() => {
      isOver = true;
    });
    const beside: ServicePurchase[] = [];
    while (!isOver) beside.push(await buyThroughService(service, shops, HONEST));
    const { mostMemoryMb, slowestHealthMs } = await watched;
    const lost = beside.filter(({ task }) => task.status !== 'COMPLETED');
    lines.push(
      `${describePurchase(await hostile)} | ${mostMemoryMb} MB, health ${slowestHealthMs} ms`,
      ...lost.map(describePurchase),
    );
    result.pages += 1;
    result.ordersBeside += beside.length - lost.length;
    result.lostBeside += lost.length;
    result.mostMemoryMb = Math.max(result.mostMemoryMb, mostMemoryMb);
    result.slowestHealthMs = Math.max(result.slowestHealthMs, slowestHealthMs);
  }
  console.log(`${lines.join('\n')}\n${JSON.stringify(result)}`);
  assert.ok(process.kill(service.pid, 0), 'the service is the same process as before');
  assert.equal(result.lostBeside, 0, lines.join('\n'));
  assert.ok(result.ordersBeside >= CASES.length);
});

test('a page of 40 MB in /product/details leaves the API answering', async () => {
  const words = Buffer.alloc(40 * 2 ** 20, '<div><p class="a">word</p></div>');
  const huge = createServer((_, response) => response.setHeader('content-type', 'text/html').end(words));
  await new Promise<void>((done) => huge.listen(0, '127.0.0.1', done));
  const { port } = huge.address() as AddressInfo;
  let isOver = false;
  const watched = watchHealth(() => isOver);
  const response = await fetch(`${service.url}/product/details`, {
    method: 'POST',
    headers: { 'X-API-Key': service.testKey ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/p` }),
  });
  isOver = true;
  const health = await watched;
  console.log(JSON.stringify({ detailsStatus: response.status, ...health }));
  huge.close();
  assert.ok(response.status < 500, `${response.status}`);
  assert.ok(health.slowestHealthMs < 5_000, JSON.stringify(health));
});

/** Asks every 100 ms how the service is, and reads how much memory it takes. */
async function watchHealth(isOver: () => boolean): Promise<{ mostMemoryMb: number; slowestHealthMs: number }> {
  let [mostMemoryMb, slowestHealthMs] = [0, 0];
  for (; !isOver(); await delay(100)) {
    const asked = Date.now();
    assert.equal((await fetch(`${service.url}/healthz`)).status, 200);
    slowestHealthMs = Math.max(slowestHealthMs, Date.now() - asked);
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1];
    mostMemoryMb = Math.max(mostMemoryMb, Math.round(Number(resident) / 1024));
  }
  return { mostMemoryMb, slowestHealthMs };
}
