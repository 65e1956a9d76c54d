import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import type { Totals } from '../perception/index.ts';
import { newMemory, type Run } from '../run/run.ts';
import { isShownAsAgreed, mayFall } from './check-shown-total.ts';

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

test('a total within the ceiling is shown as agreed, also beside a remark on what was saved', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const sums: [string, string][] = [
    ['Subtotal', '$20.00'],
    ['You save', '$8.00'],
    ['Shipping', '$5.00'],
    ['Total', '$25.00'],
  ];
  const rows = sums.map(([label, amount]) => sumRow(label, amount)).join('');
  const view = readView(await shop.see(`<main><h1>Review your order</h1>${rows}<button>Place order</button></main>`));
  const agreed = (maxTotal: number) => {
    const order = { couponCodes: [], limits: { maxTotal, maxShipping: null, authorised: null } };
    return isShownAsAgreed({ memory: newMemory(order as never), order } as unknown as Run, view);
  };
  assert.equal(agreed(25), true);
  assert.equal(agreed(24.99), false);
});
