import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { PersonalOrder } from './personal-values.ts';
import { createRedactor } from './redact.ts';

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäéłñß'), minLength: min, maxLength: max });
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

test('wherever a value stands in a text, it is gone afterwards', () => {
  fc.assert(
    fc.property(
      fc.record({
        first: letters(3, 12),
        last: letters(3, 12),
        street: letters(5, 14),
        city: letters(4, 12),
        zip: digits(5),
      }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(' ', ', ', '\n', ': ', '/', '<b>'),
      ({ first, last, street, city, zip }, around, gap) => {
        const order: PersonalOrder = {
          contact: { firstName: first, lastName: last, email: `${first}@${last}.example`, phone: `+1 503 ${zip}99` },
          shippingAddress: {
            addressLine1: `${zip.slice(0, 2)} ${street}`,
            addressLine2: '',
            city,
            province: '',
            postalCode: zip,
            country: 'US',
          },
          billingAddress: null,
          couponCodes: [],
        };
        const redact = createRedactor(order);
        for (const value of [first, last, street, city, zip, order.contact.email]) {
          const shown = redact(`${around}${gap}${value.toUpperCase()}${gap}${around}`).replace(/\{[A-Z_]+\}/g, '');
          const rest = redact(`${around}${gap}${gap}${around}`).replace(/\{[A-Z_]+\}/g, '');
          // What the surrounding text happens to hold itself does not count.
          const count = (text: string) => text.toLowerCase().split(value.toLowerCase()).length;
          assert.ok(count(shown) <= count(rest), `${value} in ${JSON.stringify(shown)}`);
        }
      },
    ),
    { numRuns: 300 },
  );
});
