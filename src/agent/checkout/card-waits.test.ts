import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { typeCard } from '../../../test/harness/type-card.ts';
import { countTries } from '../run/tries.ts';
import { look } from '../view/look.ts';
import { endBoxWait, endCardWait, findGoal } from './goals.ts';
import { hasUnsavedBlock, savedKey } from './note-saved.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const card = `<form><label>Card number <input name="cardnumber" autocomplete="cc-number"></label>
  <label>Expiry <input name="exp" autocomplete="cc-exp"></label><label>CVV <input name="cvv" autocomplete="cc-csc"></label>
  <button>Place order</button></form>`;

test('the card waits for a block above it that is to be saved, not for the box of a code', async () => {
  const above = async (block: string) => {
    const view = readView(await shop.see(`<main><h1>Checkout</h1><form>${block}</form>${card}</main>`));
    // In many languages one word applies a code and leads on.
    const { ref } = view.snapshot.elements.find(({ id }) => id === 'save') ?? assert.fail();
    const actions = [...view.actions, { ref, kind: 'continue' as const, score: 0.6, why: '' }];
    return hasUnsavedBlock({ tries: countTries() }, { ...view, actions });
  };
  assert.equal(
    await above('<label>Street <input name="street" value="12 Main St"></label><button id="save">Use</button>'),
    true,
  );
  assert.equal(
    await above('<label>Coupon <input name="coupon" value="SPRING"></label><button id="save">Apply</button>'),
    false,
  );
});

test('where nothing else leads on, the card has waited long enough, once', async () => {
  const view = readView(await shop.see(`<main><h1>Checkout</h1>${card}</main>`));
  const run = { tries: countTries(), memory: { cardTyped: false } } as Parameters<typeof endCardWait>[0];
  assert.equal(endCardWait(run, view), true);
  assert.equal(endCardWait(run, view), false);
});

test('the card waits for deliveries that have to be asked for, also after several redrawings', async () => {
  const { run, origin, close } = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<main><h1>Checkout</h1><form><label>Street <input name="street" value="12 Main St"></label>
      <label>City <input name="city" value="Ames"></label><section><h2>Delivery options</h2>
      <button type="button">Get delivery prices</button></section><h2>Payment</h2>${card.replace(/<.?form>/g, '')}</form></main>`);
  });
  try {
    run.hooks = { ...run.hooks, card: typeCard() };
    await run.page.goto(origin);
    const view = await look(run);
    for (let redrawn = 0; redrawn < 8; redrawn += 1)
      assert.equal(findGoal('enterCard')?.appliesWhen(run, view), false, `${redrawn}`);
    assert.equal(endCardWait(run, view), true);
    assert.equal(findGoal('enterCard')?.appliesWhen(run, view), true);
  } finally {
    await close();
  }
});

test('the terms below wait for a block above that is to be saved, as its answer draws the page anew; and not for ever', async () => {
  const { run, origin, close } = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<main><h1>Checkout</h1><form><h2>Delivery address</h2><label>Street <input name="street" value="12 Main St"></label>
      <button type="button" id="save">Save and continue</button></form><form><h2>Your order</h2>
      <label><input type="checkbox" id="terms"> I agree to the terms and conditions</label>
      <label><input type="checkbox" id="extra" checked> Gift wrapping (+ $3.00)</label><button>Place order</button></form></main>`);
  });
  const isTicked = async () => {
    const view = await look(run);
    await findGoal('setCheckboxes')?.act(run, view);
    return run.page.locator('#terms').isChecked();
  };
  try {
    await run.page.goto(origin);
    assert.equal(await isTicked(), false);
    assert.equal(await run.page.locator('#extra').isChecked(), false, 'what costs money waits for nothing');
    const view = await look(run);
    assert.equal(endBoxWait(run, view), true);
    assert.equal(endBoxWait(run, view), false);
    assert.equal(await isTicked(), true);
    await run.page.goto(`${origin}/again`);
    assert.equal(await isTicked(), false);
    const again = await look(run);
    const save = again.snapshot.elements.find(({ id }) => id === 'save') ?? assert.fail();
    run.tries.add(savedKey(again, save));
    assert.equal(await isTicked(), true, 'it was saved');
  } finally {
    await close();
  }
});
