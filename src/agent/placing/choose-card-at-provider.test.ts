import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { typeCard } from '../../../test/harness/type-card.ts';
import type { Run } from '../run/run.ts';
import { cardOfRow, cardWay, ownNetwork } from './choose-card-at-provider.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const way = async (html: string, frames = [0]) =>
  cardWay(readView(await shop.see(`<main><h1>How to pay</h1>${html}</main>`)), new Set(frames))?.id;
const tile = (id: string, name: string) => `<a id="${id}" href="/pay/${id}">${name}</a> `;

test('at a payment provider the card is the one way that is called so', async () => {
  assert.equal(await way(tile('a', 'Bancontact') + tile('b', 'Carte') + tile('c', 'Retour')), 'b');
  assert.equal(await way(tile('a', 'Überweisung') + tile('b', 'Kreditkarte')), 'b');
  const radio = (id: string, name: string) => `<label><input type="radio" name="way" id="${id}"> ${name}</label>`;
  assert.equal(await way(`<form>${radio('a', 'iDEAL')}${radio('b', 'Credit card')}<button>Next</button></form>`), 'b');
});

test('where each network has a way of its own, that of the card at hand is taken', async () => {
  const own = async (html: string) => {
    const view = readView(await shop.see(`<main><h1>How to pay</h1>${html}</main>`));
    return (await ownNetwork({ hooks: { card: typeCard() } } as unknown as Run, view, new Set([0])))?.id;
  };
  const banks = tile('n', 'Nordea') + tile('m', 'MobilePay');
  assert.equal(await own(banks + tile('e', 'Visa Electron') + tile('v', 'Visa') + tile('a', 'Mastercard')), 'v');
  assert.equal(await own(banks + tile('a', 'Mastercard') + tile('d', 'Discover')), undefined, 'another card’s');
  assert.equal(await own(banks), undefined);
});

test('the provider asks in a frame of its own, and what the page around it offers is no answer', async () => {
  const frame = `<iframe width="500" height="200" srcdoc='<button id="b">Visa / Mastercard</button><button id="c">Apple Pay</button>'></iframe>`;
  assert.equal(await way(tile('a', 'Credit card') + frame, [1]), 'b');
  assert.equal(await way(tile('a', 'Credit card') + frame, []), undefined);
});

test('none is where no way is the card, or only networks are named', async () => {
  assert.equal(await way(tile('a', 'Bancontact') + tile('b', 'PayPal')), undefined);
  assert.equal(await way(tile('a', 'Gift card') + tile('b', 'Bank transfer')), undefined);
  assert.equal(await way(tile('a', 'Visa') + tile('b', 'Mastercard')), undefined);
  assert.equal(await way(tile('a', 'How we keep the details of your card safe, in one page')), undefined);
});

test('on the merchant’s own page the card is one of several buttons that send no form, and none where an order could be sent', async () => {
  const row = (more: string) =>
    `<main><h1>How to pay</h1><div><button type="button" id="b">Visa / Mastercard</button><button type="button">Apple Pay</button></div>${more}</main>`;
  const own = async (more = '') => cardOfRow(readView(await shop.see(row(more))))?.id;
  assert.equal(await own(), 'b');
  assert.equal(await own('<form method="post"><p>Total: $20.00</p><button>Place order</button></form>'), undefined);
  const sends = row('').replaceAll('type="button"', '').replace('<div>', '<form method="post">');
  assert.equal(cardOfRow(readView(await shop.see(sends)))?.id, undefined);
});
