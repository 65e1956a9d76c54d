import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PaymentSession } from '@cartwright/contract';
import { type RunningService, startService } from '../harness/index.ts';
import { goodCard, postForm, readToken } from './payment-stage.ts';

let service: RunningService;
before(async () => {
  service = await startService({ env: { TRUSTED_PROXIES: '127.0.0.1', RATE_WRITES_PER_SECOND: '1000' } });
});
after(() => service?.stop());

/** A link that takes cards; each call tries a wrong one from behind the proxy. */
async function openLink() {
  const response = await fetch(`${service.url}/payment/session`, {
    method: 'POST',
    headers: { 'X-API-Key': service.testKey ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', price: '49.90', purpose: 'Two mugs' }),
  });
  const { url } = ((await response.json()) as { data: PaymentSession }).data;
  const token = await readToken(url);
  return async (forwardedFor?: string): Promise<number> => {
    const headers: Record<string, string> = forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {};
    return (await postForm(`${url}/card`, token, { ...goodCard, number: '4242424242424241' }, headers)).status;
  };
}

test('one address tries thirty cards in ten minutes over all links; others are not held back', async () => {
  const statuses: number[] = [];
  for (let links = 0; links < 3; links += 1) {
    const tryCard = await openLink();
    for (let tries = 0; tries < 10; tries += 1) statuses.push(await tryCard('8.8.8.8'));
  }
  assert.deepEqual(statuses, Array(30).fill(400));
  const tryCard = await openLink();
  assert.equal(await tryCard('8.8.8.8'), 429);
  assert.equal(await tryCard('9.9.9.9, 8.8.8.8'), 429, 'what a client claims before the proxy does not count');
  assert.equal(await tryCard('9.9.9.9'), 400);
  assert.equal(await tryCard(), 400, 'a private address is not limited');
  const inNetwork = Array.from({ length: 30 }, (_, at) => `2a00:1450:4001:800::${at + 1}`);
  for (let links = 0; links < 3; links += 1) {
    const tryThere = await openLink();
    for (const address of inNetwork.slice(links * 10, links * 10 + 10)) assert.equal(await tryThere(address), 400);
  }
  assert.equal(await tryCard('2a00:1450:4001:800::ffff'), 429, 'a network of IPv6 addresses is one client');
});
