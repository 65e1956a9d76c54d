import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { liveView, stepEvidence } from '@cartwright/contract';
import { insertEvidence } from '../../src/checkouts/stores/evidence-store.ts';
import { findWanted, storeLivePicture, withholdLivePicture } from '../../src/checkouts/stores/live-view-store.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createTestDatabase } from '../harness/index.ts';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';

const { url: databaseUrl, database: unused } = await createTestDatabase();
await unused.close();
const service = await openService({}, { database: databaseUrl });
const get = (path: string, key = service.key) => service.call('GET', path, { key });
const { body: task } = await service.call('POST', '/checkout', { body: sampleOrder() });
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);

test('200: the picture and the reason of a step; 404 for a step without one and for another account', async () => {
  const { body: history } = await get(`/status-history/${task.taskId}`);
  const path = `/checkout/${task.taskId}/steps/${history.data[0].id}/evidence`;
  assert.equal((await get(path)).status, 404);
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  const seen = {
    url: 'https://shop.example/cart',
    decision: 'pressed the one button',
    picture,
    isWithheld: false,
    pictureType: 'image/jpeg',
  } as const;
  await insertEvidence(database, task.taskId, seen);
  await database.close();
  const { status, body } = await get(path);
  assert.equal(status, 200);
  assert.deepEqual(stepEvidence.parse(body), {
    stepId: history.data[0].id,
    pageUrl: seen.url,
    decision: seen.decision,
    picture: picture.toString('base64'),
    pictureWithheld: false,
  });
  const stranger = await service.makeAccount();
  assert.equal((await get(path, stranger.test)).status, 404);
  assert.equal((await get(`/checkout/${task.taskId}/steps/0/evidence`)).status, 400);
  assert.equal((await get(`/checkout/${randomUUID()}/steps/1/evidence`)).status, 404);
});

test('200: the live view has nothing until someone asked, then the latest picture', async () => {
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  const path = `/checkout/${task.taskId}/live`;
  assert.deepEqual(await findWanted(database, [task.taskId]), []);
  assert.deepEqual(liveView.parse((await get(path)).body), {
    isRunning: true,
    takenAt: null,
    picture: null,
    pictureWithheld: false,
  });
  assert.deepEqual(await findWanted(database, [task.taskId]), [task.taskId]);
  await storeLivePicture(database, task.taskId, picture);
  assert.equal((await get(path)).body.picture, picture.toString('base64'));
  await withholdLivePicture(database, task.taskId);
  const { body: hidden } = await get(path);
  assert.deepEqual([hidden.picture, hidden.pictureWithheld], [null, true]);
  await service.call('DELETE', `/checkout/${task.taskId}`);
  assert.equal((await get(path)).body.isRunning, false);
  assert.equal((await get(`/checkout/${randomUUID()}/live`)).status, 404);
  await database.close();
});
