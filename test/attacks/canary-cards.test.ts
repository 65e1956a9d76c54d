import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutTask } from '@cartwright/contract';
import { type Mall, startMall } from '@cartwright/mall';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { type Receiver, startReceiver } from '../e2e/webhook-receiver.ts';
import { makeTempDir, type RunningService, startService } from '../harness/index.ts';
import { productIn } from '../harness/mall-shop.ts';
import type { TestCard } from '../harness/type-card.ts';
import { canaryCard } from './canary-card.ts';
import { findDigits } from './find-digits.ts';

/** Cards that are cancelled before anybody buys, and cards that pay for a purchase. `CANARY_CARDS=200` for the full count. */
const CARDS = Number(process.env.CANARY_CARDS ?? 20);
const PURCHASES = 2;

let mall: Mall;
let receiver: Receiver;
let service: RunningService;
let server: EmbeddedPostgres;
let dataDir: string;

before(async () => {
  mall = await startMall({ ports: 0 });
  receiver = await startReceiver();
  dataDir = await makeTempDir('canary-');
  server = await startEmbeddedPostgres({ dataDir });
  service = await startService({
    dataDir,
    database: server.url,
    env: {
      ROLES: 'api,worker',
      LOG_LEVEL: 'trace',
      ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
      RATE_WRITES_PER_SECOND: '10000',
      RATE_READS_PER_SECOND: '10000',
    },
  });
});

after(async () => {
  await service?.kill9();
  await mall?.close();
  await receiver?.kill();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(service.url + path, {
    method,
    headers: { 'X-API-Key': service.testKey ?? '', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};

async function order(card: TestCard, url: string): Promise<CheckoutTask['tid']> {
  const accepted = await call('POST', '/checkout', {
    customer: {
      contact: { firstName: 'Ada', lastName: 'Palmer', email: 'canary@example.com', phone: '+1 503-555-0132' },
      shippingAddress: {
        addressLine1: '12 Elm Street',
        addressLine2: '',
        city: 'Portland',
        province: 'OR',
        postalCode: '97205',
        country: 'US',
      },
      billingAddress: null,
      shippingMethod: { strategy: 'cheapest' },
      payment: {
        provider: 'test',
        data: {
          cardNumber: card.number,
          expiryMonth: card.month,
          expiryYear: card.year,
          cvv: card.cvv,
          name: card.holder,
        },
      },
    },
    tasks: [{ url, quantity: 1 }],
  });
  assert.equal(accepted.status, 201, accepted.text);
  return JSON.parse(accepted.text).taskId;
}

async function ended(taskId: string): Promise<CheckoutTask> {
  for (const giveUp = Date.now() + 120_000; Date.now() < giveUp; await delay(1_100)) {
    const task = JSON.parse((await call('GET', `/checkout/${taskId}`)).text) as CheckoutTask;
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(task.status)) return task;
  }
  throw new Error(`${taskId} did not end`);
}

test('card numbers are nowhere to be found: not in files, rows, logs, answers or webhooks', async () => {
  const hook = await call('POST', '/webhooks', { url: `${receiver.url}/hook` });
  assert.ok(hook.status < 300, hook.text);
  const { url } = productIn(mall, 'classic');
  const cards = Array.from({ length: CARDS }, canaryCard);
  const tasks: string[] = [];
  for (const card of cards) tasks.push(await order(card, url));
  for (const taskId of tasks.slice(PURCHASES)) await call('DELETE', `/checkout/${taskId}`);
  const ends = await Promise.all(tasks.map(ended));
  const bought = ends.filter(({ status }) => status === 'COMPLETED').length;
  assert.ok(
    bought >= 1,
    `nothing was bought: ${JSON.stringify(ends.slice(0, PURCHASES).map(({ failure }) => failure))}`,
  );
  assert.equal(mall.orders('classic').length, bought);
  const answers = await Promise.all(
    tasks.flatMap((taskId) => [call('GET', `/checkout/${taskId}`), call('GET', `/checkout/${taskId}/status-history`)]),
  );
  await delay(1_000);

  const places: [string, Buffer][] = [
    ['answers', Buffer.from(answers.map(({ text }) => text).join('\n'))],
    [
      'webhooks',
      Buffer.from(receiver.received.map(({ body, headers }) => `${JSON.stringify(headers)}${body}`).join('\n')),
    ],
    ['logs', Buffer.from(service.stdout())],
    ['rows', await everyRow()],
    ...(await everyFile(dataDir)),
  ];
  assert.ok(receiver.received.length > 0, 'webhooks were sent');
  const sees = (name: string) =>
    places.some(([place, bytes]) => place.includes(name) && bytes.includes('canary@example.com'));
  assert.ok(sees('rows') && sees('postgres'), 'the search sees what the database holds');

  const hits = cards.flatMap((card, at) =>
    places.flatMap(([place, bytes]) =>
      findDigits(bytes, card.number).map(({ encoding }) => `card ${at} in ${place} as ${encoding}`),
    ),
  );
  assert.deepEqual(hits, []);
});

/** Every row of every table as text: what the server keeps compressed would hide from a search of its files. */
async function everyRow(): Promise<Buffer> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      texts.push(name, ...rows.map(({ row }) => row));
    }
    // What is still only in memory has to be in the files before they are searched.
    await client.query('checkpoint');
    return Buffer.from(texts.join('\n'));
  } finally {
    await client.end();
  }
}

async function everyFile(folder: string): Promise<[string, Buffer][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(file)]));
}
