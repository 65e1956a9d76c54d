import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderItem } from '../../orders/index.ts';
import type { View } from '../view/view.ts';
import { arrivalOf, checkSameProduct } from './same-product.ts';

const page = (url: string, title: string) =>
  ({ snapshot: { url: `https://shop.test${url}`, title, texts: [], elements: [] } }) as unknown as View;
const order = (variant: OrderItem['variant'] = {}): OrderItem => ({
  url: 'https://shop.test/p/flask',
  quantity: 1,
  variant,
});

function isSame(from: View, to: View, item = order()): boolean {
  try {
    checkSameProduct(arrivalOf(from), to, item);
    return true;
  } catch {
    return false;
  }
}

test('a product keeps its address or its name; another one has neither', () => {
  const flask = page('/p/flask', 'Flask Lumo');
  assert.ok(isSame(flask, page('/p/flask?variant=7', 'Anything')));
  assert.ok(isSame(flask, page('/p/flask-green', 'Flask Lumo – green')));
  assert.ok(!isSame(flask, page('/p/plant', 'Plant Lumo')));
  assert.ok(!isSame(flask, page('/search', 'Search')));
});

test('values that were asked for may change in its name', () => {
  const green = order({ color: 'Green', size: 'M' });
  assert.ok(isSame(page('/p/blue-tee', 'Blue Tee L'), page('/p/green-tee', 'Green Tee M'), green));
  assert.ok(!isSame(page('/p/blue-tee', 'Blue Tee L'), page('/p/green-mug', 'Green Mug M'), green));
});

test('where the query names the page, it tells products apart', () => {
  const shop = (id: number, title: string) => page(`/index.php?product=${id}`, title);
  assert.ok(!isSame(shop(1, 'Flask'), shop(2, 'Plant')));
});
