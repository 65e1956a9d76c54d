import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkoutRequest, createTestLinkRequest, testCardNames } from '@cartwright/contract';
import { buildTestOrder, emptyDraft, toLinkRequest } from './order-draft.ts';

const draft = { ...emptyDraft, url: ' https://shop.example/mug ', color: 'Red', maxTotal: '19,90', verify: true };

test('what the form holds is an order that the service takes, with every card', () => {
  for (const card of testCardNames) {
    const order = checkoutRequest.parse(buildTestOrder({ ...draft, card }));
    assert.deepEqual(order.tasks, [
      { url: 'https://shop.example/mug', quantity: 1, selectedVariant: { color: 'Red' } },
    ]);
    assert.deepEqual(order.options, { verifyBeforePlacement: true, maxTotal: 19.9 });
  }
});

test('a link carries the name of a card and no number', () => {
  const request = createTestLinkRequest.parse(toLinkRequest({ ...draft, card: 'declined' }));
  assert.equal(request.card, 'declined');
  assert.doesNotMatch(JSON.stringify(request), /\d{12}/);
});
