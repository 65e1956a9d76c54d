import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function read(...rows: (readonly [label: string, amount: string])[]) {
  const html = rows.map(([label, amount]) => sumRow(label, `${amount} Ft`)).join('');
  const { addsUp, subtotal, total } = readTotals(await shop.see(`<main><section>${html}</section></main>`));
  return [addsUp, subtotal?.amount, total?.amount];
}

const NET = ['Nettó összesen:', '2 748'] as const;
const GROSS = ['Bruttó összesen:', '3 490'] as const;
const SENDING = ['Szállítási költség:', '1 490'] as const;

test('goods that are told without and with their tax are those with it', async () => {
  assert.deepEqual(await read(NET, GROSS, SENDING, ['Végösszeg:', '4 980']), [true, '3490', '4980']);
  assert.deepEqual(await read(NET, GROSS, ['Végösszeg:', '3 490']), [true, '3490', '3490']);
  const offers = [['Futár', '1 490'] as const, ['Csomagpont', '990'] as const];
  const [, ...sums] = await read(NET, GROSS, ...offers, ['Végösszeg:', '3 490']);
  assert.deepEqual(sums, ['3490', '3490']);
  const less = ['Kedvezmény (10%):', '-349'] as const;
  assert.deepEqual(await read(NET, GROSS, less, SENDING, ['Végösszeg:', '4 631']), [true, '3490', '4631']);
});

test('they are not where an amount is left over, or where more than a tax lies between', async () => {
  const [isMore] = await read(NET, GROSS, SENDING, ['Végösszeg:', '5 480']);
  assert.equal(isMore, false);
  const [isFar] = await read(['Nettó összesen:', '1 900'], GROSS, SENDING, ['Végösszeg:', '4 980']);
  assert.equal(isFar, false);
});
