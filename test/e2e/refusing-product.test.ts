import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { preparePurchase } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { purchaseOrder } from '../harness/purchase.ts';

/** Product pages that refuse only once they know what is wanted. */
const PAGES: Record<string, string> = {
  '/lamp': `<h1>Brass Lamp</h1><p>$40.00</p><label>Quantity <input id=n type=number name=qty value=1></label>
    <button id=add>Add to cart</button><script>n.oninput = () => { add.disabled = n.value > 10 }</script>`,
  '/bowl': `<h1>Oak Bowl</h1><p>$30.00</p><label>Quantity <input id=n type=number name=qty value=1></label>
    <button onclick="fetch('/add', { method: 'POST' }).then(() => {
      note.textContent = 'Only 12 left in stock'; setTimeout(() => { note.textContent = '' }, 2500) })">Add to cart</button>
    <div role=alert id=note></div>`,
  '/shirt': `<h1>Linen Shirt</h1><p>$48.00</p><div>Select Size</div><div><button>S</button><button>M</button><button>L</button></div>
    <button id=add disabled>Select variant</button><script>
    for (const each of document.querySelectorAll('div button')) each.onclick = () => {
      each.className = 'border-thick'; add.textContent = each.textContent === 'L' ? 'Out of stock' : 'Add to cart';
      add.disabled = each.textContent === 'L' }</script>`,
};

let server: http.Server;
let pool: BrowserPool;
let origin: string;

before(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/add') return response.writeHead(500).end();
    const body = PAGES[request.url ?? ''];
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(`<!doctype html><body>${body ?? ''}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pool = openTestPool();
});
after(async () => {
  await pool.close();
  server.closeAllConnections();
  server.close();
});

async function codeOf(path: string, quantity: number, variant: Record<string, string>): Promise<string> {
  const prepared = await preparePurchase(
    { browser: pool, recipes: null, log: () => undefined },
    purchaseOrder({ items: [{ url: origin + path, quantity, variant }] }),
    { signal: AbortSignal.timeout(30_000), card: null, onStep: () => undefined },
  );
  if (prepared.kind === 'failed') return prepared.code;
  await prepared.close();
  return 'prepared';
}

test('a button that the quantity disables means too few pieces', async () => {
  assert.equal(await codeOf('/lamp', 500, {}), 'insufficient_stock');
});

test('a complaint that goes away by itself is heard, also beside a request that failed', async () => {
  assert.equal(await codeOf('/bowl', 500, {}), 'insufficient_stock');
});

test('a button that says sold out after the choice means that this variant is', async () => {
  assert.equal(await codeOf('/shirt', 1, { size: 'L' }), 'out_of_stock');
});
