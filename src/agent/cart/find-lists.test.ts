import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { findLists } from './find-lists.ts';

const lists = (text: string) => {
  const list = {
    role: 'combobox',
    tag: 'button',
    visible: true,
    frame: 0,
    ancestors: [],
    nearby: '',
    value: '',
    order: 2,
  };
  const element = { ...list, label: 'Colour', ariaLabel: '', text } as unknown as SnapshotElement;
  const title = { text: 'Clock Nord', heading: 1, frame: 0, covered: false, ancestors: [], order: 1, landmark: 'main' };
  const snapshot = { elements: [element], texts: [title], title: '', url: 'https://shop.test/clock' };
  return findLists({ snapshot, actions: [], fields: new Map() } as unknown as View, 'color', 'Blue', ['Blue']);
};

test('the face of a list may repeat the product before the value that was taken, and a note behind it', () => {
  assert.equal(lists('Colour: Clock Nord - Blue (only 7 left)'), 'chosen');
  assert.equal(lists('Colour: Blue'), 'chosen');
  assert.equal(lists('Colour: Clock Nord - Black').length, 1);
  assert.equal(lists('Colour: Clock Nord').length, 1);
});
