import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VariantAxis } from '../perception/index.ts';
import { findJoinedValue } from './find-joined-value.ts';

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
