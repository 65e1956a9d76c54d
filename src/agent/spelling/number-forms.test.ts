import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberForms } from './number-forms.ts';
import { phoneForms } from './phone-forms.ts';

test('a box for a number is given no sign and no space', () => {
  assert.deepEqual(numberForms(phoneForms('+36 30 555 0147', 'HU')), ['0305550147', '305550147', '0036305550147']);
  assert.deepEqual(numberForms(['+36', '36', 'Hungary']), ['36']);
  assert.deepEqual(numberForms(['Hungary', 'HU']), []);
});
