import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { findTitledOpener } from './find-card-opener.ts';

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
