import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createEngine } from '../../src/engine/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLog } from '../../src/platform/log.ts';
import { openScriptedBench } from '../harness/scripted-bench.ts';

/** Long enough that a busy machine renews in time. */
const LEASE_SECONDS = 4;

describe('what a store does to running work', async () => {
  const stage = await openScriptedBench({
    settings: { concurrency: 6, merchantConcurrency: 1, accountConcurrency: 1 },
    logLevel: 'error',
  });
  const { bench, database } = stage;
  after(() => stage.close());

  test('a transaction cancelled after the click is repeated, and no order is looked up', async () => {
    await database.query('create sequence conflicts');
    await database.query(`create function give_up() returns trigger language plpgsql as $$
      begin
        if nextval('conflicts') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$`);
    await database.query(
      'create trigger give_up before update on placement_intents for each row execute function give_up()',
    );
    const caller = await bench.createCaller();
    const { taskId } = await bench.order(caller, ['https://conflict.example/a']);
    assert.equal((await bench.untilEnd(caller, taskId, 20)).status, 'COMPLETED');
    const labels = (await bench.history(caller, taskId)).map((step) => step.status);
    assert.ok(!labels.includes('ORDER_LOOKUP'), labels.join());
  });

  test('a full account that waits at a merchant keeps no other account waiting there', async () => {
    const [full, first, second] = [await bench.createCaller(), await bench.createCaller(), await bench.createCaller()];
    const busy = await bench.order(full, ['https://elsewhere.example/a?prepareMs=12000']);
    await bench.until(full, busy.taskId, ['STARTED', 'IN_PROGRESS']);
    const runs = await bench.order(first, ['https://shared.example/a?prepareMs=800']);
    await bench.until(first, runs.taskId, ['STARTED', 'IN_PROGRESS']);
    await bench.order(full, ['https://shared.example/b']);
    await delay(300);
    const waits = await bench.order(second, ['https://shared.example/c']);
    assert.equal((await bench.untilEnd(second, waits.taskId, 8)).status, 'COMPLETED');
    assert.notEqual((await bench.until(full, busy.taskId, ['STARTED', 'IN_PROGRESS'])).status, 'COMPLETED');
  });

  test('a lease whose renewal was skipped is not taken for fresh', async () => {
    const engine = createEngine({
      database,
      log: createLog({ level: 'silent' }),
      queues: ['lease-test'],
      leaseSeconds: LEASE_SECONDS,
    });
    await engine.start();
    after(() => engine.stop());
    const key = newId();
    const request = { key, queue: 'lease-test', payload: {}, scopes: [] };
    const taken = await database.transaction((sql) => engine.takeLease(sql, request));
    assert.equal(taken.kind, 'taken');
    const lease = engine.hold({ key, token: taken.kind === 'taken' ? taken.token : 0 });
    // A busy machine may renew late; a lease that is lost is never fresh again.
    const becomesFresh = async () => {
      for (let tries = 0; tries < 50 && !lease.isFresh(); tries += 1) await delay(100);
      return lease.isFresh();
    };
    await delay(1_000);
    assert.equal(await becomesFresh(), true);
    await database.transaction(async (sql) => {
      await sql.query('select 1 from engine_leases where key = $1 for update', [key]);
      await delay(LEASE_SECONDS * 1000 + 500);
      assert.equal(lease.isFresh(), false, 'nobody renewed it while its row was locked');
      // Its time is over: who comes first, its next renewal or whoever takes over from silent holders, is not the question.
      await sql.query(`update engine_leases set until = clock_timestamp() + interval '1 minute' where key = $1`, [key]);
    });
    assert.equal(await becomesFresh(), true);
  });
});
