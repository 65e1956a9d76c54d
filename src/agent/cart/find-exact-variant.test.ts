import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderItem } from '../../orders/index.ts';
import type { PageVariant } from '../../product-page/index.ts';
import { findExactVariant } from './find-exact-variant.ts';

const variant = (id: string, attributes: Record<string, string>, available = true): PageVariant => ({
  id,
  attributes,
  available,
  price: 2_000,
  image: '',
  url: `https://shop.example/p/cap?v=${id}`,
  chosen: false,
});
const wish = (asked: Record<string, string>): OrderItem => ({
  url: 'https://shop.example/p/cap',
  quantity: 1,
  variant: asked,
});
const idOf = (variants: PageVariant[], asked: Record<string, string>) => findExactVariant(variants, wish(asked))?.id;

test('the one variant with every value that was asked for is meant, whatever the axes are called', () => {
  const caps = [
    variant('1', { Colour: 'Red', Size: 'M' }),
    variant('2', { Colour: 'Red', Size: 'L (+$2.00)' }),
    variant('3', { Colour: 'Blue', Size: 'M' }),
  ];
  assert.equal(idOf(caps, { color: 'red', size: 'M' }), '1');
  assert.equal(idOf(caps, { color: 'Red', size: 'L' }), '2');
  assert.equal(idOf([variant('7', {})], {}), '7');
});

test('what several variants answer to, none does, or is sold out, is left to the page', () => {
  const caps = [variant('1', { Colour: 'Red', Size: 'M' }), variant('2', { Colour: 'Red', Size: 'L' }, false)];
  assert.equal(idOf(caps, { color: 'Red' }), undefined);
  assert.equal(idOf(caps, {}), undefined);
  assert.equal(idOf(caps, { color: 'Purple', size: 'M' }), undefined);
  assert.equal(idOf(caps, { color: 'Red', size: 'L' }), undefined);
});

test('a value counts on the axis that has the name it was asked for', () => {
  const coats = [variant('1', { front: 'Black', back: 'White' }), variant('2', { front: 'White', back: 'Black' })];
  assert.equal(idOf(coats, { back: 'Black', front: 'White' }), '2');
});
