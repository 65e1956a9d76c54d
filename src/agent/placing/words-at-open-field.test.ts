import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { WebSocketServer } from 'ws';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { watchSends } from '../proof/watch-sends.ts';
import { look } from '../view/look.ts';
import { learnOutcome } from './learn-outcome.ts';

/** What became of a press on a page that then says something nobody understands, at `place`. */
async function pressAt(t: TestContext, { place = '#said', also = '', before = '' }) {
  const page = `<main><h1>Review your order</h1><p>Total $20.00</p>
    <form novalidate><label>Floor <input name="floor"></label><b id="said"></b><hr><button>Place order</button></form>
    <p><span id="far"></span></p></main><script>${before}
    document.forms[0].onsubmit = (event) => {
      event.preventDefault();
      document.querySelector('${place}').textContent = 'Zumme lix borba';
      ${also}
    };</script>`;
  const boxed = page.replace('<label>', '<div><label>').replace('</b>', '</b></div>');
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': boxed }), '/checkout');
  t.after(close);
  await run.page.goto(`${origin}/checkout`);
  await run.page.waitForTimeout(before === '' ? 0 : 500);
  const mark = {
    ...{ view: await look(run), ambiguous: false, at: Date.now(), sends: await watchSends(run) },
    ...{ sent: run.requests.sentCount(), documents: run.requests.documentCount() },
  };
  await run.page.click('button');
  const outcome = await learnOutcome(run, mark);
  return typeof outcome === 'string' ? outcome : outcome.kind;
}

// Side by side: most of it is waiting.
describe('a press that the page answers beside a field that is empty', { concurrency: true }, () => {
  test('was no order where nothing left the browser', async (t) => {
    assert.equal(await pressAt(t, {}), 'declined');
  });

  test('may be one where the words stand elsewhere, or anything was sent', async (t) => {
    assert.equal(await pressAt(t, { place: '#far' }), 'unknown');
    assert.equal(await pressAt(t, { also: "new Image().src = '/order?floor=1';" }), 'unknown');
  });

  test('may be one where it went over a socket that was open before', async (t) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    let ordered = 0;
    await once(server, 'listening');
    server.on('connection', (socket) => {
      socket.on('message', () => {
        ordered += 1;
      });
    });
    t.after(() => server.close());
    const before = `const socket = new WebSocket('ws://127.0.0.1:${(server.address() as AddressInfo).port}/');`;
    assert.equal(await pressAt(t, { before, also: "socket.send('order');" }), 'unknown');
    assert.equal(ordered, 1);
  });
});
