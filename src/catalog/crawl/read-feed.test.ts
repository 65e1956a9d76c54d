import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFeed } from './read-feed.ts';

const merchant = { host: 'shop.example', name: 'Shop' };
const summary = (text: string) =>
  readFeed(text, merchant).map((product) => [product.name, product.brand, product.priceFrom, product.currency]);
const expected = [['Oak chair', 'Grove', 12_950, 'EUR']];

describe('product feeds', () => {
  it('reads Google Merchant XML and takes the sale price', () => {
    const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item>
      <g:id>1</g:id><title><![CDATA[Oak chair]]></title><link>https://www.shop.example/chair</link><g:brand>Grove</g:brand>
      <g:price>149.00 EUR</g:price><g:sale_price>129.50 EUR</g:sale_price></item></channel></rss>`;
    assert.deepEqual(summary(xml), expected);
  });

  it('reads an Atom feed, whose links are attributes', () => {
    const xml = `<feed><entry><id>1</id><title>Oak chair</title><link href="https://shop.example/chair"/>
      <g:brand>Grove</g:brand><g:price>129.50 EUR</g:price></entry></feed>`;
    assert.deepEqual(summary(xml), expected);
  });

  it('reads tab- and comma-separated text with quotes', () => {
    const row = ['1', '"Oak chair"', 'https://shop.example/chair', 'Grove', '129.50 EUR'];
    const header = ['id', 'Title', 'link', 'brand', 'price'];
    for (const delimiter of ['\t', ',', ';']) {
      assert.deepEqual(summary(`${header.join(delimiter)}\r\n${row.join(delimiter)}\r\n`), expected);
    }
  });

  it('reads JSON with amounts as objects', () => {
    const item = { title: 'Oak chair', link: 'https://shop.example/chair', brand: 'Grove' };
    const price = { value: '129.50', currency: 'EUR' };
    assert.deepEqual(summary(JSON.stringify({ products: [{ ...item, price }] })), expected);
  });

  it('folds the variants of one item group and leaves out other merchants', () => {
    const line = (id: string, size: string, price: string, host = 'shop.example') =>
      [id, 'G', 'Boots', `https://${host}/boots?v=${id}`, price, size].join('\t');
    const text = ['id', 'item_group_id', 'title', 'link', 'price', 'size'].join('\t');
    const products = readFeed(
      [text, line('1', '40', '80 USD'), line('2', '41', '75 USD'), line('3', '42', '70 USD', 'other.example')].join(
        '\n',
      ),
      merchant,
    );
    assert.deepEqual(
      products.map((product) => [product.priceFrom, product.variants.length]),
      [[7500, 2]],
    );
  });
});
