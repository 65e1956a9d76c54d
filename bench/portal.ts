// What the portal costs: npm run bench:portal -- [--orders 100000] [--json]
// 1. The list of orders in a store of --orders, opened and filtered: time of the answer over HTTP.
// 2. From a step that is committed to the row on the screen of a real browser.
// 3. What ten watchers of one purchase cost the worker and its browser, against nobody watching.
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/platform/database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { createTestDatabase, startService } from '../test/harness/index.ts';
import { makeTempDir } from '../test/harness/temp-dir.ts';
import { fillOrders } from './fill-orders.ts';
import { measureEventToScreen } from './portal-screen.ts';
import { measureWatchers } from './portal-watchers.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' }, json: { type: 'boolean' } } });
const orders = Number(values.orders);
const ROUNDS = 20;

const dataDir = await makeTempDir('bench-portal-');
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
process.env.TEST_POSTGRES_URL = postgres.url;
const list = await measureList();
const screen = await measureEventToScreen();
const watchers = await measureWatchers();
await postgres.stop();

const result = {
  orders,
  listP50Ms: round(list.p50),
  listWorstFilter: list.worst.name,
  listWorstP95Ms: round(list.worst.p95),
  eventToScreenP50Ms: screen.p50,
  eventToScreenMaxMs: screen.max,
  watchersPercentOfCore: round(watchers.percentOfCore),
};
if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);

async function measureList() {
  const { url: database, database: unused } = await createTestDatabase();
  await unused.close();
  const limits = { RATE_READS_PER_SECOND: '100000', RATE_WRITES_PER_SECOND: '100000' };
  const service = await startService({ database, env: { ROLES: 'api', LOG_LEVEL: 'warn', ...limits } });
  const store = openDatabase({ url: database, poolSize: 2 });
  say(`Filling the store with ${orders} orders…`);
  const { groupId, number } = await fillOrders(store, orders);
  await store.close();
  const filters: Record<string, string> = {
    'no filter': '',
    'next page': 'limit=50&cursor=',
    completed: 'status=COMPLETED',
    'waiting (few)': 'status=PENDING_CONFIRMATION',
    'running (several)': 'status=QUEUED,STARTED,IN_PROGRESS,CONFIRMED,PLACED',
    'one merchant': 'merchant=shop7.example',
    'no such merchant': 'merchant=nowhere.example',
    'one group': `groupId=${groupId}`,
    'one day': `from=${iso(-40)}&to=${iso(-39)}`,
    'text that many have': 'text=lamp',
    'text that one has': `text=${number}`,
    'text that none has': 'text=zzzyyyxxx',
    'failed, one merchant, text': 'status=FAILED&merchant=shop7.example&text=lamp',
  };
  const first = (await read('', service)) as { body: { nextCursor: string } };
  const measured = [];
  for (const [name, query] of Object.entries(filters)) {
    const path = name === 'next page' ? `${query}${first.body.nextCursor}` : query;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await read(path, service)).ms);
    const sorted = times.toSorted((a, b) => a - b);
    const one = {
      name,
      p50: sorted[Math.floor(ROUNDS / 2)] as number,
      p95: sorted[Math.floor(ROUNDS * 0.95)] as number,
    };
    measured.push(one);
    say(`  ${name.padEnd(28)} median ${one.p50.toFixed(1)} ms, 95 % below ${one.p95.toFixed(1)} ms`);
  }
  await service.stop();
  const worst = measured.reduce((a, b) => (b.p95 > a.p95 ? b : a));
  return { p50: measured[0]?.p50 as number, worst };
}

async function read(query: string, service: { url: string; testKey: string | undefined }) {
  const started = performance.now();
  const response = await fetch(`${service.url}/checkout?${query}`, {
    headers: { 'X-API-Key': service.testKey as string },
  });
  const body = await response.json();
  if (response.status !== 200) throw new Error(JSON.stringify(body));
  return { ms: performance.now() - started, body };
}

function iso(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
