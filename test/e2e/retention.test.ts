import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { forgetPicturesOlderThan } from '../../src/checkouts/index.ts';
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
