import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerParts } from '../../../test/harness/answer-parts.ts';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import type { Question } from '../model/index.ts';
import { look } from '../view/look.ts';
import { settleCartSums } from './settle-cart-sums.ts';
import { verifyCart } from './verify-cart.ts';

const cart = (...rows: [string, string][]) => `<main><h1>Cart</h1><div><div class="cart-item"><a href="/p">Mug</a>
  <input name="qty" type="number" value="1"> <span>$20.00</span> <button>Remove</button></div></div>
  <section><h2>Summary</h2>${rows.map(([label, amount]) => sumRow(label, amount)).join('')}</section>
  <a href="/checkout">Checkout</a></main>`;

/** The subtotal of the verified cart once a reader was asked about it, and how often one was. */
async function settle(html: string, is: Record<string, string>) {
  const { run, origin, close } = await startRunAtShop(answerPages({ '/cart': html }), '/cart');
  try {
    const item = { url: `${origin}/p`, quantity: 1, variant: {} };
    run.memory.addedItems.push({ item, title: 'Mug', finalUrl: item.url, otherVariants: [] });
    let asked = 0;
    run.reader = {
      seal: () => undefined,
      ask: async (question: Question) => {
        asked += 1;
        const answer = await answerParts(question, answerTo);
        return { answer, calls: 1, inputTokens: 0, outputTokens: 0 };
      },
    };
    const answerTo = ({ kind, things }: Question) => {
      const rows = things.flatMap(({ text }, at) => {
        const name = Object.keys(is).find((label) => text.startsWith(`"${label}"`));
        return name ? [{ row: String(at), is: is[name] }] : [];
      });
      return kind === 'amounts' ? { rows } : null;
    };
    await run.page.goto(`${origin}/cart`);
    await settleCartSums(run, await verifyCart(run, await look(run)));
    return [run.memory.cartSubtotal?.minor, asked];
  } finally {
    await close();
  }
}

test('sums of the cart that do not add up are asked about where they stand; the arithmetic decides what counts', async () => {
  const net: [string, string] = ['Subtotal', '$17.00'];
  const rest: [string, string][] = [
    ['Vamto', '$20.00'],
    ['Shipping', '$5.00'],
    ['Total', '$25.00'],
  ];
  assert.deepEqual(await settle(cart(net, ...rest), { Vamto: 'subtotal', Subtotal: 'none' }), [2000, 1]);
  assert.deepEqual(await settle(cart(net, ...rest), { Vamto: 'none' }), [1700, 1], 'does not add up');
  assert.deepEqual(await settle(cart(...rest.slice(1), ['Subtotal', '$20.00']), {}), [2000, 0], 'nothing is in doubt');
});

test('a delivery that the cart has chosen is counted by the price in its label', async () => {
  const choice = (price: string, checked = '') =>
    `<label><input type="radio" name="shipping_method" ${checked}> Courier: ${price}</label>`;
  const page = (total: string) =>
    cart(['Subtotal', '$20.00'], ['Total', total]).replace(
      '</section>',
      `<h3>Shipping</h3>${choice('$5.00', 'checked')}${choice('$9.00')}</section>`,
    );
  assert.deepEqual(await settle(page('$25.00'), {}), [2000, 0]);
  assert.deepEqual(await settle(page('$27.00'), {}), [2000, 1]);
});

test('goods that cost more than the lines of the cart are no reading', async () => {
  const dear: [string, string][] = [
    ['Subtotal', '$17.00'],
    ['Vamto', '$40.00'],
    ['Shipping', '$5.00'],
    ['Total', '$45.00'],
  ];
  assert.deepEqual(await settle(cart(...dear), { Vamto: 'subtotal', Subtotal: 'none' }), [1700, 2], 'asked once more');
});
