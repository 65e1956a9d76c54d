import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMall } from './start-mall.ts';

test('every shop has its own origin, all hosts are listed, and the office knows the same shops', async () => {
  const mall = await startMall();
  try {
    const origins = mall.merchants.flatMap((merchant) => Object.values(merchant.origins));
    assert.equal(new Set(origins).size, origins.length);
    const hosts = [...origins, mall.officeUrl, mall.issuerUrl].map((url) => new URL(url).host);
    assert.deepEqual(new Set(mall.hosts), new Set(hosts));
    const { merchants } = (await (await fetch(`${mall.officeUrl}/merchants`)).json()) as { merchants: unknown };
    assert.deepEqual(merchants, JSON.parse(JSON.stringify(mall.merchants)));
    assert.equal((await fetch(`${mall.officeUrl}/nothing`)).status, 404);
  } finally {
    await mall.close();
  }
});

test('a taken port refuses the whole mall and leaves nothing open', async () => {
  const first = await startMall({ merchants: [] });
  const port = Number(new URL(first.officeUrl).port);
  try {
    await assert.rejects(startMall({ ports: port }), { code: 'EADDRINUSE' });
  } finally {
    await first.close();
  }
  await assert.rejects(fetch(first.officeUrl));
});

test('a malformed address is answered with 400, not with a crash', async () => {
  const mall = await startMall();
  try {
    const shop = mall.merchants[0]!;
    assert.equal((await fetch(`${shop.url}/%E0%A4%A`)).status, 400);
    assert.equal((await fetch(shop.url)).status, 200);
  } finally {
    await mall.close();
  }
});
