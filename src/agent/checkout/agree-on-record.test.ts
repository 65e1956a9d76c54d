import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import { OrderMayExist } from '../proof/order-may-exist.ts';
import { look } from '../view/look.ts';
import { findGoal } from './goals.ts';

const SUMS = sumRow('Subtotal', '$20.00') + sumRow('Shipping', '$5.00') + sumRow('Total', '$25.00');

/** A review whose box for the terms opens them in a layer; `agrees` is what the layer's button does. */
const review = (
  agrees: string,
  order = '<button>Place order</button>',
) => `<!doctype html><main><h1>Review your order</h1>
  <p>Ada Palmer, 1 Main St, Ames</p>${SUMS}
  <form><label><input type="checkbox" id="terms"> I accept the terms and conditions</label>${order}</form></main>
  <div id="veil" hidden style="position:fixed;inset:0;background:#0009"><div role="dialog" aria-modal="true"
  style="background:#fff;margin:80px"><h2>Terms</h2><p>Zorba lix.</p><button type="button" id="agree">I agree</button>
  <button type="button" onclick="veil.hidden = true">×</button></div></div>
  <script>terms.onclick = (event) => { event.preventDefault(); setTimeout(() => { veil.hidden = false; }); };
  agree.onclick = () => { veil.hidden = true; ${agrees} };</script>`;

const TICKS = 'terms.onclick = null; terms.checked = true;';
const ORDERS =
  "fetch('/order', { method: 'POST', body: 'all' }).then(() => { document.body.innerHTML = '<h1>Thank you for your order</h1><p>Order number 10023</p>'; });";

interface Settled {
  records: string[];
  isTicked: boolean;
  error: unknown;
  /** What the agent logged meanwhile, to be shown where a test fails. */
  told: string[];
}

/** With the card typed, at such a page: what was put on record, whether the box is ticked, and how it ended. */
async function settle(page: string, ceiling = 30): Promise<Settled> {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  const { run } = shop;
  const records: string[] = [];
  const told: string[] = [];
  run.deps = { ...run.deps, log: (message, fields) => void told.push(`${message} ${JSON.stringify(fields ?? {})}`) };
  run.order.limits.maxTotal = ceiling;
  run.memory.cardTyped = true;
  run.memory.paymentMethod = 'card';
  run.hooks.recordPress = async () => {
    records.push('recorded');
    return { clear: async () => void records.push('cleared') };
  };
  try {
    await run.page.goto(shop.origin);
    const error = await Promise.resolve(findGoal('setCheckboxes')?.act(run, await look(run))).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const isTicked = await run.page.evaluate(
      () => document.querySelector<HTMLInputElement>('#terms')?.checked === true,
    );
    return { records, isTicked, error, told };
  } finally {
    await shop.close();
  }
}

function checkAgreed({ told, ...agreed }: Settled): void {
  const expected = { records: ['recorded', 'cleared'], isTicked: true, error: null };
  assert.ok(isDeepStrictEqual(agreed, expected), `${JSON.stringify(agreed)}\n${told.join('\n')}`);
}

test('with the card typed, the terms are agreed to in their layer on record, where another control orders', async () => {
  checkAgreed(await settle(review(TICKS)));
});

test('the same where the form of the box is left by a control that leads on', async () => {
  checkAgreed(await settle(review(TICKS, '<button>Continue</button>')));
});

test('an agreement that turns out to be the order ends the preparation as an order that may exist', async () => {
  const { records, error } = await settle(review(ORDERS));
  assert.deepEqual(records, ['recorded']);
  assert.ok(error instanceof OrderMayExist);
});

test('with the card typed, nobody agrees in a layer where nothing else orders or leads on', async () => {
  const { records, isTicked } = await settle(review(TICKS, ''));
  assert.deepEqual([records, isTicked], [[], false]);
});

test('with the card typed, nobody agrees in a layer above a total that is more than was agreed', async () => {
  const { records, isTicked } = await settle(review(TICKS), 24);
  assert.deepEqual([records, isTicked], [[], false]);
});
