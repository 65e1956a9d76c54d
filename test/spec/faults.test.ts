import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepMerchantAccount } from '../../src/checkouts/requests/merchant-account.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createSealer } from '../../src/platform/sealing.ts';
import { createTestDatabase, makeTempDir, openTcpGate, startService } from '../harness/index.ts';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const masterKey = randomBytes(32);
const store = await createTestDatabase();
await store.database.close();
const url = new URL(store.url);
const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
after(() => gate.close());
url.host = `127.0.0.1:${gate.port}`;
const service = await openService({ VAULT_KEY: masterKey.toString('base64') }, { database: url.href });
const create = () => service.call('POST', '/checkout', { body: sampleOrder() });

spec(
  ['limits.503', 'create.durable'],
  '503 with Retry-After while the database is unavailable, then as before',
  async () => {
    const before = await create();
    assert.equal(before.status, 201);
    gate.shut();
    for (const answer of [
      await create(),
      await service.call('GET', `/checkout/${before.body.taskId}`),
      await service.call('GET', '/readyz'),
    ]) {
      assert.deepEqual([answer.status, answer.body.error], [503, 'store_unavailable']);
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
    }
    assert.equal((await service.call('GET', '/healthz')).status, 200);
    gate.open();
    let status = 503;
    for (let wait = 0; wait < 50 && status === 503; wait++) {
      await sleep(100);
      status = (await create()).status;
    }
    assert.equal(status, 201);
    assert.equal((await service.call('GET', `/checkout/${before.body.taskId}`)).status, 200);
  },
);

spec(['create.options.account-once'], '200 once: the sign-in made at a merchant', async () => {
  const { taskId } = (await create()).body;
  const path = `/checkout/${taskId}/merchant-account`;
  assert.equal((await service.call('GET', path)).status, 404);
  const database = openDatabase({ url: store.url, poolSize: 1 });
  const sealer = createSealer(masterKey, 'checkouts');
  await keepMerchantAccount({ sql: database, sealer }, { taskId, email: 'ada@example.com', password: 'kept-secret' });
  const [row] = await database.query<{ row: string }>('select merchant_accounts::text as row from merchant_accounts');
  await database.close();
  assert.ok(row && !row.row.includes('kept-secret') && !row.row.includes(Buffer.from('kept-secret').toString('hex')));
  const answers = await Promise.all(Array.from({ length: 5 }, () => service.call('GET', path)));
  const read = answers.filter((answer) => answer.status === 200);
  assert.deepEqual(
    read.map((answer) => answer.body),
    [{ merchant: 'shop.example', email: 'ada@example.com', password: 'kept-secret' }],
  );
  assert.equal((await service.call('GET', path)).status, 404);
});

spec(['create.durable'], 'what was acknowledged is there after kill -9', async () => {
  const { url: database, database: probe, close } = await createTestDatabase();
  await probe.close();
  const dataDir = await makeTempDir('durable-');
  const env = { ROLES: 'api', LOG_LEVEL: 'silent', RATE_WRITES_PER_SECOND: '10000' };
  const first = await startService({ dataDir, database, env });
  const key = first.testKey as string;
  const acknowledged: string[] = [];
  const write = async () => {
    for (;;) {
      const response = await fetch(`${first.url}/checkout`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
        body: JSON.stringify(sampleOrder()),
      });
      if (response.status === 201) acknowledged.push(((await response.json()) as { taskId: string }).taskId);
    }
  };
  const writers = Promise.allSettled(Array.from({ length: 8 }, write));
  for (let wait = 0; wait < 100 && acknowledged.length < 20; wait++) await sleep(100);
  await first.kill9();
  await writers;
  assert.ok(acknowledged.length > 0);
  const second = await startService({ dataDir, database, env });
  try {
    for (const taskId of acknowledged) {
      const response = await fetch(`${second.url}/status-history/${taskId}`, { headers: { 'X-API-Key': key } });
      assert.equal(response.status, 200, `${taskId} of ${acknowledged.length} is lost`);
    }
  } finally {
    await second.stop();
    await close();
  }
});
