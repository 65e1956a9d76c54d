import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { typeCard } from '../../../test/harness/type-card.ts';
import { cardFields } from '../card/card-fields.ts';
import { look } from '../view/look.ts';
import { goToPay } from './go-to-pay.ts';

/** A provider that asks first how to pay; its card form is drawn by the choice. */
const PROVIDER = `<main><h1>Wybierz formę płatności</h1><button type="button">BLIK</button>
  <button type="button" onclick="asked.hidden = false">Karta płatnicza</button><button type="button">mBank</button>
  <form id="asked" hidden><label>Numer karty <input autocomplete="cc-number"></label>
  <label>CVC <input autocomplete="cc-csc"></label><button>Zapłać</button></form></main>`;

test('a provider that is reached by a press is told to take the card, and the press is on record', async () => {
  const provider = createServer(answerPages({ '/pay/a88a64d3': PROVIDER }));
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  const site = `127.0.0.1:${port}`;
  const shop = await startRunAtShop(
    answerPages({
      '/order': '<main><h1>Review</h1><button>Place order</button></main>',
      '/taken?id=10243912': `<main><h1>Zamówienie zapisane</h1><a href="http://${site}/pay/a88a64d3">Zapłać</a></main>`,
    }),
  );
  const { origin } = shop;
  const run = {
    ...shop.run,
    hooks: { ...shop.run.hooks, card: typeCard() },
    site: { ...shop.run.site, paymentSites: [site] },
  };
  const recorded: string[] = [];
  try {
    await run.page.goto(`${origin}/order`);
    const before = await look(run);
    await run.page.goto(`${origin}/taken?id=10243912`);
    await goToPay(run, before, async () => void recorded.push('pressed'));
    assert.equal(new URL(run.page.url()).host, site);
    assert.equal(cardFields(await look(run)).length, 2);
    assert.equal(recorded.length, 1);
  } finally {
    await shop.close();
    provider.closeAllConnections();
    provider.close();
  }
});
