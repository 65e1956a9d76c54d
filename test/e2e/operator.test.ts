import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMall } from '@cartwright/mall';
import { openService } from '../spec/service.ts';
import { spec } from '../spec/spec.ts';

const mall = await startMall({ ports: 0 });
after(() => mall.close());
const service = await openService({ ALLOW_PRIVATE_HOSTS: mall.hosts.join(',') });

spec(['search.crawl'], '200: a crawled merchant is found by search', async () => {
  const shop = mall.merchants.find((merchant) => merchant.shop === 'lindner');
  const product = shop?.products.find((one) => one.behaviour === 'normal');
  assert.ok(shop && product);
  const crawled = await service.operator('POST', '/operator/crawl', { url: shop.url, maxPages: 40 });
  assert.equal(crawled.status, 200, JSON.stringify(crawled.body));
  assert.ok(crawled.body.products >= 5, JSON.stringify(crawled.body));
  const { body } = await service.call('POST', '/product/search', { body: { name: product.title, merchant: shop.id } });
  assert.ok(body.data.targetMatchCount >= 1);
  assert.equal(body.data.products[0].name, product.title);
});

test('400 and 401: a crawl without a URL, a crawl without the token', async () => {
  assert.equal((await service.operator('POST', '/operator/crawl', { url: 'nowhere' })).status, 400);
  assert.equal((await service.call('POST', '/operator/crawl', { body: { url: 'http://a.example' } })).status, 401);
});

test('recipes are listed and forgotten', async () => {
  assert.deepEqual((await service.operator('GET', '/operator/recipes')).body, { recipes: [] });
  assert.equal((await service.operator('GET', '/operator/recipes/nobody.example')).status, 404);
  assert.equal((await service.operator('DELETE', '/operator/recipes/nobody.example')).status, 404);
});
