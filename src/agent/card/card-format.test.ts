import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyElement } from '../perception/index.ts';
import { formatOf } from './card-format.ts';

const asked = (placeholder: string) => formatOf({ ...emptyElement, ref: '0:0', frame: 0, placeholder }, 'expiry');

test('a year of four letters is written in full, in whatever language the mask is', () => {
  for (const mask of ['MM/YYYY', 'KK / VVVV', 'ММ / ГГГГ', 'MM/AAAA', '09 / 2031'])
    assert.equal(asked(mask), 'MM/YYYY');
});

test('a mask of two letters, or none, gets a short year', () => {
  for (const mask of ['MM/YY', 'KK / VV', '09/31', '', 'Expiry date']) assert.equal(asked(mask), 'MM/YY');
});
