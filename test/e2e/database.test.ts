import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { isStoreUnavailable, openDatabase } from '../../src/platform/database.ts';
import { createTestDatabase, makeTempDir, startPostgresHolder, type TestDatabase } from '../harness/index.ts';

describe('the database', () => {
  let fresh: TestDatabase;
  before(async () => {
    fresh = await createTestDatabase();
    await fresh.database.query('create table notes (text text unique, size bigint)');
  });
  after(() => fresh.close());

  test('a transaction that throws leaves nothing behind', async () => {
    const { database } = fresh;
    const failed = database.transaction(async (sql) => {
      await sql.query('insert into notes values ($1)', ['lost']);
      throw new Error('changed my mind');
    });
    await assert.rejects(failed, /changed my mind/);
    assert.deepEqual(await database.query('select text from notes where text = $1', ['lost']), []);
  });

  test('a transaction inside a transaction is part of it', async () => {
    const { database } = fresh;
    const failed = database.transaction(async (sql) => {
      await sql.transaction((inner) => inner.query('insert into notes values ($1)', ['inner']));
      await sql.query('select 1 / 0');
    });
    await assert.rejects(failed, /division by zero/);
    assert.deepEqual(await database.query('select text from notes where text = $1', ['inner']), []);
  });

  test('a statement that comes after its transaction failed does not run', async () => {
    const { database } = fresh;
    let late: Promise<unknown> = Promise.resolve();
    const failed = database.transaction(async (sql) => {
      late = new Promise((done) => setTimeout(done, 100)).then(() =>
        sql.query('insert into notes values ($1)', ['late']),
      );
      await Promise.all([sql.query('select 1 / 0'), late]);
    });
    await assert.rejects(failed, /division by zero/);
    await assert.rejects(late, /transaction is over/);
    assert.deepEqual(await database.query('select text from notes where text = $1', ['late']), []);
  });

  test('follow-ups run after the commit, and not after a rollback', async () => {
    const { database } = fresh;
    const seen: string[] = [];
    await database.transaction(async (sql) => {
      sql.afterCommit(() => seen.push('committed'));
      seen.push('working');
    });
    await assert.rejects(
      database.transaction(async (sql) => {
        sql.afterCommit(() => seen.push('never'));
        throw new Error('no');
      }),
    );
    assert.deepEqual(seen, ['working', 'committed']);
  });

  test('bigint columns are numbers, and one that a number cannot hold is refused', async () => {
    const { database } = fresh;
    assert.deepEqual(await database.query('select 9007199254740991::bigint as n'), [{ n: Number.MAX_SAFE_INTEGER }]);
    await assert.rejects(database.query('select 9007199254740993::bigint as n'), RangeError);
    await database.ping();
  });

  test('when more is asked at once than the pool holds, all of it is answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => fresh.database.query<{ n: number }>('select $1::int as n', [n])),
    );
    assert.deepEqual(
      answers.map(([row]) => row?.n),
      Array.from({ length: 60 }, (_, n) => n),
    );
  });
});

describe('a database whose server goes away', () => {
  test('reports it as away, idle, in a statement and in a transaction, and works again when it is back', async () => {
    const dataDir = await makeTempDir('outage-');
    const first = await startPostgresHolder(dataDir);
    const database = openDatabase({ url: first.url, poolSize: 4 });
    await Promise.all([database.ping(), database.ping()]);
    const inStatement = assert.rejects(database.query('select pg_sleep(20)'), isStoreUnavailable);
    // Not when the statement fails: a busy server ends its sessions one after the other, and answers on those it has left.
    const gone = Promise.withResolvers<void>();
    const inTransaction = assert.rejects(
      database.transaction(async (sql) => {
        await sql.query('select 1');
        await gone.promise;
        await sql.query('select 2');
      }),
      isStoreUnavailable,
    );
    await new Promise((done) => setTimeout(done, 200));
    await first.stop();
    gone.resolve();
    await Promise.all([inStatement, inTransaction]);
    await assert.rejects(database.ping(), isStoreUnavailable);

    const second = await startPostgresHolder(dataDir);
    assert.equal(second.url, first.url);
    await database.ping();
    assert.deepEqual(await database.transaction((sql) => sql.query('select 3 as n')), [{ n: 3 }]);
    await database.close();
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
