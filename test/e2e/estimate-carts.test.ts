import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { estimateResult } from '@cartwright/contract';
import fc from 'fast-check';
import { addUpEstimate } from '../../src/catalog/add-up-estimate.ts';
import { readDestination } from '../../src/catalog/tax/read-destination.ts';
import { toMinor } from '../../src/platform/money.ts';

// ESTIMATE_CARTS=100000 tries that many carts; the ordinary run tries fewer.
const numRuns = Number(process.env.ESTIMATE_CARTS ?? 3_000);

const zip = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0')),
  fc.constantFrom('SW1A 1AA', 'K1A 0B1', '1010'),
);
const line = fc.record({
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 100_000_000 })),
  item: fc.record({
    url: fc.constant('https://shop.example/p/1'),
    quantity: fc.integer({ min: 1, max: 999 }),
    category: fc.constantFrom('general', 'clothing', 'grocery', 'Pet food', ''),
  }),
});
const charge = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constant(null));
const cart = fc.record({
  zip,
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  charges: fc.array(charge, { minLength: 1, maxLength: 3 }),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
});

describe('add up estimate', () => {
  it(`adds up to the last minor unit for ${numRuns} carts`, () => {
    fc.assert(
      fc.property(cart, ({ zip: code, lines, charges, currency }) => {
        const answer = addUpEstimate(lines, readDestination({ zip: code }), charges, currency);
        // Read back from the decimals that a caller gets, so that drift in the answer itself would show.
        const minor = (amount: number) => toMinor(amount, currency);
        const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + minor(amount), 0);
        assert.equal(minor(answer.total), sum([answer.subtotal, answer.shipping, answer.tax]));
        assert.equal(minor(answer.subtotal), sum(answer.items.map((item) => item.subtotal)));
        assert.equal(minor(answer.tax), sum(answer.items.map((item) => item.tax)));
        for (const item of answer.items) assert.equal(minor(item.subtotal), minor(item.unitPrice) * item.quantity);
        const known = charges.filter((each) => each !== null);
        assert.equal(answer.shippingKnown, known.length === charges.length);
        assert.equal(minor(answer.shipping), answer.shippingKnown ? known.reduce((all, each) => all + each, 0) : 0);
        assert.ok(answer.items.every((item) => item.tax >= 0 && item.tax <= item.subtotal + answer.shipping));
        assert.deepEqual(estimateResult.parse(answer), answer);
      }),
      { numRuns },
    );
  });
});
