import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEndpointPace } from './endpoint-pace.ts';

test('an endpoint that only fails ends at one request in flight, one that works at its full share', () => {
  const dead = createEndpointPace(10);
  const works = createEndpointPace(10);
  for (let turn = 0; turn < 20; turn += 1) {
    dead.failed();
    works.succeeded();
  }
  assert.deepEqual([dead.limit, works.limit], [1, 10]);
  works.failed();
  assert.equal(works.limit, 5);
  dead.succeeded();
  assert.equal(dead.limit, 2);
});
