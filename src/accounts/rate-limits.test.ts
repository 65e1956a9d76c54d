import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../test/harness/index.ts';
import { forgetFullBuckets } from './rate-bucket-store.ts';
import { createRateLimiter } from './rate-limits.ts';

const limits = { writesPerSecond: 2, readsPerSecond: 100, burst: 2, taskReadsPerMinute: 60 };
let db: TestDatabase;
before(async () => {
  db = await createTestDatabase();
});
after(() => db.close());

let keys = 0;
/** A key that nobody has used, and as many API processes as asked for. */
function openKey(processes = 1) {
  keys += 1;
  const caller = { accountId: 'a', mode: 'test', keyId: `key ${keys}`, permissions: [] } as const;
  const takers = Array.from({ length: processes }, () => createRateLimiter(db.database, limits));
  let next = 0;
  return (budget: 'read' | 'write', polled: string | null = null) => {
    next += 1;
    return (takers[next % processes] as (typeof takers)[number])(caller, { budget, polled });
  };
}
const countAllowed = async (take: ReturnType<typeof openKey>, times: number, ...request: Parameters<typeof take>) => {
  const answers = await Promise.all(Array.from({ length: times }, () => take(...request)));
  return answers.filter(({ allowed }) => allowed).length;
};

test('a rested key may send a burst, then the rate', async () => {
  const take = openKey();
  for (let index = 0; index < 4; index++) assert.equal((await take('write')).allowed, true);
  const refused = await take('write');
  assert.equal(refused.allowed, false);
  assert.equal(refused.headers['Retry-After'], '1');
  assert.match(refused.headers.RateLimit ?? '', /^"write";r=0;t=1$/);
  await delay(600);
  assert.equal((await take('write')).allowed, true);
  assert.equal((await take('write')).allowed, false);
});

test('keys and budgets do not take from each other', async () => {
  const take = openKey();
  assert.equal(await countAllowed(take, 5, 'write'), 4);
  assert.equal((await take('read')).allowed, true);
  assert.equal((await openKey()('write')).allowed, true);
});

test('one task may be read once a second on average over a minute', async () => {
  const take = openKey();
  const begun = performance.now();
  const allowed = await countAllowed(take, 90, 'read', 'one');
  const seconds = (performance.now() - begun) / 1_000;
  assert.ok(allowed >= 60 && allowed <= 61 + seconds, `${allowed} in ${seconds} s`);
  assert.equal((await take('read', 'two')).allowed, true);
});

test('three processes together give a key what one gives it', async () => {
  const take = openKey(3);
  const begun = performance.now();
  const allowed = await countAllowed(take, 900, 'read');
  const seconds = (performance.now() - begun) / 1_000;
  assert.ok(allowed >= 200 && allowed <= 201 + 100 * seconds, `${allowed} in ${seconds} s`);
});

test('buckets that are full again are forgotten', async () => {
  await openKey()('write');
  await db.database.query(`update rate_buckets set filled_at = now() - interval '11 minutes'`);
  await forgetFullBuckets(db.database);
  assert.deepEqual(await db.database.query('select 1 from rate_buckets'), []);
});
