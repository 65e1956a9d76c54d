import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPrice } from './without-price.ts';

for (const [name, words] of [
  ['Order · ¥6,810', 'Order ·'],
  ['Kort (+ 22,00 SEK)', 'Kort (+ )'],
  ['Kreditkarte (+ 2,00 € €2.00)', 'Kreditkarte (+ )'],
  ['Pay 14.911,30 € €14.911,30', 'Pay'],
  ['inkl. moms kr 108:-', 'inkl. moms'],
  ['Kort (+ 22,- kr)', 'Kort (+ )'],
  ['Zahlung 5.– CHF', 'Zahlung'],
  ['Box of 3', 'Box of 3'],
  ['From $3.00 to $5.00', 'From $3.00 to $5.00'],
] as const) {
  test(`"${name}" says "${words}"`, () => assert.equal(withoutPrice(name).replace(/\s+/g, ' ').trim(), words));
}
