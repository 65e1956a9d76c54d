import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement, TextBlock } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { announcesReview } from './announces-review.ts';

const next = { order: 50 } as SnapshotElement;

function announces(...lines: readonly (readonly [text: string, heading?: number])[]): boolean {
  const texts = lines.map(
    ([text, heading = 0], order) => ({ text, heading, order, tag: 'div', classes: '', covered: false }) as TextBlock,
  );
  return announcesReview({ snapshot: { texts } } as unknown as View, next);
}

test('the next step is named beside the number of this one', () => {
  const now = ['Step 2 of 3 - Payment information', 1] as const;
  assert.equal(announces(now, ['Continue to Step 3 - to confirm your order.']), true);
  assert.equal(announces(['Schritt 2 von 3: Zahlung', 2], ['Weiter zu Schritt 3: Bestellung bestätigen']), true);
  assert.equal(announces(now, ['Continue to step 2 - to confirm your order.']), false);
  assert.equal(announces(now, ['Continue to step 3']), false);
  assert.equal(announces(['Payment', 1], ['Continue to step 3 - to confirm your order.']), false);
  assert.equal(announces(['Step 3 of 3 - Confirm your order', 1]), false);
});
