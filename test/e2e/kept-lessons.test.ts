import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type MerchantRecipe, preparePurchase, type Question } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { answerParts } from '../harness/answer-parts.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { purchaseOrder } from '../harness/purchase.ts';

/** Nothing says what adds the lamp; what comes after the cart is sold out. */
const LAMP = `<main><h1>Brass Lamp</h1><p>$40.00</p><button type="button">Qux</button>
  <button type="button" onclick="location = '/cart'">Vamto</button><button type="button">Garply</button></main>`;
const CART = `<main><h1>Cart</h1><div><div class="cart-item"><a href="/lamp">Brass Lamp</a>
  <input name="qty" type="number" value="1"> <span>$40.00</span> <button>Remove</button></div></div>
  <p>Subtotal <b>$40.00</b></p><a href="/checkout">Checkout</a></main>`;
const GONE = '<main><h1>Checkout</h1><div role="alert">Brass Lamp is out of stock.</div></main>';
const PAGES: Record<string, string> = {
  '/lamp': LAMP,
  '/cart': CART,
  '/checkout': GONE,
};

let server: http.Server;
let pool: BrowserPool;
let origin: string;

before(async () => {
  server = http.createServer((request, response) => {
    const body = PAGES[(request.url ?? '').replace(/\?.*/, '')] ?? '';
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Lamps</title>${body}`);
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

/** What a purchase that fails leaves behind. */
async function keptAfterFailure(): Promise<string[]> {
  const saved: MerchantRecipe[] = [];
  const answerTo = ({ kind, things }: Question) => {
    const control = String(things.findIndex(({ text }) => text.includes('Vamto')));
    return kind === 'way' && control !== '-1' ? { control, does: 'addToCart' } : null;
  };
  const ask = async (question: Question) => {
    const answer = await answerParts(question, answerTo);
    return { answer, calls: 1, inputTokens: 0, outputTokens: 0 };
  };
  const prepared = await preparePurchase(
    {
      browser: pool,
      recipes: {
        load: async () => null,
        remove: async () => undefined,
        save: async (recipe: MerchantRecipe) => void saved.push(recipe),
      },
      reader: { forPurchase: () => ({ seal: () => undefined, ask }) },
      log: () => undefined,
    },
    purchaseOrder({ items: [{ url: `${origin}/lamp`, quantity: 1, variant: {} }] }),
    { signal: AbortSignal.timeout(60_000), card: null, onStep: () => undefined },
  );
  assert.equal(prepared.kind, 'failed');
  return (saved.at(-1)?.lessons ?? []).map((lesson) => ('is' in lesson ? lesson.is : lesson.of));
}

test('what filled the cart as ordered is kept though the purchase failed later', async () => {
  assert.deepEqual(await keptAfterFailure(), ['addToCart']);
});
