import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratesIn } from './tax-rates.ts';

test('every percentage of a name is read, in any writing', () => {
  assert.deepEqual(ratesIn('GST 5% + PST 9,975 %'), [5, 9.975]);
  assert.deepEqual(ratesIn('ضريبة القيمة المضافة ١٥٪'), [15]);
  assert.deepEqual(ratesIn('VAT'), []);
});
