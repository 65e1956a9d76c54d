import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fittingFirst } from './fitting-first.ts';
import { phoneForms } from './phone-forms.ts';

test('the spelling that the pattern of the field takes comes first, and the others keep their order', () => {
  const forms = phoneForms('+1 503-555-0132', 'US');
  assert.deepEqual(fittingFirst(forms, '[0-9\\-]+').slice(0, 3), ['5035550132', '503-555-0132', '+15035550132']);
  assert.equal(fittingFirst(forms, '\\d{3}-\\d{3}-\\d{4}')[0], '503-555-0132');
});

test('a pattern that could keep us busy, is broken, or takes no spelling changes nothing', () => {
  const forms = ['0'.repeat(40), '1'];
  for (const pattern of ['(0+)+1', '0*0*0*0*0*0*2', '[', '[a-z]+', ''])
    assert.deepEqual(fittingFirst(forms, pattern), forms);
});
