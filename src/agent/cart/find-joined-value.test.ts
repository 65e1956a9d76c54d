import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VariantAxis } from '../perception/index.ts';
import { findJoinedValue, namesOfOthers } from './find-joined-value.ts';

const axisOf = (...labels: string[]): VariantAxis => ({
  name: 'Variants',
  widget: 'radio',
  required: true,
  chosen: false,
  values: labels.map((label) => ({ label, ref: label, optionValue: '', available: true, selected: false })),
});

test('one value may answer size and colour at once', () => {
  const axis = axisOf('Size: S, Color: Sand $48.50', 'Size: M, Color: Sand $48.50', 'Size: M, Color: Pine $48.50');
  assert.equal(findJoinedValue([axis], ['M', 'Pine'])?.value.label, 'Size: M, Color: Pine $48.50');
  assert.equal(findJoinedValue([axisOf('M / Pine', 'M / Sand')], ['Pine', 'M'])?.value.label, 'M / Pine');
});

test('half an answer, or two that fit, is none', () => {
  const axis = axisOf('Size: M, Color: Sand', 'Size: ML, Color: Pine');
  assert.equal(findJoinedValue([axis], ['M', 'Pine']), null);
  assert.equal(findJoinedValue([axisOf('M, Pine, short', 'M, Pine, long')], ['M', 'Pine']), null);
  assert.equal(findJoinedValue([axisOf('M, Pine')], ['M']), null);
});

test('a value may be written out behind the name of the product that all values begin with', () => {
  const named = ['White S', 'White M', 'Dark blue S', 'Dark blue M'].map((each) => `Linen shirt Ria ${each}`);
  const axis = axisOf(...named);
  const found = findJoinedValue([axis], ['M', 'Dark blue']);
  assert.equal(found?.value.label, 'Linen shirt Ria Dark blue M');
  assert.deepEqual(found && namesOfOthers(found), ['white s', 'white m', 'dark blue s']);
  assert.equal(findJoinedValue([axis], ['M', 'Blue']), null);
  assert.equal(findJoinedValue([axis], ['M', 'Green']), null);
  assert.equal(findJoinedValue([axisOf('Shirt White M', 'Trousers White M')], ['White', 'M']), null);
});

test('each part of a value may begin with the name of what was asked, before its price and stock', () => {
  const axis = axisOf(
    'Größe S, Farbe rot, CHF 139.00 25',
    'Größe M, Farbe rot, CHF 139.00 0',
    'Größe M, Farbe blau, CHF 139.00',
  );
  assert.equal(
    findJoinedValue([axis], ['M', 'rot'], ['Größe', 'Farbe'])?.value.label,
    'Größe M, Farbe rot, CHF 139.00 0',
  );
  assert.equal(
    findJoinedValue([axisOf('Size M, Color rot', 'Size S, Color rot')], ['rot', 'M'], ['color', 'size'])?.value.label,
    'Size M, Color rot',
  );
  assert.equal(findJoinedValue([axis], ['M', 'rot'], ['Länge', 'Farbe']), null);
  assert.equal(findJoinedValue([axis], ['M', 'rot']), null);
});
