import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  forgetOrdersOlderThan,
  forgetPicturesOlderThan,
  forgetRehearsalsOlderThan,
} from '../../src/checkouts/index.ts';
import { forgetAnswersOlderThan } from '../../src/platform/http/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase } from '../harness/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

test('old pictures go and their decisions stay; young pictures stay', async () => {
  const { database, close } = await createTestDatabase();
  const bench = await openCheckoutBench({ database, lane: createScriptedShop().lane });
  const caller = await bench.createCaller();
  const { taskId } = await bench.order(caller, ['https://pictured.example/a']);
  await bench.untilEnd(caller, taskId);
  await database.query(
    `insert into checkout_step_evidence (step_id, decision, picture, picture_type)
     select id, 'seen', $2, 'image/jpeg' from checkout_steps where task_id = $1`,
    [taskId, randomBytes(10)],
  );
  await database.query(
    `update checkout_steps set created_at = now() - interval '31 days' where task_id = $1 and label = 'QUEUED'`,
    [taskId],
  );
  await forgetPicturesOlderThan(database, 30);
  const kept = await database.query<{ isOld: boolean; hasPicture: boolean; decision: string }>(
    `select s.label = 'QUEUED' as "isOld", e.picture is not null as "hasPicture", e.decision
     from checkout_step_evidence e join checkout_steps s on s.id = e.step_id`,
  );
  assert.ok(kept.length > 1 && kept.every((row) => row.hasPicture !== row.isOld && row.decision === 'seen'));
  await bench.stop();
  await close();
});

test('answers past their time go', async () => {
  const { database, close } = await createTestDatabase();
  for (const age of ['1 day', '3 days']) {
    await database.query(
      `insert into idempotent_answers (account_id, mode, operation, key, body_digest, status, sealed_body, created_at)
       values ($1, 'test', 'createCheckout', $2, '', 201, '', now() - $3::text::interval)`,
      [newId(), age, age],
    );
  }
  await forgetAnswersOlderThan(database, 48);
  const left = await database.query<{ key: string }>('select key from idempotent_answers');
  assert.deepEqual(left, [{ key: '1 day' }]);
  await close();
});

test('rehearsals past their time go; younger ones and those that still run stay', async () => {
  const { database, close } = await createTestDatabase();
  const bench = await openCheckoutBench({ database, lane: createScriptedShop().lane });
  const { accountId } = await bench.createCaller();
  for (const [merchant, status, age] of [
    ['old.example', 'completed', '401 days'],
    ['young.example', 'failed', '1 day'],
    ['running.example', 'running', null],
  ])
    await database.query(
      `insert into rehearsals (id, account_id, mode, merchant, request, status, ended_at)
       values ($1, $2, 'test', $3, '{}', $4, now() - $5::text::interval)`,
      [newId(), accountId, merchant, status, age],
    );
  await forgetRehearsalsOlderThan(database, 400);
  const left = await database.query<{ merchant: string }>('select merchant from rehearsals order by merchant');
  assert.deepEqual(left, [{ merchant: 'running.example' }, { merchant: 'young.example' }]);
  await bench.stop();
  await close();
});

test('orders past their time go with everything about them; younger and unfinished ones stay', async () => {
  const { database, close } = await createTestDatabase();
  const bench = await openCheckoutBench({ database, lane: createScriptedShop().lane });
  const caller = await bench.createCaller();
  const orders = await Promise.all(
    ['old', 'young', 'waiting'].map((name) =>
      bench.order(caller, [`https://${name}.example/a`], { verifyBeforePlacement: name === 'waiting' }),
    ),
  );
  const [old, young, waiting] = orders.map(({ taskId }) => taskId) as [string, string, string];
  await Promise.all([bench.untilEnd(caller, old), bench.untilEnd(caller, young)]);
  await bench.until(caller, waiting, ['PENDING_CONFIRMATION']);
  await database.query(
    `update checkout_groups set created_at = now() - interval '401 days'
     where id in (select group_id from checkout_tasks where id = any($1::uuid[]))`,
    [[old, waiting]],
  );
  const cards = await database.query('select id from sealed_cards');
  await forgetOrdersOlderThan(database, 400);
  for (const table of ['checkout_tasks', 'checkout_steps', 'checkout_executions', 'placement_intents']) {
    const column = table === 'checkout_tasks' ? 'id' : 'task_id';
    const rows = await database.query<{ id: string }>(`select distinct ${column} as id from ${table}`);
    assert.ok(
      rows.every(({ id }) => id !== old),
      table,
    );
    assert.ok(
      rows.some(({ id }) => id === young),
      table,
    );
  }
  assert.deepEqual(await database.query('select id from checkout_tasks where id = $1', [waiting]), [{ id: waiting }]);
  assert.equal((await database.query('select id from sealed_cards')).length, cards.length - 1);
  await bench.stop();
  await close();
});
