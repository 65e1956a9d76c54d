import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { fillDetails } from './fill-details.ts';

const fields = (of: string) =>
  ['Full name', 'Street', 'City', 'ZIP code']
    .map((label) => `<label>${label} <input name="${of}_${label.slice(0, 3)}"></label>`)
    .join('');

async function billedTo(button: string, last = ''): Promise<string> {
  const page = `<main><h1>Checkout</h1><form><fieldset><legend>Shipping address</legend>${fields('shipping')}${last}</fieldset>
    <fieldset><legend>Billing address</legend>${button}${fields('billing')}</fieldset><button>Continue</button></form></main>
    <script>const copy = () => { for (const each of document.querySelectorAll('[name^=billing]'))
      each.value = document.querySelector('[name=' + each.name.replace('billing', 'shipping') + ']').value; };</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    run.order.billingAddress = null;
    await run.page.goto(`${origin}/checkout`);
    for (let looks = 0; looks < 4; looks += 1) await fillDetails.act(run, await look(run));
    return await run.page.inputValue('[name=billing_Str]');
  } finally {
    await close();
  }
}

test('a box to tick above an empty billing address is left alone: in unknown words it might subscribe to something', async () => {
  const tick = '<label><input type="checkbox" onchange="copy()"> Zorba the above</label>';
  assert.equal(await billedTo(tick), '');
});

test('a billing address is copied by the one button above its fields that sends no form', async () => {
  assert.notEqual(await billedTo('<button type="button" onclick="copy()">Zorba the above</button>'), '');
  assert.equal(await billedTo('<button onclick="copy()">Zorba the above</button>'), '', 'it sends the form');
  const name = '<label>Recipient name <input name="shipping_known"></label>';
  assert.notEqual(await billedTo('<button type="button" onclick="copy()">Zorba</button>', name), '', 'a name above it');
  const alias = '<label>Alias <input name="invoice_alias" value="Home"></label>';
  assert.notEqual(await billedTo('<button type="button" onclick="copy()">Zorba</button>', alias), '', 'a name for it');
  const note = '<label>Message to us <textarea name="invoice_note"></textarea></label>';
  assert.notEqual(await billedTo('<button type="button" onclick="copy()">Zorba</button>', note), '', 'a remark');
  const two = '<button type="button" onclick="copy()">Zorba</button><button type="button">Vamto</button>';
  assert.equal(await billedTo(two), '', 'nobody knows which');
});
