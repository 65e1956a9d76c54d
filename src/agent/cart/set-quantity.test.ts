import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { setQuantity } from './set-quantity.ts';

/** What the number beside the button holds in the end, or why it was left. */
async function quantitySet(attributes: string): Promise<string> {
  const page = `<main><h1>Copper spoon</h1><p>$4.00</p><form novalidate>
    <label>Quantity <input type="number" name="quantity" value="1" ${attributes}></label><button>Add to cart</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/p': page }), '/p');
  try {
    await run.page.goto(`${origin}/p`);
    await setQuantity(run, await look(run), { url: `${origin}/p`, quantity: 5, variant: {} });
    return await run.page.evaluate("document.querySelector('input').value");
  } catch (error) {
    return (error as Error).message;
  } finally {
    await close();
  }
}

test('more pieces than the field takes are too many, whether or not the browser would send them', async () => {
  assert.match(await quantitySet('max="3"'), /does not accept this quantity/);
});

test('a field that takes as many, or that names no real limit, is set', async () => {
  for (const attributes of ['max="5"', 'max=""', 'max="-1"', ''])
    assert.equal(await quantitySet(attributes), '5', attributes);
});
