import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../test/harness/index.ts';
import { type IndexedProduct, indexProducts } from './product-store.ts';
import { searchProducts } from './search-products.ts';

const product = (name: string, host: string, extra: Partial<IndexedProduct> = {}): IndexedProduct => ({
  directUrl: `https://${host}/p/${encodeURIComponent(name)}`,
  merchantHost: host,
  merchantName: host === 'wool.example' ? 'Wool & Co' : host,
  name,
  brand: '',
  image: '',
  priceFrom: 1999,
  currency: 'USD',
  variants: [],
  ...extra,
});

describe('search products', () => {
  let store: TestDatabase;
  before(async () => {
    store = await createTestDatabase();
  });
  after(() => store.close());
  const search = async (name: string, merchant?: string) => {
    const request = merchant === undefined ? { name } : { name, merchant };
    return (await searchProducts({ sql: store.database }, request)).data;
  };
  const names = async (name: string) => (await search(name)).products.map((found) => found.name);

  it('answers an empty index with no products and says so', async () => {
    const answer = await searchProducts({ sql: store.database }, { name: 'anything' });
    assert.deepEqual(answer.data, { products: [], targetMerchant: '', targetMatchCount: 0 });
    assert.match(answer.message, /no product/i);
  });

  it('ranks by relevance, forgives typing errors, accents and plurals', async () => {
    await indexProducts(store.database, [
      product('Merino Wool Sweater', 'wool.example', { brand: 'Nordlicht' }),
      product('Wool Socks', 'wool.example'),
      product('Sweater Stone for Wool', 'cleaning.example'),
      product('Crème Brûlée Torch', 'kitchen.example', { priceFrom: 1200, currency: 'JPY' }),
      product('Nike Running Shoes', 'shoes.example', { brand: 'Nike' }),
      product('東京 ポスター', 'poster.example'),
      product("O'Reilly & Sons' 50% \\ :* | ! 'quoted' Mug", 'mugs.example'),
    ]);
    assert.equal((await names('merino wool sweater'))[0], 'Merino Wool Sweater');
    assert.equal((await names('merno swaeter'))[0], 'Merino Wool Sweater');
    assert.equal((await names('creme brulee'))[0], 'Crème Brûlée Torch');
    assert.equal((await names('nkie running'))[0], 'Nike Running Shoes');
    assert.equal((await names('shoe'))[0], 'Nike Running Shoes');
    assert.equal((await names('sweaters'))[0]?.includes('Sweater'), true);
    assert.equal((await names('nordlicht'))[0], 'Merino Wool Sweater');
    assert.equal((await names('東京'))[0], '東京 ポスター');
    assert.deepEqual(await names('quantum chromodynamics'), []);
  });

  it('finds a product once that a merchant lists under several addresses, and keeps what differs', async () => {
    const kettle = (path: string, host: string, priceFrom = 4500) =>
      product('Gooseneck Kettle', host, { directUrl: `https://${host}/${path}`, priceFrom });
    await indexProducts(store.database, [
      kettle('a', 'tea.example'),
      kettle('sale/a', 'tea.example'),
      kettle('large', 'tea.example', 5500),
      kettle('a', 'coffee.example'),
    ]);
    const { products } = await search('gooseneck kettle');
    const found = products.map(({ merchant, priceFrom }) => `${merchant} ${priceFrom}`);
    assert.deepEqual(found.toSorted(), ['coffee.example 45', 'tea.example 45', 'tea.example 55']);
  });

  it('prefers what can be chosen as asked, and keeps to the price', async () => {
    const variant = (Color: string, Size: string, available = true) => ({ attributes: { Color, Size }, available });
    const shirt = (host: string, priceFrom: number, variants: unknown[], currency = 'USD') =>
      product('Oxford Shirt', host, { priceFrom, variants, currency });
    await indexProducts(store.database, [
      shirt('apart.example', 2000, [variant('Red', 'L'), variant('Blue', 'M')]),
      shirt('gone.example', 2000, [variant('Red', 'M', false), variant('Blue', 'L')]),
      shirt('right.example', 2500, [variant('Blue', 'L'), variant('Red', 'M')]),
      shirt('dear.example', 9000, [variant('Red', 'M')]),
      shirt('yen.example', 2500, [variant('Red', 'M')], 'JPY'),
    ]);
    const hosts = async (name: string) => (await search(name)).products.map(({ directUrl }) => new URL(directUrl).host);
    assert.equal((await hosts('red oxford shirt size m under 30'))[0], 'right.example');
    assert.deepEqual((await hosts('oxford shirt under $30')).toSorted(), [
      'apart.example',
      'gone.example',
      'right.example',
    ]);
    assert.deepEqual(await hosts('oxford shirt between 80 and 100'), ['dear.example']);
    assert.deepEqual(await hosts('oxford shirt over 1000'), ['yen.example']);
    assert.equal((await hosts('oxford shirt under 1')).length, 5);
  });

  it('takes any text as words, never as query syntax', async () => {
    for (const text of ["'", '\\', ':* & | !', "o'reilly mug", '<->', '((', '%_', '\u202e', '😀', 'a'.repeat(200)]) {
      await search(text, text);
    }
    assert.equal((await names("oreilly 'quoted'"))[0]?.includes('Mug'), true);
  });

  it('puts the target merchant first by name or host, in any case, and counts its products', async () => {
    for (const merchant of ['wool.example', 'WOOL.example', 'www.wool.example', 'wool & co', 'Wool']) {
      const { products, targetMatchCount, targetMerchant } = await search('wool', merchant);
      assert.equal(targetMatchCount, 2, merchant);
      assert.equal(targetMerchant, merchant);
      assert.deepEqual(products.map((found) => found.merchant).slice(0, 2), ['Wool & Co', 'Wool & Co']);
      assert.ok(products.some((found) => found.merchant === 'cleaning.example'));
    }
    const unknown = await search('wool', 'nobody');
    assert.equal(unknown.targetMatchCount, 0);
    assert.ok(unknown.products.length >= 3);
  });

  it('presents money in the currency and leaves out a brand it does not know', async () => {
    const [torch] = (await search('torch')).products;
    assert.equal(torch?.priceFrom, 1200);
    assert.equal(torch?.currency, 'JPY');
    assert.equal(torch !== undefined && 'brand' in torch, false);
  });

  it('returns at most 50 and renews a product read again', async () => {
    const many = Array.from({ length: 80 }, (_, index) => product(`Candle number ${index}`, 'candles.example'));
    await indexProducts(store.database, many);
    assert.equal((await search('candle')).products.length, 50);
    await indexProducts(store.database, [product('Candle number 7', 'candles.example', { priceFrom: 5 })]);
    const [seventh] = (await search('candle number 7')).products;
    assert.equal(seventh?.name, 'Candle number 7');
    assert.equal(seventh?.priceFrom, 0.05);
  });
});
