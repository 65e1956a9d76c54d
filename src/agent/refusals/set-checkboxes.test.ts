import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { setCheckboxes } from './set-checkboxes.ts';

/** A checkout that draws its extra anew with the tick after so many refusals; how the refusing ends. */
async function refuse(redrawn: number): Promise<string> {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><main><h1>Checkout</h1><form><label>Full name <input name="name"></label>
      <label><input type="checkbox" id="extra" checked> Gift wrapping (+ $3.00)</label><button>Continue</button></form>
      </main><script>let left = ${redrawn};
      extra.onchange = () => { if (left-- > 0) extra.checked = true; };</script>`);
  });
  try {
    await shop.run.page.goto(shop.origin);
    while ((await setCheckboxes(shop.run, await look(shop.run))) === 'acted');
    return 'refused';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await shop.close();
  }
}

test('an extra is refused again where the answer to another question brought its tick back', async () => {
  assert.equal(await refuse(3), 'refused');
});

test('an extra that stays ticked ends the purchase', async () => {
  assert.match(await refuse(Number.MAX_SAFE_INTEGER), /stays ticked/);
});

/** Which of the boxes with these ids are ticked, once a checkout with them has been settled. */
async function ticked(boxes: string, ids: readonly string[]): Promise<boolean[]> {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><main><h1>Checkout</h1><form><label>Full name <input name="name"></label>
      ${boxes}<button>Continue</button></form></main>`);
  });
  try {
    await shop.run.page.goto(shop.origin);
    await setCheckboxes(shop.run, await look(shop.run));
    return await Promise.all(ids.map((id) => shop.run.page.locator(`#${id}`).isChecked()));
  } finally {
    await shop.close();
  }
}

test('a ticked box before an empty password is for an account that nobody asked for; one after it is not', async () => {
  const boxes = `<label><input type="checkbox" id="before" checked> Registrera dig</label>
    <label>Lösenord <input type="password"></label><label><input type="checkbox" id="after" checked> Visa</label>`;
  assert.deepEqual(await ticked(boxes, ['before', 'after']), [false, true]);
});

test('a box that programs call one against an account is ticked, whatever its words mean elsewhere', async () => {
  const boxes = `<label><input type="checkbox" id="against" name="checkoutNoAccountInput"> Hesap oluşturma</label>
    <label><input type="checkbox" id="other" name="checkoutNotableInput"> Hesap</label>`;
  assert.deepEqual(await ticked(boxes, ['against', 'other']), [true, false]);
});

test('an open box before a password that is demanded is ticked where that spares the password, and only there', async () => {
  const shop = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html');
    const spares = request.url === '/keeps' ? '' : 'password.hidden = box.checked';
    const isShut = request.url === '/shut';
    response.end(`<!doctype html><main><h1>Checkout</h1><form><label>Full name <input name="name" required value="Ada"></label>
      <label><input type="checkbox" id="box" onchange="${spares}"> Hesap olusturma</label>
      <label>Parola <input type="password" id="password" ${isShut ? '' : 'required'}></label>
      <button ${isShut ? 'disabled' : ''}>Continue</button></form></main>`);
  });
  try {
    for (const [path, isTicked] of [
      ['/spares', true],
      ['/keeps', false],
      ['/shut', true],
    ] as const) {
      await shop.run.page.goto(`${shop.origin}${path}`);
      for (let at = 0; at < 6; at += 1) await setCheckboxes(shop.run, await look(shop.run));
      assert.equal(await shop.run.page.locator('#box').isChecked(), isTicked, path);
    }
  } finally {
    await shop.close();
  }
});

test('the terms are agreed to again whenever an answer of the merchant has drawn the page anew, and not for ever without one', async () => {
  const shop = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      request.url === '/save'
        ? ''
        : `<!doctype html><main><h1>Checkout</h1><form><label>Full name <input name="name"></label>
      <label><input type="checkbox" id="terms"> I agree to the terms and conditions</label><button>Continue</button></form></main>
      <script>let left = 5; terms.onchange = async () => { if (left-- <= 0) return;
        if (location.hash === '#saves') await fetch('/save', { method: 'POST' }); terms.checked = false; };</script>`,
    );
  });
  const agreesAt = async (address: string) => {
    await shop.run.page.goto('about:blank');
    await shop.run.page.goto(`${shop.origin}${address}`);
    while ((await setCheckboxes(shop.run, await look(shop.run))) === 'acted');
    return shop.run.page.locator('#terms').isChecked();
  };
  try {
    assert.equal(await agreesAt('/#saves'), true);
    assert.equal(await agreesAt('/silent'), false);
  } finally {
    await shop.close();
  }
});

test('the tick at the head of a line keeps in the order what was ordered; the offer beside it is refused', async () => {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><main><h1>Shopping cart</h1><form><table><thead><tr><th></th><th>Product</th><th>Price</th>
      <th>Quantity</th><th>Total</th><th>Remove</th></tr></thead><tbody><tr><td><label><input type="checkbox" id="line" checked></label></td>
      <td><a href="/mug">Enamel mug</a></td><td>$39.90</td><td><input type="number" name="quantity" value="1"></td><td>$39.90</td>
      <td><button type="button">Remove</button></td></tr></tbody></table>
      <label><input type="checkbox" id="offer" checked> Enamel mug cover $4.50</label>
      <label><input type="checkbox" id="gift" checked> Gift wrap</label>
      <p>Subtotal $39.90</p><button>Checkout</button></form></main>`);
  });
  try {
    const item = { url: `${shop.origin}/mug`, quantity: 1, variant: {} };
    shop.run.memory.addedItems.push({ item, title: 'Enamel mug', finalUrl: item.url, otherVariants: [] });
    await shop.run.page.goto(shop.origin);
    await setCheckboxes(shop.run, await look(shop.run));
    assert.equal(await shop.run.page.locator('#line').isChecked(), true);
    assert.equal(await shop.run.page.locator('#offer').isChecked(), false);
    assert.equal(await shop.run.page.locator('#gift').isChecked(), false);
    // A product may be called like something that shops sell along.
    const called = (name: string) =>
      shop.run.page.evaluate(
        `line.parentElement.outerHTML = '<input type="checkbox" id="line" checked aria-label="${name}">'`,
      );
    await shop.run.page.evaluate(`document.querySelector('td a').textContent = 'Gift wrap'`);
    shop.run.memory.addedItems[0] = { item, title: 'Gift wrap', finalUrl: item.url, otherVariants: [] };
    await called('Gift wrap');
    await setCheckboxes(shop.run, await look(shop.run));
    assert.equal(await shop.run.page.locator('#line').isChecked(), true);
  } finally {
    await shop.close();
  }
});

test('the consent that only a newsletter asks for is not given; the terms of the order are', async () => {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><main><h1>Checkout</h1><form><label>Full name <input name="name"></label>
      <label><input type="checkbox" id="terms"> I agree to the terms and conditions</label><button>Continue</button></form></main>
      <footer><h3>Newsletter</h3><form><label>Email <input type="email" name="newsletter"></label>
      <label><input type="checkbox" id="news"> I have read the privacy policy</label><button>Subscribe</button></form></footer>`);
  });
  try {
    await shop.run.page.goto(shop.origin);
    await setCheckboxes(shop.run, await look(shop.run));
    assert.equal(await shop.run.page.locator('#terms').isChecked(), true);
    assert.equal(await shop.run.page.locator('#news').isChecked(), false);
  } finally {
    await shop.close();
  }
});

test('a delivery that is chosen by a tick and named by its price is no offer to be refused', async () => {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    const box = (value: string, words: string, more = '') =>
      `<div><div><input type="checkbox" name="delivery_id" value="${value}" ${more}><i>${words}</i></div><p>Post ${value}</p></div>`;
    response.end(`<!doctype html><main><h1>Checkout</h1><form><h2>Delivery method</h2>${box('2', '$4.90', 'checked')}
      ${box('3', '$9.90')}<button>Continue</button></form></main>`);
  });
  try {
    await shop.run.page.goto(shop.origin);
    await setCheckboxes(shop.run, await look(shop.run));
    assert.equal(await shop.run.page.locator('[value="2"]').isChecked(), true);
  } finally {
    await shop.close();
  }
});

test('a box with a price that is the variant ordered keeps its tick beside the product, and loses it in the cart', async () => {
  const shop = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><main><h1>Biscuit box</h1><p>$12.50</p><form method="post"><fieldset><legend>Extras</legend>
      <label><input type="checkbox" id="card" name="extra" checked> Greeting card (+$2.44)</label>
      <label><input type="checkbox" id="wrap" name="extra" checked> Gift wrapping (+$3.00)</label></fieldset>
      ${request.url === '/list' ? '<select name="kind"><option>None</option><option selected>Greeting card</option></select>' : ''}
      <button>Add to cart</button></form></main>`);
  });
  const left = async (path = '/') => {
    await shop.run.page.goto(`${shop.origin}${path}`);
    await setCheckboxes(shop.run, await look(shop.run));
    return shop.run.page.locator('input:checked').evaluateAll((boxes) => boxes.map(({ id }) => id));
  };
  try {
    const [item] = shop.run.order.items;
    assert.ok(item);
    (item.variant as Record<string, string>).Extras = 'Greeting card';
    assert.deepEqual(await left(), ['card']);
    assert.deepEqual(await left('/list'), [], 'the list answers it, and a box of its name costs something more');
    shop.run.memory.cartVerified = true;
    assert.deepEqual(await left(), []);
  } finally {
    await shop.close();
  }
});

test('so does one that nothing names but its price', async () => {
  const box = (id: string, label: string) =>
    `<input type="checkbox" id="${id}" name="id[5][${id}]" value="${id}" checked><label for="${id}">${label}</label><br>`;
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><main><h1>Picnic hamper</h1><p>€60.00</p><form method="post"><h4>Please choose:</h4>
      <div>${box('8', 'Card ( +€3.00 )')}${box('9', 'Ribbon ( +€2.00 )')}</div><button>Add to cart</button></form></main>`);
  });
  try {
    (shop.run.order.items[0]?.variant as Record<string, string>).Finish = 'Ribbon';
    await shop.run.page.goto(shop.origin);
    await setCheckboxes(shop.run, await look(shop.run));
    assert.equal(await shop.run.page.locator('input:checked').getAttribute('id'), '9');
  } finally {
    await shop.close();
  }
});
