import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpenedByUs, noteWayOn } from './opened-layer.ts';

test('a layer that the last way on opened over its page is its answer; one that stood there before is not', () => {
  const run = { memory: { leftPage: null } } as never;
  const field = { role: 'textbox', name: 'email', id: '', label: 'Email', text: '', dialog: 1, visible: true };
  const page = (elements: object[], url = 'https://shop.test/login') => ({ snapshot: { url, elements } }) as never;
  const layer = [field] as never;
  assert.equal(isOpenedByUs(run, page([field]), layer), false, 'nothing was pressed');
  noteWayOn(run, page([]));
  assert.equal(isOpenedByUs(run, page([field]), layer), true);
  assert.equal(isOpenedByUs(run, page([field], 'https://shop.test/checkout'), layer), false, 'another page');
  noteWayOn(run, page([field]));
  assert.equal(isOpenedByUs(run, page([field]), layer), false, 'it stood there before');
});
