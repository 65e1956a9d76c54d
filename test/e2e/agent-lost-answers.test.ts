import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage } from '../../src/agent/actions/open-page.ts';
import { isCartEmptied, isCartStillFull } from '../../src/agent/proof/is-cart-still-full.ts';
import { setCheckboxes } from '../../src/agent/refusals/set-checkboxes.ts';
import type { Run } from '../../src/agent/run/run.ts';
import { look } from '../../src/agent/view/look.ts';
import { answerPages, startRunAtShop } from '../harness/start-test-run.ts';

const LINE = '<ul><li><a href="/lamp">Brass lamp</a> <span>Quantity: 1</span> <b>$42.00</b></li></ul>';
const terms = (more: string) => `<main><h1>Checkout</h1><form>
  <label><input type="checkbox" name="terms" ${more}> I accept the terms and conditions</label></form></main>`;
/** Its content comes with an answer and is drawn a moment later, without any timer that could be waited for. */
const late = (part: string) => `<main id="main"></main><script>
  fetch('${part}').then((reply) => reply.text()).then((html) => {
    const began = performance.now();
    const draw = () => performance.now() - began > 600 ? (main.innerHTML = html) : requestAnimationFrame(draw);
    draw();
  });</script>`;
const PAGES: Record<string, string> = {
  '/lamp': '<main><h1>Brass lamp</h1><p>$42.00</p><button>Add to cart</button></main>',
  '/terms': terms(''),
  '/stubborn': terms('onclick="this.dataset.n = 1 + Number(this.dataset.n ?? 0); return false"'),
  '/cart': late('/part'),
  '/part': `<h1>Your cart</h1>${LINE}<p>Subtotal <b>$42.00</b></p><a href="/checkout">Proceed to checkout</a>`,
  '/empty-cart': late('/nothing'),
  '/gated-cart': `<main><h1>Your cart</h1>${LINE}<p>Subtotal <b>$42.00</b></p><a href="/checkout">Proceed to checkout</a></main>
    <div id="gate" style="position:fixed;inset:0;background:#fff"><div role="dialog" aria-modal="true">
    <h2>Are you over 18?</h2><button onclick="gate.remove()">Yes</button> <a href="/lamp">No, thanks</a></div></div>`,
  '/nothing': '<h1>Your cart</h1><p>Your cart is empty.</p>',
};

let origin: string;
let run: Run;
let close: () => Promise<void>;

before(async () => {
  ({ run, origin, close } = await startRunAtShop(answerPages(PAGES), '/lamp'));
});
after(() => close());

const isTicked = () => run.page.locator('[name=terms]').isChecked();

test('terms are accepted as often as the page is drawn anew without them, a box that refuses is left alone', async () => {
  for (let drawn = 0; drawn < 9; drawn += 1) {
    await setCheckboxes(run, await openPage(run, `${origin}/terms`));
    assert.equal(await isTicked(), true, `drawn ${drawn} times before`);
  }
  await openPage(run, `${origin}/stubborn`);
  for (let looked = 0; looked < 4; looked += 1) await setCheckboxes(run, await look(run));
  assert.equal(await run.page.locator('[name=terms]').getAttribute('data-n'), '2');
});

test('a cart that draws itself from an answer is waited for before it is called full or not', async () => {
  const [item] = run.order.items;
  assert.ok(item);
  run.memory.addedItems.push({ item, title: 'Brass lamp', finalUrl: item.url, otherVariants: [] });
  run.memory.cartUrl = `${origin}/cart`;
  assert.equal(await isCartStillFull(run), true);
  run.memory.cartUrl = `${origin}/empty-cart`;
  assert.equal(await isCartStillFull(run), false);
});

test('a cart behind a question that every new tab asks is read once the question is answered as before', async () => {
  run.memory.cartUrl = `${origin}/gated-cart`;
  assert.equal(await isCartStillFull(run), false, 'nobody has answered it yet');
  assert.equal(await isCartEmptied(run, `${origin}/checkout`), false, 'nobody has seen the cart');
  run.memory.putAway.add('button "Yes"');
  assert.equal(await isCartStillFull(run), true);
});
