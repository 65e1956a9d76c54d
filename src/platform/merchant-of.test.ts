import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merchantOf } from './merchant-of.ts';

test('a merchant is the host without www., with its port when that is not the default', () => {
  assert.equal(merchantOf('https://www.Shop.example/p/1'), 'shop.example');
  assert.equal(merchantOf('https://shop.example:443/p/1'), 'shop.example');
  assert.equal(merchantOf('http://shop.example:8080/p/1'), 'shop.example:8080');
  assert.equal(merchantOf('https://wwwide.example/'), 'wwwide.example');
});
