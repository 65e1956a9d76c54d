import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { snapshot } from '../perception/index.ts';
import { merchantSite } from '../run/merchant-site.ts';
import { agreementsIn } from './agree-in-layer.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

/** What agrees in the layer that the press on the box opens. */
async function agreements(controls: string, cardTyped = false): Promise<string[]> {
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
  const run = { memory: { cardTyped }, site: merchantSite('https://shop.test/checkout') };
  return agreementsIn(run as Parameters<typeof agreementsIn>[0], first, opened).map(({ id }) => id);
}

const close = '<button type="button" id="close">Close</button>';

test('terms that open in a layer are agreed to by what does not close it, then by what may', async () => {
  const agree = '<button type="button" id="agree">Zorgo lix</button>';
  assert.deepEqual(await agreements(`${close}<a id="more" href="/terms">Read more</a>${agree}`), ['agree', 'close']);
  assert.deepEqual(await agreements(`${close}${agree}`, true), ['agree', 'close']);
});

test('once the card is typed nothing that sends a form agrees to terms', async () => {
  const sends = '<button id="sends">Zorgo lix</button>';
  assert.deepEqual(await agreements(`${close}${sends}`), ['sends', 'close']);
  assert.deepEqual(await agreements(`${close}${sends}`, true), ['close']);
});

test('a layer that lay there before the press is no answer to it', async () => {
  await shop.show(
    `<main><label><input type="checkbox" id="terms"> I accept the terms</label></main><div style="position:fixed;inset:0">
     <div role="dialog" aria-modal="true" style="background:#fff;margin:80px"><p>News</p><button>Subscribe</button></div></div>`,
    'https://shop.test/checkout',
  );
  const view = readView(await snapshot(shop.page));
  const run = { memory: { cardTyped: false }, site: merchantSite('https://shop.test/checkout') };
  assert.deepEqual(agreementsIn(run as Parameters<typeof agreementsIn>[0], view, view), []);
});
