import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import type { Totals } from '../perception/index.ts';
import { newMemory, type Run } from '../run/run.ts';
import { checkShownTotal, isShownAsAgreed, mayFall } from './check-shown-total.ts';

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
  return mayFall(
    { order: { limits }, memory: { paymentSurcharge: null } } as unknown as Parameters<typeof mayFall>[0],
    totals,
  );
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

test('once the card is typed, a total above the ceiling stops the press, also where its parts do not make it', async (t) => {
  const shop = await openTestPage();
  t.after(() => shop.close());
  const rows = [sumRow('Subtotal', '$20.00'), sumRow('Shipping', '$1.15'), sumRow('Total', '$25.00')].join('');
  const payment = readView(await shop.see(`<main><h1>Payment</h1>${rows}<button>Next step</button></main>`));
  const check = (maxTotal: number, known: object = { cardTyped: true }, view = payment) => {
    const order = { couponCodes: [], limits: { maxTotal, maxShipping: null, authorised: null } };
    const memory = { ...newMemory(order as never), ...known };
    const run = { deps: { log: () => undefined }, memory, order } as unknown as Run;
    const [next] = view.snapshot.elements;
    return () => checkShownTotal(run, view, next as NonNullable<typeof next>);
  };
  assert.throws(check(24.99), /limit/);
  assert.doesNotThrow(check(25));
  const line = '<p><a href="/lamp">Lamp</a> <input name="quantity" aria-label="Quantity" value="1"> <b>$20.00</b></p>';
  const cart = readView(await shop.see(`<main><h1>Shopping cart</h1>${line}${rows}<button>Order</button></main>`));
  const again = { cartUrl: cart.snapshot.url, stepsLeft: new Set(['https://shop.test/address']) };
  assert.throws(check(24.99, again, cart), /limit/, 'nor is a cart that comes back left by what says "order"');
  assert.doesNotThrow(check(25, again, cart));
  assert.doesNotThrow(check(24.99, { cartUrl: cart.snapshot.url }, cart), 'a cart may show more than what is ordered');
});
