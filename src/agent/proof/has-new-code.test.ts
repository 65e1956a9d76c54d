import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNewCode } from './has-new-code.ts';

test('a code of the order in the address is one that was not there before; letters alone need a name for it', () => {
  const isNew = (path: string) => hasNewCode(`https://shop.test${path}`, 'https://shop.test/checkout?cart=a71f');
  assert.equal(isNew('/thanks/10482'), true);
  assert.equal(isNew('/thanks?order=QXZXQT'), true);
  assert.equal(isNew('/thanks?ref=QXZXQT'), true);
  assert.equal(isNew('/thanks?status=DECLINED'), false, 'not a word about the order');
  assert.equal(isNew('/thanks?order=pending'), false, 'nor one in small letters');
  assert.equal(isNew('/thanks?cart=a71f'), false, 'nor what was there before');
});

test('where one document holds the whole shop, the code stands in the route that its fragment names', () => {
  const isNew = (path: string) => hasNewCode(`https://shop.test${path}`, 'https://pay.test/pay?session=a71f');
  assert.equal(isNew('/#/thanks?order=R104004001'), true);
  assert.equal(isNew('/thanks#step-2'), false, 'a place on the page is no route');
});
