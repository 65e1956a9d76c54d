import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from '../amounts/read-totals.ts';
import { readLineSum } from './sum-in-one-line.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const read = async (title: string, line: string) => {
  const page = `<main lang="ru"><h1>Корзина</h1><p>Итого: <b>48,50 руб.</b></p>
    <div style="display:flex"><h4>${title}</h4><h3>${line}</h3></div><button>Сделать заказ</button></main>`;
  const chosen = { name: 'Почта', priceMinor: 650, goodsMinor: 4850 };
  const { subtotal, shipping, total, addsUp } = readTotals(await shop.see(page), chosen);
  return [...[subtotal, shipping, total].map((each) => each?.amountMinor ?? null), addsUp];
};

test('a sum that is written out gives its total and its parts', async () => {
  const line = '<span>48,50</span> руб. + <span>6,50</span> руб. = <span>55,00</span> руб.';
  assert.deepEqual(await read('Итого, с доставкой:', line), [4850, 650, 5500, true]);
});

test('it is read where it adds up, whatever stands before it, and with what is taken off', () => {
  assert.equal(readLineSum('Total: $40.00 + $5.00 = $45.00')?.total, '$45.00');
  assert.equal(readLineSum('Total: $40.00 + $5.00 = $45.00')?.label, 'Total');
  assert.deepEqual(readLineSum('40,00 € − 4,00 € + 5,00 € = 41,00 €')?.parts, ['40,00 €', '-4,00 €', '5,00 €']);
  assert.equal(readLineSum('$40.00 + $5.00 = $44.00'), null);
  assert.equal(readLineSum('2 × $20.00 + $5.00 = $45.00'), null);
  assert.equal(readLineSum('3 + 4 = 7'), null);
  assert.equal(readLineSum('$40.00 + gift wrap $5.00 = $45.00'), null);
});
