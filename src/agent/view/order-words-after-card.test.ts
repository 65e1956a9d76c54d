import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionCandidate, SnapshotElement } from '../perception/index.ts';
import { orderWordsAfterCard } from './order-words-after-card.ts';

const candidate = (ref: string, kind: ActionCandidate['kind'], score: number): ActionCandidate => ({
  ref,
  kind,
  score,
  why: '',
});

test('what can be read as ordering and as leading to the checkout orders once the card is typed', () => {
  const read = [candidate('1', 'goToCheckout', 0.92), candidate('1', 'placeOrder', 0.32)];
  assert.deepEqual(orderWordsAfterCard(read, []), [candidate('1', 'placeOrder', 0.92)]);
});

test('what does not say that it orders stays as it is', () => {
  const read = [
    candidate('1', 'goToCheckout', 0.9),
    candidate('2', 'continue', 0.8),
    candidate('3', 'placeOrder', 0.7),
  ];
  assert.deepEqual(orderWordsAfterCard(read, []), read);
});

test('a button that buys is the order once the card is typed, where no other orders and none beside it buys', () => {
  const buys = [candidate('1', 'addToCart', 0.92), candidate('1', 'placeOrder', 0.32)];
  assert.deepEqual(orderWordsAfterCard(buys, []), [candidate('1', 'placeOrder', 0.92)]);
  for (const beside of [[candidate('2', 'placeOrder', 0.9)], buys.map((each) => ({ ...each, ref: '2' }))]) {
    assert.deepEqual(orderWordsAfterCard([...buys, ...beside], []), [...buys, ...beside]);
  }
});

test('a link in the menu of the shop orders nothing, whatever it says; a button or a script there may', () => {
  const read = [candidate('1', 'goToCheckout', 0.72), candidate('1', 'placeOrder', 0.26)];
  const element = (more: Partial<SnapshotElement>) =>
    [{ ref: '1', role: 'link', landmark: 'nav', href: 'https://shop.test/afrekenen/', ...more }] as SnapshotElement[];
  const orders = [candidate('1', 'placeOrder', 0.72)];
  assert.deepEqual(orderWordsAfterCard(read, element({})), read);
  assert.deepEqual(orderWordsAfterCard(read, element({ landmark: 'main' })), orders);
  assert.deepEqual(orderWordsAfterCard(read, element({ role: 'button', href: '' })), orders);
  assert.deepEqual(orderWordsAfterCard(read, element({ href: '#' })), orders);
  assert.deepEqual(orderWordsAfterCard(read, element({ href: 'javascript:void 0' })), orders);
});

test('a crumb with the address of a link in the menu leads where that leads; one with another address may order', () => {
  const read = [candidate('2', 'goToCheckout', 0.72), candidate('2', 'placeOrder', 0.26)];
  const page = (href: string, more: Partial<SnapshotElement> = {}) =>
    [
      { ref: '1', role: 'link', landmark: 'nav', href: 'https://shop.test/checkout' },
      { ref: '2', role: 'link', landmark: 'main', href, ...more },
    ] as SnapshotElement[];
  const orders = [candidate('2', 'placeOrder', 0.72)];
  assert.deepEqual(orderWordsAfterCard(read, page('https://shop.test/checkout')), read);
  assert.deepEqual(orderWordsAfterCard(read, page('https://shop.test/checkout?confirm=1')), orders);
  assert.deepEqual(orderWordsAfterCard(read, page('https://shop.test/checkout', { role: 'button' })), orders);
});
