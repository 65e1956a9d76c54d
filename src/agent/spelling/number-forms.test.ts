import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsForBox } from './number-forms.ts';
import { phoneForms } from './phone-forms.ts';

const box = { tag: 'input', type: 'text', label: 'Telefon', placeholder: '', title: '', error: '' };
const number = { ...box, type: 'number' };
const phone = phoneForms('+36 30 555 0147', 'HU');

test('a box for a number is given no sign and no space', () => {
  assert.deepEqual(formsForBox(number, phone), ['0305550147', '305550147', '0036305550147']);
  assert.deepEqual(formsForBox(number, ['+36', '36', 'Hungary']), ['36']);
  assert.deepEqual(formsForBox(number, ['Hungary', 'HU']), []);
});

test('a box that says that it wants digits, or shows an example of them, gets those first', () => {
  for (const placeholder of ['Csak számjegyek adhatók meg', 'Numbers only', '0305550147'])
    assert.equal(formsForBox({ ...box, placeholder }, phone)[0], '0305550147', placeholder);
  for (const placeholder of ['', 'Phone number'])
    assert.deepEqual(formsForBox({ ...box, placeholder }, phone), phone, placeholder);
  assert.equal(formsForBox({ ...box, placeholder: '+36 30 555 0147' }, phone)[0], phone[0]);
  assert.equal(formsForBox({ ...box, error: 'Please use digits only' }, phone)[0], '0305550147', 'complained of');
});

test('an example with signs in it says how the number begins and is parted', () => {
  const first = (placeholder: string, forms: readonly string[]) => formsForBox({ ...box, placeholder }, forms)[0];
  const american = phoneForms('+1 415 555 0132', 'US');
  assert.equal(first('(201) 555-0123', american), '(415) 555-0132');
  assert.equal(first('___-___-____', american), '415-555-0132');
  assert.equal(first('+1 (201) 555-0123', american), '+14155550132');
  assert.equal(first('06 30 123 4567', phone), '0305550147');
  assert.equal(first('30 123 4567', phone), '305550147');
  assert.equal(first('1–3 Elm St.', ['12 Elm Street']), '12 Elm Street');
});

test('a number is first written without spaces, which some shops refuse, and with the code of its country', () => {
  assert.equal(phone[0], '+36305550147');
});
