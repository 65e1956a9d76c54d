import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { BrowserPool, PurchaseContext } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';

const words = Array.from({ length: 400 }, (_, i) => `<p>Line ${i} of an order with many words in it</p>`).join('');
const shop = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.setHeader('content-security-policy', "default-src 'none'; style-src 'self'");
  answer.end(`<input name="card_number" value="4242424242424242"><b>4242 4242 4242 4242</b>${words}`);
});
let pool: BrowserPool;
let purchase: PurchaseContext;

before(async () => {
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  pool = openTestPool();
  purchase = await pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  await purchase.page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
});
after(async () => {
  await purchase.close();
  await pool.close();
  shop.close();
});

const colourOf = (selector: string) =>
  purchase.page.evaluate((name) => {
    const found = document.querySelector(name);
    return found && getComputedStyle(found).color;
  }, selector);

test('a page that forbids styles of others is masked all the same, and notices no change', async () => {
  const changes = await purchase.page.evaluateHandle(() => {
    const seen: MutationRecord[] = [];
    new MutationObserver((records) => seen.push(...records)).observe(document, { subtree: true, childList: true });
    return seen;
  });
  assert.ok(await purchase.camera.take());
  assert.equal(await colourOf('input'), 'rgba(0, 0, 0, 0)');
  assert.equal(await changes.evaluate((seen) => seen.length), 0);
});

test('a picture shows what is visible, even far down and while the page scrolls', async () => {
  await purchase.page.evaluate(() => scrollTo(0, 4_000));
  const still = await purchase.camera.take();
  assert.deepEqual(still && sizeOf(still), { width: 768, height: 540 });
  // Nothing but white takes a few kilobytes.
  assert.ok(still && still.length > 15_000, `${still?.length} bytes`);
  const scrolling = purchase.page.evaluate(async () => {
    for (let y = 4_000; y > 0; y -= 200) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  const moving = await purchase.camera.take();
  await scrolling;
  assert.ok(moving && moving.length > 15_000, `${moving?.length} bytes`);
});

test('once shut, no picture leaves: none that is taken, none that was being taken, none of the live ones', async () => {
  const live: Uint8Array[] = [];
  await purchase.camera.watch((frame) => live.push(frame));
  for (const giveUp = Date.now() + 10_000; live.length === 0 && Date.now() < giveUp; )
    await purchase.page.evaluate(() => document.body.prepend('begun'));
  assert.ok(live.length > 0);
  const begun = purchase.camera.take();
  purchase.camera.shut();
  const seen = live.length;
  assert.equal(await begun, null);
  assert.equal(await purchase.camera.take(), null);
  await purchase.camera.watch((frame) => live.push(frame));
  await purchase.page.evaluate(() => document.body.prepend('4242'));
  await new Promise((done) => setTimeout(done, 300));
  assert.equal(live.length, seen);
});

/** From the frame header of a JPEG. */
function sizeOf(picture: Uint8Array): { width: number; height: number } | null {
  const bytes = Buffer.from(picture);
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}
