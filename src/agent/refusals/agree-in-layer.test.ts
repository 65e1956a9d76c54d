import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { snapshot } from '../perception/index.ts';
import { merchantSite } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { agreementsIn, mayOrder } from './agree-in-layer.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** What agrees in the layer that the press on the box opens. */
async function agreements(controls: string): Promise<string[]> {
  await shop.show(
    `<main><h1>Checkout</h1><label><input type="checkbox" id="terms"> I accept the terms</label><button>Pay now</button></main>
     <div id="veil" hidden style="position:fixed;inset:0;background:#0009"><form role="dialog" aria-modal="true"
     style="background:#fff;margin:80px"><h2>Terms</h2><p>Zorba lix.</p>${controls}</form></div>
     <script>terms.onclick = (event) => { event.preventDefault(); veil.hidden = false; }</script>`,
    'https://shop.test/checkout',
  );
  const first = readView(await snapshot(shop.page));
  await shop.page.click('#terms');
  const opened = readView(await snapshot(shop.page));
  const run = { site: merchantSite('https://shop.test/checkout') };
  return agreementsIn(run, first, opened).map(({ id }) => id);
}

const close = '<button type="button" id="close">Close</button>';

test('terms that open in a layer are agreed to by what does not close it, then by what may', async () => {
  const agree = '<button type="button" id="agree">Zorgo lix</button>';
  assert.deepEqual(await agreements(`${close}<a id="more" href="/terms">Read more</a>${agree}`), ['agree', 'close']);
});

test('nobody agrees in a layer where a press may be the order', async () => {
  const card =
    '<label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>';
  const orders = async (fields: string, memory: Partial<Run['memory']>) => {
    await shop.show(`<main><form>${fields}<button>Pay now</button></form></main>`, 'https://shop.test/checkout');
    return mayOrder({ memory: memory as Run['memory'] }, readView(await snapshot(shop.page)));
  };
  assert.equal(await orders(card, { cardTyped: true, paymentMethod: 'card' }), true);
  assert.equal(await orders('', { cardTyped: false, paymentMethod: 'card' }), true);
  assert.equal(await orders(card, { cardTyped: false, paymentMethod: 'card' }), false);
  assert.equal(await orders('', { cardTyped: false, paymentMethod: null }), false);
});

test('a layer that lay there before the press is no answer to it', async () => {
  await shop.show(
    `<main><label><input type="checkbox" id="terms"> I accept the terms</label></main><div style="position:fixed;inset:0">
     <div role="dialog" aria-modal="true" style="background:#fff;margin:80px"><p>News</p><button>Subscribe</button></div></div>`,
    'https://shop.test/checkout',
  );
  const view = readView(await snapshot(shop.page));
  assert.deepEqual(agreementsIn({ site: merchantSite('https://shop.test/checkout') }, view, view), []);
});

test('a cross that another layer has too does not make an old layer of a new one', async () => {
  const cross = '<button type="button">×</button>';
  await shop.show(
    `<main><label><input type="checkbox" id="terms"> I accept the terms</label><button>Pay now</button></main>
     <div role="dialog" style="position:fixed;bottom:0;width:300px">News ${cross}</div>
     <div id="veil" hidden style="position:fixed;inset:0;background:#0009"><form role="dialog" aria-modal="true"
     style="background:#fff;margin:80px"><h2>Terms</h2><button type="button" id="agree">Accept</button>${cross}</form></div>
     <script>terms.onclick = (event) => { event.preventDefault(); veil.hidden = false; }</script>`,
    'https://shop.test/checkout',
  );
  const first = readView(await snapshot(shop.page));
  await shop.page.click('#terms');
  const opened = readView(await snapshot(shop.page));
  const found = agreementsIn({ site: merchantSite('https://shop.test/checkout') }, first, opened);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['agree'],
  );
});
