import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Operation, operations, permissions } from '@cartwright/contract';
import { openDatabase } from '../../src/platform/database.ts';
import { createTestDatabase } from '../harness/index.ts';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const { url: databaseUrl, database } = await createTestDatabase();
await database.close();
const service = await openService({}, { database: databaseUrl });
const forms = Object.values<Operation>(operations).flatMap((operation) =>
  operation.forms.map((form) => ({ operation, form })),
);
const pathOf = (form: { path: string }) => form.path.replaceAll(/\{\w+\}/g, randomUUID());

spec(
  ['auth.401', 'auth.header'],
  '401: no key, a malformed, mistyped, doubled or revoked one, at every operation',
  async () => {
    const revoked = await service.makeKey({});
    const { body: list } = await service.operator('GET', '/operator/keys');
    const { id } = list.keys.at(-1);
    assert.equal((await service.call('GET', `/checkout/${randomUUID()}`, { key: revoked })).status, 404);
    assert.equal((await service.operator('DELETE', `/operator/keys/${id}`)).status, 200);
    const mistyped = service.key.slice(0, -1) + (service.key.endsWith('0') ? '1' : '0');
    for (const { form } of forms) {
      for (const key of [
        null,
        'x',
        mistyped,
        revoked,
        `${service.key}, ${service.key}`,
        service.key.replace('test', 'live'),
      ]) {
        const { status, body } = await service.call(form.method, pathOf(form), { key });
        assert.deepEqual([status, body.error], [401, 'unauthorized'], `${form.method} ${form.path} ${key}`);
        assert.equal(typeof body.message, 'string');
      }
    }
    const lower = await service.call('GET', `/checkout/${randomUUID()}`, {
      key: null,
      headers: { 'x-api-key': service.key },
    });
    assert.equal(lower.status, 404);
  },
);

spec(['auth.403'], '403: a key without the permission, at every operation', async () => {
  for (const { operation, form } of forms) {
    const others = permissions.filter((permission) => permission !== operation.permission);
    const key = await service.makeKey({ permissions: [...others] });
    const { status, body } = await service.call(form.method, pathOf(form), { key });
    assert.deepEqual([status, body.error], [403, 'forbidden'], `${form.method} ${form.path}`);
  }
});

spec(['auth.key-format', 'auth.key-hash'], '201: a key is shown once and only its hash is stored', async () => {
  const key = await service.makeKey({});
  assert.match(key, /^cw_test_[0-9A-Za-z]{49}$/);
  const { body } = await service.operator('GET', '/operator/keys');
  assert.ok(!JSON.stringify(body).includes(key.slice(12)));
  const probe = openDatabase({ url: databaseUrl, poolSize: 1 });
  const rows = await probe.query<{ row: string }>('select api_keys::text as row from api_keys');
  await probe.close();
  assert.ok(rows.length > 0 && !rows.some(({ row }) => row.includes(key.slice(12))));
});

spec(['auth.go-live'], '403: no live key before the go-live request is approved', async () => {
  const { body: account } = await service.operator('POST', '/operator/accounts', { name: 'Not yet' });
  const wish = { mode: 'live', name: 'live', account: account.id };
  assert.equal((await service.operator('POST', '/operator/keys', wish)).status, 403);
  await service.operator('POST', '/operator/go-live', { account: account.id });
  const { status, body } = await service.operator('POST', '/operator/keys', wish);
  assert.equal(status, 201);
  assert.match(body.key, /^cw_live_/);
});

spec(
  ['auth.modes', 'forms.not-yours'],
  '404: another account’s and the other mode’s things, byte for byte like nothing',
  async () => {
    const [a, b] = [await service.makeAccount(), await service.makeAccount()];
    const { body: task } = await service.call('POST', '/checkout', { key: a.test, body: sampleOrder() });
    const ask = async (key: string, taskId: string, executionId: string) => {
      const answers = [
        await service.call('GET', `/checkout/${taskId}`, { key }),
        await service.call('GET', `/checkout/${taskId}/status-history`, { key }),
        await service.call('GET', `/status-history/${taskId}`, { key }),
        await service.call('GET', `/checkout/${taskId}/merchant-account`, { key }),
        await service.call('DELETE', `/checkout/${taskId}`, { key }),
        await service.call('POST', '/checkout/cancel', { key, body: { taskId, executionId } }),
        await service.call('POST', '/checkout/confirm', { key, body: { taskId, executionId } }),
      ];
      return answers.map(({ status, body }) => JSON.stringify({ status, body: { ...body, requestId: '' } }));
    };
    for (const key of [b.test, b.live, a.live]) {
      const foreign = await ask(key, task.taskId, task.executionId);
      const absent = await ask(key, randomUUID(), randomUUID());
      assert.deepEqual(foreign, absent);
      for (const answer of foreign) assert.equal(JSON.parse(answer).status, 404);
    }
    assert.equal((await service.call('GET', `/checkout/${task.taskId}`, { key: a.test })).body.status, 'QUEUED');
  },
);

spec(['auth.401'], '401: the operator API without its token', async () => {
  const { status, body } = await service.call('GET', '/operator/keys');
  assert.deepEqual([status, body.error], [401, 'unauthorized']);
});
