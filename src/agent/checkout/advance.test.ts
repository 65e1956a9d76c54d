import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startRunAtShop } from '../../../test/harness/start-test-run.ts';
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
