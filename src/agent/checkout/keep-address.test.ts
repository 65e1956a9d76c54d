import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { ownAddress } from './keep-address.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const shippingAddress = {
  addressLine1: '12 Main St',
  addressLine2: '',
  city: 'Ames',
  province: 'IA',
  postalCode: '50010',
  country: 'US',
};

async function taken(html: string, cardTyped = false): Promise<string | undefined> {
  const view = readView(await shop.see(html));
  return ownAddress({ memory: { cardTyped }, order: { shippingAddress } } as Parameters<typeof ownAddress>[0], view)
    ?.id;
}

const layer = (inside: string) =>
  `<main><h1>Checkout</h1><form><input name="street" value="12 Main St"><button>Next</button></form></main>
   <div style="position:fixed;inset:0;background:#0009"><div role="dialog" aria-modal="true" style="background:#fff;margin:80px">
   <button aria-label="Close">×</button><h2>Zorba lix</h2><form>${inside}</form></div></div>`;
const choice = (id: string, address: string) => `<div><p>${address}</p><button id="${id}">Tak ${id}</button></div>`;

test('of two spellings of the address in a layer the customer’s own is kept, whatever the buttons say', async () => {
  const own = choice('own', '12 Main St, Ames, IA, 50010');
  assert.equal(await taken(layer(choice('post', '12 MAIN ST, AMES, IA, 50010') + own)), 'own');
  assert.equal(await taken(layer(own + choice('post', '12 Main Street, Ames, IA 50010-1234'))), 'own');
  assert.equal(await taken(layer(choice('post', '12 Main St, Ames, IA, 50010-1234') + own)), 'own');
});

test('where both are spelt alike, the one that says that it is as entered is kept', async () => {
  const same = (id: string, words: string) =>
    `<div><p>12 Main St, Ames, 50010</p><button id="${id}">${words}</button></div>`;
  assert.equal(await taken(layer(same('post', 'Suggested') + same('own', 'Use the address as entered'))), 'own');
});

test('a button of such a layer is not pressed once the card is typed', async () => {
  const both = choice('post', '12 MAIN ST, AMES, 50010') + choice('own', '12 Main St, Ames, 50010');
  assert.equal(await taken(layer(both), true), undefined);
});

test('among radio buttons the own address is taken where another one is set', async () => {
  const radio = (id: string, address: string, set = '') =>
    `<label><input type="radio" name="use" id="${id}" ${set}> Lix ${address}</label>`;
  const post = (set = '') => radio('post', '12 MAIN ST, AMES, 50010', set);
  const own = (set = '') => radio('own', '12 Main St, Ames, 50010', set);
  assert.equal(await taken(`<form>${post('checked')}${own()}</form>`), 'own');
  assert.equal(await taken(`<form>${post()}${own('checked')}</form>`), undefined);
});

test('what radio buttons say beside one and the same spelling decides nothing', async () => {
  const radio = (id: string, words: string, set = '') =>
    `<div><label><input type="radio" name="use" id="${id}" ${set}> ${words}</label><p>12 Main St, Ames, 50010</p></div>`;
  assert.equal(
    await taken(`<form>${radio('own', 'Zorba lix as quon', 'checked')}${radio('post', 'Zorba dar')}</form>`),
    undefined,
  );
});

test('an address that is only shown twice, or once, asks nothing', async () => {
  const same = '12 Main St, Ames, 50010';
  assert.equal(await taken(layer(choice('ship', same) + choice('ship', same))), undefined);
  assert.equal(
    await taken(layer(`${choice('a', same)}${choice('b', 'Pick it up: 1 Oak Rd, Boone, 50036')}`)),
    undefined,
  );
});
