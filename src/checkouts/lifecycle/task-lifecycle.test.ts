import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskStatuses, terminalStatuses } from '@cartwright/contract';
import { canMove, systemStatusOf } from './task-lifecycle.ts';

function walk(path: string): boolean {
  const statuses = path.split(' ') as (typeof taskStatuses)[number][];
  return statuses.every((to, at) => at === 0 || canMove(statuses[at - 1] ?? to, to));
}

test('both paths lead to COMPLETED', () => {
  assert.ok(walk('QUEUED STARTED IN_PROGRESS COMPLETED'));
  assert.ok(walk('QUEUED STARTED IN_PROGRESS PENDING_CONFIRMATION CONFIRMED PLACED COMPLETED'));
});

test('a changed order goes back to the customer, a retry back to the queue', () => {
  assert.ok(walk('CONFIRMED PENDING_CONFIRMATION CONFIRMED'));
  assert.ok(walk('IN_PROGRESS QUEUED STARTED'));
});

test('what was agreed to cannot be skipped', () => {
  assert.ok(!canMove('PENDING_CONFIRMATION', 'PLACED'));
  assert.ok(!canMove('PENDING_CONFIRMATION', 'COMPLETED'));
  assert.ok(!canMove('CONFIRMED', 'COMPLETED'));
  assert.ok(!canMove('PLACED', 'QUEUED'));
});

test('every open status can fail and be cancelled, an ended one can do nothing', () => {
  for (const from of taskStatuses) {
    const isEnd = (terminalStatuses as readonly string[]).includes(from);
    for (const to of taskStatuses) if (isEnd) assert.ok(!canMove(from, to), `${from} ${to}`);
    if (!isEnd) assert.ok(canMove(from, 'FAILED') && canMove(from, 'CANCELLED'), from);
  }
});

test('steps know CONFIRMED and PLACED as IN_PROGRESS', () => {
  assert.equal(systemStatusOf('CONFIRMED'), 'IN_PROGRESS');
  assert.equal(systemStatusOf('PLACED'), 'IN_PROGRESS');
  assert.equal(systemStatusOf('FAILED'), 'FAILED');
});
