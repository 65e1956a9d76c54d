import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findCardOpener, findTitledOpener } from './find-card-opener.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const way = (name: string) =>
  `<li><strong>${name}</strong><br><input type="radio" name="way" id="${name}"><label for="${name}">Pay by ${name}</label></li>`;
const row = (title: string, button: string) => `<li><div><strong>${title}</strong></div><div>${button}</div></li>`;
const ADD = '<button type="button" id="add">Add a payment</button>';
const page = (
  first: string,
) => `<main><h1>Payment</h1><form><ul>${first}${way('bank transfer')}${way('cash on delivery')}</ul>
  </form><button type="button">Continue</button></main>`;
const opener = async (first: string) =>
  findTitledOpener(readView(await shop.see(page(first), 'https://shop.test/checkout/payment')))?.id;

test('among ways to pay, the one button under the title of the card shows its fields', async () => {
  assert.equal(await opener(row('Credit card', ADD)), 'add');
});

test('not what sends the form, sells something along, or stands under another title', async () => {
  for (const other of [
    row('Credit card', '<button>Add a payment</button>'),
    row('Credit card', '<button type="button">Add purchase protection 2.99</button>'),
    row('Credit card', `${ADD}<button type="button">Help</button>`),
    row('PayPal', ADD),
    row('Bank transfer', ADD),
  ])
    assert.equal(await opener(other), undefined, other);
});

test('the name beside a choice opens nothing besides the choice', async () => {
  const tile = (name: string, more: string) =>
    `<div><input type="checkbox" name="way" value="${name}" ${more}><div style="cursor:pointer" id="${name}" onclick="1">${name}</div></div>`;
  const tiles = (
    name: string,
  ) => `<main><h1>Checkout</h1><form><h2>Payment</h2><div>${tile('Cash on delivery', '')}${tile(name, 'checked')}</div>
    <button>Continue</button></form></main>`;
  const found = async (html: string) =>
    findCardOpener({ memory: { paymentMethod: 'card', cardTyped: false } } as never, readView(await shop.see(html)));
  assert.equal(await found(tiles('Credit card')), undefined);
  // With two labels, one of them around a picture, a choice is called more than the words beside it.
  const twice = `<label for="w1"></label><label for="w1" style="cursor:pointer"><img src="x.gif" alt="Card" width="40" height="20"><p>Credit card</p></label>`;
  const labelled = `<main><h1>Checkout</h1><form><h2>Payment</h2><div><div><input type="radio" name="way" id="w0"><label for="w0">Cash on delivery</label></div>
    <div><input type="radio" name="way" id="w1" checked>${twice}</div></div><button>Continue</button></form></main>`;
  assert.equal(await found(labelled), undefined);
  const drawn = '<div style="cursor:pointer" onclick="1">';
  const alone = `<main><h1>Checkout</h1><h2>Payment</h2><div>${drawn}Cash on delivery</div>${drawn}Credit card</div></div><form><button>Continue</button></form></main>`;
  assert.equal((await found(alone))?.text, 'Credit card');
});

test('a button that opens the card comes before the name of the way that was chosen, and may say what the card costs', async () => {
  const html = (
    name: string,
  ) => `<main><h1>Checkout</h1><h2>Payment</h2><div style="cursor:pointer" onclick="1">Credit card</div>
    <p><button type="button" id="open">${name}</button></p><form><button>Continue</button></form></main>`;
  const found = async (name: string) =>
    findCardOpener(
      { memory: { paymentMethod: 'card', cardTyped: false } } as never,
      readView(await shop.see(html(name))),
    );
  assert.equal((await found('Credit card (+ $ 2.20)'))?.id, 'open');
  assert.equal((await found('Credit card (+ $2.20 $2.20)'))?.id, 'open', 'told twice');
  assert.notEqual((await found('Credit card ending in 4242'))?.id, 'open', 'somebody saved it');
});

test('among links for other ways to pay the chosen one is no link, and is not pressed again', async () => {
  const line = (inner: string) => `<div style="cursor:pointer" onclick="1">${inner}</div>`;
  const html = `<main><h1>Checkout</h1><form><h2>Payment</h2><div>${line('<span>Card</span>')}
    ${line('<a href="#">Direct transfer</a>')}${line('<a href="#">Pay on delivery</a>')}</div><button>Next</button></form></main>`;
  const found = async (paymentMethod: string | null) =>
    findCardOpener({ memory: { paymentMethod, cardTyped: false } } as never, readView(await shop.see(html)))?.text;
  assert.equal(await found('card'), undefined);
  assert.equal(await found(null), 'Card', 'nobody has chosen it');
});

test('where the card is chosen in words that nobody knows, a button of just its name opens the card', async () => {
  const pay = (name: string, checked = '') => `<p><label><input type="radio" name="pay" ${checked}>${name}</label></p>`;
  const html = (chosen: string, button: string) => `<main><h1>Checkout</h1><form><h2>Payment method</h2>
    <div>${pay('Tgazyx', chosen)}${pay('Bank transfer')}</div><div>${button}<button>Place order</button></div></form></main>`;
  const found = async (page: string, paymentMethod: string | null = 'card') =>
    findCardOpener({ memory: { paymentMethod, cardTyped: false } } as never, readView(await shop.see(page)))?.text;
  const button = '<button type="button">💳 Tgazyx</button>';
  assert.equal(await found(html('checked', button)), '💳 Tgazyx');
  assert.equal(await found(html('checked', button), null), undefined, 'nobody has chosen the card');
  assert.equal(await found(html('', button)), undefined);
  assert.equal(await found(html('checked', '<button>💳 Tgazyx</button>')), undefined, 'it sends the form');
  assert.equal(await found(html('checked', '<button type="button">Bank transfer</button>')), undefined);
});
