import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { clearTheWay } from '../../src/agent/refusals/clear-the-way.ts';
import { startRun } from '../../src/agent/run/start-run.ts';
import { look } from '../../src/agent/view/look.ts';
import { candidates } from '../../src/agent/view/view.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { purchaseOrder } from '../harness/purchase.ts';
import { bannerFrame, bannerPage } from './banner-page.ts';
import { type Banner, banners } from './banners.ts';
import { moreBanners } from './more-banners.ts';

const all: readonly Banner[] = [...banners, ...moreBanners];
let server: http.Server;
let origin: string;
let pool: BrowserPool;

before(async () => {
  server = http.createServer((request, response) => {
    const [, kind, name] = (request.url ?? '').split('/');
    const banner = all.find((each) => each.name === (kind === 'frame' ? name : kind));
    response.writeHead(banner ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(banner ? (kind === 'frame' ? bannerFrame(banner) : bannerPage(banner)) : 'nothing here');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pool = openTestPool();
});
after(async () => {
  await pool.close();
  server.close();
});

for (const banner of all) {
  test(`${banner.name} (${banner.language}) is ${banner.way === 'accepted' ? 'accepted, because there is no other way' : 'refused'}`, async () => {
    const url = `${origin}/${banner.name}`;
    const browser = await pool.open({ locale: 'en-US', timezone: 'UTC' });
    try {
      const hooks = { signal: AbortSignal.timeout(30_000), onStep: () => undefined, card: null };
      const run = await startRun(
        { browser: pool, recipes: null, log: () => undefined },
        purchaseOrder({ items: [{ url, quantity: 1, variant: {} }] }),
        hooks,
        browser,
      );
      await run.page.goto(url);
      const view = await clearTheWay(run, await look(run));
      const answer = await run.page.evaluate(() => document.documentElement.dataset.answer ?? 'still open');
      const expected = banner.way === 'accepted' ? ['accept', 'close'] : ['reject'];
      assert.ok(expected.includes(answer), `the notice heard: ${answer}`);
      assert.equal(candidates(view, 'addToCart').length, 1, 'the shop is still there to be used');
      assert.equal(run.page.url(), url);
    } finally {
      await browser.close();
    }
  });
}
