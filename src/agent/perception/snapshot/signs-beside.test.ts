import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readTotals } from '../amounts/read-totals.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (lines: [name: string, number: string, sign: string][]) =>
  `<style>li{display:flex}li span{flex:1}</style><main lang="ko"><h1>주문서</h1><ul style="width:400px">${lines
    .map(([name, number, sign]) => `<li><span>${name}</span><strong>${number}</strong>${sign}</li>`)
    .join('')}</ul></main>`;
const read = async (page: string) => {
  const { subtotal, shipping, total } = readTotals(await shop.see(page));
  return [subtotal, shipping, total].map((each) => each?.amountMinor ?? null);
};

test('a currency that stands outside the element of its number belongs to it', async () => {
  const sums = list([
    ['상품금액', '18,500', '원'],
    ['배송비', '3,000', '원'],
    ['총계', '21,500', '원'],
  ]);
  assert.deepEqual(await read(sums), [18500, 3000, 21500]);
  const before = `<style>p{display:flex}p b{flex:1}</style><main><h1>Review</h1><div style="width:400px">${[
    ['Subtotal', '18.50'],
    ['Shipping', '3.00'],
    ['Total', '21.50'],
  ]
    .map(([name, number]) => `<p><b>${name}</b>CHF <span>${number}</span></p>`)
    .join('')}</div></main>`;
  assert.deepEqual(await read(before), [1850, 300, 2150]);
});

test('a number beside other words, or far from a currency, gets none', async () => {
  const points = list([
    ['상품금액', '18,500', '원'],
    ['배송비', '3,000', '원'],
    ['총계', '185', '점'],
  ]);
  assert.equal((await read(points))[2], null);
  const apart = `<style>li{display:flex;justify-content:space-between}</style><main lang="ko"><ul style="width:600px"><li><span>총계</span><strong>21,500</strong><i>원</i></li></ul></main>`;
  assert.equal((await read(apart))[2], null);
});

test('what is called like the sum of the goods and is the total says the total once more, where the goods stand beside it', async () => {
  const box = list([
    ['주문', '18,500', '원'],
    ['배송비', '3,000', '원'],
    ['총계', '21,500', '원'],
  ]);
  const again = '<div style="width:400px"><span>총 주문금액</span><strong>21,500</strong>원</div>';
  const chosen = { name: '택배', priceMinor: 3000, goodsMinor: 18500 };
  const sums = async (goodsMinor: number) => {
    const { subtotal, shipping, total, addsUp } = readTotals(await shop.see(box + again), { ...chosen, goodsMinor });
    return [subtotal?.amountMinor, shipping?.amountMinor, total?.amountMinor, addsUp];
  };
  assert.deepEqual(await sums(18500), [18500, 3000, 21500, true]);
  assert.notEqual((await sums(17500)).at(-1), true);
  const { subtotal, total, addsUp } = readTotals(await shop.see(box + again));
  assert.deepEqual([subtotal?.amountMinor, total?.amountMinor, addsUp], [18500, 21500, true], 'by arithmetic alone');
  const more = list([
    ['주문', '18,500', '원'],
    ['선물포장', '2,000', '원'],
    ['배송비', '3,000', '원'],
    ['총계', '23,500', '원'],
  ]);
  const charged = readTotals(await shop.see(more + again.replace('21,500', '23,500')));
  const gift = charged.rows.find(({ label }) => label === '선물포장');
  assert.equal(gift?.role, 'fee', 'a charge stays one');
});
