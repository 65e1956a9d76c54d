import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { paymentSessionCreated } from '@cartwright/contract';
import { openDatabase } from '../../src/platform/database.ts';
import { createTestDatabase } from '../harness/index.ts';
import { orderWith, sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const { url: databaseUrl, database } = await createTestDatabase();
await database.close();
const service = await openService({}, { database: databaseUrl });
const wish = { email: 'ada@example.com', price: '49.90', purpose: 'Two mugs' };
const create = (change = {}, key?: string) =>
  service.call('POST', '/payment/session', { body: { ...wish, ...change }, ...(key && { key }) });
const buyWith = (sessionId: string, key?: string) =>
  service.call('POST', '/checkout', {
    body: orderWith('customer.payment', { data: { sessionId } }),
    ...(key && { key }),
  });

/** What the hosted page does when the customer has entered a card: until it is there, the row is changed directly. */
async function change(sessionId: string, assignment: string): Promise<void> {
  const probe = openDatabase({ url: databaseUrl, poolSize: 1 });
  await probe.pool.query(`update payment_sessions set ${assignment} where id = $1`, [sessionId]);
  await probe.close();
}

spec(['session.200', 'session.mode', 'forms.timestamps.iso'], '200: the session in its envelope', async () => {
  const { status, body } = await create();
  assert.equal(status, 200);
  assert.deepEqual(paymentSessionCreated.parse(body), body);
  assert.deepEqual([body.status, body.code, body.data.mode], ['success', 200, 'test']);
  assert.ok(body.data.url.startsWith('http') && body.data.url.includes(body.data.sessionId));
  const { expiry, ...authorization } = body.data.authorization;
  assert.deepEqual(authorization, { price: '49.90', currency: 'USD', purpose: 'Two mugs' });
  const days = (Date.parse(expiry) - Date.parse(body.data.created_at)) / 86_400_000;
  assert.ok(days > 6.99 && days < 7.01);
  const { live } = await service.makeAccount();
  assert.equal((await create({}, live)).body.data.mode, 'production');
});

spec(['session.400', 'session.price'], '400: missing or invalid fields', async () => {
  for (const change of [
    { email: undefined },
    { email: 'x' },
    { price: undefined },
    { purpose: undefined },
    { purpose: '' },
  ]) {
    assert.equal((await create(change)).status, 400, JSON.stringify(change));
  }
  for (const price of ['0', '0.00', '-1', '1.234', '12345678', '1,00', '$5', '', 5, '1e3', ' 1']) {
    assert.equal((await create({ price })).status, 400, String(price));
  }
  for (const price of ['1', '0.01', '9999999.99', '12.5']) assert.equal((await create({ price })).status, 200, price);
});

spec(['session.expiry'], '400: an expiry that is past or more than 7 days ahead', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const expiry of [inDays(-1), inDays(8), 'tomorrow', 7])
    assert.equal((await create({ expiry })).status, 400, String(expiry));
  const expiry = inDays(1);
  assert.equal((await create({ expiry })).body.data.authorization.expiry, expiry);
});

spec(
  ['session.unknown', 'session.open', 'session.expired', 'session.wrong-mode', 'create.payment-session'],
  '400: sessions that cannot pay',
  async () => {
    const owner = await service.makeAccount();
    const { sessionId } = (await create({}, owner.test)).body.data;
    const codes: [string, string][] = [[(await buyWith(randomUUID())).body.error, 'payment_session_unknown']];
    codes.push([(await buyWith(sessionId)).body.error, 'payment_session_unknown']);
    codes.push([(await buyWith(sessionId, owner.live)).body.error, 'payment_session_wrong_mode']);
    codes.push([(await buyWith(sessionId, owner.test)).body.error, 'payment_session_open']);
    await change(sessionId, `expires_at = now() - interval '1 second'`);
    codes.push([(await buyWith(sessionId, owner.test)).body.error, 'payment_session_expired']);
    for (const [actual, expected] of codes) assert.equal(actual, expected);
    assert.equal((await buyWith('not-a-uuid')).status, 400);
  },
);

spec(
  ['session.used', 'create.payment-session'],
  '201 once: a completed session pays for one order, also of twenty at once',
  async () => {
    const { body: card } = await service.call('POST', '/checkout', { body: sampleOrder() });
    const { sessionId } = (await create()).body.data;
    await change(
      sessionId,
      `state = 'completed', card_id = (select card_id from checkout_groups where id = '${card.groupId}')`,
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyWith(sessionId)));
    assert.equal(answers.filter((answer) => answer.status === 201).length, 1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      assert.deepEqual([answer.status, answer.body.error], [400, 'payment_session_used']);
    }
  },
);

spec(['session.hosted-page'], '400: parents of the hosted page that are no plain origins', async () => {
  const put = (allowedParents: unknown) => service.call('PUT', '/payment/page', { body: { allowedParents } });
  for (const parent of [
    'https://*',
    'https://a;sandbox',
    "https://a'",
    'https://shop.example/',
    'http://shop.example',
    'shop.example',
    'javascript:1',
    '*',
    'https://a,b',
    7,
  ]) {
    assert.equal((await put([parent])).status, 400, String(parent));
  }
  const allowedParents = ['https://shop.example', 'https://pay.shop.example:8443', 'http://localhost:3000'];
  assert.deepEqual((await put(allowedParents)).body, { allowedParents });
  assert.deepEqual((await service.call('GET', '/payment/page')).body, { allowedParents });
  const other = await service.makeAccount();
  assert.deepEqual((await service.call('GET', '/payment/page', { key: other.test })).body, { allowedParents: [] });
});

spec(['session.200'], '200: sessions are listed and read by their own account and mode alone', async () => {
  const [mine, other] = [await service.makeAccount(), await service.makeAccount()];
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await create({}, mine.test)).body.data.sessionId);
  const page = (await service.call('GET', '/payment/session?limit=2', { key: mine.test })).body;
  assert.deepEqual(
    page.sessions.map((one: { sessionId: string }) => one.sessionId),
    ids.slice(0, 2),
  );
  const next = await service.call('GET', `/payment/session?limit=2&cursor=${page.nextCursor}`, { key: mine.test });
  assert.deepEqual([next.body.sessions.length, next.body.nextCursor], [1, null]);
  assert.equal(
    (await service.call('GET', '/payment/session?state=completed', { key: mine.test })).body.sessions.length,
    0,
  );
  for (const key of [other.test, mine.live]) {
    assert.equal((await service.call('GET', `/payment/session/${ids[0]}`, { key })).status, 404);
    assert.equal((await service.call('GET', '/payment/session', { key })).body.sessions.length, 0);
  }
  const read = (await service.call('GET', `/payment/session/${ids[0]}`, { key: mine.test })).body;
  assert.deepEqual(read.spending, { reserved: '0.00', charged: '0.00', left: '49.90' });
  assert.deepEqual([read.state, read.card, read.emailCode], ['open', null, null]);
});

spec(['vault.sealed'], 'a card number or CVV is nowhere in the store in the clear', async () => {
  const number = '4917610000000000003';
  const order = sampleOrder();
  order.customer.payment = {
    provider: 'test',
    data: { cardNumber: number, cvv: '8731', expiryMonth: '01', expiryYear: '2031', name: 'Ada Example' },
  };
  const { status } = await service.call('POST', '/checkout', {
    body: order,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  assert.equal(status, 201);
  const probe = openDatabase({ url: databaseUrl, poolSize: 1 });
  const tables = await probe.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const encodings = [
    number,
    Buffer.from(number).toString('hex'),
    Buffer.from(number).toString('base64').slice(0, 24),
    '8731',
  ];
  for (const { name } of tables) {
    const { rows } = await probe.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) {
      const text = row
        .replaceAll(/\\\\x[0-9a-f]+/g, '')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d[ T][\d:.+]+/g, '');
      for (const secret of encodings) assert.ok(!text.includes(secret), `${name} holds ${secret.slice(0, 4)}…`);
    }
  }
  await probe.close();
});
