import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { pageShape } from './page-shape.ts';

const field = (over: Partial<SnapshotElement>): SnapshotElement =>
  ({ role: 'textbox', type: 'text', name: '', id: '', label: '', autocomplete: '', ...over }) as SnapshotElement;
const shapeOf = (...elements: SnapshotElement[]): string => pageShape({ elements } as unknown as PageSnapshot);

test('fields that components name alike are told apart by their labels', () => {
  const coupon = field({ id: 'i', label: 'Promo code' });
  const card = ['Card number', 'Security code'].map((label) => field({ id: 'i', label }));
  assert.notEqual(shapeOf(coupon), shapeOf(...card, coupon));
  assert.notEqual(shapeOf(field({ label: 'City' })), shapeOf(field({ label: 'Name' })));
});

test('a field with a name of its own keeps its shape whatever its label says', () => {
  const quantity = (label: string) => field({ role: 'spinbutton', type: 'number', name: 'qty', label });
  assert.equal(shapeOf(quantity('Pieces of Blue mug')), shapeOf(quantity('Pieces of Red bowl')));
  assert.equal(shapeOf(field({ name: 'f-1234', label: 'City' })), shapeOf(field({ name: 'f-9876', label: 'Ort' })));
});
