import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserPool, PurchaseContext } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import type { RunningService } from '../harness/index.ts';
import { buyThroughService, openBuyer } from './one-order/buy-through-service.ts';
import { describePurchase } from './one-order/judge-purchase.ts';
import { countEchoPixels } from './pictures/count-echo-pixels.ts';
import { cardEchoes } from './pictures/echo-card.ts';
import { type Shops, serveShops } from './shop/serve-shops.ts';

/** Purchases, each with a card of its own. `CANARY_PICTURES=200` for the full count. */
const PURCHASES = Number(process.env.CANARY_PICTURES ?? 4);
const AT_ONCE = 2;

let shops: Shops;
let service: RunningService;
let pool: BrowserPool;
let eye: PurchaseContext;

before(async () => {
  shops = await serveShops();
  service = await openBuyer(AT_ONCE);
  pool = openTestPool();
  eye = await pool.open({ locale: 'en-US', timezone: 'America/New_York' });
});
after(async () => {
  await service?.kill9();
  await eye?.close();
  await pool?.close();
  await shops?.close();
});

const read = async (path: string) => {
  const response = await fetch(service.url + path, { headers: { 'X-API-Key': service.testKey ?? '' } });
  return { status: response.status, body: await response.json() };
};

test('the search knows a page that shows the card', async () => {
  const shown = await pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  const shop = shops.open(cardEchoes[0] as (typeof cardEchoes)[number]);
  await shown.page.goto(`${shop.origin()}/p/enamel-mug`);
  const before = await shown.camera.take();
  shop.state.details.card_number = '4242424242424242';
  await shown.page.goto(`${shop.origin()}/checkout`);
  const after = await shown.camera.take();
  await shown.close();
  const [none = -1, much = 0] = await countEchoPixels(eye.page, [before, after].map(toBase64));
  assert.equal(none, 0);
  assert.ok(much > 10_000, `${much} pixels`);
});

test('no picture, stored or live, shows a card, wherever the page writes it', async () => {
  const queue = Array.from({ length: PURCHASES }, (_, at) => cardEchoes[at % cardEchoes.length]);
  const result = { cards: PURCHASES, bought: 0, pictures: 0, livePictures: 0, withheldSteps: 0, showingCard: 0 };
  const problems: string[] = [];
  const work = async () => {
    for (let attack = queue.shift(); attack; attack = queue.shift()) {
      const live = watchLive();
      const purchase = await buyThroughService(service, shops, attack, live.begin);
      const { pictures, withheld } = await readEvidence(purchase.task.tid);
      const liveOnes = await live.end();
      const counts = await countEchoPixels(eye.page, [...pictures, ...liveOnes]);
      const showing = counts.filter((count) => count > 0).length;
      result.bought += purchase.task.status === 'COMPLETED' ? 1 : 0;
      result.pictures += pictures.length;
      result.livePictures += liveOnes.length;
      result.withheldSteps += withheld;
      result.showingCard += showing;
      if (showing > 0 || purchase.task.status !== 'COMPLETED') problems.push(describePurchase(purchase));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(JSON.stringify(result));
  assert.equal(result.showingCard, 0, problems.join('\n'));
  assert.equal(result.bought, PURCHASES, problems.join('\n'));
  assert.ok(result.pictures >= 2 * PURCHASES, 'pages before the card are photographed');
  assert.ok(result.withheldSteps >= 2 * PURCHASES, 'the card, the review and the confirmation say why there is none');
});

async function readEvidence(taskId: string): Promise<{ pictures: string[]; withheld: number }> {
  const { body: history } = await read(`/checkout/${taskId}/status-history`);
  const steps: { id: number }[] = history.data;
  const found = await Promise.all(steps.map(({ id }) => read(`/checkout/${taskId}/steps/${id}/evidence`)));
  const evidence = found.filter(({ status }) => status === 200).map(({ body }) => body);
  return {
    pictures: evidence.flatMap(({ picture }) => picture ?? []),
    withheld: evidence.filter(({ pictureWithheld }) => pictureWithheld).length,
  };
}

/** Watches as the portal does, once a second. */
function watchLive(): { begin(taskId: string): void; end(): Promise<string[]> } {
  const pictures: string[] = [];
  let isOver = false;
  let watching: Promise<void> = Promise.resolve();
  return {
    begin: (taskId) => {
      watching = (async () => {
        for (; !isOver; await new Promise((done) => setTimeout(done, 400))) {
          const { body } = await read(`/checkout/${taskId}/live`);
          if (body.picture) pictures.push(body.picture);
        }
      })();
    },
    end: async () => {
      isOver = true;
      await watching;
      return pictures;
    },
  };
}

function toBase64(picture: Uint8Array | null): string {
  assert.ok(picture);
  return Buffer.from(picture).toString('base64');
}
