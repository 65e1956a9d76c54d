import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { productTitle } from './product-title.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

test('where the page has no main heading, the heading that its title repeats names the product', async () => {
  const page = `<html><head><title>Red Sauce | Corner Shop</title></head><body><h2>Out of Stock</h2><h3>Red Sauce</h3><h3>Corner Shop</h3></body></html>`;
  assert.equal(productTitle(readView(await shop.see(page))), 'Red Sauce');
});

test("a heading that leads away from the head of the page is the shop's name, also where the shop is no front page", async () => {
  const page = `<header><h1><a href="/shop">Corner Shop</a></h1></header>
    <div><h1>Beach towel</h1><p>$64.95</p><form><button>Add to cart</button></form></div>`;
  assert.equal(productTitle(readView(await shop.see(page))), 'Beach towel');
});

test("of the headings that the title repeats, one that leads to another page is the shop's name", async () => {
  const page = `<html><head><title>Corner Shop: Bread knife</title></head><body><div><h2><a href="/store/main">Corner Shop</a></h2></div>
    <div><h2><a href="/page">Bread knife</a></h2><p>$24.95</p><form><button>Add to cart</button></form></div></body></html>`;
  assert.equal(productTitle(readView(await shop.see(page))), 'Bread knife');
});
