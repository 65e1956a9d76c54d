import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sampleOrder } from './sample-order.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService({ RATE_WRITES_PER_SECOND: '20', RATE_READS_PER_SECOND: '50' });

spec(['limits.429', 'limits.defaults'], '429: beyond twice the rate at once, with headers that say when', async () => {
  const key = await service.makeKey({});
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => service.call('POST', '/checkout/cancel', { key, body: {} })),
  );
  const seconds = (performance.now() - begin) / 1000;
  const refused = answers.filter((answer) => answer.status === 429);
  const admitted = answers.length - refused.length;
  assert.ok(admitted >= 40 && admitted <= 40 + 20 * seconds + 1, `${admitted} admitted in ${seconds} s`);
  for (const { headers, body } of refused) {
    assert.equal(body.error, 'rate_limited');
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.match(headers.get('ratelimit') ?? '', /^"write";r=0;t=\d+$/);
    assert.equal(headers.get('ratelimit-policy'), '"write";q=40;w=2');
  }
  const reads = await Promise.all(
    Array.from({ length: 90 }, () => service.call('GET', `/checkout/${randomUUID()}`, { key })),
  );
  assert.ok(reads.every((answer) => answer.status === 404));
});

spec(['limits.task-reads'], '429: one task more often than once a second over a minute', async () => {
  const key = await service.makeKey({});
  const { body } = await service.call('POST', '/checkout', { key, body: sampleOrder() });
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 90 }, () => service.call('GET', `/checkout/${body.taskId}`, { key })),
  );
  const seconds = (performance.now() - begin) / 1000;
  const admitted = answers.filter((answer) => answer.status === 200).length;
  assert.ok(admitted >= 60 && admitted <= 60 + seconds + 1, `${admitted} admitted in ${seconds} s`);
  assert.ok(answers.some((answer) => answer.status === 429));
});
