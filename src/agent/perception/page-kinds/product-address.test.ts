import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOtherProduct, isSameProduct } from './product-address.ts';

const shop = 'https://shop.example';

test('a variant in the query is the same product, another query of a shop with one path is not', () => {
  assert.ok(isSameProduct(`${shop}/products/bag-nord?variant=2`, `${shop}/products/bag-nord`));
  assert.ok(!isSameProduct(`${shop}/products/cart`, `${shop}/products/bag-nord`));
  assert.ok(isSameProduct(`${shop}/index.php?route=p&product_id=4&size=L`, `${shop}/index.php?route=p&product_id=4`));
  assert.ok(!isSameProduct(`${shop}/index.php?route=checkout/cart`, `${shop}/index.php?route=p&product_id=4`));
});

test('where one document holds the whole shop, the fragment tells the product; elsewhere it may tell the variant', () => {
  assert.ok(!isSameProduct(`${shop}/store#!/Teapot/p/7`, `${shop}/store#!/Towel/p/8`));
  assert.ok(!isSameProduct(`${shop}/store#!/~/cart`, `${shop}/store#!/Towel/p/8`));
  assert.ok(isSameProduct(`${shop}/store#!/Towel/p/8`, `${shop}/store#!/Towel/p/8`));
  assert.ok(!isSameProduct(`${shop}/#/cart`, `${shop}/#/towel`));
  assert.ok(isSameProduct(`${shop}/8-towel.html#/2-size-m/8-color-white`, `${shop}/8-towel.html#/1-size-s`));
  assert.ok(isSameProduct(`${shop}/towel#reviews`, `${shop}/towel`));
});

test('links may be written as those of pages where a script turns them into fragments', () => {
  const product = `${shop}/#/index.php?route=product%2Fproduct&product_id=4&n=cup`;
  assert.ok(isOtherProduct(`${shop}/index.php?route=product/product&product_id=7&n=pot`, product));
  assert.ok(isSameProduct(`${shop}/index.php?route=product/product&product_id=4&n=cup`, product));
  assert.ok(!isOtherProduct(`${shop}/cart`, product));
  assert.ok(isOtherProduct(`${shop}/goods/pot`, `${shop}/#/goods/cup`));
});

test('a path in the query is that of the page, and what is asked for without one is no product', () => {
  const product = `${shop}/shops/7.sf/en_GB/?ObjectPath=/goods/4`;
  assert.ok(isSameProduct(`${shop}/shops/7.sf/sec1f/?ObjectPath=/goods/4`, product), 'a visit has its own folder');
  assert.ok(isOtherProduct(`${shop}/shops/7.sf/sec1f/?ObjectPath=/goods/9`, product));
  assert.ok(!isOtherProduct(`${shop}/shops/7.sf/sec1f/?ObjectID=1&ViewAction=Basket`, product));
  assert.ok(!isSameProduct(`${shop}/shops/7.sf/sec1f/?ObjectID=1&ViewAction=Basket`, product));
});

test('a product named after a bag is no cart, a cart among the products is one', () => {
  const product = `${shop}/shop/clock-onda`;
  assert.ok(isOtherProduct(`${shop}/shop/bag-kiso`, product));
  assert.ok(isOtherProduct(`${shop}/shop/laundry-basket`, product));
  assert.ok(!isOtherProduct(`${shop}/shop/cart`, product));
  assert.ok(!isOtherProduct(`${shop}/shop/basket.php`, product));
  assert.ok(!isOtherProduct(`${shop}/cart`, product));
  assert.ok(!isOtherProduct(`${shop}/view-cart`, `${shop}/clock-onda`), 'at the root nothing lies among the products');
  assert.ok(!isOtherProduct(`${shop}/sv/checkout`, `${shop}/sv/clock-onda`), 'the root of a language is a root');
  assert.ok(isOtherProduct(`${shop}/sv/klockor/bag-kiso`, `${shop}/sv/klockor/clock-onda`));
});

test('where one program shows every page, another product is asked for like this one', () => {
  const product = `${shop}/index.php?route=product/product&product_id=4&color=red`;
  assert.ok(isOtherProduct(`${shop}/index.php?route=product/product&product_id=7`, product));
  assert.ok(!isOtherProduct(`${shop}/index.php?route=product/product&product_id=4`, product));
  assert.ok(!isOtherProduct(`${shop}/index.php?route=checkout/cart`, product));
  const inEnglish = `${shop}/index.php?route=product/product&language=en&product_id=4`;
  assert.ok(!isOtherProduct(`${shop}/index.php?route=checkout/cart&language=en`, inEnglish));
  assert.ok(!isOtherProduct(`${shop}/?page_id=7`, `${shop}/?page_id=4`), 'any page of the shop may be asked for so');
  assert.ok(!isOtherProduct(`${shop}/jug?size=L&color=red`, `${shop}/jug?size=L&color=blue`), 'a variant');
});
