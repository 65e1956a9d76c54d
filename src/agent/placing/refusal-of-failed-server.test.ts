import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { refusalOfFailedServer } from './refusal-of-failed-server.ts';

const CHECKOUT = `<main><h1>Payment</h1><p>Subtotal $20.00</p><p>Total $20.00</p>
  <input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc">
  <button onclick="fetch('/order', { method: 'POST' }).then(() => document.querySelector('p').textContent = 'It failed')">Place order</button></main>`;

test('a server that failed and named the declined card is believed, one that only failed is not', async (t) => {
  const outcomes = [];
  for (const body of ['{"error":{"message":"Your card was declined."}}', '{"message":"Internal error"}']) {
    const { run, origin, close } = await startRunAtShop((request, response) => {
      const isOrder = request.method === 'POST';
      response.writeHead(isOrder ? 500 : 200, { 'content-type': isOrder ? 'application/json' : 'text/html' });
      response.end(isOrder ? body : CHECKOUT);
    });
    t.after(close);
    await run.page.goto(`${origin}/checkout`);
    const mark = { view: await look(run), sent: run.requests.sentCount() };
    await run.page.click('button');
    await run.page.waitForSelector('text=It failed');
    outcomes.push(await refusalOfFailedServer(run, await look(run), mark));
  }
  assert.deepEqual(
    outcomes.map((outcome) => outcome && 'code' in outcome && outcome.code),
    ['card_declined', null],
  );
});
