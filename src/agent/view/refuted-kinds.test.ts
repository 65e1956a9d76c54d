import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldClass, FieldKind } from '../perception/index.ts';
import { samplePage } from '../reader/sample-page.ts';
import { firstKind, refuteKind, withoutRefuted } from './refuted-kinds.ts';

const { snapshot } = samplePage({ title: 'Address', elements: [{ role: 'textbox', tag: 'input', name: 'line' }] });
const [element] = snapshot.elements;
assert.ok(element);

function read(kind: FieldKind, confidence: number, rivals: FieldClass['rivals']): FieldClass {
  return { kind, confidence, rivals, section: 'shipping', why: '' };
}

const doubtful = read('province', 0.4, [
  { kind: 'city', confidence: 0.35 },
  { kind: 'cardHolder', confidence: 0.3 },
  { kind: 'street2', confidence: 0.1 },
]);

test('what a shop refuses in every spelling is something else, where that was in doubt', () => {
  const refuted = new Map<string, FieldKind[]>();
  const seen = (field: FieldClass) =>
    withoutRefuted(snapshot, new Map([[element.ref, field]]), refuted).get(element.ref)?.kind;
  assert.equal(seen(doubtful), 'province');
  assert.ok(refuteKind(refuted, element, doubtful));
  assert.equal(seen(doubtful), 'city');
  const rival = withoutRefuted(snapshot, new Map([[element.ref, doubtful]]), refuted).get(element.ref);
  assert.ok(rival && !refuteKind(refuted, element, rival), 'a card’s holder and a weak guess are not tried');
  assert.equal(firstKind(refuted, element, rival), 'province', 'the purchase ends for what it was taken for first');
});

test('what was read for sure is refused for what it is', () => {
  const refuted = new Map<string, FieldKind[]>();
  const sure = read('postalCode', 1, [{ kind: 'city', confidence: 0.4 }]);
  assert.ok(!refuteKind(refuted, element, sure));
  assert.equal(refuted.size, 0);
  assert.ok(!refuteKind(refuted, element, read('coupon', 0.4, [{ kind: 'city', confidence: 0.4 }])));
});
