/**
 * POST /checkout against a bare route that does the same inserts, GET and history with a large store against a small
 * one, and the memory of an idle service. Each ratio is measured within this run.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createTestDatabase, startService } from '../test/harness/index.ts';
import { sampleOrder } from '../test/spec/sample-order.ts';
import { fillStore } from './fill-store.ts';
import { treeMemoryMb } from './idle-memory.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '4' },
    tasks: { type: 'string', default: '1000000' },
  },
});
const connections = 16;
const smallStore = 1_000;
const largeStore = Number(options.tasks);
const say = (line: string) => process.stderr.write(`${line}\n`);

const posts = await comparePosts();
const reads = await compareReads();
const result = { ...posts, ...reads, idleMb: await measureIdle() };
console.log(options.json ? JSON.stringify(result) : result);
// The shared test server of a run by hand stays up for the next one; it must not keep this process.
process.exit(0);

/**
 * A service with only the API on its own database, without limits that would measure themselves and, like the bare
 * route, without a log line for each request: this process would have to read them.
 */
async function openService() {
  const store = await createTestDatabase();
  const service = await startService({
    database: store.url,
    env: {
      ROLES: 'api',
      LOG_LEVEL: 'warn',
      RATE_WRITES_PER_SECOND: '1000000',
      RATE_READS_PER_SECOND: '1000000',
      RATE_TASK_READS_PER_MINUTE: '100000000',
    },
  });
  const [account] = await store.database.query<{ id: string }>('select id from accounts');
  return {
    ...store,
    serviceUrl: service.url,
    key: service.testKey as string,
    accountId: (account as { id: string }).id,
    async stop() {
      await service.stop();
      await store.close();
    },
  };
}

async function comparePosts() {
  const service = await openService();
  const baseline = fork(join(import.meta.dirname, 'api-baseline.ts'), [service.url, service.accountId]);
  const baselineEnded = once(baseline, 'exit');
  const [{ address: baselineUrl }] = (await once(baseline, 'message')) as [{ address: string }];
  const shoot = (url: string) =>
    autocannon({
      url: `${url}/checkout`,
      method: 'POST',
      connections,
      duration: Number(options.seconds),
      headers: { 'Content-Type': 'application/json', 'X-API-Key': service.key },
      body: JSON.stringify(sampleOrder()),
    });
  const ours: autocannon.Result[] = [];
  const bare: autocannon.Result[] = [];
  await shoot(service.serviceUrl);
  await shoot(baselineUrl);
  for (let round = 0; round < Number(options.rounds); round++) {
    bare.push(await shoot(baselineUrl));
    ours.push(await shoot(service.serviceUrl));
    say(`POST round ${round + 1}: ours ${ours.at(-1)?.requests.average}/s, bare ${bare.at(-1)?.requests.average}/s`);
  }
  baseline.kill();
  await baselineEnded;
  await service.stop();
  for (const result of [...ours, ...bare])
    if (result.non2xx > 0 || result.errors > 0) throw new Error('requests failed');
  const rate = (results: autocannon.Result[]) => median(results.map((result) => result.requests.average));
  const p99 = (results: autocannon.Result[]) => median(results.map((result) => result.latency.p99));
  return {
    postRatio: round2(rate(ours) / rate(bare)),
    postPerSecond: Math.round(rate(ours)),
    postP99Ratio: round2(p99(ours) / p99(bare)),
  };
}

async function compareReads() {
  const service = await openService();
  await fetch(`${service.serviceUrl}/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': service.key },
    body: JSON.stringify(sampleOrder()),
  });
  const small = await fillStore(service.database, service.accountId, smallStore);
  await timeReads(service, small);
  const smallTimes = await timeReads(service, small);
  say(`filling the store with ${largeStore} tasks`);
  const large = await fillStore(service.database, service.accountId, largeStore);
  await timeReads(service, large);
  const largeTimes = await timeReads(service, large);
  await service.stop();
  return {
    readRatio: round2(Math.max(largeTimes.read / smallTimes.read, largeTimes.history / smallTimes.history)),
    readMs: round2(largeTimes.read),
    historyMs: round2(largeTimes.history),
  };
}

async function timeReads(service: { serviceUrl: string; key: string }, ids: string[]) {
  const times = { read: [] as number[], history: [] as number[] };
  const get = async (path: string) => {
    const begin = performance.now();
    const response = await fetch(service.serviceUrl + path, { headers: { 'X-API-Key': service.key } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return performance.now() - begin;
  };
  for (let index = 0; index < 2000; index++) {
    const id = ids[index % ids.length] as string;
    times.read.push(await get(`/checkout/${id}`));
    times.history.push(await get(`/status-history/${id}`));
  }
  return { read: median(times.read), history: median(times.history) };
}

/** A service as `npm start` gives it, with its own PostgreSQL and both roles, some seconds after it became ready. */
async function measureIdle(): Promise<number> {
  const idle = await startService({ database: 'embedded' });
  await sleep(8_000);
  const mb = treeMemoryMb(idle.pid);
  await idle.stop();
  return Math.round(mb);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
