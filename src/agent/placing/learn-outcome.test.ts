import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { watchSends } from '../proof/watch-sends.ts';
import { look } from '../view/look.ts';
import { learnOutcome } from './learn-outcome.ts';

/** Longer than any request for data counts as on its way. */
const SLOW_MS = 7_000;

const page = `<!doctype html><title>Checkout</title><main><h1>Review your order</h1><p>Total $20.00</p>
<button onclick="fetch('/order', { method: 'POST' }).then((answer) => answer.text()).then((said) => {
  document.querySelector('main').innerHTML = said; })">Place order</button></main>`;
const thanks = '<h1>Thank you for your order</h1><p>Your order number is 10482. We have received your order.</p>';

test('an order that the merchant answers slowly is waited for', async (t) => {
  const { run, origin, close } = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.method !== 'POST') return response.end(page);
    return setTimeout(() => response.end(thanks), SLOW_MS);
  });
  t.after(close);
  await run.page.goto(`${origin}/checkout`);
  const mark = {
    view: await look(run),
    ambiguous: false,
    sent: run.requests.sentCount(),
    documents: run.requests.documentCount(),
    sends: await watchSends(run),
    at: Date.now(),
  };
  await run.page.click('button');
  const outcome = await learnOutcome(run, mark);
  assert.ok(typeof outcome === 'object' && outcome.kind === 'placed', JSON.stringify(outcome));
  assert.equal(outcome.order.number, '10482');
});
