import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { refusalOfFailedServer } from './refusal-of-failed-server.ts';

const CHECKOUT = `<main><h1>Payment</h1><p>Subtotal $20.00</p><p>Total $20.00</p>
  <input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc">
  <button onclick="fetch('/order', { method: 'POST' }).then(() => document.querySelector('p').textContent = 'It failed')">Place order</button></main>`;

const DECLINED = '{"error":{"message":"Your card was declined."}}';
const UNNAMED = '{"message":"Internal error"}';

test('a server that failed is believed where it named the declined card; one that refused, also where it did not', async (t) => {
  let answer: readonly [number, string] = [200, ''];
  const { run, origin, close } = await startRunAtShop((request, response) => {
    const isOrder = request.method === 'POST';
    response.writeHead(isOrder ? answer[0] : 200, { 'content-type': isOrder ? 'application/json' : 'text/html' });
    response.end(isOrder ? answer[1] : CHECKOUT);
  });
  t.after(close);
  const codeOf = async (status: number, body: string) => {
    answer = [status, body];
    await run.page.goto(`${origin}/checkout`);
    const mark = { view: await look(run), sent: run.requests.sentCount() };
    await run.page.click('button');
    await run.page.waitForSelector('text=It failed');
    const outcome = await refusalOfFailedServer(run, await look(run), mark);
    return outcome && 'code' in outcome ? outcome.code : null;
  };
  assert.equal(await codeOf(500, DECLINED), 'card_declined');
  assert.equal(await codeOf(500, UNNAMED), null);
  assert.equal(await codeOf(400, DECLINED), 'card_declined');
  assert.equal(await codeOf(400, UNNAMED), 'merchant_error');
  assert.equal(await codeOf(429, UNNAMED), null);
});
