import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { startMall } from './start-mall.ts';

const mall = await startMall();
after(() => mall.close());
afterEach(() => mall.reset());
const shop = mall.merchants[0]!;

test('a cut connection fails, counts its hit and stops after the given times', async () => {
  mall.faults.set(shop.shop, { mode: 'cut', times: 1 });
  await assert.rejects(fetch(shop.url));
  assert.equal((await fetch(shop.url)).status, 200);
  assert.equal(mall.faults.list()[0]?.hits, 1);
});

test('a hanging shop gives no answer', async () => {
  mall.faults.set(shop.id, { mode: 'hang' });
  await assert.rejects(fetch(shop.url, { signal: AbortSignal.timeout(200) }), { name: 'TimeoutError' });
});

test('a dropped reply leaves the work of the shop done', async () => {
  const cartid = 'faults-0001';
  mall.faults.set(shop.shop, { mode: 'drop-reply', method: 'POST', path: 'basket' });
  const body = new URLSearchParams({ cartid, action: 'add', item: 'claw-hammer-16oz', qty: '1' });
  await assert.rejects(fetch(`${shop.url}/store/basket.cgi`, { method: 'POST', body }));
  const basket = await fetch(`${shop.url}/store/basket.cgi?cartid=${cartid}`);
  assert.match(await basket.text(), /Claw Hammer/);
});

test('the office sets, lists and lifts faults, and refuses unknown ones with 400', async () => {
  const send = (body: unknown) =>
    fetch(`${mall.officeUrl}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  assert.equal((await send({ merchant: shop.id, mode: 'error' })).status, 201);
  assert.equal((await fetch(shop.url)).status, 503);
  assert.equal((await send({ merchant: shop.id, mode: 'melt' })).status, 400);
  await fetch(`${mall.officeUrl}/faults`, { method: 'DELETE' });
  assert.equal((await fetch(shop.url)).status, 200);
});
