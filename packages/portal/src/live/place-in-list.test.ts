import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TaskSummary } from '@cartwright/contract';
import { type ListData, placeInList } from './place-in-list.ts';

const task = (taskId: string, createdAt: string, status = 'QUEUED') => ({ taskId, createdAt, status }) as TaskSummary;
const list = (...tasks: TaskSummary[]): ListData => ({ pages: [{ tasks, nextCursor: null }], pageParams: [null] });
const ids = (data: ListData | null) => data?.pages.flatMap((page) => page.tasks.map((one) => one.taskId));
const shown = list(task('b', '2'), task('a', '1'));

test('a listed task changes in its place', () => {
  const changed = placeInList(shown, {}, task('a', '1', 'COMPLETED'));
  assert.deepEqual(ids(changed), ['b', 'a']);
  assert.equal(changed?.pages[0]?.tasks[1]?.status, 'COMPLETED');
});

test('a new task goes on top, even of an empty list; an older one changes nothing', () => {
  assert.deepEqual(ids(placeInList(shown, {}, task('c', '3'))), ['c', 'b', 'a']);
  assert.deepEqual(ids(placeInList(list(), {}, task('c', '3'))), ['c']);
  assert.equal(placeInList(shown, {}, task('0', '0')), shown);
});

test('what a filter shows is for the service to say', () => {
  assert.equal(placeInList(shown, { status: ['QUEUED'] }, task('a', '1', 'COMPLETED')), null);
  assert.equal(placeInList(shown, { text: 'mug' }, task('c', '3')), null);
});
