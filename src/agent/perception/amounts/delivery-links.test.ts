import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { sumRow } from '../../../../test/harness/sum-row.ts';
import { deliveryLinks } from './delivery-links.ts';
import { readTotals } from './read-totals.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('links that hold name, price and time of a delivery each are deliveries; those that lead elsewhere are not', async () => {
  const card = (href: string) => (name: string, price: string) =>
    `<a href="${href}" style="display: flex; gap: 9px"><i>✓</i><span><h4>${name}</h4><p>${price}</p><p>in 3 days</p></span></a>`;
  const listed = async (href: string, prices: readonly string[]) => {
    const [own = '', other = ''] = prices.map((price, at) => card(href)(['Parcel', 'Courier'][at] ?? '', price));
    const list = deliveryLinks(
      await shop.see(
        `<main style="display: flex"><div><h2>Shipping method</h2><div>${own}${other}</div></div><div><h2>Sums</h2><p>Parcel</p><p>$7.00</p></div></main>`,
      ),
    );
    return list.map(({ ref, words }) => [ref !== '', ...words].join(' · '));
  };
  const both = ['true · Parcel · $7.00 · in 3 days', 'true · Courier · $9.00 · in 3 days'];
  assert.deepEqual(await listed('javascript:;', ['$7.00', '$9.00']), both);
  assert.deepEqual(await listed('#', ['$7.00', '$9.00']), both);
  assert.deepEqual(await listed('/lamps', ['$7.00', '$9.00']), []);
  assert.deepEqual(await listed('javascript:;', ['$7.00', 'ask us']), []);
});

test('from which sum on a delivery is free may stand in brackets behind its name', async () => {
  const row = (name: string, price: string) =>
    `<div style="display: flex; gap: 9px">${name}<small>in a few days</small><span>${price}</span></div>`;
  const list = deliveryLinks(
    await shop.see(`<main><h2>Shipping method</h2><div>${row('<span>Saver</span>', 'Free')}
      ${row('<a href="#">Standard (free over $50.00)</a>', 'Free')}${row('<a href="#">Express</a>', '$9.00')}</div></main>`),
  );
  assert.deepEqual(
    list.map(({ ref, words: [name, , price] }) => [ref !== '', name, price]),
    [
      [false, 'Saver', 'Free'],
      [true, 'Standard (free over $50.00)', 'Free'],
      [true, 'Express', '$9.00'],
    ],
  );
});

test('where the shop tells no prices, each name may have its time', async () => {
  const listed = async (...lines: readonly [name: string, below: string][]) => {
    const items = lines.map(([name, below]) => `<li><a href="#">${name}</a><div>${below}</div></li>`);
    const list = deliveryLinks(await shop.see(`<main><h2>Shipping method</h2><ul>${items.join('')}</ul></main>`));
    return list.map(({ words }) => words.join(' · '));
  };
  const slow = ['Letter 72h', 'arrives in 5 days'] as const;
  assert.deepEqual(await listed([...slow], ['Parcel 48h', 'arrives in 2 days']), [
    'Letter 72h · arrives in 5 days',
    'Parcel 48h · arrives in 2 days',
  ]);
  assert.deepEqual(await listed([...slow], ['Parcel 48h', 'read more']), []);
});

test('what the deliveries that can still be chosen cost is no charge of an order that names no sum of its goods', async () => {
  const row = (name: string, price: string) =>
    `<div style="display: flex; gap: 9px">${name}<small>in a few days</small><span>${price}</span></div>`;
  const page = (
    links: string,
  ) => `<main><h2>Shipping method</h2><div>${row('<span>Saver</span>', '$5.40')}${links}</div>
    <aside>${sumRow('Delivery', '$5.40')}${sumRow('Order total', '$6.09')}</aside></main>`;
  const links = row('<a href="#">Next day</a>', '$21.60') + row('<a href="#">Regular mail</a>', '$9.00');
  const read = async (html: string) =>
    readTotals(await shop.see(html), { name: 'Saver', priceMinor: 540, goodsMinor: 69 });
  const { total, rows } = await read(page(links));
  assert.deepEqual([total?.amountMinor, rows.map(({ money }) => money.amountMinor)], [609, [540, 609]]);
});
