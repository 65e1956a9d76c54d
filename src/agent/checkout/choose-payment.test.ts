import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { newMemory, type Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { readMethods } from './choose-payment.ts';
import { isReady } from './is-ready.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function page(...labels: string[]): Promise<View> {
  const radios = labels.map(
    (label, at) => `<label><input type="radio" name="payment_method" id="m${at}"> ${label}</label>`,
  );
  return readView(await shop.see(`<main><h2>Payment method</h2>${radios.join('')}<button>Place order</button></main>`));
}

function saying(view: View, id: string): View {
  const refs = view.snapshot.elements.filter((element) => element.id === id).map(({ ref }) => ref);
  return {
    ...view,
    taught: { ways: new Set(), cardMethods: new Set(refs), leftAlone: new Set<string>(), messages: new Map() },
  };
}

const kinds = (view: View) => readMethods(view).map(({ kind, isSaid }) => `${kind}${isSaid ? ' as said' : ''}`);

test('a reader’s word for the card counts only where no method says so itself, and for none that says what it is', async () => {
  assert.deepEqual(kinds(saying(await page('Zorgeloos', 'Bank transfer'), 'm0')), ['card as said', 'offline']);
  assert.deepEqual(kinds(saying(await page('Zorgeloos', 'Bank transfer'), 'm1')), ['other', 'offline']);
  assert.deepEqual(kinds(saying(await page('Zorgeloos', 'Credit card'), 'm0')), ['other', 'card']);
});

test('what was only said to be the card has to ask for it before the order', async () => {
  const view = await page('Credit card');
  const ready = (cardIsSaid: boolean) => {
    const memory = { ...newMemory({ couponCodes: [] } as never), paymentMethod: 'card' as const, cardIsSaid };
    const run = {
      memory,
      hooks: { card: {} },
      order: { mode: 'live' },
      site: { origin: new URL(view.snapshot.url).origin },
    };
    return isReady(run as unknown as Run, view, () => false);
  };
  assert.equal(ready(false), true);
  assert.throws(() => ready(true), /does not ask for one/);
});

test('a choice that is drawn, with the card form inside it, is the card', async () => {
  const card =
    '<input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc">';
  const view = readView(
    await shop.see(`<main><h2>Payment</h2><div role="radiogroup">
      <span role="radio" aria-checked="true" tabindex="0">Credit card <div>${card}</div></span>
      <span role="radio" aria-checked="false" tabindex="-1">Bank transfer</span></div></main>`),
  );
  const [first, second, ...others] = readMethods(view);
  assert.deepEqual([first?.kind, first?.selected, second?.kind, others.length], ['card', true, 'offline', 0]);
});

test('a list of card networks beside the ways to pay asks which card it is, not how the order is paid', async () => {
  const networks = '<select aria-label="Card type"><option>Visa</option><option>Mastercard</option></select>';
  const view = readView(
    await shop.see(`<main><h2>Payment method</h2><label><input type="radio" name="payment_method"> Bank transfer</label>
      <label><input type="radio" name="payment_method"> Credit card</label><div>${networks}
      <input aria-label="Card number" autocomplete="cc-number"><input aria-label="CVC" autocomplete="cc-csc"></div></main>`),
  );
  assert.deepEqual(kinds(view), ['offline', 'card']);
  assert.equal(
    readMethods(view).some(({ selected }) => selected),
    false,
  );
});
