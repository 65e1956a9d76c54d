import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import type { CheckoutTask } from '@cartwright/contract';
import { curlFor } from './write-curl.ts';

const task = {
  tid: 'a-task',
  executionId: 'an-execution',
  customer: { contact: { lastName: "O'Neill $HOME `id`" } },
  tasks: [],
  addons: {},
} as unknown as CheckoutTask;

test('a shell passes the body on as it is, whatever names the customer has', () => {
  const command = curlFor('again', task, 'http://service.example').replace(/^curl/, 'printf "%s\\n"');
  const said = execFileSync('sh', ['-c', command], { env: { KEY: 'cw_test_key' } }).toString();
  const body = said.slice(said.indexOf('{'));
  assert.equal(JSON.parse(body).customer.contact.lastName, "O'Neill $HOME `id`");
  assert.match(said, /X-API-Key: cw_test_key/);
});

test('both ids go with a cancellation', () => {
  assert.match(curlFor('cancel', task, 'http://s.example'), /"taskId": "a-task",\s+"executionId": "an-execution"/);
});
