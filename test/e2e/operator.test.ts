import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startMall } from '@cartwright/mall';
import { productIn, shopIn } from '../harness/mall-shop.ts';
import { openService } from '../spec/service.ts';
import { spec } from '../spec/spec.ts';

const mall = await startMall({ ports: 0 });
after(() => mall.close());
const service = await openService({ ALLOW_PRIVATE_HOSTS: mall.hosts.join(','), ROLES: 'api,worker' });
const filling = { key: await service.makeKey({ permissions: ['catalog:read', 'catalog:write'] }) };

spec(['search.crawl'], '200: a crawled merchant is found by search', async () => {
  const shop = shopIn(mall, 'lindner');
  const product = productIn(mall, 'lindner');
  const started = await service.call('POST', '/catalog/crawls', {
    ...filling,
    body: { merchant: shop.id, maxPages: 40 },
  });
  assert.equal(started.status, 201, JSON.stringify(started.body));
  const again = await service.call('POST', '/catalog/crawls', { ...filling, body: { merchant: shop.url } });
  assert.equal(again.body.crawlId, started.body.crawlId, 'one crawl of a merchant at a time');
  const crawl = await crawlEnds(started.body.crawlId);
  assert.equal(crawl.status, 'completed', JSON.stringify(crawl));
  assert.ok(crawl.products >= 5, JSON.stringify(crawl));
  const { body: known } = await service.call('GET', '/catalog/merchants', {});
  assert.deepEqual([known.merchants[0].merchant, known.products], [shop.id, crawl.products]);
  const { body } = await service.call('POST', '/product/search', { body: { name: product.title, merchant: shop.id } });
  assert.ok(body.data.targetMatchCount >= 1);
  assert.equal(body.data.products[0].name, product.title);
});

async function crawlEnds(crawlId: string) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { body } = await service.call('GET', `/catalog/crawls/${crawlId}`, {});
    if (body.status !== 'queued' && body.status !== 'running') return body;
    assert.ok(Date.now() < deadline, JSON.stringify(body));
    await delay(500);
  }
}

test('400 and 404: a crawl of nowhere, a crawl that does not exist', async () => {
  assert.equal(
    (await service.call('POST', '/catalog/crawls', { ...filling, body: { merchant: 'no where' } })).status,
    400,
  );
  const nobody = '00000000-0000-4000-8000-000000000000';
  assert.equal((await service.call('GET', `/catalog/crawls/${nobody}`, filling)).status, 404);
  assert.equal((await service.call('DELETE', `/catalog/crawls/${nobody}`, filling)).status, 404);
});

test('a shop that cannot be reached ends the crawl with a reason', async () => {
  const { body } = await service.call('POST', '/catalog/crawls', { ...filling, body: { merchant: '127.0.0.1:1' } });
  const crawl = await crawlEnds(body.crawlId);
  assert.deepEqual([crawl.status, crawl.failure], ['failed', 'The shop is at a private address that is not allowed.']);
});

test('a feed file fills the index, only with the operator’s token', async () => {
  const feed = 'id\ttitle\tlink\tprice\n1\tFeed-only lantern\thttps://feed.example/lantern\t19.90 USD\n';
  const loaded = await service.operator('POST', '/operator/feeds', { merchant: 'feed.example', feed });
  assert.deepEqual(loaded.body, { merchant: 'feed.example', products: 1, removed: 0 });
  const { body } = await service.call('POST', '/product/search', { body: { name: 'feed-only lantern' } });
  assert.equal(body.data.products[0].directUrl, 'https://feed.example/lantern');
  const other = feed.replaceAll('lantern', 'torch');
  const replaced = await service.operator('POST', '/operator/feeds', {
    merchant: 'feed.example',
    feed: other,
    isComplete: true,
  });
  assert.deepEqual(replaced.body, { merchant: 'feed.example', products: 1, removed: 1 });
  const unreadable = { merchant: 'feed.example', feed: 'nothing', isComplete: true };
  assert.equal((await service.operator('POST', '/operator/feeds', unreadable)).body.removed, 0);
  assert.equal((await service.call('POST', '/operator/feeds', { body: { merchant: 'a', feed } })).status, 401);
});

test('recipes are listed and forgotten', async () => {
  assert.deepEqual((await service.operator('GET', '/operator/recipes')).body, { recipes: [] });
  assert.equal((await service.operator('GET', '/operator/recipes/nobody.example')).status, 404);
  assert.equal((await service.operator('DELETE', '/operator/recipes/nobody.example')).status, 404);
});
