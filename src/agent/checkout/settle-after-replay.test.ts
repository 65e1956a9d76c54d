import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { countQuestions, silentReader } from '../../../test/harness/count-questions.ts';
import { purchaseOrder } from '../../../test/harness/purchase.ts';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import type { Question } from '../model/index.ts';
import { readAgain } from '../reader/index.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import { settleDoubts } from './settle-doubts.ts';

const PAYMENT = `<main><h1>Payment</h1>
  <label><input type="checkbox" checked> Gift wrapping $5.00</label>
  ${sumRow('Subtotal', '$20.00')}${sumRow('Shipping', '$4.00')}
  <div id="wrapping">${sumRow('Gift wrapping', '$5.00')}</div><div id="total">${sumRow('Total', '$29.00')}</div>
  <label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>
  <label>CVC <input autocomplete="cc-csc"></label><button type="button">Place order</button></main>`;

let shop: Awaited<ReturnType<typeof startRunAtShop>>;
before(async () => {
  shop = await startRunAtShop(answerPages({ '/pay': PAYMENT }));
});
after(() => shop.close());

/** At the page that asks for the card, with a recipe and somebody who listens. */
async function atPayment(): Promise<{ run: Run; asked: Question[]; shape: string }> {
  const asked: Question[] = [];
  const { run } = shop;
  run.reader = countQuestions(silentReader, asked).forPurchase(purchaseOrder({ items: [] }));
  run.memory.shippingOption = 'Standard';
  run.memory.addressGiven = true;
  run.tries.forget(/^/);
  await run.page.goto(`${shop.origin}/pay`);
  const { shape } = (await look(run)).snapshot;
  const pages = { [shape]: { moves: [{ goal: 'setCheckboxes', target: null }], uses: 1 } };
  run.recipe = openRecipeBook('shop.example', { merchant: 'shop.example', version: 1, pages }, []);
  return { run, asked, shape };
}

test('a charge that was unticked since the page was seen is nobody’s question; one that stays is', async () => {
  const { run, asked } = await atPayment();
  const before = await look(run);
  await run.page.evaluate(
    (total) => {
      document.querySelector('#wrapping')?.remove();
      const sum = document.querySelector('#total');
      if (sum) sum.innerHTML = total;
    },
    sumRow('Total', '$24.00'),
  );
  assert.equal(await settleDoubts(run, before), before);
  assert.deepEqual(asked, []);
  await run.page.goto(`${shop.origin}/pay`);
  await settleDoubts(run, await look(run));
  assert.ok(asked.length > 0);
});

test('where a recipe was replayed, it is put aside before anybody is asked, once', async () => {
  const { run, asked, shape } = await atPayment();
  const stuck = new Stop('agent_stuck', 'nothing leads on');
  run.recipe.startReplay(shape);
  run.recipe.endReplay();
  run.tries.add('advance 0123456789ab continue');
  assert.ok(await readAgain(run, 'checkout', stuck));
  assert.deepEqual(asked, []);
  assert.equal(run.tries.count('advance 0123456789ab continue'), 0, 'what was pressed may be pressed again');
  assert.equal(await readAgain(run, 'checkout', stuck), null);
  assert.ok(asked.length > 0);
});

test('once the card is typed nothing is pressed a second time for the recipe’s sake', async () => {
  const { run, shape } = await atPayment();
  run.recipe.startReplay(shape);
  run.recipe.endReplay();
  run.memory.cardTyped = true;
  assert.equal(await readAgain(run, 'checkout', new Stop('agent_stuck', 'nothing leads on')), null);
  run.memory.cardTyped = false;
});
