import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { findPostgresServers, makeTempDir } from '../harness/index.ts';

const PROJECT_MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

for (const server of await findPostgresServers()) {
  describe(`migrations on ${server.name}`, () => {
    let running: Awaited<ReturnType<typeof server.start>>;
    const opened: { database: Database; directory: string }[] = [];

    before(async () => {
      running = await server.start();
    });
    after(async () => {
      for (const { database, directory } of opened) {
        await database.close();
        await rm(directory, { recursive: true, force: true });
      }
      await running.stop();
    });

    async function freshDatabase(files: Record<string, string>) {
      const admin = openDatabase({ url: running.url, poolSize: 1 });
      const name = `fresh_${opened.length}`;
      await admin.pool.query(`create database ${name}`);
      await admin.close();
      const url = new URL(running.url);
      url.pathname = name;
      const directory = await makeTempDir('migrations-');
      for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
      const database = openDatabase({ url: url.href, poolSize: 8 });
      opened.push({ database, directory });
      return { pool: database.pool, directory };
    }

    test('the whole schema applies, and a second time changes nothing', async () => {
      const { pool } = await freshDatabase({});
      const first = await migrate({ pool, directory: PROJECT_MIGRATIONS });
      assert.ok(first.applied.length > 0);
      assert.deepEqual(await migrate({ pool, directory: PROJECT_MIGRATIONS }), { applied: [] });
    });

    test('many processes that start at once apply each migration once', async () => {
      const files = { '0001_one.sql': 'create table one (n int)', '0002_two.sql': 'insert into one values (1)' };
      const { pool, directory } = await freshDatabase(files);
      const results = await Promise.all(Array.from({ length: 6 }, () => migrate({ pool, directory })));
      assert.deepEqual(results.flatMap((result) => result.applied).sort(), Object.keys(files));
      assert.equal((await pool.query('select n from one')).rowCount, 1);
    });

    test('a failing migration leaves nothing behind and names itself', async () => {
      const sql = 'create table half (n int); select 1 / 0';
      const { pool, directory } = await freshDatabase({ '0001_fine.sql': 'select 1', '0002_broken.sql': sql });
      await assert.rejects(
        migrate({ pool, directory }),
        /0002_broken\.sql failed and was rolled back: division by zero/,
      );
      const { rows } = await pool.query(`select to_regclass('half') as half, name from schema_migrations`);
      assert.deepEqual(rows, [{ half: null, name: '0001_fine.sql' }]);
    });

    test('a migration that was changed after it had been applied is refused', async () => {
      const { pool, directory } = await freshDatabase({ '0001_one.sql': 'create table one (n int)' });
      await migrate({ pool, directory });
      await writeFile(join(directory, '0001_one.sql'), 'create table one (n bigint)');
      await assert.rejects(migrate({ pool, directory }), /0001_one\.sql was changed/);
    });

    test('a database of a newer version is refused', async () => {
      const { pool, directory } = await freshDatabase({ '0001_one.sql': 'select 1', '0002_two.sql': 'select 2' });
      await migrate({ pool, directory });
      await rm(join(directory, '0002_two.sql'));
      await assert.rejects(migrate({ pool, directory }), /0002_two\.sql.* newer/);
    });

    test('a file whose name has no number is refused', async () => {
      const { pool, directory } = await freshDatabase({ 'later.sql': 'select 1' });
      await assert.rejects(migrate({ pool, directory }), /later\.sql is not named like/);
    });
  });
}
