import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Totals } from '../perception/index.ts';
import { mayFall } from './check-shown-total.ts';

const euros = (amountMinor: number) => ({ amount: String(amountMinor / 100), amountMinor, currency: 'EUR' });

function falls(ceiling: number, taxIncluded: boolean, fee = 'Shipping insurance'): boolean {
  const totals = {
    currency: 'EUR',
    subtotal: euros(1710),
    shipping: euros(420),
    fees: [{ label: fee, money: euros(300) }],
    tax: euros(583),
    taxIncluded,
    total: euros(taxIncluded ? 2430 : 3013),
  } as unknown as Totals;
  const limits = { maxTotal: ceiling, maxShipping: null, authorised: { amount: ceiling, currency: 'EUR' } };
  return mayFall({ order: { limits } } as unknown as Parameters<typeof mayFall>[0], totals);
}

test('an extra that may still be refused takes the tax on it along', () => {
  assert.equal(falls(26.42, false), true);
  assert.equal(falls(26.4, false), false);
  assert.equal(falls(21.3, true), true);
  assert.equal(falls(21.29, true), false);
});

test('a fee of the shop does not fall', () => {
  assert.equal(falls(26.94, false, 'Handling fee'), false);
});
