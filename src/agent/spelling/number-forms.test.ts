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
  for (const placeholder of ['', 'Phone number', '+36 30 555 0147'])
    assert.deepEqual(formsForBox({ ...box, placeholder }, phone), phone, placeholder);
  assert.equal(formsForBox({ ...box, error: 'Please use digits only' }, phone)[0], '0305550147', 'complained of');
});

test('a number is first written without spaces, which some shops refuse, and with the code of its country', () => {
  assert.equal(phone[0], '+36305550147');
});
