import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { refusalOf } from './decline-offer.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const refusal = async (html: string) => refusalOf(readView(await shop.see(`<main>${html}</main>`)))?.id;
const add = (name: string) => `<form action="/offer" method="post"><button>${name}</button></form>`;
const link = (name: string) => `<p><a id="no" href="/next">${name}</a></p>`;

test('an offer after the order is put off beside the one control that takes it', async () => {
  assert.equal(await refusal(`<h2>A lamp for $12.00?</h2>${add('Add in one click')}${link('Not now')}`), 'no');
  assert.equal(
    await refusal(`<h2>Une lampe pour 12,00 € ?</h2>${add('Ajouter en un clic')}${link('Plus tard')}`),
    'no',
  );
});

test('where nothing is offered, or goods are recommended, nothing is put off', async () => {
  assert.equal(
    await refusal(`<h2>Confirm with your bank</h2><button>Send the code</button>${link('Not now')}`),
    undefined,
  );
  const goods = `${add('Add to cart')}${add('Add to cart')}`;
  assert.equal(await refusal(`<h2>You may also like</h2>${goods}${link('Not now')}`), undefined);
});
