import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { behaviours } from '../product.ts';
import { startMall } from '../start-mall.ts';
import { merchants } from './index.ts';

const mall = await startMall();
after(() => mall.close());

test('no two shops share a cookie or a short name', () => {
  assert.equal(new Set(merchants.map((merchant) => merchant.cookieName)).size, merchants.length);
  assert.equal(new Set(merchants.map((merchant) => merchant.id)).size, merchants.length);
});

for (const merchant of mall.merchants) {
  test(`${merchant.shop} has a product of every behaviour and its slug says so`, () => {
    for (const behaviour of behaviours) {
      const product = merchant.products.find((candidate) => candidate.behaviour === behaviour);
      assert.ok(product, behaviour);
      if (behaviour !== 'normal') assert.ok(product.slug.includes(behaviour), product.slug);
    }
  });

  test(`${merchant.shop} has at least two ways to ship, and a coupon`, () => {
    assert.ok(merchant.shipping.length >= 2);
    assert.ok(merchant.coupon.percent > 0 && merchant.coupon.code.length >= 5);
  });

  test(`${merchant.shop} shows every product at its address`, async () => {
    for (const product of merchant.products) {
      if (product.behaviour === 'slow') continue;
      const response = await fetch(product.url);
      assert.equal(response.status, 200, product.url);
      assert.match(response.headers.get('content-type') ?? '', /text\/html/);
    }
  });

  test(`${merchant.shop} answers 404 for a product it does not have`, async () => {
    const known = merchant.products[0]!;
    const response = await fetch(known.url.replace(known.slug, 'no-such-thing'));
    assert.equal(response.status, 404);
  });
}
