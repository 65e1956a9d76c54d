import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/database.ts';
import { listen } from '../../src/platform/listen.ts';
import { createTestDatabase } from '../harness/index.ts';

test('a listener comes back after every loss of its connection and never holds more than one', async () => {
  const db = await createTestDatabase();
  const database = openDatabase({ url: db.url, poolSize: 3 });
  const heard: string[] = [];
  let returns = 0;
  const listener = await listen(database, ['news'], {
    message: (_channel, payload) => heard.push(payload),
    reconnect: () => {
      returns += 1;
    },
  });
  try {
    for (let round = 1; round <= 5; round += 1) {
      await db.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      for (let tries = 0; returns < round && tries < 200; tries += 1) await delay(50);
      assert.equal(returns, round);
      await db.database.query(`select pg_notify('news', $1)`, [`round ${round}`]);
      for (let tries = 0; heard.length < round && tries < 100; tries += 1) await delay(20);
      assert.equal(heard.at(-1), `round ${round}`);
    }
    const others = await Promise.all([database.query('select 1'), database.query('select 1')]);
    assert.equal(others.length, 2);
    assert.ok(database.pool.totalCount <= 3);
  } finally {
    await listener.close();
    await database.close();
    await db.close();
  }
});
