import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { closeComplaint } from './close-complaint.ts';

const page = (invalid: string, layer = '') => `<main><h1>Checkout</h1><form method="post">
  <p><label>Phone <input name="phone" value="+1 503 555 0132" ${invalid && 'aria-invalid="true" aria-describedby="why"'}></label>
  <span id="why" class="error">${invalid}</span></p><button>Place order</button></form></main>${layer}`;
const layerOf = (words: string, controls = '<button onclick="this.parentElement.remove()">OK</button>') =>
  `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><p>${words}</p>${controls}</div>`;
const WRONG = 'Please use digits only';

test('a layer that only repeats what is wrong is closed; one that asks anything, or has another control, is left', async () => {
  const pages = {
    '/sent': page(''),
    '/repeats': page(WRONG, layerOf(WRONG)),
    '/asks': page(WRONG, layerOf('Your order will be charged now')),
    '/offers': page(WRONG, layerOf(WRONG, '<button>OK</button><button>Continue anyway</button>')),
    '/unmarked': page('', layerOf(WRONG)),
  };
  const shop = await startRunAtShop(answerPages(pages), '/sent');
  try {
    const { run, origin } = shop;
    const see = async (path: string) => {
      await run.page.goto(origin + path);
      return look(run);
    };
    const sent = await see('/sent');
    const isLeft = async (path: string) => (await closeComplaint(run, sent, await see(path))).snapshot.modal;
    assert.equal(await isLeft('/repeats'), false);
    for (const path of ['/asks', '/offers', '/unmarked']) assert.equal(await isLeft(path), true, path);
  } finally {
    await shop.close();
  }
});
