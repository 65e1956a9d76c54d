import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { typeCard } from '../../../test/harness/type-card.ts';
import { cardFields } from '../card/card-fields.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import { advance } from './advance.ts';

const STEPS = 7;

/** A checkout whose steps all come at one address and go on with "Next"; `field` is what a step asks for. */
const checkout = (
  field: (step: number) => string,
) => `<!doctype html><main><h1>Checkout</h1><form id="form"></form></main>
  <script>let step = 0; const fields = ${JSON.stringify(Array.from({ length: STEPS }, (_, step) => field(step)))};
  const draw = () => { form.innerHTML = '<h2>Step ' + step + '</h2>' + fields[Math.min(step, ${STEPS - 1})] + '<button>Next</button>'; };
  form.onsubmit = (event) => { event.preventDefault(); step += 1; draw(); }; draw();</script>`;

/** How many steps the agent goes at such a checkout before it gives up, at most as many as there are. */
async function stepsTaken(field: (step: number) => string): Promise<number> {
  const shop = await startRunAtShop((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(checkout(field));
  });
  try {
    await shop.run.page.goto(`${shop.origin}/checkout`);
    let view = await look(shop.run);
    for (let taken = 0; taken < STEPS; taken += 1) {
      const next = await advance(shop.run, view).catch((error: unknown) => error);
      if (next instanceof Stop) return taken;
      assert.ok(typeof next === 'object' && next !== null && 'snapshot' in next);
      view = next as typeof view;
    }
    return STEPS;
  } finally {
    await shop.close();
  }
}

test('a checkout of many steps at one address is gone through, each step with its own fields', async () => {
  assert.equal(
    await stepsTaken((step) => `<label>Zorba ${step} <input name="zorba-${'abcdefghi'[step]}"></label>`),
    STEPS,
  );
});

test('a page that says "next" for ever is given up', async () => {
  assert.ok((await stepsTaken((step) => `<label>Zorba ${step} <input name="zorba"></label>`)) < STEPS);
});

test('before a step is given up, a question that nobody marked is answered', async () => {
  const list =
    '<label>Vamto <select name="vamto"><option value="">–</option><option value="a">Lix</option></select></label>';
  const shop = await startRunAtShop(
    answerPages({
      '/checkout': `<main><h1>Checkout</h1><form onsubmit="event.preventDefault()"><label>Street <input name="street" value="1 Main St"></label>
        ${list}<button onclick="this.form.vamto.value && history.pushState(null, '', '/next')">Next</button></form></main>`,
    }),
    '/checkout',
  );
  try {
    await shop.run.page.goto(`${shop.origin}/checkout`);
    let view = await look(shop.run);
    for (let steps = 0; steps < 4 && !view.snapshot.url.endsWith('/next'); steps += 1)
      view = (await advance(shop.run, view)) as typeof view;
    assert.equal(await shop.run.page.inputValue('[name=vamto]'), 'a');
    assert.match(view.snapshot.url, /next$/);
  } finally {
    await shop.close();
  }
});

test('the form of a card that was just chosen is waited for, also where it was waited for in vain before', async () => {
  const field = (label: string, token: string, value = '') =>
    `<label>${label} <input name="${token}" autocomplete="${token}" value="${value}"></label>`;
  const form = field('Card number', 'cc-number') + field('Expiry', 'cc-exp') + field('CVV', 'cc-csc');
  const shop = await startRunAtShop(
    answerPages({
      '/checkout': `<main><h1>Checkout</h1><p>Subtotal: $20.00</p><p>Total: $20.00</p><form>
        ${field('Street', 'address-line1', '1 Main St')}${field('City', 'address-level2', 'Ames')}<h2>Payment</h2>
        <button type="button" onclick="fetch('/card', { method: 'POST' })">Credit card</button><div id="box"></div><button>Place order</button></form></main>`,
    }),
  );
  const { run } = shop;
  try {
    run.hooks = { ...run.hooks, card: typeCard() };
    await run.page.goto(`${shop.origin}/checkout`);
    const chosen = await advance(run, await look(run));
    assert.ok(chosen !== 'ready');
    assert.equal(run.memory.paymentMethod, 'card');
    const draw = (html: string) => document.querySelector('#box')?.setHTMLUnsafe(html);
    run.deps = { ...run.deps, onLook: () => void run.page.evaluate(draw, form) };
    const late = await advance(run, chosen);
    assert.ok(late !== 'ready' && cardFields(late).length > 0);
  } finally {
    await shop.close();
  }
});

test('a shop that asked for the card after the order is not waited for on the page that orders', async () => {
  const page = `<main><h1>Review your order</h1><p>Subtotal: $20.00</p><p>Total: $20.00</p><form method="post" action="/order">
    <button>Place order</button></form></main>`;
  const shop = await startRunAtShop(answerPages({ '/checkout': page }));
  const { run } = shop;
  try {
    run.hooks = { ...run.hooks, card: typeCard() };
    run.memory.paymentMethod = 'card';
    await run.page.goto(`${shop.origin}/checkout`);
    let looks = 0;
    run.deps = { ...run.deps, onLook: () => void looks++ };
    const view = await look(run);
    run.recipe.noteCardFollows(true);
    assert.equal(await advance(run, view), 'ready');
    assert.equal(looks, 1);
    run.recipe.noteCardFollows(false);
    assert.equal(await advance(run, view), 'ready');
    assert.ok(looks > 1, 'its form may come late');
  } finally {
    await shop.close();
  }
});

test('where a page asks how to pay, deliveries that it only promises are asked for once more before going on', async () => {
  const field = (label: string, name: string, value: string) =>
    `<label>${label} <input name="${name}" value="${value}"></label>`;
  const shop = await startRunAtShop(
    answerPages({
      '/checkout': `<main><h1>Checkout</h1><form action="/paid"><div>Delivery address</div>
        ${field('Street', 'street', '1 Main St')}${field('City', 'city', 'Ames')}${field('ZIP', 'zip', '50010')}
        <h2>Delivery options</h2><p id="box">Options appear once we know your address</p><h2>Payment method</h2>
        <label><input type="radio" name="pay" checked> Card</label><label><input type="radio" name="pay"> Bank transfer</label>
        <button>Next</button></form></main><script>document.forms[0].zip.onchange = () => {
          box.innerHTML = '<label><input type="radio" name="delivery"> Standard $4.00</label>'
            + '<label><input type="radio" name="delivery"> Express $9.00</label>'; };</script>`,
    }),
  );
  try {
    await shop.run.page.goto(`${shop.origin}/checkout`);
    shop.run.memory.paymentMethod = 'card';
    const after = await advance(shop.run, await look(shop.run));
    assert.ok(after !== 'ready');
    assert.equal(new URL(after.snapshot.url).pathname, '/checkout');
    assert.equal([...after.fields.values()].filter(({ kind }) => kind === 'shippingOption').length, 2);
  } finally {
    await shop.close();
  }
});

test('a step that a script saved gets time of its own to be drawn, though the page is the same', async () => {
  const html = '<main><h1>Checkout</h1><p>One moment</p><button type="button" disabled>…</button></main>';
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': html, '/save': 'saved' }));
  /** Waits while the page draws the next word on its button. */
  const waitWhile = async (word: string) => {
    const view = await look(run);
    const draws = `setTimeout(() => { document.querySelector('button').textContent = '${word}'; }, 400)`;
    const [later] = await Promise.all([advance(run, view).catch((error: unknown) => error), run.page.evaluate(draws)]);
    return later instanceof Stop ? 'given up' : 'waited';
  };
  try {
    await run.page.goto(`${origin}/checkout`);
    assert.equal(await waitWhile('✓'), 'waited');
    assert.equal(await waitWhile('✓✓'), 'waited');
    await run.page.evaluate("fetch('/save', { method: 'POST' }).then((answer) => answer.status)");
    assert.equal(await waitWhile('✓✓✓'), 'waited');
    assert.equal(await waitWhile('✓✓✓✓'), 'waited');
    assert.equal(await waitWhile('✓✓✓✓✓'), 'given up', 'nothing was saved since');
  } finally {
    await close();
  }
});
