import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { classifyFields, readOrderNumber, readTotals } from '../index.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const see = (html: string) => shop.see(html);

test('sums of pages written from the right, with marks of direction and digits of their own', async () => {
  const hebrew = await see(
    `<div dir="rtl" lang="he">${sumRow('סכום ביניים', '\u200f100.00 \u200f₪')}${sumRow('משלוח', '\u200f20.00 \u200f₪')}${sumRow('סה״כ לתשלום', '\u200f120.00 \u200f₪')}</div>`,
  );
  const arabic = await see(
    `<div dir="rtl" lang="ar">${sumRow('المجموع الفرعي', '٣٠٠٫٠٠ ر.س')}${sumRow('الشحن', '٢٥٫٠٠ ر.س')}${sumRow('الإجمالي', '٣٢٥٫٠٠ ر.س')}</div>`,
  );
  assert.deepEqual(
    [hebrew, arabic].map((page) => {
      const { total, shipping, addsUp } = readTotals(page);
      return [total?.amountMinor, total?.currency, shipping?.amountMinor, addsUp];
    }),
    [
      [12_000, 'ILS', 2_000, true],
      [32_500, 'SAR', 2_500, true],
    ],
  );
});

test('sums with the sign behind the amount and no space before it', async () => {
  const { total, shipping, addsUp } = readTotals(
    await see(`<div>${sumRow('商品小計', '12,000円')}${sumRow('送料', '800円')}<p>合計：12,800円（税込）</p></div>`),
  );
  assert.deepEqual([total?.amountMinor, total?.currency, shipping?.amountMinor, addsUp], [12_800, 'JPY', 800, true]);
});

test('fields beside words that stand on their right', async () => {
  const page = await see(
    `<form dir="rtl"><div>שם פרטי <input name="a"></div><div>מיקוד <input name="b"></div><div>עיר <input name="c"></div></form>`,
  );
  assert.deepEqual(
    [...classifyFields(page).values()].map(({ kind }) => kind),
    ['firstName', 'postalCode', 'city'],
  );
});

test('numbers of orders in other scripts', async () => {
  const pages = ['ご注文番号：A-20417', '您的订单编号：20417883', 'Номер заказа: 20417', 'رقم الطلب: 20417'];
  const found: (string | null)[] = [];
  for (const text of pages) found.push(readOrderNumber(await see(`<h1>${text}</h1>`)));
  assert.deepEqual(found, ['A-20417', '20417883', '20417', '20417']);
});
