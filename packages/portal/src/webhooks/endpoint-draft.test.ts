import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWebhookRequest, eventKinds, updateWebhookRequest } from '@cartwright/contract';
import { allKinds } from '../display/kind-words.ts';
import { draftOf, toCreateRequest, toUpdateRequest } from './endpoint-draft.ts';

const filled = {
  ...draftOf(null),
  url: ' https://example.com/hook ',
  username: 'shop',
  password: 'secret',
  tokenUrl: 'https://example.com/token',
  clientId: 'id',
  clientSecret: 'secret',
  headers: [
    { id: 0, name: 'X-Key', value: 'abc' },
    { id: 1, name: '', value: '' },
  ],
};

test('every kind of event of the contract can be chosen', () => {
  assert.deepEqual(allKinds.toSorted(), [...eventKinds].toSorted());
});

for (const scheme of ['none', 'basic', 'oauth2', 'headers'] as const) {
  test(`a form with the scheme ${scheme} becomes a request that the contract accepts`, () => {
    const request = createWebhookRequest.parse(toCreateRequest({ ...filled, scheme }));
    assert.equal(request.auth?.scheme, scheme);
    assert.equal(request.url, 'https://example.com/hook');
    if (request.auth?.scheme === 'headers') assert.deepEqual(request.auth.headers, { 'X-Key': 'abc' });
  });
}

test('a change that keeps the authentication does not send one', () => {
  const request = updateWebhookRequest.parse(toUpdateRequest({ ...filled, scheme: 'keep', events: ['COMPLETED'] }));
  assert.deepEqual([request.auth, request.events], [undefined, ['COMPLETED']]);
});
