import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { cardSender } from './card-sender.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const CARD = `<label>Card number <input autocomplete="cc-number"></label><label>Expiry <input autocomplete="cc-exp"></label>
  <label>CVC <input autocomplete="cc-csc"></label>`;

async function sender(inside: string, below = ''): Promise<string | undefined> {
  const page = `<main><h1>Checkout</h1><h2>Payment</h2><form>${inside}</form>${below}</main>`;
  return cardSender(readView(await shop.see(page)))?.text;
}

test('the one control below the card in its own form sends it, whatever it says', async () => {
  assert.equal(await sender(`${CARD}<div role="button" tabindex="0">Vamto</div>`), 'Vamto');
  assert.equal(
    await sender(`<button type="button">Brimo</button>${CARD}<button type="button">Vamto</button>`),
    'Vamto',
  );
  assert.equal(
    await sender(`${CARD}<button type="button">Vamto</button><button type="button">Zorba</button>`),
    undefined,
  );
  assert.equal(await sender(CARD, '<button type="button">Vamto</button>'), undefined);
  assert.equal(
    await sender('<label>Email <input name="email"></label><button type="button">Vamto</button>'),
    undefined,
  );
});

test('a card in frames is sent by the one control below them in the form that holds them', async () => {
  const frame = `<iframe srcdoc='${CARD}' width="400" height="120"></iframe>`;
  assert.equal(await sender(`${frame}<button>Vamto ›</button>`), 'Vamto ›');
  assert.equal(await sender(`${frame}<button>Vamto</button><button>Zorba</button>`), undefined);
  assert.equal(await sender(`<button>Brimo</button>${frame}`), undefined);
  assert.equal(await sender(frame, '<button>Vamto</button>'), undefined);
});
