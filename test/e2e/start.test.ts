import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chown, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { after, describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import {
  findPostgresServers,
  makeTempDir,
  type RunningService,
  ServiceEnded,
  type StartServiceInput,
  startService,
  testAccounts,
} from '../harness/index.ts';

const servers = await findPostgresServers();
const UNKNOWN_TASK = '/v1/checkout/0198f2a4-6c1e-7d3b-9a52-3f4e5d6c7b8a';

async function statusWith(service: RunningService, key: string | undefined): Promise<number> {
  const headers: Record<string, string> = key === undefined ? {} : { 'x-api-key': key };
  return (await fetch(`${service.url}${UNKNOWN_TASK}`, { headers })).status;
}

/** 404 for a task that is not there, 401 for a key that is not: the key was looked up in a working store. */
async function assertServes(service: RunningService, key: string | undefined): Promise<void> {
  assert.equal(await statusWith(service, key), 404);
  assert.equal(await statusWith(service, undefined), 401);
}

/** Ends with its test, however the test ends. */
async function startFor(t: TestContext, input: StartServiceInput): Promise<RunningService> {
  const service = await startService(input);
  t.after(() => service.kill9());
  return service;
}

describe('starting the service', () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await makeTempDir('start-');
    folders.push(folder);
    return folder;
  };
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  for (const server of servers) {
    test(`DATABASE_URL with ${server.name}: serves, and a second start keeps the keys`, async (t) => {
      const { url, stop } = await server.start();
      t.after(stop);
      const dataDir = await newFolder();
      const first = await startFor(t, { database: url, dataDir });
      await assertServes(first, first.testKey);
      assert.equal(await first.stop(), 0);
      const second = await startFor(t, { database: url, dataDir });
      assert.equal(second.testKey, undefined, 'a key is shown once');
      await assertServes(second, first.testKey);
      await second.stop();
    });
  }

  test('a process with another key for cards is told so at its start, not with its first order', async (t) => {
    const { url, stop } = await (servers[0] as (typeof servers)[number]).start();
    t.after(stop);
    const [one = '', other = ''] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
    const start = async (env: Record<string, string>) =>
      startFor(t, { database: url, dataDir: await newFolder(), env: { ROLES: 'worker', ...env } });
    await (await start({ VAULT_KEY: one })).stop();
    await assert.rejects(start({ VAULT_KEY: other }), /a different key for cards and secrets[\s\S]*VAULT_EXTRA_KEYS/);
    await (await start({ VAULT_KEY: other, VAULT_EXTRA_KEYS: one })).stop();
    await (await start({ VAULT_KEY: other })).stop();
  });

  for (const { name, identity } of testAccounts()) {
    test(`with nothing set, as ${name}: serves, stops, and a second start keeps the keys`, async (t) => {
      const dataDir = await newFolder();
      if (identity.uid !== undefined) await chown(dataDir, identity.uid, identity.gid ?? identity.uid);
      const setup = { dataDir, database: 'embedded', account: identity };
      const first = await startFor(t, setup);
      await assertServes(first, first.testKey);
      assert.equal(await first.stop(), 0);
      const second = await startFor(t, setup);
      await assertServes(second, first.testKey);
      assert.equal(await second.stop(), 0);
    });
  }

  test('after kill -9 the next start serves what was there', async (t) => {
    const dataDir = await newFolder();
    const killed = await startFor(t, { dataDir, database: 'embedded' });
    const { port } = new URL(killed.url);
    await killed.kill9();
    const next = await startFor(t, { dataDir, database: 'embedded', env: { PORT: port } });
    await assertServes(next, killed.testKey);
    await next.stop();
  });

  test('a port that is taken ends the start with one clear line', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await assert.rejects(startService({ env: { PORT: String(port) } }), (error: unknown) => {
      assert.ok(error instanceof ServiceEnded);
      assert.notEqual(error.exitCode, 0);
      assert.match(error.output, new RegExp(`\\b${port}\\b.*(in use|taken)`));
      assert.doesNotMatch(error.output, /^\s+at .+:\d+:\d+\)?$/m, 'no stack trace');
      return true;
    });
  });

  test('settings that are wrong are all named, without a stack trace', async () => {
    const wrong = startService({ env: { PORT: 'eighty', ROLES: 'cook' } });
    await assert.rejects(wrong, (error: unknown) => {
      assert.ok(error instanceof ServiceEnded);
      assert.notEqual(error.exitCode, 0);
      assert.match(error.output, /PORT/);
      assert.match(error.output, /ROLES/);
      assert.doesNotMatch(error.output, /^\s+at .+:\d+:\d+\)?$/m);
      return true;
    });
  });

  if (process.platform === 'linux') {
    test('the service takes less than 330 MB while it reads in its words and indexes the practice shops', async (t) => {
      const service = await startFor(t, { dataDir: await newFolder(), database: 'embedded', env: { MALL: 'on' } });
      await assertServes(service, service.testKey);
      let most = 0;
      for (let second = 0; second < 12; second += 1) {
        await delay(1_000);
        most = Math.max(most, (await memoryOf(service.pid)) / 1024);
      }
      assert.ok(most < 330, `${Math.round(most)} MB`);
      await service.stop();
    });
  }
});

/** Kilobytes of a process without those that it started; its share of what it has in common with others. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(rollup.match(/^Pss:\s+(\d+)/m)?.[1]);
}
