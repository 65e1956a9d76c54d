import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteDone } from '../run/note-done.ts';
import { newMemory } from '../run/run.ts';
import { notesOf } from './notes-of.ts';
import { sampleOrder } from './sample-order.ts';

test('the notes name what is bought and what was done last, and nothing of the customer', () => {
  const [mug] = sampleOrder.items;
  assert.ok(mug);
  const order = { ...sampleOrder, items: [mug, { url: 'https://shop.example/pot?u=7', quantity: 2, variant: {} }] };
  const memory = newMemory(order);
  memory.addedItems.push({ item: mug, title: 'Enamel mug', finalUrl: mug.url, otherVariants: [] });
  for (const what of ['filled 2 fields', 'a', 'pressed button "Continue"', 'opened a guessed address'])
    noteDone({ memory }, what);
  assert.deepEqual(notesOf({ memory, order }), [
    'being bought: 1 × "Enamel mug" with color "Rouge"',
    'being bought: 2 × the product at /pot',
    'an account with the shop must not be made',
    'done just before: a; pressed button "Continue"; opened a guessed address',
  ]);
});
